/// One controller shown over another, from the present to the end of the dismissal.
///
/// The scene holds the presentations, and a presentation holds what is presented.
@MainActor
final class Presentation: TransitionOwner {
  private(set) weak var presenter: ViewController?
  let presented: ViewController

  /// The opening, or the closing of this presentation and all above it.
  weak var run: TransitionRun?

  private(set) weak var scene: NavigationScene?

  /// The run in which this closes: its own, or that of a presentation below.
  private weak var closing: TransitionRun?
  private(set) var isDismissing = false

  /// What was asked to be presented while this was closing (rule M6).
  private var waiting: [@MainActor () -> Void] = []

  /// The opening, while it runs.
  var openingRun: TransitionRun? { isDismissing ? nil : run }

  private init(presenter: ViewController, presented: ViewController, in scene: NavigationScene) {
    self.presenter = presenter
    self.presented = presented
    self.scene = scene
  }

  /// Opens (rule L8).
  static func open(
    _ presented: ViewController, over presenter: ViewController, in scene: NavigationScene, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let presentation = Presentation(presenter: presenter, presented: presented, in: scene)
    presenter.presentationAbove = presentation
    presented.ownPresentation = presentation
    scene.presentations.append(presentation)
    let run = TransitionRun(animated: animated)
    if let completion { run.whenEnded(completion) }
    let opening = Transition(.present, in: presenter, from: nil, to: presented, by: run)
    run.plan([.load(presented), .willAppear(presented), .show(opening), .owed])
    run.start(in: presentation)
  }

  /// Closes several presentations, given the lowest first, from the top down (rule M2). Only the topmost animates.
  ///
  /// While all of them close already, only the completion is added (rule M3).
  /// - Parameter presentations: which; asked again after what opens has been let open.
  static func close(
    _ presentations: () -> [Presentation], animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    // What opens must have opened before it can close, whatever else that brings about.
    while let opening = presentations().lazy.compactMap(\.openingRun).first(where: { !$0.isLoading }) {
      opening.settle()
    }
    let all = presentations()
    let remaining = all.filter { !$0.isDismissing }
    guard let lowest = remaining.first else {
      if let completion, let closing = all.first?.closing {
        closing.whenEnded(completion)
      } else {
        completion?()
      }
      return
    }
    let run = TransitionRun(animated: animated)
    if let completion { run.whenEnded(completion) }
    // Those that close by themselves end first. What waits for that comes too late: its presenter is going (rule M6).
    for presentation in all where presentation.isDismissing { run.plan(.endClosing(presentation)) }
    for (level, presentation) in remaining.reversed().enumerated() {
      run.plan(presentation.closes(in: run, animated: level == 0))
    }
    run.start(in: lowest)
  }

  /// This and what is presented above it, the lowest first; nothing, once this is over.
  var withAllAbove: [Presentation] {
    presented.ownPresentation === self ? [self] + presented.presentationsAbove : []
  }

  /// Ends a closing that runs, now.
  func settleClosing() { closing?.settle() }

  /// Runs `present` when this has closed.
  func whenClosed(_ present: @escaping @MainActor () -> Void) { waiting.append(present) }

  private func closes(in run: TransitionRun, animated: Bool) -> [TransitionStep] {
    isDismissing = true
    closing = run
    let animated = animated && run.isAnimated
    var closure = Transition(.dismiss, in: presenter ?? presented, from: presented, to: nil, by: run)
    closure.isAnimated = animated
    return [.animate(animated), .willDisappear(presented), .show(closure), .owed, .forget(self)]
  }

  /// Lets the presented controller go. What waited for that runs at the end.
  func forget(in run: TransitionRun) {
    scene?.presentations.removeAll { $0 === self }
    presented.ownPresentation = nil
    presenter?.presentationAbove = nil
    for present in waiting { run.whenEnded(present) }
    waiting = []
    presented.depart(from: scene)
  }
}
