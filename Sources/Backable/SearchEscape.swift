import GtkInterop

/// Escape in a search entry: first it ends the search, then it leaves the page (rule F4).
///
/// GTK's search entry takes every Escape, with a text or without, keeps the text, and leaves the rest to the program.
/// Where the program does nothing, the user would be stuck: then the text is cleared, and with no text there is no
/// search to end.
@MainActor
final class SearchEscape {
  private var connection: SignalConnection?

  /// Escape has been pressed in `entry`. An input method may want it: what follows waits for the entry's own word.
  func watch(_ entry: SearchEntry, in window: Window, goBack: @escaping @MainActor () -> Void) {
    let text = entry.text
    let entryReference = WeakReference(entry, as: .searchEntry)
    // After the program's handlers, which were connected before.
    connection = entry.onStopSearch { [weak self, weak window] in
      self?.forget()
      guard let entry = entryReference.object, entry.isMapped, entry.contains(window?.focusWidget) else {
        return
      }
      if text.isEmpty { return goBack() }
      if entry.text == text { entry.text = "" }
    }
  }

  /// Another key is pressed.
  func forget() {
    connection?.disconnect()
    connection = nil
  }
}

extension Widget {
  /// The search entry that this widget is, or stands in. One in a search bar or in a popover is nobody's but theirs:
  /// those close with Escape themselves.
  var searchEntryOfPage: SearchEntry? {
    let around = sequence(first: self, next: { $0.parent })
    guard let entry = around.first(where: { $0.isA(.searchEntry) })?.cast(to: .searchEntry) else {
      return nil
    }
    let isTheirs = around.contains { ["GtkSearchBar", "GtkPopover", "GtkPopoverMenu"].contains($0.typeName) }
    return isTheirs ? nil : entry
  }
}
