/// How much room a screen would like, in pixels.
public struct ContentSize: Hashable, Sendable {
  /// From one side to the other.
  public var width: Int
  /// From the bar to the bottom.
  public var height: Int

  /// So many pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}

extension ViewController {
  /// The size in which a host opens a sheet with this controller; nil: the host's own. A stack's is that of its first
  /// screen, unless it has one itself.
  package var sizeAsSheet: ContentSize? {
    preferredContentSize ?? (self as? NavigationController)?.contained.first?.preferredContentSize
  }
}
