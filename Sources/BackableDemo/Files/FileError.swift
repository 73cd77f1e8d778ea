import Glibc

/// Why a call of the system failed.
struct FileError: Error, Equatable {
  /// The number, as in `errno`.
  let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// The error of the call that has just failed on this thread.
  static var last: FileError { FileError(code: errno) }

  /// The work was stopped because nobody waits for it any more.
  static let cancelled = FileError(code: ECANCELED)
}
