import Backable
import Glibc

/// What a screen says where there is nothing to show.
struct Notice: Sendable, Equatable {
  /// From the icon theme.
  let iconName: String
  /// A few words.
  let title: String
  /// A sentence or two.
  let text: String
  /// Whether hidden files are all that there is.
  var offersHiddenFiles = false
}

// MARK: - Errors of the system, in plain words

extension Notice {
  /// Why a folder or file cannot be shown.
  init(_ error: FileError, at path: FilePath) {
    let name = path.displayName
    switch error.code {
    case EACCES, EPERM: self = .noPermission(name)
    case ENOENT, ENOTDIR, ESTALE: self = .missing(path)
    case ELOOP: self = .endless(name)
    case ENAMETOOLONG: self = .unreadable("The path to “\(name)” is longer than the system allows.")
    case EMFILE, ENFILE, ENOMEM:
      self = .unreadable("Too much is open to open “\(name)” as well. Close something first.")
    case EIO, ENXIO, ENODEV: self = .unreadable("The disk that holds “\(name)” does not answer.")
    case ENOTCONN, ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ECONNREFUSED:
      self = .unreadable("The computer that holds “\(name)” does not answer.")
    default: self = .unreadable("The system says of “\(name)”: \(String(cString: strerror(error.code))).")
    }
  }

  private static func noPermission(_ name: String) -> Notice {
    Notice(
      iconName: "dialog-password-symbolic", title: "No Permission",
      text: "You do not have the permission to open “\(name)”.")
  }

  /// Nothing is at the path: it went, or a link has lost what it leads to.
  private static func missing(_ path: FilePath) -> Notice {
    if let target = SymbolicLink.target(of: path) { return .brokenLink(path.displayName, target) }
    return Notice(
      iconName: "dialog-question-symbolic", title: "No Longer There",
      text: "“\(path.displayName)” does not exist any more. It was moved or deleted.")
  }

  private static func brokenLink(_ name: String, _ target: [UInt8]) -> Notice {
    Notice(
      iconName: "dialog-warning-symbolic", title: "Broken Link",
      text: "“\(name)” is a link to “\(FileName.display(target))”, which does not exist.")
  }

  private static func endless(_ name: String) -> Notice {
    Notice(
      iconName: "media-playlist-repeat-symbolic", title: "Endless Link",
      text: "“\(name)” is a link that leads from one link to the next and never to a file.")
  }

  private static func unreadable(_ text: String) -> Notice {
    Notice(iconName: "dialog-error-symbolic", title: "Cannot Be Read", text: text)
  }
}

// MARK: - What has nothing to show

extension Notice {
  /// A folder without entries, or with none but hidden ones.
  static func emptyFolder(hiddenCount: Int) -> Notice {
    let text =
      switch hiddenCount {
      case 0: "There is nothing in this folder."
      case 1: "There is only one hidden item in this folder."
      default: "There are only hidden items in this folder."
      }
    return Notice(
      iconName: "folder-symbolic", title: "Empty Folder", text: text, offersHiddenFiles: hiddenCount > 0)
  }

  /// A folder in which nothing has these words in its name.
  static func notFound(_ text: String) -> Notice {
    Notice(
      iconName: "system-search-symbolic", title: "No Results",
      text: "Nothing in this folder has “\(text)” in its name.")
  }

  static let emptyFile = Notice(
    iconName: "text-x-generic-symbolic", title: "Empty File", text: "There is nothing in this file.")

  static func noPreview(iconName: String) -> Notice {
    Notice(iconName: iconName, title: "No Preview", text: "This kind of file cannot be shown here.")
  }

  static let brokenImage = Notice(
    iconName: "image-x-generic-symbolic", title: "Broken Picture",
    text: "The file is damaged, or no picture of a kind that can be shown here.")

  static let largeImage = Notice(
    iconName: "image-x-generic-symbolic", title: "Large Picture",
    text: "The picture is too large for a preview.")

  /// What is never opened for a preview, and why; nil for a plain file.
  static func unopened(_ kind: FileKind) -> Notice? {
    switch kind {
    case .file: nil
    case .folder:
      Notice(iconName: "folder-symbolic", title: "Folder", text: "A folder has taken the place of the file.")
    case .pipe:
      Notice(
        iconName: "emblem-system-symbolic", title: "Pipe",
        text:
          "Programs hand data to each other through a pipe. Opening it would take the data away from them.")
    case .socket:
      Notice(
        iconName: "emblem-system-symbolic", title: "Socket",
        text: "Programs talk to each other through a socket.")
    case .characterDevice, .blockDevice:
      Notice(
        iconName: "drive-harddisk-symbolic", title: "Device",
        text: "This is a device of the computer. It is not opened: for some, that alone sets something going."
      )
    case .link, .other:
      Notice(
        iconName: "emblem-system-symbolic", title: "Special File",
        text: "This is neither a file nor a folder, and is not opened.")
    }
  }
}

/// A screen that has nothing to show but a notice.
@MainActor
func statusPage(_ notice: Notice, actions: [Button] = []) -> Widget {
  statusPage(iconName: notice.iconName, title: notice.title, description: notice.text, actions: actions)
}
