extension SignalConnection {
  /// Calls the handler at the next emission, and not again: `SignalConnection.once(button.onClicked) { … }`.
  ///
  /// - Parameters:
  ///   - connect: The method that connects handlers to the signal, of an object.
  ///   - handler: Gets what the signal passes. It may connect again.
  /// - Returns: The connection, for whoever does not want to wait any more.
  @discardableResult
  public static func once<each Argument>(
    _ connect: @MainActor (@escaping @MainActor (repeat each Argument) -> Void) -> SignalConnection,
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalConnection {
    let holder = Holder()
    let connection = connect { (argument: repeat each Argument) in
      // First, so that an emission from inside the handler is not a second one.
      holder.connection?.disconnect()
      handler(repeat each argument)
    }
    holder.connection = connection
    return connection
  }

  /// The emissions of a signal from now on, each with what the signal passes:
  /// `for await _ in SignalConnection.emissions(of: button.onClicked)`.
  ///
  /// What is emitted before it is asked for waits. The sequence ends with the object, and when the task that waits is
  /// cancelled; then, and when nobody holds it any more, the handler is disconnected. It keeps the object alive as
  /// little as any handler does.
  ///
  /// For a signal whose handlers answer there is none: nobody would be there to answer at once.
  public static func emissions<each Argument>(
    of connect: @MainActor (@escaping @MainActor (repeat each Argument) -> Void) -> SignalConnection
  ) -> AsyncStream<(repeat each Argument)> where repeat each Argument: Sendable {
    let (stream, continuation) = AsyncStream<(repeat each Argument)>.makeStream()
    // Freed with the handler.
    let end = EndOfStream { continuation.finish() }
    let connection = connect { (argument: repeat each Argument) in
      withExtendedLifetime(end) { _ = continuation.yield((repeat each argument)) }
    }
    continuation.onTermination = { _ in
      Task { @MainActor in connection.disconnect() }
    }
    return stream
  }
}

/// Lets a handler know its own connection.
@MainActor private final class Holder {
  var connection: SignalConnection?
}

/// Finishes a stream when nothing can come any more.
private final class EndOfStream: Sendable {
  private let finish: @Sendable () -> Void

  init(_ finish: @escaping @Sendable () -> Void) { self.finish = finish }

  deinit { finish() }
}
