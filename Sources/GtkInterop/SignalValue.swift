internal import CGtk

/// What a ``Signal`` may pass: `Bool`, `Int` (integers of every size, enumerations and flags), `Double`, `String`, which is
/// empty where GTK passes none, `String?`, and `OpaquePointer?` for objects, boxed values and other pointers.
///
/// A pointer is good until the handler returns; who wants to keep an object wraps it, by ``Object/init(borrowing:)``.
///
/// A program conforms none of its own types: the requirements speak of GObject's.
public protocol SignalValue {
  /// Whether a value of that type of GObject's is passed as this one.
  static func fits(_ type: SignalValueType) -> Bool
  /// Reads a value whose type fits.
  static func read(_ value: SignalValuePointer) -> Self
}

/// What the handlers of an ``AskingSignal`` may answer: `Bool`, `Int`, `Double` or `String`.
public protocol SignalAnswer: SignalValue {
  /// Writes it where the signal reads it; a number that is too large for the signal's type becomes the largest.
  func write(to value: SignalValuePointer)
}

/// What may be missing where a signal passes it: `String?` and `OpaquePointer?`.
public protocol NullableSignalValue {
  /// Whether a value of that type of GObject's is passed as this one.
  static func fits(_ type: SignalValueType) -> Bool
  /// Reads a value whose type fits; nil for NULL.
  static func readIfPresent(_ value: SignalValuePointer) -> Self?
}

/// A type of GObject's.
public struct SignalValueType {
  let fundamental: UInt

  init(_ type: UInt) {
    // A signal may say of an argument that it does not change while the handlers run.
    fundamental = g_type_fundamental(type & ~cgtk_signal_type_static_scope())
  }

  fileprivate init(of value: SignalValuePointer) { self.init(value.pointer.pointee.g_type) }
}

/// Where GObject keeps what it passes to a handler, and reads what the handler answers.
public struct SignalValuePointer {
  let pointer: UnsafeMutablePointer<GValue>
}

extension Bool: SignalAnswer {
  /// GObject's booleans.
  public static func fits(_ type: SignalValueType) -> Bool { type.fundamental == cgtk_type_boolean() }
  /// Whether it is true.
  public static func read(_ value: SignalValuePointer) -> Bool { g_value_get_boolean(value.pointer) != 0 }
  /// Answers it.
  public func write(to value: SignalValuePointer) { g_value_set_boolean(value.pointer, self ? 1 : 0) }
}

extension Int: SignalAnswer {
  /// Integers of every size, enumerations and flags.
  public static func fits(_ type: SignalValueType) -> Bool { cgtk_type_is_integer(type.fundamental) != 0 }
  /// The number; one that an `Int` cannot hold is the largest.
  public static func read(_ value: SignalValuePointer) -> Int { Int(cgtk_value_get_integer(value.pointer)) }
  /// Answers the number, or the nearest that the signal's type has.
  public func write(to value: SignalValuePointer) { cgtk_value_set_integer(value.pointer, gint64(self)) }
}

extension Double: SignalAnswer {
  /// Floating-point numbers of both sizes.
  public static func fits(_ type: SignalValueType) -> Bool {
    type.fundamental == cgtk_type_double() || type.fundamental == cgtk_type_float()
  }

  /// The number.
  public static func read(_ value: SignalValuePointer) -> Double {
    let isDouble = SignalValueType(of: value).fundamental == cgtk_type_double()
    return isDouble ? g_value_get_double(value.pointer) : Double(g_value_get_float(value.pointer))
  }

  /// Answers the number, rounded where the signal's type is a `float`.
  public func write(to value: SignalValuePointer) {
    if SignalValueType(of: value).fundamental == cgtk_type_double() {
      g_value_set_double(value.pointer, self)
    } else {
      g_value_set_float(value.pointer, Float(self))
    }
  }
}

extension String: SignalAnswer, NullableSignalValue {
  /// Strings.
  public static func fits(_ type: SignalValueType) -> Bool { type.fundamental == cgtk_type_string() }
  /// A copy; NULL is an empty one.
  public static func read(_ value: SignalValuePointer) -> String { readIfPresent(value) ?? "" }
  /// A copy; nil for NULL.
  public static func readIfPresent(_ value: SignalValuePointer) -> String? {
    String(copying: g_value_get_string(value.pointer))
  }
  /// Answers a copy.
  public func write(to value: SignalValuePointer) { g_value_set_string(value.pointer, self) }
}

extension OpaquePointer: NullableSignalValue {
  /// Objects, boxed values, variants and any other pointer.
  public static func fits(_ type: SignalValueType) -> Bool {
    type.fundamental != cgtk_type_string() && cgtk_type_is_passed_by_pointer(type.fundamental) != 0
  }
  /// Where it points to; nil for NULL.
  public static func readIfPresent(_ value: SignalValuePointer) -> OpaquePointer? {
    OpaquePointer(g_value_peek_pointer(value.pointer))
  }
}

extension Optional: SignalValue where Wrapped: NullableSignalValue {
  /// What fits the type that may be missing.
  public static func fits(_ type: SignalValueType) -> Bool { Wrapped.fits(type) }
  /// nil for NULL.
  public static func read(_ value: SignalValuePointer) -> Wrapped? { Wrapped.readIfPresent(value) }
}

/// What a declared signal passes and is answered, to be compared with what GTK says.
struct SignalTypes {
  private var arguments: [any SignalValue.Type] = []
  private let answer: (any SignalValue.Type)?

  init<each Argument: SignalValue>(
    _ argument: repeat (each Argument).Type, answer: (any SignalValue.Type)? = nil
  ) {
    self.answer = answer
    repeat arguments.append(each argument)
  }

  /// Handlers that take nothing fit what is passed anyway.
  func fit(_ signal: GSignalQuery) -> Bool {
    let answers = SignalValueType(signal.return_type)
    guard answer?.fits(answers) ?? (answers.fundamental == cgtk_type_none()) else { return false }
    guard !arguments.isEmpty else { return true }
    let passed = (0..<Int(signal.n_params)).map { SignalValueType(signal.param_types[$0]) }
    return arguments.count == passed.count && zip(arguments, passed).allSatisfy { $0.fits($1) }
  }
}

/// What a signal passes after its emitter, taken one after the other.
final class PassedValues {
  private var next: UnsafeMutablePointer<GValue>

  /// - Parameter emitter: the first of what GObject passes.
  init(after emitter: UnsafeMutablePointer<GValue>) { next = emitter }

  /// Takes a value whose type is known to fit.
  func next<Value: SignalValue>(_: Value.Type) -> Value {
    next += 1
    return Value.read(SignalValuePointer(pointer: next))
  }
}
