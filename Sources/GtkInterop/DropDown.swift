internal import CGtk

/// A button that shows one of several texts, and opens the list of them.
public final class DropDown: Widget {
  /// A list of texts, of which the first is chosen.
  public convenience init(_ texts: [String]) {
    let dropDown = withCStrings(texts) { texts in
      texts.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        gtk_drop_down_new_from_strings($0)
      }
    }
    self.init(sinking: new(dropDown))
    hidePagesFromAssistiveTechnologies()
  }

  /// Which text is chosen, counted from 0; nil when the list is empty. One that is not in the list is ignored.
  public var selected: Int? {
    get {
      let index = gtk_drop_down_get_selected(pointer)
      return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
    }
    set {
      guard let newValue, newValue >= 0, newValue < count else { return }
      gtk_drop_down_set_selected(pointer, guint(newValue))
    }
  }

  /// Called when another text has been chosen, by the user or the program.
  @discardableResult
  public func onSelected(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, changeOf: "selected", calling: handler)
  }

  /// What the button shows is one of two pages of a stack, which assistive technologies would call by their class.
  private func hidePagesFromAssistiveTechnologies() {
    for stack in descendants(ofType: "GtkStack") {
      guard let pages = gtk_stack_get_pages(stack.pointer) else { continue }
      for index in 0..<g_list_model_get_n_items(pages) {
        guard let page = g_list_model_get_item(pages, index) else { continue }
        Object(adopting: OpaquePointer(page)).setAccessibleName(" ")
      }
      g_object_unref(gpointer(pages))
    }
  }

  private var count: Int { Int(g_list_model_get_n_items(gtk_drop_down_get_model(pointer))) }
}
