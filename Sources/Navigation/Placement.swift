/// Why a controller has no free place: it already has one (rule S3).
enum Placement {
  case inThisStack
  case hasParent
  case isPresented
  case isRoot
  case isItselfOrAncestor

  var words: String {
    switch self {
    case .inThisStack: "is in the stack already"
    case .hasParent: "has a parent already"
    case .isPresented: "is presented already"
    case .isRoot: "is the root of a window already"
    case .isItselfOrAncestor: "is the container itself, or one that holds it"
    }
  }

  var remedy: String {
    switch self {
    case .inThisStack: "Make a new controller, or go back to this one with popToViewController(_:animated:)."
    case .hasParent: "Take it out of its parent first, or make a new controller."
    case .isPresented: "Dismiss it first, or make a new controller."
    case .isRoot, .isItselfOrAncestor: "Make a new controller."
    }
  }
}

extension ViewController {
  /// What keeps `controller` from getting a place in or above this controller; nil when nothing does.
  func obstacle(to controller: ViewController) -> Placement? {
    if sequence(first: self, next: { $0.container }).contains(where: { $0 === controller }) {
      return .isItselfOrAncestor
    }
    if let parent = controller.parent {
      return parent === self ? .inThisStack : .hasParent
    }
    if controller.ownPresentation != nil { return .isPresented }
    return controller.ownScene == nil ? nil : .isRoot
  }

  /// Whether `controller` may be placed here; reports why not.
  func admits(_ controller: ViewController, operation: String) -> Bool {
    guard let place = obstacle(to: controller) else { return true }
    Diagnostic.alreadyPlaced(controller, operation: operation, place: place).report()
    return false
  }
}
