internal import CGtk

/// Texts as the user's language and region want them. Safe on any thread.
public enum TextFormatting {
  /// A number of bytes, such as "1.2 MB".
  public static func formatSize(_ bytes: UInt64) -> String {
    String(adopting: g_format_size(guint64(bytes))) ?? ""
  }

  /// A date and a time, in the local time zone, as the region writes them in full.
  ///
  /// - Parameter seconds: Since 1970 began in UTC. One beyond the years 1 to 9999 gives an empty text.
  public static func formatDate(unixSeconds seconds: Int64) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(date) }
    return String(adopting: g_date_time_format(date, "%c")) ?? ""
  }

  /// A date in a few letters: the time of a moment of today, the day of any other, as "3 Feb 2025".
  ///
  /// - Parameter seconds: Since 1970 began in UTC. One beyond the years 1 to 9999 gives an empty text.
  public static func formatShortDate(unixSeconds seconds: Int64) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(date) }
    let now = g_date_time_new_now_local()
    defer { if let now { g_date_time_unref(now) } }
    let isToday = now.map { day(of: $0) == day(of: date) } ?? false
    return String(adopting: g_date_time_format(date, isToday ? "%R" : "%-e %b %Y")) ?? ""
  }

  private static func day(of date: OpaquePointer) -> [gint] {
    [g_date_time_get_year(date), g_date_time_get_day_of_year(date)]
  }

  /// A text for a search in it: without regard to case, and to the ways in which Unicode writes one letter.
  public static func searchKey(_ text: String) -> String {
    let folded = casefolded(text)
    return String(adopting: g_utf8_normalize(folded, -1, G_NORMALIZE_ALL)) ?? folded
  }

  /// A key for sorting file names as a person expects: by the region's rules, numbers by their value. Compare
  /// keys byte by byte.
  public static func collationKey(forFilename name: String) -> [UInt8] {
    bytes(adopting: g_utf8_collate_key_for_filename(name, -1))
  }

  /// A key for sorting words by the region's rules. Compare keys byte by byte.
  public static func collationKey(forText text: String) -> [UInt8] {
    bytes(adopting: g_utf8_collate_key(text, -1))
  }

  /// A text for comparison without regard to case.
  public static func casefolded(_ text: String) -> String {
    String(adopting: g_utf8_casefold(text, -1)) ?? text
  }

  private static func bytes(adopting key: UnsafeMutablePointer<CChar>?) -> [UInt8] {
    guard let key else { return [] }
    defer { g_free(key) }
    var bytes: [UInt8] = []
    while key[bytes.count] != 0 { bytes.append(UInt8(bitPattern: key[bytes.count])) }
    return bytes
  }
}
