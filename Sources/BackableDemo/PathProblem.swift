import Glibc

/// Why the PATH of the command line cannot be shown.
struct PathProblem {
  /// What is wrong and why, in one line.
  let words: String

  /// What is wrong with the paths and URIs that were given; nil when there is one that can be shown, or none at all.
  init?(in paths: [[UInt8]]) {
    guard let first = paths.first else { return nil }
    if paths.count > 1 {
      words = "one PATH can be shown, and \(paths.count) were given"
    } else if first.isEmpty {
      words = "the PATH is empty"
    } else if let reason = Self.reason(against: first) {
      words = "cannot open “\(FilePath(first).displayPath)”: \(reason)"
    } else {
      return nil
    }
  }

  private static func reason(against argument: [UInt8]) -> String? {
    do throws(PathArgument.Refusal) {
      return reason(against: FilePath(try PathArgument.path(in: argument)))
    } catch {
      return error.reason
    }
  }

  private static func reason(against path: FilePath) -> String? {
    do throws(FileError) {
      let place = try OpenFile.place(path)
      let kind = FileKind(mode: try place.status().st_mode)
      guard kind == .folder || kind == .file else { return "it is neither a folder nor a plain file" }
      _ = try place.reopenForReading()
      return nil
    } catch {
      return String(cString: strerror(error.code))
    }
  }
}
