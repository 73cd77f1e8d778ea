/// Rule L11 as a machine: disappeared → appearing → appeared → disappearing → disappeared, where only appearing and
/// disappearing may turn round.
struct LifecycleCheck {
  enum Phase: String {
    case disappeared, appearing, appeared, disappearing
  }

  /// Every call that came in a phase in which it must not come.
  private(set) var faults: [String] = []
  private var phases: [String: Phase] = [:]

  init(_ events: [String]) {
    for (index, event) in events.enumerated() {
      let parts = event.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let step = Self.step(String(parts[1])) else { continue }
      let name = String(parts[0])
      let phase = self.phase(of: name)
      if !step.from.contains(phase) { faults.append("\(index): \(event) while \(phase)") }
      phases[name] = step.to
    }
  }

  /// Where a screen stands after all events.
  func phase(of name: String) -> Phase {
    phases[name, default: .disappeared]
  }

  /// The screens that stand in `phase`, by name.
  func screens(in phase: Phase) -> Set<String> {
    Set(phases.filter { $0.value == phase }.keys)
  }

  private static func step(_ call: String) -> (from: [Phase], to: Phase)? {
    if call.hasPrefix("viewWillAppear") { return ([.disappeared, .disappearing], .appearing) }
    if call.hasPrefix("viewDidAppear") { return ([.appearing], .appeared) }
    if call.hasPrefix("viewWillDisappear") { return ([.appeared, .appearing], .disappearing) }
    if call.hasPrefix("viewDidDisappear") { return ([.disappearing], .disappeared) }
    return nil
  }
}
