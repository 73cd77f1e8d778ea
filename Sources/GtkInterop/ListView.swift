internal import CGtk

/// A list of any length, of which only the rows near the screen exist. It belongs into a ``ScrolledWindow``.
///
/// The list knows nothing but ``count``. It makes a row widget for about each line that fits on screen, and
/// gives it a new position whenever the user scrolls.
public final class ListView: Widget {
  /// A list without rows; set ``count``.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: Names the row at a position for assistive technologies. Without it they read the
  ///     texts inside the row.
  ///   - makeRow: Makes one row widget, to be used for many positions, one after the other.
  ///   - bind: Fills a row for a position, from 0.
  public convenience init<Row: Widget>(
    accessibilityLabel: (@MainActor (Int) -> String)? = nil,
    makeRow: @escaping @MainActor () -> Row, bind: @escaping @MainActor (Row, Int) -> Void
  ) {
    let rows = RowFactory(makeRow: makeRow, bind: bind, accessibilityLabel: accessibilityLabel)
    let selection = gtk_single_selection_new(LazyListModel.make(count: 0))
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    self.init(sinking: new(gtk_list_view_new(selection, rows.makeFactory())))
    self.rows = rows
  }

  /// The rows that exist; GTK holds them as long as it holds the list.
  private weak var rows: (any RowKeeper)?

  /// How many rows there are, at most 4,294,967,295. A change adds or removes rows at the end.
  public var count: Int {
    get { model.map { LazyListModel.count(of: $0) } ?? 0 }
    set { if let model { LazyListModel.setCount(newValue, of: model) } }
  }

  /// Fills the rows at these positions anew; those that do not exist are left out. nil stands for all. A
  /// selection among them is lost.
  public func reload(_ range: Range<Int>? = nil) {
    if let model { LazyListModel.reload(range ?? 0..<count, of: model) }
  }

  /// Takes the rows at these positions out, and puts new ones in their place. All other rows stay as they are: one that is
  /// selected or has the focus keeps it, and what is on screen stays where it is.
  ///
  /// The data must be the new one by now: rows may be filled before this returns.
  public func replace(_ range: Range<Int>, withCount added: Int) {
    if let model { LazyListModel.replace(range, withCount: added, of: model) }
  }

  /// Fills the rows on screen anew whose positions are wanted. Unlike ``reload(_:)`` it says that they are the same rows
  /// as before: they keep the selection and the focus.
  public func refill(where isWanted: (Int) -> Bool) {
    rows?.refill(where: isWanted)
  }

  /// The row that has the window's focus; nil when it is elsewhere.
  public var focusedIndex: Int? {
    guard let root, let focus = gtk_root_get_focus(root.pointer) else { return nil }
    let widget = Widget(borrowing: OpaquePointer(focus))
    return isAncestor(of: widget) ? rows?.position(of: widget) : nil
  }

  /// Scrolls as little as needed to show a row, and gives it the window's focus.
  ///
  /// - Returns: false when it cannot have it: there is no such row, or the list is not shown.
  @discardableResult public func focus(_ index: Int) -> Bool {
    scrollTo(index)
    return rows?.frame(at: index)?.grabFocus() ?? false
  }

  /// Scrolls as little as needed to show a row, and has the list begin there when it gets the focus next.
  public func beginFocus(at index: Int) {
    scrollTo(index)
    guard let row = rows?.frame(at: index) else { return }
    // The list remembers the row for itself; with a child that seems to have the focus Tab would go on to the next.
    gtk_widget_set_focus_child(widget, row.widget)
    gtk_widget_set_focus_child(widget, nil)
  }

  /// The row that is selected; nil for none. A position that does not exist selects none.
  public var selectedIndex: Int? {
    get {
      let position = gtk_single_selection_get_selected(selection)
      return position == guint.max ? nil : Int(position)
    }
    set { gtk_single_selection_set_selected(selection, newValue.flatMap { guint(exactly: $0) } ?? guint.max) }
  }

  /// Whether a single click activates a row, and the pointer selects. False: it takes a double click.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(pointer) != 0 }
    set { gtk_list_view_set_single_click_activate(pointer, newValue ? 1 : 0) }
  }

  /// Whether lines are drawn between the rows.
  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(pointer) != 0 }
    set { gtk_list_view_set_show_separators(pointer, newValue ? 1 : 0) }
  }

  /// Scrolls as little as needed to show the row. Nothing happens for a position that does not exist.
  public func scrollTo(_ index: Int) {
    guard index >= 0, index < count else { return }
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
  }

  /// How high a row is that was drawn, in pixels; nil when none was. Rows may differ.
  public var rowHeight: Int? { rows?.height }

  /// Called with the position of a row that is clicked, or chosen with Return.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    Trampoline.connect(self, "activate", passingIndex: handler)
  }

  /// Called when another row is selected, or none any more.
  @discardableResult
  public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    guard let selection else { return nil }
    return Trampoline.connect(Object(borrowing: selection), changeOf: "selected", calling: handler)
  }

  private var selection: OpaquePointer? { gtk_list_view_get_model(pointer) }

  private var model: OpaquePointer? { selection.flatMap { gtk_single_selection_get_model($0) } }
}

/// What a list asks of its rows, whatever class they are.
@MainActor protocol RowKeeper: AnyObject {
  func refill(where isWanted: (Int) -> Bool)
  func position(of widget: Widget) -> Int?
  func frame(at index: Int) -> Widget?
  var height: Int? { get }
}

extension RowFactory: RowKeeper {}
