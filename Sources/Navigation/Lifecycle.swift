/// Where a controller stands between hidden and shown: rule L11, as a state.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// On show, or about to be.
  var isVisible: Bool { self == .appearing || self == .appeared }
}

/// On the way into a parent, or out of it.
enum Movement {
  case toParent
  case fromParent
}
