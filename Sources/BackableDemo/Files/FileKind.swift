import Glibc

/// What an entry of a folder is.
enum FileKind: Sendable, Equatable {
  case folder
  case file
  case link
  case pipe
  case socket
  case characterDevice
  case blockDevice
  /// None that this program knows.
  case other

  /// From `st_mode`, as `stat` fills it.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR: self = .characterDevice
    case S_IFBLK: self = .blockDevice
    default: self = .other
    }
  }

  /// From `d_type`, as `readdir` fills it; nil where the file system does not say.
  init?(directoryType type: UInt8) {
    switch Int(type) {
    case Int(DT_DIR): self = .folder
    case Int(DT_REG): self = .file
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR): self = .characterDevice
    case Int(DT_BLK): self = .blockDevice
    default: return nil
    }
  }

  /// The content type by which the desktop knows a thing that is not a plain file.
  var contentType: String {
    switch self {
    case .folder: "inode/directory"
    case .link: "inode/symlink"
    case .pipe: "inode/fifo"
    case .socket: "inode/socket"
    case .characterDevice: "inode/chardevice"
    case .blockDevice: "inode/blockdevice"
    case .file, .other: "application/octet-stream"
    }
  }
}
