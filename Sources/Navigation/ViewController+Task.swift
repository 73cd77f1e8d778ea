extension ViewController {
  /// Begins work that belongs to this screen: it is cancelled when the screen leaves its stack, its sheet or its window
  /// for good, however that comes about. While another screen covers this one it goes on.
  ///
  /// ```swift
  /// task {
  ///   guard let letter = try? await Letter.download() else { return }  // cancelled, or failed
  ///   show(LetterViewController(letter))
  /// }
  /// ```
  ///
  /// On a screen that has left, and has no place now, it is cancelled from the beginning.
  ///
  /// As any Swift task the work ends when it asks, which `Task.sleep`, `URLSession` and most others do by themselves. It
  /// may capture its screen: that lives until then, and no longer.
  /// - Returns: the task, to cancel it earlier or to wait for it.
  @discardableResult
  public func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let tasks = ownTasks ?? OwnTasks()
    ownTasks = tasks
    let task = tasks.begin(work)
    if departures > 0, container == nil, ownScene == nil { task.cancel() }
    return task
  }
}

extension NavigationScene {
  /// The work of the screens here that has not ended.
  package var runningTasks: [Task<Void, Never>] {
    var tasks: [Task<Void, Never>] = []
    for controller in [root] + presentations.map(\.presented) {
      controller.forEachWithin { tasks += $0.ownTasks?.all ?? [] }
    }
    return tasks
  }
}

/// The work that a screen has begun and that has not ended.
@MainActor
final class OwnTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var begun = 0

  func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    begun += 1
    let number = begun
    let task = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
    running[number] = task
    return task
  }

  var all: [Task<Void, Never>] { Array(running.values) }

  func cancel() {
    for task in running.values { task.cancel() }
    running = [:]
  }

  deinit {
    for task in running.values { task.cancel() }
  }
}
