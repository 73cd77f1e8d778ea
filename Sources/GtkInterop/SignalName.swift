internal import CGtk

/// What a C function expects of the signal that calls it.
struct HandlerShape {
  /// How an argument is passed.
  enum Argument {
    /// An integer of 32 bits, a boolean, an enumeration or flags.
    case number
    case double
    /// An object, a boxed value, a string, or any other pointer.
    case pointer

    fileprivate init?(_ type: GType) {
      // A signal may say of an argument that it does not change while the handlers run.
      switch g_type_fundamental(type & ~cgtk_signal_type_static_scope()) {
      case cgtk_type_int(), cgtk_type_uint(), cgtk_type_boolean(), cgtk_type_enum(), cgtk_type_flags():
        self = .number
      case cgtk_type_double(): self = .double
      case let fundamental where cgtk_type_is_passed_by_pointer(fundamental) != 0: self = .pointer
      default: return nil
      }
    }
  }

  /// nil: it takes none of them, whatever they are.
  let arguments: [Argument]?
  let answer: GType

  /// Whether the data comes first, and the arguments, ignored, after it.
  var isSwapped: Bool { arguments == nil }

  static func swapped(answering answer: GType) -> Self { Self(arguments: nil, answer: answer) }

  static func passing(_ arguments: [Argument], answering answer: GType = cgtk_type_none()) -> Self {
    Self(arguments: arguments, answer: answer)
  }
}

/// A signal that an object has, found by its name, with a property's name behind `::` if need be.
@MainActor struct SignalName {
  private let name: String
  private let typeName: String
  let id: guint
  let detail: GQuark

  /// nil, and a diagnostic, when the object has no such signal.
  init?(_ name: String, of object: Object) {
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(name, cgtk_type_of(UnsafeRawPointer(object.pointer)), &id, &detail, 1) != 0
    else {
      InteropDiagnostics.report("A \(object.typeName) has no signal “\(name)”: nothing was connected.")
      return nil
    }
    if name.hasPrefix("notify::") {
      // GLib takes any word for a property's name, and compares it letter by letter.
      guard let property = object.property(String(name.dropFirst("notify::".count))) else {
        InteropDiagnostics.report(
          "A \(object.typeName) has no property for “\(name)”: nothing was connected.")
        return nil
      }
      detail = g_param_spec_get_name_quark(property)
    }
    self.name = name
    typeName = object.typeName
    self.id = id
    self.detail = detail
  }

  /// Whether a handler of that shape can be called by the signal; if not, a diagnostic says so. Asked in debug builds
  /// alone: the shapes stand in the library, and each is used by its tests.
  func takes(_ shape: HandlerShape) -> Bool {
    #if DEBUG
      let query = self.query
      let arguments = (0..<Int(query.n_params)).map { HandlerShape.Argument(query.param_types[$0]) }
      let fits = shape.arguments.map { arguments == $0 } ?? true
      guard fits, g_type_fundamental(query.return_type) == shape.answer else {
        refuse()
        return false
      }
    #endif
    return true
  }

  /// Whether it passes what a program declared; if not, a diagnostic says so.
  func passes(_ types: SignalTypes) -> Bool {
    let fits = types.fit(query)
    if !fits { refuse() }
    return fits
  }

  private var query: GSignalQuery {
    var query = GSignalQuery()
    g_signal_query(id, &query)
    return query
  }

  private func refuse() {
    InteropDiagnostics.report(
      "The signal “\(name)” of a \(typeName) passes or answers something else: nothing was connected.")
  }
}
