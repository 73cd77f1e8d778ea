internal import CGtk

/// A bar with a search entry that slides in from above: typing starts it, and Escape leaves it.
public final class SearchBar: Widget {
  /// A closed search bar.
  /// - Parameters:
  ///   - entry: What the user types into; it stands in the middle of the bar.
  ///   - maximumWidth: The entry's, in pixels.
  public convenience init(entry: SearchEntry, maximumWidth: Int = 400) {
    self.init(sinking: new(gtk_search_bar_new()))
    let clamp = Clamp(child: entry, maximumWidth: maximumWidth)
    clamp.expandsHorizontally = true
    gtk_search_bar_set_child(pointer, clamp.widget)
    gtk_search_bar_connect_entry(pointer, entry.pointer)
  }

  /// Whether the bar is open.
  public var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(pointer) != 0 }
    set { gtk_search_bar_set_search_mode(pointer, newValue ? 1 : 0) }
  }

  /// The widget where typing opens the bar, wherever the focus is in it; nil for none. Usually the window.
  public var keyCaptureWidget: Widget? {
    get { Widget(ifPresent: gtk_search_bar_get_key_capture_widget(pointer)) }
    set { lend(newValue) { gtk_search_bar_set_key_capture_widget(pointer, $0) } }
  }

  /// Called when the bar has been opened or closed, by the user or the program.
  @discardableResult
  public func onOpenedOrClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, changeOf: "search-mode-enabled", calling: handler)
  }
}
