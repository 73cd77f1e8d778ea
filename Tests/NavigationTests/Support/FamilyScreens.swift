import Navigation
import NavigationTesting

extension HeadlessHost {
  /// A stack over `root` with `page` on top, or presented as the first screen of a sheet.
  convenience init(showing page: ViewController, over root: ViewController, inSheet: Bool) {
    let stack = NavigationController(rootViewController: root)
    self.init(stack)
    if inSheet {
      root.present(NavigationController(rootViewController: page), animated: false)
    } else {
      stack.pushViewController(page, animated: false)
    }
  }
}

/// A screen with a title, from which one can go back.
class NamedScreen: ViewController, CanGoBack {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func loadView() -> any View { PlainView() }
}

class Form: NamedScreen, CanCancel, CanConfirm, ReturnsResult {
  typealias Value = String

  var name = ""
  var answers = false
  var calls: [String] = []
  var whenCancelled: (() -> Void)?

  init() { super.init("Form") }

  var canConfirm: Bool { !name.isEmpty }

  func confirm() {
    calls.append("confirm")
    if answers { finish(with: name) }
  }

  func cancel() {
    calls.append("cancel")
    if let whenCancelled { whenCancelled() } else { requestBack() }
  }
}

final class AskingForm: NamedScreen, CanCancel, ConfirmsLeaving {
  var mayLeave = true
  private(set) var asked = 0

  init() { super.init("Form") }

  func shouldLeave() async -> Bool {
    asked += 1
    return mayLeave
  }
}

/// A form that does not go back: Cancel is the way out.
class CancelOnly: ViewController, CanCancel {
  var calls: [String] = []

  override init() {
    super.init()
    title = "Form"
  }

  override func loadView() -> any View { PlainView() }

  func cancel() {
    calls.append("cancel")
    requestLeaving()
  }
}

final class AskingCancelOnly: CancelOnly, ConfirmsLeaving {
  var mayLeave = true
  private(set) var asked = 0

  func shouldLeave() async -> Bool {
    asked += 1
    return mayLeave
  }
}

final class CloseOnly: ViewController, CanClose {
  override func loadView() -> any View { PlainView() }
}

final class ClosingPage: NamedScreen, CanClose {
  init() { super.init("Closing") }
}

final class NamesPage: NamedScreen, CanSearch {
  private(set) var texts: [String] = []
  let searchPlaceholder: String? = "Names"

  init() { super.init("Search Page") }

  func search(for text: String) { texts.append(text) }
}

final class RefreshPage: NamedScreen, CanRefresh {
  struct Failure: Error, CustomStringConvertible {
    let description = "The server is asleep."
  }

  private(set) var begun = 0
  private(set) var wasCancelled = false
  private var ending: CheckedContinuation<Void, any Error>?

  init() { super.init("Refresh Page") }

  func refresh() async throws {
    begun += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { ending = $0 }
    } onCancel: {
      MainActor.assumeIsolated {
        wasCancelled = true
        end(throwing: CancellationError())
      }
    }
  }

  func end(throwing error: (any Error)? = nil) {
    if let error { ending?.resume(throwing: error) } else { ending?.resume() }
    ending = nil
  }
}

final class MenuPage: NamedScreen, CanOpenMenu {
  private var isGrid = true
  private var isByDate = false

  init() { super.init("Menu Page") }

  var menu: Menu {
    Menu(children: [
      Action(title: "New", shortcut: "<Control>n", owner: self) { $0.title = "New" },
      Action(title: "Paste", isEnabled: false, owner: self) { $0.title = "Pasted" },
      Menu(
        style: .section,
        children: [Action(title: "Grid", state: isGrid ? .on : .off, owner: self) { $0.isGrid.toggle() }]),
      Menu(
        title: "Sort By",
        children: [
          Menu(
            style: .choice,
            children: [
              Action(title: "Name", state: isByDate ? .off : .on, owner: self) { $0.isByDate = false },
              Action(title: "Date", state: isByDate ? .on : .off, owner: self) { $0.isByDate = true },
            ])
        ]),
    ])
  }
}

final class EverythingPage: NamedScreen, CanCancel, CanClose, CanConfirm, CanOpenMenu, CanRefresh,
  CanSearch
{
  let menu = Menu(children: [])

  init() { super.init("Everything") }

  func confirm() {}
  func refresh() async throws {}
  func search(for text: String) {}
}

final class OwnWords: NamedScreen, CanConfirm {
  private(set) var made = 0
  private(set) var calls: [String] = []

  init() { super.init("Own Words") }

  func confirm() { calls.append("confirm") }

  func makeConfirmButton() -> BarButtonItem {
    made += 1
    return BarButtonItem(title: "Send", owner: self) { $0.confirm() }
  }
}
