/// One sheet: who presents whom.
struct SceneSheet {
  let id: Int
  /// Nil when it has left before the sheet has closed.
  var presenter: SceneName?
  let presented: SceneName

  /// Whether it is on its way out: it is in the scene no more, only its presenter waits (M3, M6).
  var isClosing = false

  /// What its presenter is to present next.
  var waiting: [(SceneName, SceneMotion)] = []

  /// What was dropped because the presenter has left.
  var dropped: [SceneMotion] = []
}

// MARK: - Presenting and dismissing (M0–M7)

extension SceneModel {
  /// What has the user's attention (M10).
  var topmost: SceneName { sheets.last { !$0.isClosing }?.presented ?? root }

  /// What waits for a dismissal to end.
  var waiting: [SceneName] { nextToPresent + sheets.flatMap { $0.waiting.map(\.0) } }

  /// Whether something waits for a sheet to close.
  func hasWaiting(_ id: Int) -> Bool { sheets.contains { $0.id == id && !$0.waiting.isEmpty } }

  /// Whether a present would wait, and would not be the first that does.
  func isCrowded(_ presenter: SceneName) -> Bool {
    sheets.contains { $0.isClosing && $0.presenter == presenter && !$0.waiting.isEmpty }
  }

  /// - Returns: whether it is presented now, so that its completion follows.
  mutating func present(_ screen: SceneName, from presenter: SceneName, _ motion: SceneMotion) -> Bool {
    settle(at: presenter)
    guard let closing = sheets.firstIndex(where: { $0.isClosing && $0.presenter == presenter }) else {
      return presentsNow(screen, from: presenter, motion)
    }
    sheets[closing].waiting.append((screen, motion))
    return false
  }

  private mutating func presentsNow(_ screen: SceneName, from presenter: SceneName, _ motion: SceneMotion)
    -> Bool
  {
    guard admits(screen, to: presenter) else { return false }
    guard isOnShow(presenter), isWithin(presenter, topmost),
      !sheets.contains(where: { $0.presenter == presenter && !$0.isClosing })
    else {
      complain()
      return false
    }
    let sheet = SceneSheet(id: nextSheet, presenter: presenter, presented: screen)
    nextSheet += 1
    sheets.append(sheet)
    tally.count(.present)
    if isHeld(motion) { starting.append((depth, .opening(sheet.id))) }
    return true
  }

  mutating func dismiss(from origin: SceneName, _ motion: SceneMotion) {
    settle(at: origin)
    let above = sheetsAbove(origin)
    // While all of them close already, a second dismiss closes nothing more (M3).
    if above.contains(where: { !sheets[$0].isClosing }) { return close(above, motion) }
    guard above.isEmpty, let own = sheet(around: origin) else { return }
    close([own] + sheetsAbove(sheets[own].presented), motion)
  }

  /// What a screen presents goes with it (M7).
  mutating func dismissAll(within screen: SceneName) { close(sheetsAbove(screen), .atOnce) }

  /// Closes sheets. What still moves among them ends.
  mutating func close(_ indices: [Int], _ motion: SceneMotion) {
    let closing = indices.filter { !sheets[$0].isClosing }
    let ids = indices.map { sheets[$0].id }
    end { transition in
      switch transition {
      case .opening(let id), .closing(let id, _): ids.contains(id)
      default: false
      }
    }
    let lower = closing.dropLast().flatMap { contents(of: sheets[$0].presented).filter(\.isStack) }
    for index in closing { sheets[index].isClosing = true }
    tally.count(.dismiss, closing.count)
    guard let lowest = closing.first, isHeld(motion) else { return }
    starting.append((depth, .closing(sheets[lowest].id, moving: lower)))
  }

  /// A sheet has closed. What its presenter is to present next comes now, if that is still on show (M6).
  mutating func closed(_ id: Int) {
    guard let index = sheets.firstIndex(where: { $0.id == id }) else { return }
    let sheet = sheets.remove(at: index)
    tally.completions += sheet.dropped.count { $0 != .awaited }
    nextToPresent = sheet.waiting.map(\.0)
    for (screen, motion) in sheet.waiting {
      nextToPresent.removeFirst()
      if let presenter = sheet.presenter, isOnShow(presenter) {
        settle(at: presenter)
        _ = presentsNow(screen, from: presenter, motion)
      }
      if motion != .awaited { tally.completions += 1 }
    }
    tidy()
  }

  /// The sheets that are presented from a controller or from what stands in it, the lowest first.
  func sheetsAbove(_ name: SceneName) -> [Int] {
    sheets.indices.filter { sheets[$0].presenter.map { isWithin($0, name) } ?? false }
  }

  /// A present that waits is dropped when its presenter leaves, whatever comes in its place (M6).
  mutating func dropWhatWaitsInVain() {
    for (index, sheet) in sheets.enumerated() where sheet.isClosing {
      guard let presenter = sheet.presenter, !isInScene(presenter) else { continue }
      sheets[index].presenter = nil
      sheets[index].dropped += sheet.waiting.map(\.1)
      sheets[index].waiting = []
    }
  }

  /// The sheet that a controller is, or stands in; not one below that.
  private func sheet(around name: SceneName) -> Int? {
    var next: SceneName? = name
    while let current = next {
      if let found = sheets.firstIndex(where: { !$0.isClosing && $0.presented == current }) { return found }
      next = stack(with: current) ?? (current.kind == .inner ? holder(of: current) : nil)
    }
    return nil
  }
}
