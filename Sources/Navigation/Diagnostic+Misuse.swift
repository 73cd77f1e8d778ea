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
      .alreadyPlaced,
      what: "\(operation) refused \(name(controller)).",
      why: "It \(place.words).",
      remedy: place.remedy
    )
  }

  /// Rule S4.
  static func notInStack(_ controller: ViewController, operation: String) -> Diagnostic {
    Diagnostic(
      .notInStack,
      what: "\(operation) refused \(name(controller)).",
      why: "It is not in this stack.",
      remedy: "Pass one of viewControllers."
    )
  }

  /// Rule S8.
  static func duplicate(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .duplicate,
      what: "setViewControllers was given \(name(controller)) more than once.",
      why: "A controller has one place in a stack; the first was kept.",
      remedy: "Make a controller of its own for each screen."
    )
  }

  /// Rule S10.
  static func onlyScreen(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .onlyScreen,
      what: "remove refused \(name(controller)).",
      why: "It is the only screen of its stack.",
      remedy:
        "Replace it with replaceTop(with:animated:), or empty the stack with setViewControllers([], animated:)."
    )
  }

  /// Rule L5: a view that is being made cannot watch its stack change.
  static func duringLoadView(_ controller: ViewController, operation: String) -> Diagnostic {
    Diagnostic(
      .duringLoadView,
      what: "\(operation) was refused.",
      why:
        "\(name(controller)) is in loadView, so the screen that the operation starts from does not exist yet.",
      remedy: "Navigate in viewDidLoad or later."
    )
  }

  /// A `loadView()` that asks for the view that it should make.
  static func viewAskedForInLoadView(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .viewAskedForInLoadView,
      what: "\(name(controller)) asked for its view in loadView.",
      why: "loadView is what makes the view; an empty one was given.",
      remedy: "Return the new view from loadView, and use view in viewDidLoad."
    )
  }

  /// Operations that start operations, without an end.
  static func endless(operation: String) -> Diagnostic {
    Diagnostic(
      .endless,
      what: "\(operation) was refused.",
      why:
        "\(TransitionRun.longestChain) operations have each been started from inside a callback of the one before.",
      remedy: "Look for a delegate or lifecycle method that navigates every time it is called."
    )
  }

  /// Whoever looks on changes what there is to see.
  static func duringObservation(operation: String) -> Diagnostic {
    Diagnostic(
      .duringObservation,
      what: "\(operation) was refused.",
      why: "A LifecycleObservation asked for it, before the call that it hears of was made.",
      remedy: "Navigate later, in a Task."
    )
  }

  /// Rule M5.
  static func alreadyPresenting(_ presenter: ViewController, controller: ViewController) -> Diagnostic {
    Diagnostic(
      .alreadyPresenting,
      what: "present refused \(name(controller)).",
      why: "Something is presented over \(name(presenter)) already.",
      remedy: "Dismiss that first, or present from the presented controller."
    )
  }

  /// Rule L14.
  static func presenterNotShown(_ presenter: ViewController, controller: ViewController) -> Diagnostic {
    Diagnostic(
      .presenterNotShown,
      what: "present refused \(name(controller)).",
      why: "\(name(presenter)) is not on show.",
      remedy: "Present from a screen that has appeared."
    )
  }

  /// A stack's screens are not children to add.
  static func addChildOfStack(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .addChildOfStack,
      what: "addChild refused \(name(controller)).",
      why: "The children of a navigation controller are the screens of its stack.",
      remedy: "Push it."
    )
  }

  /// A page that answers a second time.
  static func finishedTwice(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .finishedTwice,
      what: "finish(with:) of \(name(controller)) was ignored.",
      why: "It has answered already, and the first value counts.",
      remedy: "Look for an action that runs twice, or disable it once it has run."
    )
  }

  /// A page that answers and cannot leave.
  static func nowhereToReturn(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .nowhereToReturn,
      what: "finish(with:) of \(name(controller)) was refused.",
      why: "It is the first screen of its window, or part of a screen: there is nothing to return to.",
      remedy: "Open it with result(of:), and call finish(with:) on the controller that was opened."
    )
  }

  // MARK: Routes

  /// Two kinds of screens with one identifier.
  static func identifierTaken(
    _ identifier: String, by known: any Restorable.Type, refused: any Restorable.Type
  ) -> Diagnostic {
    Diagnostic(
      .identifierTaken,
      what: "register refused \(refused).",
      why: "Its restorationIdentifier “\(identifier)” is that of \(known) already.",
      remedy: "Give each kind of screen an identifier of its own."
    )
  }

  /// A path that names a kind of screen that nobody knows.
  static func unknownScreen(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .unknownScreen,
      what: "The path's screen “\(identifier)” was left out.",
      why: "No kind of screen with this identifier is known; a newer version may have written it.",
      remedy: "Call NavigationController.register with its type before the path is set."
    )
  }

  /// A path whose payload is not what the screen's kind expects.
  static func brokenScreen(_ identifier: String, error: any Error) -> Diagnostic {
    Diagnostic(
      .brokenScreen,
      what: "The screen “\(identifier)” was left out.",
      why: "It could not be made from its payload: \(error).",
      remedy: "Keep the Payload type able to read what earlier versions wrote."
    )
  }

  /// A screen whose subject is not there any more.
  static func screenIsGone(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .screenIsGone,
      what: "The screen “\(identifier)” was left out.",
      why: "Its restored(from:) returned nil: what it showed is not there any more.",
      remedy: "Nothing, if that is so; else look at restored(from:)."
    )
  }

  /// A path of which nothing is left.
  static func nothingRestored(_ stack: NavigationController) -> Diagnostic {
    Diagnostic(
      .nothingRestored,
      what: "The path was not taken, and \(name(stack)) stays as it is.",
      why: "None of its screens could be made.",
      remedy: "See the diagnostics before this one; to empty a stack, set a path without screens."
    )
  }

  /// A payload whose own encoding failed.
  static func payloadNotWritten(_ controller: ViewController, error: any Error) -> Diagnostic {
    Diagnostic(
      .payloadNotWritten,
      what: "\(name(controller)) was left out of the path.",
      why: "Its restorationPayload could not be encoded: \(error).",
      remedy: "Use a payload of plain values."
    )
  }

  // MARK: Bars

  /// Two buttons for one protocol.
  static func defaultButtonTaken(_ count: Int) -> Diagnostic {
    Diagnostic(
      .defaultButtonTaken,
      what:
        "DefaultButton.all was given \(count == 1 ? "a second button" : "\(count) more buttons") for a protocol.",
      why: "A screen has one button of each protocol; the first was kept.",
      remedy: "Take the other out first, or let the screens make another item in the protocol's hook."
    )
  }

  /// Two items with the same keys.
  static func shortcutTaken(_ shortcut: KeyboardShortcut, by item: BarButtonItem, on screen: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      .shortcutTaken,
      what: "\(shortcut) means two things on \(name(screen)): “\(item.words)” does not hear of it.",
      why: "Two items of its bar have these keys; the first in the bar gets them.",
      remedy: "Give one of them other shortcuts."
    )
  }

  /// An item twice at one end of a bar.
  static func itemTwice(_ item: BarButtonItem, on screen: ViewController) -> Diagnostic {
    Diagnostic(
      .itemTwice,
      what: "“\(item.words)” was put into the bar of \(name(screen)) twice.",
      why: "An item is one button there.",
      remedy: "Make an item for each place."
    )
  }

  // MARK: Memory

  /// A screen that lives on after it left.
  static func leaked(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      .leaked,
      what: "\(name(controller)) is still alive, although it has left for good.",
      why: "Something holds it; usually a closure that captures it strongly, or a task that never ends.",
      remedy:
        "Use the initialisers with owner:, or [weak self]. If it is kept on purpose, set isKeptAfterLeaving."
    )
  }
}
