internal import CGtk

/// Tells of what changes in a folder while it is held.
///
/// A change that somebody else makes comes a moment later, and on some network file systems never.
public final class FileMonitor: Object {
  /// What happened in the folder.
  public enum Event: Sendable, Equatable {
    /// A name is there that was not, or stands for another file now.
    case appeared
    /// A name has gone. Where it is the folder's own, the folder has.
    case vanished
    /// The content of a file is another, or what is known of it.
    case changed
    /// The disk has been taken out.
    case unmounted
  }

  /// Begins to watch a folder. One that does not exist yet is watched as well: it appears later.
  ///
  /// - Parameter path: Its bytes as the file system has them, without a terminating 0.
  /// - Throws: ``GtkError`` when it cannot be watched.
  public convenience init(folder path: [UInt8]) throws {
    let file = file(at: path)
    defer { g_object_unref(gpointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_NONE, nil, &error) else {
      throw GError.consume(error)
    }
    self.init(adopting: OpaquePointer(monitor))
    g_file_monitor_set_rate_limit(monitor, Self.rateLimit)
  }

  /// How often a file that is being written is told of, in milliseconds.
  private static let rateLimit: gint = 250

  /// Called for each change with the name that it is about, in the bytes of the file system.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor (Event, [UInt8]) -> Void) -> SignalConnection {
    Self.changed.connect(to: self) { file, _, number in
      guard let event = Event(number), let file else { return }
      handler(event, name(of: file))
    }
  }

  /// Stops watching for good.
  public func cancel() {
    g_file_monitor_cancel(UnsafeMutablePointer(pointer))
  }

  private static let changed = Signal<FileMonitor, OpaquePointer?, OpaquePointer?, Int>("changed")
}

extension FileMonitor.Event {
  /// - Parameter number: A GFileMonitorEvent; nil for those that a program need not hear of.
  fileprivate init?(_ number: Int) {
    switch GFileMonitorEvent(rawValue: guint(clamping: number)) {
    case G_FILE_MONITOR_EVENT_CREATED: self = .appeared
    case G_FILE_MONITOR_EVENT_DELETED: self = .vanished
    case G_FILE_MONITOR_EVENT_CHANGED, G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT,
      G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED:
      self = .changed
    case G_FILE_MONITOR_EVENT_UNMOUNTED: self = .unmounted
    default: return nil
    }
  }
}

/// A GFile, with a reference that the caller owns.
func file(at path: [UInt8]) -> OpaquePointer? {
  (path + [0]).withUnsafeBufferPointer { bytes in
    bytes.withMemoryRebound(to: CChar.self) { g_file_new_for_path($0.baseAddress) }
  }
}

/// The last part of a file's path; empty where it has none.
private func name(of file: OpaquePointer) -> [UInt8] {
  guard let name = g_file_get_basename(file) else { return [] }
  defer { g_free(name) }
  return UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
}
