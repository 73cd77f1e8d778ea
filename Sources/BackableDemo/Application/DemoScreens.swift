import Backable

/// The screens that are made again after a restart.
@MainActor
enum DemoScreens {
  static func makeKnown() {
    NavigationController.register(
      GalleryViewController.self, SourceViewController.self, FolderViewController.self,
      FileViewController.self)
    for page in Gallery.pages { page.register() }
  }
}

extension GalleryPage {
  static var restorationIdentifier: String { "page/" + declaration.id }

  static var furtherScreens: [any Restorable.Type] { [] }

  fileprivate static func register() {
    for screen in [self] + furtherScreens { NavigationController.register(screen) }
  }
}

extension GalleryPage where Payload == NoPayload {
  static func restored(from payload: NoPayload) -> ViewController? { self.init() }
}

extension GalleryViewController: Restorable {
  static let restorationIdentifier = "gallery"

  static func restored(from payload: NoPayload) -> ViewController? { GalleryViewController() }
}

extension SourceViewController: Restorable {
  static let restorationIdentifier = "source"

  var restorationPayload: String { page.declaration.id }

  static func restored(from id: String) -> ViewController? {
    Gallery.page(id: id).map { SourceViewController(of: $0) }
  }
}

extension FolderViewController: Restorable {
  static let restorationIdentifier = "folder"

  var restorationPayload: [UInt8] { folder.bytes }

  static func restored(from path: [UInt8]) -> ViewController? { FolderViewController(FilePath(path)) }
}

extension FileViewController: Restorable {
  static let restorationIdentifier = "file"

  var restorationPayload: [UInt8] { path.bytes }

  static func restored(from path: [UInt8]) -> ViewController? { FileViewController(FilePath(path)) }
}
