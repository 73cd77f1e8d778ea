import Backable

/// What the stacks of all other windows do, and what is alive: so that one sees that Back frees what it should.
final class InspectorViewController: ViewController, CanSearch {
  private lazy var recorder = LifecycleRecorder(inspector: self) { [weak self] in self?.refresh() }
  private let overview = InspectorOverview()
  private let events = EventList()
  private lazy var toast = Toast(over: content)

  /// How many closures there were when the window opened, or at the last Clear; nil: nobody has looked yet.
  private var closuresBefore: Int?

  let searchPlaceholder: String? = "Search events"

  override init() {
    super.init()
    title = "Inspector"
  }

  override func loadView() -> any View { toast.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = pauseItem
    navigationItem.rightBarButtonItems = [copyItem, clearItem]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder.start()
    // When the window itself has all of its closures.
    task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
      self?.refresh()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.stop()
  }

  func search(for text: String) { showEvents() }

  private var content: Widget {
    let split = SplitBox(
      first: overview.widget, second: events.widget, firstWidth: 300, sideBySideFrom: 700)
    split.addCSSClass("split")
    return split
  }

  // MARK: What is shown

  private func refresh() {
    closeIfAlone()
    guard !recorder.isPaused else { return }
    let inspection = Inspection.current
    let before = closuresBefore ?? inspection.closures
    closuresBefore = before
    let counts = recorder.controllers.counts
    let alive = counts.map { InspectorLine.count(typeName: $0.typeName, $0.count) }
    let stack = inspection.stackLines
    overview.show(
      inspection.survivorLines + stack + [.heading("Alive")] + alive,
      screens: stack.count { if case .screen = $0 { true } else { false } },
      alive: counts.reduce(0) { $0 + $1.count },
      closures: inspection.closures, more: inspection.closures - before)
    showEvents()
  }

  private func showEvents() {
    let search = searchText ?? ""
    events.show(
      recorder.log.matching(search),
      hint: recorder.log.count > 0
        ? "No event has “\(search)” in it." : "Open a page and go back: each call is written here.")
  }

  /// Without a window to look at there is nothing to inspect, and the application would not end.
  private func closeIfAlone() {
    guard NavigationWindow.all.allSatisfy({ $0.isInspector }) else { return }
    NavigationWindow.all.first { $0.isInspector }?.close()
  }

  // MARK: What the buttons do

  private var pauseItem: BarButtonItem {
    let item = BarButtonItem(
      iconName: "media-playback-pause-symbolic", accessibilityLabel: "Pause", owner: self
    ) { $0.togglePause() }
    item.changesSelectionAsPrimaryAction = true
    item.shortcut = "<Control>p"
    item.tooltip = "Pause (Ctrl+P)"
    return item
  }

  private var clearItem: BarButtonItem {
    let item = BarButtonItem(
      iconName: "edit-clear-all-symbolic", accessibilityLabel: "Clear", owner: self
    ) { $0.clear() }
    item.shortcut = "<Control>l"
    item.tooltip = "Clear (Ctrl+L)"
    return item
  }

  private var copyItem: BarButtonItem {
    let item = BarButtonItem(iconName: "edit-copy-symbolic", accessibilityLabel: "Copy", owner: self) {
      $0.copy()
    }
    item.shortcut = "<Control><Shift>c"
    item.tooltip = "Copy (Ctrl+Shift+C)"
    return item
  }

  private func togglePause() {
    recorder.isPaused.toggle()
    navigationItem.subtitle = recorder.isPaused ? "Paused" : nil
  }

  private func clear() {
    recorder.clear()
    closuresBefore = nil
    showEvents()
    refresh()
  }

  private func copy() {
    let report = InspectorReport(
      lines: overview.lines, entries: events.entries, closures: Trampoline.liveBoxes)
    Clipboard.copy(report.text)
    let count = events.entries.count
    toast.say(count == 1 ? "1 event is on the clipboard" : "\(count) events are on the clipboard")
  }
}
