internal import CGtk

extension PageContainer {
  static let pageClass = "backable-page"

  /// Whether a change is under way: its code has not returned.
  public var isChanging: Bool { placement.isChanging }

  /// Does something when no change is under way: at once, or when the one that called the code that asks has ended.
  ///
  /// Handlers that ask each other without an end are stopped with a diagnostic.
  public func afterChange(_ work: @escaping @MainActor () -> Void) {
    guard placement.isChanging else { return work() }
    guard placement.asked < PagePlacement.mostAsked else {
      return InteropDiagnostics.report(
        "Handlers of a page container’s pages change it again and again: what they ask for is left out.")
    }
    placement.asked += 1
    placement.waiting.append(work)
  }

  /// Makes a change, when none is under way, and then what was asked for meanwhile.
  func change(_ body: @escaping @MainActor () -> Void) {
    let placement = placement
    afterChange {
      placement.isChanging = true
      body()
      placement.isChanging = false
      while !placement.isChanging, !placement.waiting.isEmpty { placement.waiting.removeFirst()() }
      if placement.waiting.isEmpty { placement.asked = 0 }
    }
  }

  /// Ends a turn: one page, or none, at rest and open to input.
  func settle(on page: Widget?) { settle(on: page, keeping: nil) }

  /// A page that stays shown is not hidden for a moment.
  private func settle(on page: Widget?, keeping back: Widget?) {
    page?.isVisible = true
    for wrapper in childWidgets {
      let isShown = wrapper == page || wrapper == back
      if !isShown { moveFocus(from: wrapper, to: page) }
      wrapper.isVisible = isShown
      wrapper.opacity = 1
      wrapper.canBeTarget = wrapper.hasCSSClass(Self.pageClass)
    }
    placement.front = page
    placement.back = nil
    forgetHiddenFocus()
    queueAllocate()
  }

  /// Tab goes on from the page that had the focus last, also when that one is hidden and the focus is in the bar: the page
  /// that is shown would be passed over.
  func forgetHiddenFocus() {
    guard let last = gtk_widget_get_focus_child(widget), gtk_widget_get_visible(last) == 0 else { return }
    gtk_widget_set_focus_child(widget, nil)
  }

  /// Takes the focus out of a page that is about to be hidden or taken out, into the one that is shown if there is a place
  /// for it. GTK 4.8 holds what is hidden around the focus until the next frame has moved the focus, and holds it for ever
  /// when it is hidden, or something in it taken out, a second time before.
  func moveFocus(from wrapper: Widget, to page: Widget?) {
    guard let root = gtk_widget_get_root(widget), wrapper.holdsFocus(of: root) else { return }
    // GTK says yes as well for what wants the focus and may not have it.
    _ = page?.focusFirstChild()
    wrapper.releaseFocus()
  }

  /// Brings two pages into the order in which they are drawn, with what stands between them, and closes both
  /// to input.
  func beginTurn(_ front: Widget, _ back: Widget, _ style: Style) {
    settle(on: front, keeping: back)
    placement.back = back
    placement.style = style
    let drawn = style == .slide ? [back, placement.dim, placement.shadow, front] : [back, front]
    for child in drawn {
      child.isVisible = true
      child.canBeTarget = false
      bringToFront(child)
    }
    applyProgress()
  }

  /// Shows the progress that the placement holds.
  func applyProgress() {
    switch placement.style {
    case .slide: placement.dim.opacity = placement.progress * Self.deepestDim
    case .crossfade: placement.front?.opacity = placement.progress
    }
    queueAllocate()
  }

  /// Children are drawn in their order. Moving one within its parent keeps its focus and its state.
  private func bringToFront(_ child: Widget) {
    if gtk_widget_get_last_child(widget) != child.widget {
      gtk_widget_insert_before(child.widget, widget, nil)
    }
  }

  private static let deepestDim = 0.12

  /// Installed with the first container. The colours are the theme's; the strip's dark side is at the page.
  static let installStyleSheet: Void = StyleSheet.install(
    """
    .backable-page { background-color: @theme_bg_color; }
    .backable-page-dim { background-color: black; }
    .backable-page-shadow {
      min-width: 12px;
      background-image: linear-gradient(to left, alpha(black, 0.15), transparent);
    }
    .backable-page-shadow:dir(rtl) {
      background-image: linear-gradient(to right, alpha(black, 0.15), transparent);
    }
    """)
}
