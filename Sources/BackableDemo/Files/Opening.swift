import Backable

/// Opens a file or folder with the application that the user has for its kind.
struct Opening: Sendable {
  private let path: FilePath

  init(_ path: FilePath) {
    self.path = path
  }

  /// Why it was not opened, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the application. What has to be read from the disk for that, is read on another thread.
  func perform() async throws(Failure) {
    let found = await Task.detached(priority: .userInitiated) { self.choice() }.value
    let application = try found.get()
    do {
      try await application.open([FileInformation.uri(ofPath: path.bytes)])
    } catch {
      throw Failure(description: "\(application.name) could not be started: \(error)")
    }
  }

  private func choice() -> Result<InstalledApplication, Failure> {
    do {
      let type = try FileFacts.contentType(of: path)
      if let application = InstalledApplication.preferred(forType: type) { return .success(application) }
      let kind = FileInformation.description(ofType: type)
      return .failure(
        Failure(description: "No application is installed that opens “\(path.displayName)” (\(kind))."))
    } catch {
      return .failure(Failure(description: Notice(error, at: path).text))
    }
  }
}

// MARK: - The button

/// A screen that shows something which another application can open, too.
@MainActor
protocol CanOpenElsewhere: ViewController {
  /// What that application opens.
  var pathToOpen: FilePath { get }
}

extension CanOpenElsewhere {
  fileprivate func makeOpenElsewhereButton() -> BarButtonItem {
    let item = BarButtonItem(
      iconName: "document-open-symbolic", accessibilityLabel: "Open With Application", workOf: self
    ) { try await Opening($0.pathToOpen).perform() }
    item.tooltip = "Open With Application"
    item.shortcut = "<Control>o"
    return item
  }
}

extension DefaultButton {
  static let openElsewhere = DefaultButton(at: .end, for: (any CanOpenElsewhere).self) { page in
    page.makeOpenElsewhereButton()
  }
}
