internal import CGtk

/// Shows one page of several, and turns from one to the next at any progress that a finger or a clock asks for.
///
/// GtkStack turns pages by its own clock, and its cost grows with the number of pages; this container does
/// neither. It keeps what is attached, shows what it is told, and decides nothing.
///
/// A change runs code of the program's: pages are mapped and unmapped, and the focus moves. What such code asks of the
/// container is done when the change that called it has ended, in order (``afterChange(_:)``).
///
/// A page that is hidden is out of sight for assistive technologies too: each page stands in a wrapper, whose
/// visibility is the container's affair. The page's own is left to its owner. The wrapper has the page's name as well:
/// a screen reader says it when the focus comes into the page.
public final class PageContainer: Widget {
  /// How one page takes the place of another.
  public enum Style: Sendable {
    /// The front page slides over the other, which moves aside more slowly and gets darker.
    case slide
    /// The front page appears over the other, which stays where it is.
    case crossfade
  }

  /// An empty container.
  public convenience init() {
    Self.installStyleSheet
    self.init(sinking: new(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)))
    clipsContent = true
    installLayout(PagePlacement())
    onKeyPressed(phase: .capture) { [placement] _ in placement.isShielded }
    // A pointer that has not moved since is still on the widget that it was on. Fingers are swipes, too.
    onEachPress { [placement] press in placement.isShielded && !press.isTouch }
  }

  /// The attached pages, the one in front last.
  public var pages: [Widget] {
    childWidgets.filter { $0.hasCSSClass(Self.pageClass) }.flatMap { $0.childWidgets }
  }

  /// Whether a turn is under way. No pointer and no key reaches a page then.
  public var isShielded: Bool { placement.isShielded }

  /// Adds a page, hidden and behind the others. One that has a parent, a window, and the container or what it stands in are
  /// refused with a diagnostic.
  public func attach(_ page: Widget) {
    change { [self] in add(page) }
  }

  private func add(_ page: Widget) {
    removeDesertedWrappers()
    guard page.parent == nil, !page.isA(.window), page != self, !page.isAncestor(of: self) else {
      return InteropDiagnostics.report(
        "A \(page.typeName) that has a place, or is none for a page, was attached as one: it is left out.")
    }
    let wrapper = placement.spare ?? makeWrapper()
    placement.spare = nil
    gtk_box_append(UnsafeMutablePointer(wrapper.pointer), page.widget)
    lend(wrapper) { gtk_widget_insert_after($0, widget, nil) }
  }

  private func makeWrapper() -> Widget {
    let wrapper = Box(orientation: .vertical)
    gtk_widget_set_layout_manager(wrapper.widget, gtk_bin_layout_new())
    wrapper.addCSSClass(Self.pageClass)
    wrapper.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
    wrapper.isVisible = false
    return wrapper
  }

  /// Pages that took themselves out, by a way around the container.
  private func removeDesertedWrappers() {
    for wrapper in childWidgets
    where wrapper.hasCSSClass(Self.pageClass) && wrapper != placement.spare && wrapper.childWidgets.isEmpty {
      if placement.holds(wrapper) { settle(on: nil) }
      gtk_box_remove(UnsafeMutablePointer(pointer), wrapper.widget)
    }
  }

  /// Takes a page out; it can be attached again, anywhere. Does nothing for a widget that is no page of it.
  public func detach(_ page: Widget) {
    change { [self] in remove(page) }
  }

  private func remove(_ page: Widget) {
    guard let wrapper = wrapper(of: page) else { return }
    if placement.holds(wrapper) { settle(on: wrapper == placement.front ? nil : placement.front) }
    moveFocus(from: wrapper, to: nil)
    gtk_box_remove(UnsafeMutablePointer(wrapper.pointer), page.widget)
    guard placement.spare == nil else { return gtk_box_remove(UnsafeMutablePointer(pointer), wrapper.widget) }
    wrapper.isVisible = false
    forgetHiddenFocus()
    wrapper.accessibilityLabel = nil
    placement.spare = wrapper
  }

  /// Whether the widget is an attached page.
  public func isAttached(_ page: Widget) -> Bool { wrapper(of: page) != nil }

  /// Names an attached page for assistive technologies; nil takes the name away. Does nothing for another widget.
  public func setName(_ name: String?, of page: Widget) {
    wrapper(of: page)?.accessibilityLabel = name
  }

  /// What assistive technologies call the page; nil when it has no name.
  public func name(of page: Widget) -> String? { wrapper(of: page)?.accessibilityLabel }

  /// Whether the page is one that the container shows.
  public func isShown(_ page: Widget) -> Bool { wrapper(of: page)?.isVisible ?? false }

  /// Shows or hides one page without touching the others, for what ``show(_:)`` and
  /// ``place(front:back:progress:style:)`` do not cover.
  public func setVisible(_ page: Widget, _ isVisible: Bool) {
    change { [self] in
      guard let wrapper = wrapper(of: page) else { return }
      if !isVisible { moveFocus(from: wrapper, to: nil) }
      wrapper.isVisible = isVisible
    }
  }

  /// Shows one page and hides the others; nil hides all. This ends a turn, wherever it was.
  public func show(_ page: Widget?) {
    change { [self] in
      guard let page else { return settle(on: nil) }
      guard let wrapper = wrapper(of: page) else { return refuse(page) }
      settle(on: wrapper)
    }
  }

  /// Shows a moment of a turn, and lets no input reach the pages until ``show(_:)``.
  ///
  /// - Parameters:
  ///   - front: The page that comes, or goes, above the other.
  ///   - back: The page below it; nil for none.
  ///   - progress: 0: the front page is not to be seen yet; 1: it covers the other. Clamped; not a number is 0.
  ///   - style: How the turn looks. In right-to-left a slide is mirrored.
  public func place(front: Widget, back: Widget?, progress: Double, style: Style) {
    change { [self] in turn(to: front, over: back, progress: progress.isNaN ? 0 : progress, style: style) }
  }

  private func turn(to front: Widget, over back: Widget?, progress: Double, style: Style) {
    guard let frontWrapper = wrapper(of: front) else { return refuse(front) }
    guard let back else { return settle(on: frontWrapper) }
    guard let backWrapper = wrapper(of: back), backWrapper != frontWrapper else { return refuse(back) }
    placement.progress = min(max(progress, 0), 1)
    if placement.isTurning(frontWrapper, backWrapper, style) {
      applyProgress()
    } else {
      beginTurn(frontWrapper, backWrapper, style)
    }
  }

  private func refuse(_ page: Widget) {
    InteropDiagnostics.report("A \(page.typeName) is to be shown that is not attached, or twice: ignored.")
  }

  private func wrapper(of page: Widget) -> Widget? {
    guard let wrapper = page.parent, wrapper.parent == self, wrapper.hasCSSClass(Self.pageClass) else {
      return nil
    }
    return wrapper
  }
}

extension Widget {
  /// The innermost page of a ``PageContainer`` that this widget stands in, with what the container has put around it;
  /// nil: it stands in none. It is mapped as long as the page is on show.
  public var pageAround: Widget? {
    sequence(first: self, next: { $0.parent }).first { $0.hasCSSClass(PageContainer.pageClass) }
  }
}
