internal import CGtk

/// Why a function of GLib or GTK failed.
public struct GtkError: Error, Sendable, CustomStringConvertible {
  /// The family of the error, such as `g-io-error-quark`.
  public let domain: String
  /// The number within the family.
  public let code: Int
  /// A sentence for a person, in the user's language.
  public let message: String

  /// The message.
  public var description: String { message }
}

extension GError {
  /// The error as a Swift value; the GError is freed. NULL, which no failing function leaves, gives a
  /// placeholder.
  static func consume(_ error: UnsafeMutablePointer<GError>?) -> GtkError {
    guard let error else { return GtkError(domain: "", code: 0, message: "unknown error") }
    defer { g_error_free(error) }
    return GtkError(
      domain: String(copying: g_quark_to_string(error.pointee.domain)) ?? "",
      code: Int(error.pointee.code),
      message: String(copying: error.pointee.message) ?? "")
  }
}
