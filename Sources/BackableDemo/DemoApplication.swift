import Backable

/// The application: command line, one instance, and its windows, each with a gallery of its own.
@MainActor
final class DemoApplication {
  let application = Application(id: DemoOptions.id, handlesOpen: true)
  private lazy var kept = KeptWindow(DemoOptions.settings)
  private let arguments: [[UInt8]]
  private(set) var headerBar = HeaderBarPlacement.titlebar
  private var isInspected = false

  /// The page that `--page` asks for, until it is shown.
  private var requestedPage: (any GalleryPage.Type)?

  /// - Parameter arguments: the command line without the program's name, byte for byte.
  init(arguments: [[UInt8]] = DemoArguments.given) {
    // The page “own-button” declares it, and every screen that adopts CanShare has it.
    DefaultButton.all.append(.share)
    // The screens of files have it.
    DefaultButton.all.append(.openElsewhere)
    self.arguments = arguments
  }

  /// Runs to the end.
  /// - Returns: the status for the process: 0; 1 without a display; 2 for a command line that asks for what is not
  ///   there.
  func run() -> Int32 {
    declareOptions()
    application.onStartup { [weak self] in self?.startUp() }
    application.onActivate { [weak self] in self?.showWindow() }
    application.onOpen { [weak self] files in self?.open(files) }
    // The handlers hold this object weakly, and nothing else does.
    return withExtendedLifetime(self) {
      application.run(
        [CommandLine.arguments.first ?? "backable-demo"] + DemoArguments.forApplication(arguments))
    }
  }

  // MARK: The command line

  private func declareOptions() {
    application.setParameterSummary("[PATH]")
    application.setSummary(
      "Shows what Backable does, and browses the folder PATH with it (default: your home folder).")
    application.addOption("list", description: "Print the ids and titles of all pages")
    application.addOption(
      "page", short: "p", description: "Open the page ID on top of the gallery", argument: "ID")
    application.addOption(
      "system-title-bar", description: "Leave the title bar to the desktop, and put the header bar below it")
    application.addOption("version", description: "Print the version")
    application.addOption("inspect", description: "Offer the action inspect", isHidden: true)
    application.onLocalOptions { [weak self] options in self?.handle(options) ?? 0 }
  }

  /// The exit status, or -1 to go on.
  private func handle(_ options: OptionValues) -> Int32 {
    if options.contains("version") {
      say("backable-demo \(DemoOptions.version)")
      return 0
    }
    if options.contains("list") {
      listPages()
      return 0
    }
    if options.contains("system-title-bar") { headerBar = .content }
    if let problem = PathProblem(in: DemoArguments.paths(in: arguments)) {
      complain(problem.words)
      return 2
    }
    isInspected = options.contains("inspect")
    guard let id = options.string("page") else { return -1 }
    return request(page: id)
  }

  private func listPages() {
    let pages = Gallery.pages.map { $0.declaration }
    let width = pages.map { $0.id.count }.max() ?? 0
    for page in pages { say(page.id + String(repeating: " ", count: width - page.id.count + 2) + page.title) }
  }

  /// Tells the instance that runs already, or this one, which page is to be on top. It shows the page when it opens
  /// the PATH or is activated, which comes next from this start.
  private func request(page id: String) -> Int32 {
    guard let page = Gallery.page(id: id) else {
      let nearest = nearestNames(to: id, among: Gallery.pages.map { $0.declaration.id })
      let hint =
        nearest.isEmpty ? "--list prints them all" : "did you mean \(nearest.joined(separator: " or "))?"
      complain("there is no page “\(id)”: \(hint)")
      return 2
    }
    guard application.register() else { return 1 }
    if application.isRemote {
      application.activateAction("request-page", parameter: id)
    } else {
      requestedPage = page
    }
    return -1
  }

  // MARK: The window

  private func startUp() {
    StyleSheet.install(EmbeddedPages.styleSheet)
    Preferences.current.apply()
    DemoScreens.makeKnown()
    installCommands()
    application.addAction("show-hidden-files") { [weak self] in self?.toggleHiddenFiles() }
    application.setAccelerators(["\(FolderOptions.hiddenFilesKeys)"], for: "app.show-hidden-files")
    application.addAction("request-page") { [weak self] (id: String) in
      self?.requestedPage = Gallery.page(id: id)
    }
    if isInspected { offerInspection() }
  }

  /// Elsewhere than on a folder nobody would see what the keys did.
  private func toggleHiddenFiles() {
    guard lastUsedWindow?.stack?.visibleViewController is any FolderScreen else { return }
    FolderOptions.shared.toggleHiddenFiles()
  }

  /// For a test that looks at the window from outside: whoever activates the action `inspect` gets a line on standard
  /// output with what the core says at this moment. Its parameter comes back with the answer.
  private func offerInspection() {
    application.addAction("inspect") { (request: String) in
      say(JSON.object([("request", .string(request)), ("answer", Inspection.current.json)]).text)
    }
  }

  private func showWindow() {
    guard let page = requestedPage else { return (lastUsedWindow ?? restoredWindow()).present() }
    requestedPage = nil
    show([page.init()])
  }

  /// The first window of a start, as the last one was left.
  private func restoredWindow() -> NavigationWindow {
    let window = makeWindow()
    window.stack.map(kept.restoreScreens)
    return window
  }

  /// Shows `screens` above the gallery, in a window of their own unless the last one shows the gallery alone: what
  /// somebody reads or writes stays.
  private func show(_ screens: [ViewController]) {
    let window = lastUsedWindow.flatMap { $0.isAtGallery ? $0 : nil } ?? makeWindow()
    if let stack = window.stack {
      stack.setViewControllers(stack.viewControllers + screens, animated: false)
    }
    window.present()
  }

  /// Neither a sheet nor the inspector.
  var lastUsedWindow: NavigationWindow? {
    let windows = NavigationWindow.all.filter { !$0.isInspector }
    return application.windows.lazy.compactMap { used in windows.first { $0.window == used } }.first
  }

  func makeWindow() -> NavigationWindow {
    let stack = NavigationController(rootViewController: GalleryViewController())
    let window = NavigationWindow(
      rootViewController: stack, headerBar: headerBar, application: application)
    kept.restoreSize(of: window.window)
    window.onClose { [weak self, weak window] in window.map { self?.kept.keep($0) } }
    stack.delegate = self
    return window
  }

  /// Shows the folder, or the file in its folder. Where a page was asked for, that page is shown; `files` browses the
  /// folder then.
  private func open(_ files: [OpenedFile]) {
    let folder = files.first?.path.map { DemoOptions.open($0) }
    if let folder, requestedPage == nil { show(folder) } else { showWindow() }
  }
}

extension DemoApplication: NavigationControllerDelegate {
  func navigationController(
    _ stack: NavigationController, didShow controller: ViewController, animated: Bool
  ) {
    NavigationWindow.all.first { $0.stack === stack }.map(kept.keepScreens)
  }
}

extension NavigationWindow {
  /// The gallery and what is above it.
  var stack: NavigationController? { scene.root as? NavigationController }

  fileprivate var isAtGallery: Bool {
    stack.map { $0.viewControllers.count == 1 && $0.presentedViewController == nil } ?? false
  }
}
