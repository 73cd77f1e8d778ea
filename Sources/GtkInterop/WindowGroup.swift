internal import CGtk

/// Windows that belong together: one that is modal blocks the others of its group, and no other.
public final class WindowGroup: Object {
  /// An empty group. It lives as long as a window of it, or a wrapper.
  public convenience init() {
    // Safe: the constructor returns NULL in no case but that memory ran out, which ends the process.
    self.init(adopting: OpaquePointer(gtk_window_group_new()!))
  }

  /// Adds a window. It leaves the group in which it was.
  public func add(_ window: Window) {
    gtk_window_group_add_window(UnsafeMutablePointer(pointer), window.window)
  }
}
