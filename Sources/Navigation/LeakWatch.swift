/// Names screens that are still alive some time after they have left for good, with what usually keeps them.
///
/// On in debug builds. One that the program keeps on purpose is declared with ``ViewController/isKeptAfterLeaving``. The
/// watch holds no screen, and nothing wakes up while there is nothing to watch.
@MainActor
public enum LeakWatch {
  /// Whether screens are watched. By default true in debug builds and false in others.
  public static var isOn: Bool = {
    #if DEBUG
      return true
    #else
      return false
    #endif
  }()

  /// How long a screen may live on after it has left, so that work that it started can end.
  public static var delay: Duration = .seconds(5)

  private struct Suspect {
    weak var controller: ViewController?
    let departures: Int
    let deadline: ContinuousClock.Instant

    /// Still alive, with no place, and not since it had another one. What stands in a leaked screen is not named again.
    @MainActor var leaked: ViewController? {
      guard let controller, controller.departures == departures, !controller.isKeptAfterLeaving,
        controller.container == nil, controller.ownScene == nil
      else { return nil }
      return controller
    }
  }

  private static var suspects: [Suspect] = []
  private static var isWaiting = false

  /// The screens that have left and are alive at this moment, for a test that has let go of all of its own references.
  /// Those that the program keeps on purpose are not among them, nor what stands in another one of them.
  public static var survivors: [ViewController] { suspects.compactMap(\.leaked) }

  static func watch(_ controller: ViewController) {
    guard isOn else { return }
    suspects.append(
      Suspect(controller: controller, departures: controller.departures, deadline: .now.advanced(by: delay)))
    guard !isWaiting else { return }
    isWaiting = true
    Task { await waitForDeadlines() }
  }

  private static func waitForDeadlines() async {
    while let next = suspects.first {
      try? await Task.sleep(until: next.deadline, clock: .continuous)
      let due = suspects.prefix { $0.deadline <= .now }
      suspects.removeFirst(due.count)
      for suspect in due {
        if let leaked = suspect.leaked { Diagnostic.leaked(leaked).report() }
      }
    }
    isWaiting = false
  }
}
