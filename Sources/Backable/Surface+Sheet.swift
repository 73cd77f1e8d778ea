import GtkInterop

extension Surface {
  /// A sheet: a modal window over its parent, and a dialog to a screen reader.
  ///
  /// Its bar has the window's close button. Where the desktop's layout shows none, Escape and the window manager close
  /// it all the same.
  convenience init(sheetOver parent: Window) {
    let window = Window()
    window.transientFor = parent
    window.isModal = true
    window.isDialog = true
    window.isDestroyedWithParent = true
    window.setDefaultSize(width: 480, height: 400)
    self.init(window)
  }
}
