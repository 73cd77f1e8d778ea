import Glibc

/// A time of the day, as clocks in the room show it.
struct WallTime: Equatable, Sendable {
  private let seconds: Int
  private let milliseconds: Int

  /// - Parameter milliseconds: from 0 to 999.
  init(unixSeconds seconds: Int, milliseconds: Int = 0) {
    self.seconds = seconds
    self.milliseconds = milliseconds
  }

  static var now: WallTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return WallTime(unixSeconds: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
  }

  /// Such as 09:05:02.007, in the local time zone.
  var text: String {
    var time = seconds
    var parts = tm()
    localtime_r(&time, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.padded(Int($0), to: 2) }
    return clock.joined(separator: ":") + "." + Self.padded(milliseconds, to: 3)
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
