internal import CGtk

/// Shows a part of a child that may be larger, and lets the user move it.
public final class ScrolledWindow: Widget {
  /// When a scroll bar is there.
  public enum Policy: Sendable {
    /// When the child does not fit.
    case automatic
    /// Always.
    case always
    /// Never; the container is as large as its child in that direction.
    case never
    /// Never, but the child can be moved by other means.
    case external

    var value: GtkPolicyType {
      switch self {
      case .automatic: GTK_POLICY_AUTOMATIC
      case .always: GTK_POLICY_ALWAYS
      case .never: GTK_POLICY_NEVER
      case .external: GTK_POLICY_EXTERNAL
      }
    }
  }

  /// A container around a child, with scroll bars where they are needed.
  public convenience init(child: Widget? = nil) {
    self.init(sinking: new(gtk_scrolled_window_new()))
    self.child = child
  }

  /// The child. One that cannot scroll by itself gets a viewport around it; reading gives the child again.
  public var child: Widget? {
    get {
      let child = Widget(ifPresent: gtk_scrolled_window_get_child(pointer))
      guard let child, child.isA(.viewport) else { return child }
      return Widget(ifPresent: gtk_viewport_get_child(child.pointer))
    }
    set { lend(newValue) { gtk_scrolled_window_set_child(pointer, $0) } }
  }

  /// Sets when the scroll bars are there. Automatic at first, both.
  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(pointer, horizontal.value, vertical.value)
  }

  /// The least width of the visible part, in pixels; -1 leaves it to GTK.
  public var minContentWidth: Int {
    get { Int(gtk_scrolled_window_get_min_content_width(pointer)) }
    set { gtk_scrolled_window_set_min_content_width(pointer, Int32(clamping: newValue)) }
  }

  /// The least height of the visible part, in pixels; -1 leaves it to GTK.
  public var minContentHeight: Int {
    get { Int(gtk_scrolled_window_get_min_content_height(pointer)) }
    set { gtk_scrolled_window_set_min_content_height(pointer, Int32(clamping: newValue)) }
  }

  /// Whether the container asks for the height that its child prefers, so far as there is room.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(pointer) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(pointer, newValue ? 1 : 0) }
  }

  /// How far the content is moved up, in pixels. Values outside of the content are clamped.
  public var verticalPosition: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(pointer)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(pointer), newValue) }
  }

  /// How far the content is moved to the left, in pixels. Values outside of the content are clamped.
  public var horizontalPosition: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(pointer)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(pointer), newValue) }
  }

  /// Whether there is more content on the left of what is seen, in either direction of reading.
  public var hasMoreOnLeft: Bool {
    let adjustment = gtk_scrolled_window_get_hadjustment(pointer)
    return gtk_adjustment_get_value(adjustment) > gtk_adjustment_get_lower(adjustment)
  }

  /// Whether there is more content on the right of what is seen, in either direction of reading.
  public var hasMoreOnRight: Bool {
    let adjustment = gtk_scrolled_window_get_hadjustment(pointer)
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return gtk_adjustment_get_value(adjustment) < end
  }
}

extension ObjectType<ScrolledWindow> {
  /// GtkScrolledWindow.
  public static var scrolledWindow: Self {
    Self(id: gtk_scrolled_window_get_type()) { ScrolledWindow(borrowing: $0) }
  }
}

extension ObjectType<Widget> {
  static var viewport: Self { Self(id: gtk_viewport_get_type()) { Widget(borrowing: $0) } }
}
