internal import CGtk

extension Application {
  /// Called when the application starts without a file to open, also for each later start.
  @discardableResult public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "activate", calling: whenReady(handler))
  }

  /// Called once in the first instance, before ``onActivate(_:)`` and ``onOpen(_:)``.
  @discardableResult public func onStartup(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "startup", calling: whenReady(handler))
  }

  /// Called once in the first instance, when it ends.
  @discardableResult public func onShutdown(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "shutdown", calling: whenReady(handler))
  }

  /// Called with the files of the command line, of this or of a later start. They need not exist. Only for an
  /// application that `handlesOpen`.
  @discardableResult
  public func onOpen(_ handler: @escaping @MainActor ([OpenedFile]) -> Void) -> SignalConnection {
    Trampoline.connect(
      self, "open",
      passingFiles: { files in
        guard Display.isOpen else { return }
        handler(files.map { OpenedFile(file: $0) })
      })
  }

  /// Without a display there is nothing that a handler could do.
  private func whenReady(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { if Display.isOpen { handler() } }
  }
}

/// A file that an application is to open.
public struct OpenedFile: Sendable {
  /// The absolute path, in the bytes of the file system, which need not be text; nil for a file elsewhere.
  public let path: [UInt8]?
  /// The URI.
  public let uri: String

  init(file: OpaquePointer) {
    uri = String(adopting: g_file_get_uri(file)) ?? ""
    let path = g_file_get_path(file)
    defer { g_free(path) }
    self.path = path.map {
      Array(UnsafeBufferPointer(start: $0, count: strlen($0))).map { UInt8(bitPattern: $0) }
    }
  }
}
