internal import CGtk

/// A line of text that the user edits: what ``Entry`` and ``SearchEntry`` have in common.
open class TextField: Widget {
  /// The text.
  public var text: String {
    get { String(copying: gtk_editable_get_text(pointer)) ?? "" }
    set { gtk_editable_set_text(pointer, newValue) }
  }

  /// Whether the user can change the text. True, unless changed.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(pointer) != 0 }
    set { gtk_editable_set_editable(pointer, newValue ? 1 : 0) }
  }

  /// The words that stand in the field while it is empty; nil for none.
  public var placeholder: String? {
    get { string("placeholder-text") }
    set { set("placeholder-text", newValue ?? "") }
  }

  /// Selects the whole text, so that typing replaces it.
  public func selectAll() {
    gtk_editable_select_region(pointer, 0, -1)
  }

  /// Puts the cursor behind the text.
  public func moveCursorToEnd() {
    gtk_editable_set_position(pointer, -1)
  }

  /// Called at each change of the text, by the user or the program.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "changed", calling: handler)
  }

  /// Called when the user presses Return.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "activate", calling: handler)
  }
}

/// A field for one line of text.
public final class Entry: TextField {
  /// An empty field.
  public convenience init(placeholder: String? = nil) {
    self.init(sinking: new(gtk_entry_new()))
    self.placeholder = placeholder
  }
}

/// A field for words to look for.
public final class SearchEntry: TextField {
  /// An empty field.
  public convenience init(placeholder: String? = nil) {
    self.init(sinking: new(gtk_search_entry_new()))
    self.placeholder = placeholder
  }

  /// The widget where typing starts a search, wherever the focus is in it; nil for none. Usually the window.
  public var keyCaptureWidget: Widget? {
    get { Widget(ifPresent: gtk_search_entry_get_key_capture_widget(pointer)) }
    set { lend(newValue) { gtk_search_entry_set_key_capture_widget(pointer, $0) } }
  }

  /// Called when the text changed and the user paused for a moment.
  @discardableResult
  public func onSearchChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "search-changed", calling: handler)
  }

  /// Called when the user presses Escape in the field. The text stays.
  @discardableResult
  public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "stop-search", calling: handler)
  }
}

extension ObjectType<SearchEntry> {
  /// GtkSearchEntry.
  public static var searchEntry: Self {
    Self(id: gtk_search_entry_get_type()) { SearchEntry(borrowing: $0) }
  }
}
