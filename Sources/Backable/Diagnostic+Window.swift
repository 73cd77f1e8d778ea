import Navigation

@MainActor
extension Diagnostic {
  static func notShowable(_ view: any View, of controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "The view of \(type(of: controller)) is not shown.",
      why: "\(type(of: view)) is not a widget.",
      remedy: "Return a Widget from loadView."
    )
  }

  func report() { Diagnostic.handler(self) }
}
