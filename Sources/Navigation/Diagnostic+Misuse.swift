/// Every misuse that the core knows, each with its three sentences.
@MainActor
extension Diagnostic {
  static func name(_ controller: ViewController) -> String {
    let type = String(describing: type(of: controller))
    guard let title = controller.displayTitle else { return type }
    return "\(type) “\(title)”"
  }

  /// Rule S3: what already has a place cannot be given a second one.
  static func alreadyPlaced(_ controller: ViewController, operation: String, place: Placement) -> Diagnostic {
    Diagnostic(
      what: "\(operation) refused \(name(controller)).",
      why: "It \(place.words).",
      remedy: place.remedy
    )
  }

  /// Rule S4.
  static func notInStack(_ controller: ViewController, operation: String) -> Diagnostic {
    Diagnostic(
      what: "\(operation) refused \(name(controller)).",
      why: "It is not in this stack.",
      remedy: "Pass one of viewControllers."
    )
  }

  /// Rule S8.
  static func duplicate(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "setViewControllers was given \(name(controller)) more than once.",
      why: "A controller has one place in a stack; the first was kept.",
      remedy: "Make a controller of its own for each screen."
    )
  }

  /// Rule S10.
  static func onlyScreen(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "remove refused \(name(controller)).",
      why: "It is the only screen of its stack.",
      remedy:
        "Replace it with replaceTop(with:animated:), or empty the stack with setViewControllers([], animated:)."
    )
  }

  /// Rule L5: a view that is being made cannot watch its stack change.
  static func duringLoadView(_ controller: ViewController, operation: String) -> Diagnostic {
    Diagnostic(
      what: "\(operation) was refused.",
      why:
        "\(name(controller)) is in loadView, so the screen that the operation starts from does not exist yet.",
      remedy: "Navigate in viewDidLoad or later."
    )
  }

  /// A `loadView()` that asks for the view that it should make.
  static func viewAskedForInLoadView(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "\(name(controller)) asked for its view in loadView.",
      why: "loadView is what makes the view; an empty one was given.",
      remedy: "Return the new view from loadView, and use view in viewDidLoad."
    )
  }

  /// Operations that start operations, without an end.
  static func endless(operation: String, depth: Int) -> Diagnostic {
    Diagnostic(
      what: "\(operation) was refused.",
      why: "\(depth) operations have each been started from inside a callback of the one before.",
      remedy: "Look for a delegate or lifecycle method that navigates every time it is called."
    )
  }

  /// Rule M5.
  static func alreadyPresenting(_ presenter: ViewController, controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "present refused \(name(controller)).",
      why: "Something is presented over \(name(presenter)) already.",
      remedy: "Dismiss that first, or present from the presented controller."
    )
  }

  /// Rule L14.
  static func presenterNotShown(_ presenter: ViewController, controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "present refused \(name(controller)).",
      why: "\(name(presenter)) is not on show.",
      remedy: "Present from a screen that has appeared."
    )
  }

  /// A stack's screens are not children to add.
  static func addChildOfStack(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "addChild refused \(name(controller)).",
      why: "The children of a navigation controller are the screens of its stack.",
      remedy: "Push it."
    )
  }

  /// A page that answers a second time.
  static func finishedTwice(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "finish(with:) of \(name(controller)) was ignored.",
      why: "It has answered already, and the first value counts.",
      remedy: "Look for an action that runs twice, or disable it once it has run."
    )
  }

  /// A page that answers and cannot leave.
  static func nowhereToReturn(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      what: "finish(with:) of \(name(controller)) was refused.",
      why: "It is the first screen of its window, or part of a screen: there is nothing to return to.",
      remedy: "Open it with result(of:), and call finish(with:) on the controller that was opened."
    )
  }
}
