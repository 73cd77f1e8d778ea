internal import CGtk

/// Where a widget stands in the room that its parent gives it.
public enum Alignment: Sendable {
  /// Takes all of the room.
  case fill
  /// At the left, in right-to-left at the right; vertically at the top.
  case start
  /// At the right, in right-to-left at the left; vertically at the bottom.
  case end
  /// In the middle.
  case center
  /// On the line of text that the neighbours share.
  case baseline

  init(_ value: GtkAlign) {
    switch value {
    case GTK_ALIGN_START: self = .start
    case GTK_ALIGN_END: self = .end
    case GTK_ALIGN_CENTER: self = .center
    case GTK_ALIGN_BASELINE: self = .baseline
    default: self = .fill
    }
  }

  var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

/// Along which axis a widget lays out its content.
public enum Orientation: Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical

  var value: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension Widget {
  /// Where the widget stands from side to side. `fill` by default.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.value) }
  }

  /// Where the widget stands from top to bottom. `fill` by default.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.value) }
  }

  /// Whether the widget takes spare width. Unset, a container does when one of its children does.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget takes spare height. Unset, a container does when one of its children does.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// Sets the room around the widget, in pixels; a side that is nil keeps its value.
  public func setMargins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) {
    if let top { gtk_widget_set_margin_top(widget, Int32(clamping: top)) }
    if let bottom { gtk_widget_set_margin_bottom(widget, Int32(clamping: bottom)) }
    if let start { gtk_widget_set_margin_start(widget, Int32(clamping: start)) }
    if let end { gtk_widget_set_margin_end(widget, Int32(clamping: end)) }
  }

  /// Sets the same room on all four sides, in pixels.
  public func setMargins(all margin: Int) {
    setMargins(top: margin, bottom: margin, start: margin, end: margin)
  }

  /// Sets the least size that the widget asks for, in pixels; nil leaves that to its content.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, Int32(clamping: width ?? -1), Int32(clamping: height ?? -1))
  }

  /// The width that was last given to the widget, in pixels; 0 before that.
  public var width: Int { Int(gtk_widget_get_width(widget)) }

  /// The height that was last given to the widget, in pixels; 0 before that.
  public var height: Int { Int(gtk_widget_get_height(widget)) }

  /// Whether the widget reads from right to left.
  public var isRightToLeft: Bool {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(widget, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether what stands out over the widget's edges, or its round corners, is cut off.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The least and the preferred width, in pixels, for a height of -1 (any) or given.
  public func measureWidth(forHeight height: Int = -1) -> (minimum: Int, natural: Int) {
    measure(.horizontal, for: height)
  }

  /// The least and the preferred height, in pixels, for a width of -1 (any) or given.
  public func measureHeight(forWidth width: Int = -1) -> (minimum: Int, natural: Int) {
    measure(.vertical, for: width)
  }

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    let needed = widget.measure(orientation, for: size)
    return (needed.minimum, needed.natural)
  }

  /// Has the widget laid out again before the next frame, without measuring it.
  public func queueAllocate() {
    gtk_widget_queue_allocate(widget)
  }
}

extension Widget {
  /// Where the widget's top left corner is, in pixels from an ancestor's; nil when the other is no relative.
  public func position(in ancestor: Widget) -> (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    guard gtk_widget_translate_coordinates(widget, ancestor.widget, 0, 0, &x, &y) != 0 else { return nil }
    return (x, y)
  }
}
