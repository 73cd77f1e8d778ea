internal import CGtk

/// A signal of GTK's that this library has no method for, with what it passes to its handlers:
///
///     extension Calendar {
///       static let daySelected = Signal<Calendar>("day-selected")
///     }
///     Calendar.daySelected.connect(to: calendar) { … }
///
/// and for one that passes something, `Signal<Entry, Int, Int>("delete-text")`. GTK's documentation says what a signal
/// passes, after the emitter; which Swift type that is, ``SignalValue`` says. A `Signal` that names none fits every signal:
/// its handler is not told. A property's change is `Signal<Label>("notify::label")`.
///
/// The name is looked up, and the types compared with GTK's own, when the signal is connected. Where they do not fit,
/// a diagnostic says so, and nothing is connected.
public struct Signal<Emitter: Object, each Argument: SignalValue>: Sendable {
  private let name: String

  /// - Parameter name: GTK's name for the signal, such as `day-selected`; with `::` and a detail if it has one.
  public init(_ name: String) { self.name = name }

  /// Calls the handler at each emission, on the main thread, as long as the emitter lives.
  /// - Returns: The connection, for whoever wants to end it earlier.
  @MainActor @discardableResult
  public func connect(
    to emitter: Emitter, _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalConnection {
    let call: (repeat each Argument) -> Void = handler
    return Trampoline.connect(emitter, name, SignalTypes(repeat (each Argument).self)) { passed, _ in
      call(repeat passed.next((each Argument).self))
    }
  }
}

/// The same for a signal whose handlers answer, as `close-request` is: `AskingSignal<Window, Bool>("close-request")`. The
/// first type is the emitter's, the second the answer's; what is passed comes after them.
public struct AskingSignal<Emitter: Object, Answer: SignalAnswer, each Argument: SignalValue>: Sendable {
  private let name: String

  /// - Parameter name: GTK's name for the signal, with `::` and a detail if it has one.
  public init(_ name: String) { self.name = name }

  /// Asks the handler at each emission, on the main thread, as long as the emitter lives.
  /// - Returns: The connection, for whoever wants to end it earlier.
  @MainActor @discardableResult
  public func connect(
    to emitter: Emitter, _ handler: @escaping @MainActor (repeat each Argument) -> Answer
  ) -> SignalConnection {
    let ask: (repeat each Argument) -> Answer = handler
    let types = SignalTypes(repeat (each Argument).self, answer: Answer.self)
    return Trampoline.connect(emitter, name, types) { passed, answer in
      let answered = ask(repeat passed.next((each Argument).self))
      if let answer { answered.write(to: answer) }
    }
  }
}
