internal import CGtk

/// A text of many lines. It belongs into a ``ScrolledWindow``.
public final class TextView: Widget {
  /// Where a line that is too long goes on.
  public enum Wrapping: Sendable {
    /// Nowhere: the text is as wide as its longest line.
    case none
    /// Between two characters.
    case character
    /// Between two words, else between two characters.
    case word
  }

  /// A view of a text.
  public convenience init(text: String = "") {
    self.init(sinking: new(gtk_text_view_new()))
    self.text = text
  }

  /// The text.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return String(adopting: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
    }
    // With its length: the text may contain U+0000, which GTK does not accept, and which would end it.
    set {
      let accepted = newValue.replacing("\0", with: "\u{FFFD}")
      gtk_text_buffer_set_text(buffer, accepted, Int32(clamping: accepted.utf8.count))
    }
  }

  /// Whether all characters are equally wide.
  public var isMonospaced: Bool {
    get { gtk_text_view_get_monospace(view) != 0 }
    set { gtk_text_view_set_monospace(view, newValue ? 1 : 0) }
  }

  /// Whether the user can change the text. True, unless changed.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(view) != 0 }
    set { gtk_text_view_set_editable(view, newValue ? 1 : 0) }
  }

  /// Whether the place of the next character is shown.
  public var isCursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(view) != 0 }
    set { gtk_text_view_set_cursor_visible(view, newValue ? 1 : 0) }
  }

  /// Where a line that is too long goes on. `none` at first.
  public var wrapping: Wrapping {
    get {
      switch gtk_text_view_get_wrap_mode(view) {
      case GTK_WRAP_NONE: .none
      case GTK_WRAP_CHAR: .character
      default: .word
      }
    }
    set {
      switch newValue {
      case .none: gtk_text_view_set_wrap_mode(view, GTK_WRAP_NONE)
      case .character: gtk_text_view_set_wrap_mode(view, GTK_WRAP_CHAR)
      case .word: gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
      }
    }
  }

  /// Sets the room between the text and the view's edges, in pixels.
  public func setTextMargins(all margin: Int) {
    let margin = Int32(clamping: margin)
    gtk_text_view_set_top_margin(view, margin)
    gtk_text_view_set_bottom_margin(view, margin)
    gtk_text_view_set_left_margin(view, margin)
    gtk_text_view_set_right_margin(view, margin)
  }

  /// Called at each change of the text.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(Object(borrowing: OpaquePointer(buffer)), "changed", calling: handler)
  }

  private var view: UnsafeMutablePointer<GtkTextView> { UnsafeMutablePointer(pointer) }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    // Safe: a view without a buffer makes itself one when it is asked.
    gtk_text_view_get_buffer(view)!
  }
}
