internal import CGtk

/// A piece of text. It is shown as it is: no markup, no mnemonics, unless ``setMarkup(_:)`` is called.
public final class Label: Widget {
  /// Where a text that does not fit is shortened.
  public enum Ellipsizing: Sendable {
    /// Nowhere.
    case none
    /// At its start, in its middle or at its end.
    case start, middle, end
  }

  /// How the lines of a text that has several are aligned to each other.
  public enum Justification: Sendable {
    /// At the start of the line, at its end, or in the middle.
    case start, end, center
    /// At both edges.
    case fill
  }

  /// A label with a text.
  public convenience init(_ text: String = "") {
    self.init(sinking: new(gtk_label_new(text)))
  }

  /// The text. Reading it gives the words, also after ``setMarkup(_:)``.
  public var text: String {
    get { String(copying: gtk_label_get_text(pointer)) ?? "" }
    set { gtk_label_set_text(pointer, newValue) }
  }

  /// Shows a text in Pango's markup, which resembles HTML. Malformed markup: GTK warns and the text stays.
  public func setMarkup(_ markup: String) {
    gtk_label_set_markup(pointer, markup)
  }

  /// Whether a long text goes on in the next line, also in the middle of a long word.
  public var wraps: Bool {
    get { gtk_label_get_wrap(pointer) != 0 }
    set {
      gtk_label_set_wrap(pointer, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// Where a text that does not fit is shortened. Without it or ``wraps`` the label is as wide as its text.
  public var ellipsizing: Ellipsizing {
    get {
      switch gtk_label_get_ellipsize(pointer) {
      case PANGO_ELLIPSIZE_START: .start
      case PANGO_ELLIPSIZE_MIDDLE: .middle
      case PANGO_ELLIPSIZE_END: .end
      default: .none
      }
    }
    set {
      switch newValue {
      case .none: gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_NONE)
      case .start: gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_START)
      case .middle: gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_MIDDLE)
      case .end: gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
      }
    }
  }

  /// Where the text stands in the label's room: 0 at the start, 0.5 in the middle, 1 at the end.
  public var xAlign: Double {
    get { Double(gtk_label_get_xalign(pointer)) }
    set { gtk_label_set_xalign(pointer, Float(newValue)) }
  }

  /// Whether the text can be selected and copied. It then takes the focus as well.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(pointer) != 0 }
    set { gtk_label_set_selectable(pointer, newValue ? 1 : 0) }
  }

  /// How lines are aligned to each other.
  public var justification: Justification {
    get {
      switch gtk_label_get_justify(pointer) {
      case GTK_JUSTIFY_RIGHT: .end
      case GTK_JUSTIFY_CENTER: .center
      case GTK_JUSTIFY_FILL: .fill
      default: .start
      }
    }
    set {
      switch newValue {
      case .start: gtk_label_set_justify(pointer, GTK_JUSTIFY_LEFT)
      case .end: gtk_label_set_justify(pointer, GTK_JUSTIFY_RIGHT)
      case .center: gtk_label_set_justify(pointer, GTK_JUSTIFY_CENTER)
      case .fill: gtk_label_set_justify(pointer, GTK_JUSTIFY_FILL)
      }
    }
  }

  /// The preferred width, in characters; -1 leaves it to the text.
  public var widthChars: Int {
    get { Int(gtk_label_get_width_chars(pointer)) }
    set { gtk_label_set_width_chars(pointer, Int32(clamping: newValue)) }
  }

  /// The greatest preferred width, in characters; -1 for no limit.
  public var maxWidthChars: Int {
    get { Int(gtk_label_get_max_width_chars(pointer)) }
    set { gtk_label_set_max_width_chars(pointer, Int32(clamping: newValue)) }
  }

  /// After how many lines a text that wraps and ellipsizes is cut; -1 for no limit.
  public var lines: Int {
    get { Int(gtk_label_get_lines(pointer)) }
    set { gtk_label_set_lines(pointer, Int32(clamping: newValue)) }
  }
}

extension ObjectType<Label> {
  /// GtkLabel.
  public static var label: Self { Self(id: gtk_label_get_type()) { Label(borrowing: $0) } }
}
