import Glibc
import GtkInterop
import Navigation

extension Application {
  /// Runs the application with one window that shows what `root` makes, and ends the process with its status: the
  /// whole `main.swift` of a small program. Without a display one line says so, and the status is 1.
  ///
  /// A second start brings the first one's window to the front.
  public func launch(_ root: @escaping @MainActor () -> ViewController) -> Never {
    onActivate { [unowned self] in
      if let window = self.activeWindow { return window.present() }
      NavigationWindow(rootViewController: root(), application: self).present()
    }
    exit(run())
  }
}
