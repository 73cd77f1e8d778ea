import Navigation
import NavigationTesting
import Testing

/// Containers of one's own: children that come and go (S11), also while everything is on show (L11).
@MainActor
@Suite struct ContainmentTests {
  /// A stack A, P, and the child C that stands in P.
  private func childOnShow() -> (Stage, GoingBackViewController) {
    let stage = Stage("A")
    let (page, child) = (stage.screen("P"), stage.screen("C"))
    page.addChild(child)
    stage.navigation.pushViewController(page, animated: false)
    return (stage, child)
  }

  @Test(
    "L11 a child that leaves its parent disappears when it is on show, and is free afterwards",
    arguments: [true, false])
  func removed(isOnShow: Bool) {
    let stage = Stage("A")
    let (page, child) = (stage.screen("P"), stage.screen("C"))
    page.addChild(child)
    if isOnShow { stage.navigation.pushViewController(page, animated: false) }
    stage.log.clear()
    child.removeFromParent()
    let calls = isOnShow ? ["C.viewWillDisappear", "C.viewDidDisappear"] : []
    #expect(stage.log.take() == ["C.willMove(nil)"] + calls + ["C.didMove(nil)"])
    #expect(page.children.isEmpty)
    #expect(child.parent == nil)
    child.removeFromParent()
    #expect(stage.log.take().isEmpty)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M7 a child that leaves its parent takes along what it presents")
  func removedWithSheet() {
    let (stage, child) = childOnShow()
    child.present(stage.screen("X"), animated: false)
    child.removeFromParent()
    #expect(stage.host.scene.topmost === stage.navigation)
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "P"])
  }

  @Test("S10 a screen of a stack that is to leave its parent is removed from the stack")
  func removedFromStack() {
    let stage = Stage("A", "B")
    stage["A"].removeFromParent()
    #expect(stage.stack == ["B"])
    let found = diagnostics { stage["B"].removeFromParent() }
    #expect(found.map(\.kind) == [.onlyScreen])
    #expect(stage.stack == ["B"])
  }

  @Test("M9 back of a child pops the screen that the child stands in, and not one that is covered")
  func backOfChild() {
    let (stage, child) = childOnShow()
    stage.push("B")
    child.back()
    #expect(stage.stack == ["A", "P", "B"])
    stage.navigation.popViewController(animated: false)
    child.back()
    #expect(stage.stack == ["A"])
  }

  @Test("M9 back of a sheet without a stack dismisses it; of a controller that is nowhere it does nothing")
  func backOfSheet() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    sheet.back()
    stage["A"].present(sheet, animated: false)
    sheet.back()
    #expect(stage["A"].presentedViewController == nil)
  }

  @Test("S18 show from a child opens on the stack around it; without a stack the controller is presented")
  func shows() {
    let (stage, child) = childOnShow()
    #expect(child.show(stage.screen("B")))
    #expect(stage.stack == ["A", "P", "B"])
    #expect(stage.navigation.show(stage.screen("D")))
    #expect(stage.stack == ["A", "P", "B", "D"])

    let alone = RecordingViewController("alone", stage.log)
    #expect(!alone.show(stage.screen("X")))
    let host = HeadlessHost(alone)
    let (inner, sheet) = (stage.screen("I"), stage.screen("Y"))
    alone.addChild(inner)
    #expect(inner.show(sheet))
    #expect(inner.presentedViewController === sheet)
    inner.removeFromParent()
    #expect(!inner.show(stage.screen("Z")))
    #expect(host.scene.topmost === alone)
  }

  @Test("M0 a controller is being presented, or dismissed, until that has ended")
  func isBeing() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)
    stage.host.holdsTransitions = true
    stage["A"].present(sheet, animated: true)
    #expect(sheet.isBeingPresented)
    stage.host.finishTransition()
    #expect(!sheet.isBeingPresented)
    sheet.dismiss(animated: true)
    #expect(sheet.isBeingDismissed)
    stage.host.finishTransition()
    #expect(!sheet.isBeingDismissed)
  }
}
