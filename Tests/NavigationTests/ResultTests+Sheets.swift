import Navigation
import NavigationTesting
import Testing

/// A question that is asked in a sheet, whatever asks it stands in.
@MainActor
@Suite struct SheetResultTests {
  /// Asks in a sheet before it lets itself be left.
  private final class Draft: RecordingViewController, CanGoBack, ConfirmsLeaving {
    let question: AnsweringViewController

    override init(_ name: String, _ log: EventLog) {
      question = AnsweringViewController("Q", log)
      super.init(name, log)
      question.whenBack = { $0.dismiss(animated: true) }
    }

    func shouldLeave() async -> Bool { await result(of: question, asSheet: true) == 1 }
  }

  private func draft() -> (Stage, Draft) {
    let stage = Stage("A")
    let draft = Draft("B", stage.log)
    stage.navigation.pushViewController(draft, animated: false)
    return (stage, draft)
  }

  @Test(
    "M1 result(of:asSheet:) presents where it could push, and finish dismisses", arguments: [false, true])
  func presents(animated: Bool) async {
    let stage = Stage("A", "B")
    let page = AnsweringViewController("P", stage.log)
    let task = Task { await stage["B"].result(of: page, asSheet: true, animated: animated) }
    await letTasksRun { page.presentingViewController != nil }
    #expect(stage.stack == ["A", "B"])
    #expect(page.presentingViewController === stage["B"])
    page.finish(with: 5)
    #expect(await task.value == 5)
    #expect(stage["B"].presentedViewController == nil)
  }

  @Test("S16 M10 a screen asks in a sheet: yes leaves, no and every way back out of the sheet stay")
  func asks() async {
    for (answer, stays) in [(1, false), (0, true), (nil, true)] {
      let (stage, draft) = draft()
      let back = Task { await stage.host.goBack(.keyboard) }
      await letTasksRun { draft.question.presentingViewController != nil }
      #expect(stage.stack == ["A", "B"])
      if let answer { draft.question.finish(with: answer) } else { await stage.host.goBack(.escape) }
      await back.value
      #expect(stage.stack == (stays ? ["A", "B"] : ["A"]))
      #expect(stage.navigation.visibleViewController === stage.navigation.topViewController)
    }
  }

  @Test("S16 the screen that asks leaves by program: its question goes with it, and the answer is no")
  func leavesMeanwhile() async {
    let (stage, draft) = draft()
    let back = Task { await stage.host.goBack(.button) }
    await letTasksRun { draft.question.presentingViewController != nil }
    stage.navigation.popViewController(animated: false)
    await back.value
    await letTasksRun()
    #expect(stage.stack == ["A"])
    #expect(draft.question.presentingViewController == nil)
  }
}
