internal import CGtk

/// A list of few rows, all of which exist: for menus of choices. Long lists are a ``ListView``'s.
public final class ListBox: Widget {
  /// What the user can select.
  public enum Selection: Sendable {
    /// Nothing: rows are only activated.
    case none
    /// One row.
    case single
  }

  /// An empty list, in which nothing is selected.
  public convenience init() {
    self.init(sinking: new(gtk_list_box_new()))
    selection = .none
  }

  /// What the user can select. `none` at first.
  public var selection: Selection {
    get { gtk_list_box_get_selection_mode(pointer) == GTK_SELECTION_NONE ? .none : .single }
    set {
      gtk_list_box_set_selection_mode(pointer, newValue == .none ? GTK_SELECTION_NONE : GTK_SELECTION_SINGLE)
    }
  }

  /// Whether lines are drawn between the rows.
  public var showsSeparators: Bool {
    get { gtk_list_box_get_show_separators(pointer) != 0 }
    set { gtk_list_box_set_show_separators(pointer, newValue ? 1 : 0) }
  }

  /// Adds a row at the end. A widget that is no ``ListBoxRow`` gets one around it.
  public func append(_ row: Widget) {
    gtk_list_box_append(pointer, row.widget)
  }

  /// Takes out a row, or the row around a widget that was added. Does nothing for one of another list.
  public func remove(_ row: Widget) {
    let row = row.isA(.listBoxRow) ? row : row.parent
    if let row, row.parent == self { gtk_list_box_remove(pointer, row.widget) }
  }

  /// Takes all rows out. The placeholder stays.
  public func removeAll() {
    while let row = gtk_list_box_get_row_at_index(pointer, 0) {
      gtk_list_box_remove(pointer, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// The row at an index from 0, the hidden ones counted; nil when there is none.
  public func row(at index: Int) -> ListBoxRow? {
    guard let index = Int32(exactly: index), index >= 0 else { return nil }
    return gtk_list_box_get_row_at_index(pointer, index).map { ListBoxRow(borrowing: OpaquePointer($0)) }
  }

  /// The index of the row that is selected; nil for none. An index that does not exist selects none.
  public var selectedIndex: Int? {
    get { gtk_list_box_get_selected_row(pointer).map { Int(gtk_list_box_row_get_index($0)) } }
    set { lend(newValue.flatMap { row(at: $0) }) { gtk_list_box_select_row(pointer, $0) } }
  }

  /// What is shown while no row is.
  public func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(pointer, placeholder?.widget)
  }

  /// Called with the index of a row that is clicked, or chosen with Return.
  @discardableResult
  public func onRowActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    Trampoline.connect(
      self, "row-activated",
      passingPointer: { row in
        if let row { handler(Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row)))) }
      })
  }
}

/// A row of a ``ListBox``, around any content.
open class ListBoxRow: Widget {
  /// A row that can be activated.
  public init(child: Widget? = nil) {
    super.init(sinking: new(gtk_list_box_row_new()))
    self.child = child
  }

  /// Wraps a GtkListBoxRow that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// The content.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_list_box_row_get_child(row)) }
    set { lend(newValue) { gtk_list_box_row_set_child(row, $0) } }
  }

  /// Whether a click calls the list's handler. True, unless changed.
  public var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(row) != 0 }
    set { gtk_list_box_row_set_activatable(row, newValue ? 1 : 0) }
  }

  /// Whether the row can be selected. True, unless changed.
  public var isSelectable: Bool {
    get { gtk_list_box_row_get_selectable(row) != 0 }
    set { gtk_list_box_row_set_selectable(row, newValue ? 1 : 0) }
  }

  /// The row's index in its list, from 0; nil outside a list.
  public var index: Int? {
    let index = Int(gtk_list_box_row_get_index(row))
    return index < 0 ? nil : index
  }

  var row: UnsafeMutablePointer<GtkListBoxRow> { UnsafeMutablePointer(pointer) }
}

extension ObjectType<ListBoxRow> {
  /// GtkListBoxRow.
  public static var listBoxRow: Self {
    Self(id: gtk_list_box_row_get_type()) { ListBoxRow(borrowing: $0) }
  }
}
