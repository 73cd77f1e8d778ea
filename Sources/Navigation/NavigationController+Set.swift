extension NavigationController {
  /// Makes `controllers` the stack, the root first, in at most one transition (rules L7, S7–S9, L13).
  ///
  /// A new top that was not in the stack comes as a push, one that was below the top as a pop; the same top makes no
  /// appearance calls. New screens below the top are not loaded. An empty array is allowed. A controller that stands
  /// in the array twice keeps its first place; one that has a place elsewhere makes the call fail, and the stack stays
  /// as it was. Both with a ``Diagnostic`` (rules S3 and S8).
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    let operation = "setViewControllers"
    guard begins(operation, uncovering: controllers.last),
      controllers.allSatisfy({ $0.parent === self || admits($0, operation: operation) })
    else { return }
    replaceStack(with: unique(controllers), animated: animated)
  }

  /// Puts `controller` in the place of the top screen, in one transition. In an empty stack it becomes the root.
  ///
  /// A controller that has a place already is refused with a ``Diagnostic`` (rule S3).
  public func replaceTop(with controller: ViewController, animated: Bool) {
    guard begins("replaceTop"), admits(controller, operation: "replaceTop") else { return }
    var change = StackChange(.replace, of: self)
    change.leaving = contained.popLast().map { [$0] } ?? []
    enter(controller)
    change.entering = [controller]
    make(change, animated: animated)
  }

  /// Takes `controller` out of the stack, wherever it stands (rule S10).
  ///
  /// Removing the top is a pop; removing a screen below it makes no appearance calls. Nothing happens when it is not
  /// in the stack. The only screen of a stack is not removed; a ``Diagnostic`` says so.
  public func remove(_ controller: ViewController, animated: Bool) {
    let uncovered = controller === topViewController ? screenBelowTop : nil
    guard begins("remove", uncovering: uncovered), controller.parent === self,
      let index = contained.lastIndex(where: { $0 === controller })
    else { return }
    guard contained.count > 1 else { return Diagnostic.onlyScreen(controller).report() }
    var change = StackChange(.pop, of: self)
    change.leaving = [contained.remove(at: index)]
    make(change, animated: animated)
  }

  /// Each controller once, at its first place. One diagnostic, for the first of those that come again.
  private func unique(_ controllers: [ViewController]) -> [ViewController] {
    var seen: Set<ObjectIdentifier> = []
    var repeated: ViewController?
    let unique = controllers.filter { controller in
      if seen.insert(ObjectIdentifier(controller)).inserted { return true }
      repeated = repeated ?? controller
      return false
    }
    if let repeated { Diagnostic.duplicate(repeated).report() }
    return unique
  }

  private func replaceStack(with controllers: [ViewController], animated: Bool) {
    let kept = Set(controllers.lazy.map(ObjectIdentifier.init))
    let newTop = controllers.last
    let isPop = newTop.map { $0.parent === self } ?? true
    var change = StackChange(isPop ? .pop : .push, of: self)
    change.leaving = contained.reversed().filter { !kept.contains(ObjectIdentifier($0)) }
    change.entering = controllers.filter { $0.parent !== self }
    contained = controllers
    for controller in change.entering { controller.parent = self }
    make(change, animated: animated)
  }

  func enter(_ controller: ViewController) {
    contained.append(controller)
    controller.parent = self
  }
}
