import Navigation

/// What the leak watch says of screens that leave during a test. Its settings are changed only while they leave: other
/// tests run at the same time.
@MainActor
enum LeakProbe {
  /// Runs `body` while every screen that leaves is watched for a moment only.
  static func watching<Result>(isOn: Bool = true, _ body: () -> Result) -> Result {
    _ = DiagnosticLog.isListening
    let before = (LeakWatch.isOn, LeakWatch.delay)
    (LeakWatch.isOn, LeakWatch.delay) = (isOn, .milliseconds(10))
    defer { (LeakWatch.isOn, LeakWatch.delay) = before }
    return body()
  }

  /// What was said of the screens with this title so far.
  static func leaks(named title: String) -> [Diagnostic] {
    DiagnosticLog.leaks[Substring(title), default: []]
  }

  /// Returns when the watch has looked at everything that left before.
  static func untilLooked() async {
    let marker = MarkerPage()
    let stack = NavigationController(rootViewController: ViewController())
    watching {
      stack.pushViewController(marker, animated: false)
      stack.popViewController(animated: false)
    }
    // The test fails rather than wait for ever.
    for _ in 0..<1_000 where leaks(named: marker.title ?? "").isEmpty {
      try? await Task.sleep(for: .milliseconds(25))
    }
  }

  /// A screen that is leaked on purpose, so that one sees when the watch has come to it.
  private final class MarkerPage: ViewController {
    private static var count = 0

    override init() {
      super.init()
      MarkerPage.count += 1
      title = "leak marker \(MarkerPage.count)"
    }
  }
}
