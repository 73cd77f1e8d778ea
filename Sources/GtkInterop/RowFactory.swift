internal import CGtk

/// Makes and fills the rows of a ``ListView``. It holds the row wrappers, so that a subclass of a widget keeps
/// its state as long as its row is in use.
@MainActor final class RowFactory<Row: Widget> {
  private let makeRow: @MainActor () -> Row
  private let bind: @MainActor (Row, Int) -> Void
  private let accessibilityLabel: (@MainActor (Int) -> String)?
  private var rows: [OpaquePointer: Row] = [:]

  init(
    makeRow: @escaping @MainActor () -> Row, bind: @escaping @MainActor (Row, Int) -> Void,
    accessibilityLabel: (@MainActor (Int) -> String)?
  ) {
    self.makeRow = makeRow
    self.bind = bind
    self.accessibilityLabel = accessibilityLabel
  }

  /// A GtkListItemFactory, with a reference that the caller owns. It holds this object.
  func makeFactory() -> OpaquePointer? {
    guard let factory = gtk_signal_list_item_factory_new() else { return nil }
    let object = Object(borrowing: factory)
    Trampoline.connect(object, "setup", passingPointer: setUp)
    Trampoline.connect(object, "bind", passingPointer: fill)
    Trampoline.connect(object, "teardown", passingPointer: tearDown)
    return factory
  }

  /// Fills the rows anew that exist and stand at a position which `isWanted`.
  func refill(where isWanted: (Int) -> Bool) {
    for item in Array(rows.keys) where isBound(item) && isWanted(Int(gtk_list_item_get_position(item))) {
      fill(item)
    }
  }

  /// The position of the row that a widget stands in, or that is around the row; nil when it is in none.
  func position(of widget: Widget) -> Int? {
    rows.first { item, row in isBound(item) && (row.parent == widget || row.contains(widget)) }
      .map { Int(gtk_list_item_get_position($0.key)) }
  }

  /// What GTK has put around the row at a position, which has the focus and the selection; nil when there is no such row.
  func frame(at index: Int) -> Widget? {
    rows.first { item, _ in isBound(item) && Int(gtk_list_item_get_position(item)) == index }?.value.parent
  }

  /// How high the rows were drawn; nil when none was.
  var height: Int? { rows.values.lazy.compactMap { $0.parent?.height }.first { $0 > 0 } }

  /// Whether it stands for a position at this moment. GTK keeps some for later.
  private func isBound(_ item: OpaquePointer) -> Bool {
    gtk_list_item_get_position(item) != guint.max
  }

  private func setUp(_ item: OpaquePointer?) {
    guard let item else { return }
    let row = makeRow()
    rows[item] = row
    gtk_list_item_set_child(item, row.widget)
  }

  private func fill(_ item: OpaquePointer?) {
    guard let item, let row = rows[item] else { return }
    let index = Int(gtk_list_item_get_position(item))
    bind(row, index)
    // What assistive technologies see as the row is the widget that GTK puts around ours.
    if let accessibilityLabel { row.parent?.accessibilityLabel = accessibilityLabel(index) }
  }

  private func tearDown(_ item: OpaquePointer?) {
    guard let item else { return }
    gtk_list_item_set_child(item, nil)
    rows[item] = nil
  }
}
