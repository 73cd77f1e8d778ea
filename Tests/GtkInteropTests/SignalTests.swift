import CGtk
import XCTest

@testable import GtkInterop

/// Signals that a program declares itself.
final class SignalTests: WidgetTestCase {
  func testAHandlerIsToldWhatASignalOfGTKsPasses() {
    onMain {
      let entry = Entry()
      entry.text = "Gruyère"
      // The text inside an entry emits them.
      let text = Object(borrowing: gtk_editable_get_delegate(entry.pointer))
      var told: [String] = []
      Signal<Object, Int, Int>("delete-text").connect(to: text) { told.append("\($0)–\($1)") }
      Signal<Object, String, Int, OpaquePointer?>("insert-text").connect(to: text) { words, length, place in
        told.append("\(words) \(length) \(place != nil)")
      }
      Signal<Object>("notify::text").connect(to: text) { told.append("changed") }
      entry.text = "Comté"
      // What GTK says, with its own words for “to the end”, and for one change of the text: two.
      XCTAssertEqual(told, ["0–-1", "changed", "Comté 6 true", "changed"])
    }
  }

  func testAWidgetThatTheProgramWrapsItself() {
    onMain {
      let calendar = Calendar()
      let selections = Counter()
      Calendar.daySelected.connect(to: calendar) { [weak calendar] in
        selections.increment()
        calendar?.showsWeekNumbers = true
      }
      let day = g_date_time_new_local(2031, 7, 14, 0, 0, 0)
      gtk_calendar_select_day(calendar.pointer, day)
      g_date_time_unref(day)
      XCTAssertEqual(selections.count, 1)
      XCTAssertTrue(calendar.showsWeekNumbers)
    }
  }

  func testTheAnswerDecides() {
    onMain {
      expectTheAnswerToDecide { window, answer in
        AskingSignal<Window, Bool>("close-request").connect(to: window, answer)
      }
    }
  }

  func testEachTypeArrivesAndIsAnswered() {
    onMain {
      let emitter = Emitter()
      let widget = Label("an object")
      expect(emitter, passing: cgtk_type_boolean(), Bool.self, [false, true])
      expect(emitter, passing: cgtk_type_double(), Double.self, [-1.5, .infinity])
      expect(emitter, passing: cgtk_type_float(), Double.self, [-1.5, .infinity])
      expect(emitter, passing: cgtk_type_string(), String.self, ["", "Grüße 👋🏽"])
      for type in Emitter.integers {
        expect(emitter, passing: type.type, Int.self, [type.least, 1, type.greatest])
      }
      var passed: [OpaquePointer?] = []
      Signal<Emitter, OpaquePointer?>(Emitter.name(gtk_widget_get_type())).connect(to: emitter) {
        passed.append($0)
      }
      withValue(gtk_widget_get_type()) { value in
        emitter.emit(gtk_widget_get_type(), value)
        g_value_set_object(value, gpointer(widget.pointer))
        emitter.emit(gtk_widget_get_type(), value)
      }
      XCTAssertEqual(passed, [nil, widget.pointer])
      var words: [String?] = []
      let name = Emitter.name(cgtk_type_string())
      Signal<Emitter, String?>(name).connect(to: emitter) { words.append($0) }
      // No text where there should be one is an empty one.
      let empty = AskingSignal<Emitter, String, String>(name + "-asked")
      empty.connect(to: emitter) { $0 }
      withValue(cgtk_type_string()) { value in
        emitter.emit(cgtk_type_string(), value)
        XCTAssertEqual(emitter.ask(cgtk_type_string(), value) { String.read($0) }, "")
      }
      XCTAssertEqual(words, [nil])
    }
  }

  func testANumberThatIsTooLargeBecomesTheLargest() {
    onMain {
      let emitter = Emitter()
      for type in Emitter.integers {
        for (answer, expected) in [(Int.min, type.least), (Int.max, type.greatest)] {
          let asked = AskingSignal<Emitter, Int, Int>(Emitter.name(type.type) + "-asked")
          let connection = asked.connect(to: emitter) { _ in answer }
          withValue(type.type) { value in
            XCTAssertEqual(emitter.ask(type.type, value) { Int.read($0) }, expected, Emitter.name(type.type))
          }
          connection.disconnect()
        }
      }
    }
  }

  func testWhatDoesNotFitIsRefused() {
    onMain {
      let before = Trampoline.liveBoxes
      let label = Label("words")
      let window = Window()
      let connections = [
        Signal<Label>("no-such-signal").connect(to: label) {},
        // One too many, one too few, another type.
        Signal<Label, Int>("destroy").connect(to: label) { _ in },
        Signal<Label, String, String>("activate-link").connect(to: label) { _, _ in },
        AskingSignal<Label, Bool, Int>("activate-link").connect(to: label) { _ in true },
        AskingSignal<Label, Bool, OpaquePointer?>("activate-link").connect(to: label) { _ in true },
        // Answers where nothing is asked, says nothing where an answer is read, answers something else.
        AskingSignal<Window, Bool>("destroy").connect(to: window) { true },
        Signal<Window>("close-request").connect(to: window) {},
        AskingSignal<Window, String>("close-request").connect(to: window) { "no" },
        Signal<Window>("notify::").connect(to: window) {},
        Signal<Label>("notify::lable").connect(to: label) {},
      ]
      XCTAssertFalse(connections.contains { $0.isConnected })
      XCTAssertEqual(Reported.take().count, connections.count)
      XCTAssertEqual(Trampoline.liveBoxes, before)
      window.destroy()
    }
  }

