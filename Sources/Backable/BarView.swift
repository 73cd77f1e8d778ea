import GtkInterop
import Navigation

/// A header bar that shows a ``Bar``, and changes only what is different from what it shows already.
///
/// Nothing else writes to the header bar. Order at the start: the window's buttons, back, other items (rule B11).
@MainActor
final class BarView {
  let header = HeaderBar()
  private let back = BarItemsView()
  private let left = BarItemsView()
  private let right: BarItemsView
  private let more = OverflowMenu()
  private let controls: [WindowControls]
  private let title = BarTitleView()

  /// What stands below the bar, above the content: the search bar, and what went wrong.
  let below = Box(orientation: .vertical)
  private let search = SearchBarView()
  private let notice = NoticeView()

  /// The back button's menu.
  let history: HistoryMenu

  /// An item that stands outside of all others at the end, for bars without a back button; nil: there is none. It
  /// closes a sheet whose desktop gives its window no button for that.
  var closeItem: BarButtonItem?

  private let multiClick: MultiClick
  private weak var reportedTitleView: (any View)?
  private var next: Bar?
  private var isShowing = false

  // What belongs to a page turn: BarView+Turn.swift.
  let fade: BarFade
  private(set) var looks = BarLooks()
  var rest: Bar?
  var uncovering: Uncovering?

  /// - Parameters:
  ///   - hasWindowControls: whether the window's own buttons stand in this bar.
  ///   - isSheet: whether that is a sheet, whose window buttons give way to Cancel or Close.
  init(hasWindowControls: Bool, isSheet: Bool = false) {
    let overflow = OverflowBox(spacing: BarBox.spacing, overflow: more.button)
    right = BarItemsView(in: overflow)
    history = HistoryMenu(at: back.box)
    multiClick = MultiClick(on: header, beginningOn: back.box)
    fade = BarFade(in: header)
    history.offer(on: header)
    header.showsTitleButtons = false
    let controls = hasWindowControls ? [true, false].map { [WindowControls(atStart: $0)] } : [[], []]
    self.controls = isSheet ? controls.flatMap { $0 } : []
    header.titleWidget = BarBox(
      start: Box(orientation: .horizontal, spacing: BarBox.spacing, controls[0] + [back.box, left.box]),
      middle: title.place,
      end: Box(orientation: .horizontal, spacing: BarBox.spacing, [right.box] + controls[1]),
      overflow: overflow, cover: fade.picture)
    more.leftOut = { [weak right] in right?.leftOut ?? [] }
    below.append(search.bar)
    below.append(notice.revealer)
    header.onKeyPressed(phase: .capture) { [weak self] _ in self?.uncovering != nil }
  }

  /// Where the bar shows something, from the place that is drawn first.
  var places: [Widget] { [back.box, left.box, title.place, right.box] }

  /// The back button; nil when the bar shows none.
  var backButton: Widget? { back.box.children.first }

  /// The item that is shown by `widget` or by what it stands in.
  func item(around widget: Widget) -> BarButtonItem? {
    [back, left, right].lazy.compactMap { $0.item(around: widget) }.first
  }

  /// What shows an item; nil when the bar does not.
  func widget(showing item: BarButtonItem) -> Widget? {
    [back, left, right].lazy.compactMap { $0.widget(showing: item) }.first
  }

  /// Opens the menu of an item of the bar; where there is no room for the item, in its place.
  func openMenu(of item: BarButtonItem) {
    if right.leftOut.contains(where: { $0 === item }) {
      more.open(item)
    } else {
      (widget(showing: item) as? MenuButton)?.open()
    }
  }

  /// Shows `bar`; while a finger uncovers another one, when that is over.
  func apply(_ bar: Bar) {
    rest = bar
    if uncovering == nil { display(bar) }
  }

  func display(_ bar: Bar) {
    // A view of the program's may run code when it is shown, and that code may change the bar: the last change wins.
    next = bar
    guard !isShowing else { return }
    isShowing = true
    while let next {
      self.next = nil
      show(next)
    }
    isShowing = false
  }

  private func show(_ bar: Bar) {
    let backItems = bar.back.map { [$0.item] } ?? []
    let endItems = (closeItem(for: bar).map { [$0] } ?? []) + bar.right
    let titleView = titleWidget(for: bar)
    history.apply(bar.back)
    // While the button is there.
    more.apply(endItems)
    // One view may stand at one place for one screen and at another for the next: it leaves before it comes.
    title.releaseView(unless: titleView)
    back.releaseViews(notIn: backItems)
    left.releaseViews(notIn: bar.left)
    right.releaseViews(notIn: endItems)
    back.apply(backItems, label: bar.back?.label, tooltip: bar.back?.tooltip)
    left.apply(bar.left)
    // The first item is the outermost, and a box begins with the innermost at this end.
    right.apply(endItems.reversed())
    for controls in controls { controls.isOffered = !bar.hasWayOut }
    title.apply(title: bar.title, subtitle: bar.subtitle, view: titleView)
    looks = BarLooks(back: back.looks, left: left.looks, title: title.looks, right: right.looks)
  }

  /// Shows what stands below the bar, for the screen that the bar belongs to.
  func showBelow(_ bar: Bar, of screen: ViewController?) {
    search.apply(bar.search, of: screen as? any CanSearch)
    notice.apply(bar.notice) { [weak screen] in screen?.navigationItem.notice = nil }
  }

  /// The first screen of a sheet has no back button, and must be left with a pointer all the same.
  private func closeItem(for bar: Bar) -> BarButtonItem? {
    bar.back == nil && !bar.hasWayOut && !Settings.default.decorationLayout.contains("close")
      ? closeItem : nil
  }

  private func titleWidget(for bar: Bar) -> Widget? {
    guard let view = bar.titleView else { return nil }
    if let widget = view as? Widget { return widget }
    if reportedTitleView !== view { Diagnostic.notShowable(view, as: "A titleView").report() }
    reportedTitleView = view
    return nil
  }
}
