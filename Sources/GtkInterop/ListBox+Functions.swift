internal import CGtk

extension ListBox {
  /// Shows only the rows for which the function says true, given their index from 0; nil shows all.
  public func setFilter(_ filter: (@MainActor (Int) -> Bool)?) {
    guard let filter else { return gtk_list_box_set_filter_func(pointer, nil, nil, nil) }
    gtk_list_box_set_filter_func(
      pointer, askFilter, ClosureBox<(Int) -> Bool>(filter).retainedData(), releaseBox)
  }

  /// Asks the filter again for every row: what it depends on has changed.
  public func invalidateFilter() {
    gtk_list_box_invalidate_filter(pointer)
  }

  /// Puts a heading above rows. The function gets the index of a row that is shown, and of the one shown above
  /// it, which is nil at the top; it answers the heading, or nil for none. Without a function there are none.
  public func setHeader(_ header: (@MainActor (_ index: Int, _ above: Int?) -> Widget?)?) {
    guard let header else { return gtk_list_box_set_header_func(pointer, nil, nil, nil) }
    let box = ClosureBox<(Int, Int?) -> Widget?>(header)
    gtk_list_box_set_header_func(pointer, updateHeader, box.retainedData(), releaseBox)
  }

  /// Asks for the heading of every row again.
  public func invalidateHeaders() {
    gtk_list_box_invalidate_headers(pointer)
  }
}

private func askFilter(_ row: UnsafeMutablePointer<GtkListBoxRow>?, _ data: gpointer?) -> gboolean {
  guard let data else { return 1 }
  let index = Int(gtk_list_box_row_get_index(row))
  return ClosureBox<(Int) -> Bool>.call(in: data, otherwise: 1) { $0(index) ? 1 : 0 }
}

private func updateHeader(
  _ row: UnsafeMutablePointer<GtkListBoxRow>?, _ above: UnsafeMutablePointer<GtkListBoxRow>?,
  _ data: gpointer?
) {
  guard let data else { return }
  let index = Int(gtk_list_box_row_get_index(row))
  let indexAbove = above.map { Int(gtk_list_box_row_get_index($0)) }
  ClosureBox<(Int, Int?) -> Widget?>.call(in: data, otherwise: ()) { header in
    lend(header(index, indexAbove)) { gtk_list_box_row_set_header(row, $0) }
  }
}
