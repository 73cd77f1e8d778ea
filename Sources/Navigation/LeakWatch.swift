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

  /// How long a screen may live on after it has left, so that work that it started can end. It may take twice as long
  /// until one is named.
  public static var delay: Duration = .seconds(5) {
    didSet { sweepAgain() }
  }

  /// The screens that have left and are alive at this moment, for a test that has let go of all of its own references.
  /// Those that the program keeps on purpose are not among them, nor what stands in another one of them.
  public static var survivors: [ViewController] { (old + young).compactMap(\.leaked) }

  private struct Suspect {
    weak var controller: ViewController?
    let departures: Int

    /// The scene that a root keeps as long as its window is kept.
    weak var holder: NavigationScene?

    /// Still alive, with no place, and not since it had another one. What stands in a leaked screen is not named again.
    @MainActor var leaked: ViewController? {
      guard let controller, controller.departures == departures, !controller.isKeptAfterLeaving,
        holder == nil,
        controller.container == nil, controller.ownScene == nil
      else { return nil }
      return controller
    }
  }

  /// Those that left since the last sweep, and those before.
  private static var young: [Suspect] = []
  private static var old: [Suspect] = []
  private static var sweeper: Task<Void, Never>?

  /// Whether there is nobody to look at.
  private static var isIdle: Bool { young.count + old.count == 0 }

  static func watch(_ controller: ViewController, heldBy holder: NavigationScene?) {
    guard isOn else { return }
    young.append(Suspect(controller: controller, departures: controller.departures, holder: holder))
    if sweeper == nil { sweeper = Task { await sweep() } }
  }

  private static func sweepAgain() {
    sweeper?.cancel()
    sweeper = isIdle ? nil : Task { await sweep() }
  }

  /// Looks at everybody once after each delay, as long as there is anybody.
  private static func sweep() async {
    while !isIdle {
      do { try await Task.sleep(for: delay) } catch { return }
      let due = old
      old = young
      young = []
      for suspect in due {
        if let leaked = suspect.leaked { Diagnostic.leaked(leaked).report() }
      }
    }
    sweeper = nil
  }
}
