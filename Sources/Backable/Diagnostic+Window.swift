import GtkInterop
import Navigation

@MainActor
extension Diagnostic {
  static func notShowable(_ view: any View, as role: String) -> Diagnostic {
    Diagnostic(
      what: "\(role) is not shown.",
      why: "\(type(of: view)) is not a widget.",
      remedy: "Use a Widget."
    )
  }

  static var windowIsClosed: Diagnostic {
    Diagnostic(
      what: "present was refused.",
      why: "The window has been closed, and its GTK window has gone.",
      remedy: "Make a new NavigationWindow."
    )
  }
}