  func testAPropertyMayBeWrittenInEitherWay() {
    onMain {
      let label = Label("words")
      let changes = Counter()
      for name in ["notify::max-width-chars", "notify::max_width_chars"] {
        Signal<Label>(name).connect(to: label) { changes.increment() }
      }
      label.maxWidthChars = 7
      XCTAssertEqual(changes.count, 2)
    }
  }

  func testItsHandlerIsFreedWithTheEmitterAndByDisconnecting() {
    onMain {
      let before = Trampoline.liveBoxes
      let shown = Signal<Label>("map")
      let label = Label("words")
      let connection = shown.connect(to: label) {}
      shown.connect(to: label) { [weak label] in label?.text = "" }
      XCTAssertEqual(Trampoline.liveBoxes, before + 2)
      connection.disconnect()
      XCTAssertEqual(Trampoline.liveBoxes, before + 1)
      var last: Label? = Label("words")
      if let last { shown.connect(to: last) {} }
      XCTAssertEqual(Trampoline.liveBoxes, before + 2)
      last = nil
      XCTAssertEqual(Trampoline.liveBoxes, before + 1)
      withExtendedLifetime(label) {}
    }
  }

  func testItCanBeWaitedForAndIterated() async {
    let emissions = await MainActor.run {
      let label = Label("words")
      let copied = Signal<Label>("copy-clipboard")
      let emissions = SignalConnection.emissions(of: { copied.connect(to: label, $0) })
      let once = Counter()
      SignalConnection.once({ copied.connect(to: label, $0) }, { once.increment() })
      for _ in 0..<3 { cgtk_emit(gpointer(label.pointer), "copy-clipboard") }
      XCTAssertEqual(once.count, 1)
      return emissions
    }
    // The label has gone, and the sequence ends.
    var count = 0
    for await _ in emissions { count += 1 }
    XCTAssertEqual(count, 3)
  }
}

/// Emits each value once to a handler that is told, and once to one that gives it back.
@MainActor private func expect<Value: SignalAnswer & Equatable>(
  _ emitter: Emitter, passing type: UInt, _: Value.Type, _ values: [Value]
) {
  var passed: [Value] = []
  let name = Emitter.name(type)
  let connections = [
    Signal<Emitter, Value>(name).connect(to: emitter) { passed.append($0) },
    AskingSignal<Emitter, Value, Value>(name + "-asked").connect(to: emitter) { $0 },
  ]
  for expected in values {
    withValue(type) { value in
      expected.write(to: SignalValuePointer(pointer: value))
      emitter.emit(type, value)
      XCTAssertEqual(emitter.ask(type, value) { Value.read($0) }, expected, name)
    }
  }
  XCTAssertEqual(passed, values, name)
  for connection in connections { connection.disconnect() }
}

/// An object that has a signal for each type, and one more that is answered with the same type.
private final class Emitter: Object {
  static let integers: [(type: UInt, least: Int, greatest: Int)] = [
    (g_type_from_name("gchar"), -128, 127), (g_type_from_name("guchar"), 0, 255),
    (g_type_from_name("gint"), Int(Int32.min), Int(Int32.max)),
    (g_type_from_name("guint"), 0, Int(UInt32.max)),
    (g_type_from_name("glong"), .min, .max), (g_type_from_name("gulong"), 0, .max),
    (g_type_from_name("gint64"), .min, .max), (g_type_from_name("guint64"), 0, .max),
    (gtk_align_get_type(), Int(Int32.min), Int(Int32.max)), (gtk_state_flags_get_type(), 0, Int(UInt32.max)),
  ]

  private static let gtype: UInt = {
    let type = g_type_register_static_simple(
      g_type_from_name("GObject"), "BackableTestEmitter", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    let types =
      integers.map(\.type) + [
        cgtk_type_boolean(), cgtk_type_double(), cgtk_type_float(), cgtk_type_string(), gtk_widget_get_type(),
      ]
    for passed in types {
      for (suffix, answer) in [("", cgtk_type_none()), ("-asked", passed)] {
        var parameters = [passed]
        g_signal_newv(
          name(passed) + suffix, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, answer, 1, &parameters)
      }
    }
    return type
  }()

  static func name(_ type: UInt) -> String { "passes-" + String(cString: g_type_name(type)) }

  convenience init() { self.init(adopting: OpaquePointer(cgtk_object_new(Self.gtype))) }

  func emit(_ type: UInt, _ value: UnsafeMutablePointer<GValue>) { emit(Self.name(type), value, nil) }

  func ask<Answer>(
    _ type: UInt, _ value: UnsafeMutablePointer<GValue>, _ read: (SignalValuePointer) -> Answer
  ) -> Answer {
    withValue(type) { answer in
      emit(Self.name(type) + "-asked", value, answer)
      return read(SignalValuePointer(pointer: answer))
    }
  }

  private func emit(
    _ signal: String, _ value: UnsafeMutablePointer<GValue>, _ answer: UnsafeMutablePointer<GValue>?
  ) {
    withValue(Self.gtype) { this in
      g_value_set_object(this, gpointer(pointer))
      let values = [this.pointee, value.pointee]
      g_signal_emitv(values, g_signal_lookup(signal, Self.gtype), 0, answer)
    }
  }
}
