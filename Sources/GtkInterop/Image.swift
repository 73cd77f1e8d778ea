internal import CGtk

/// An icon.
public final class Image: Widget {
  /// An icon by its name in the icon theme. An unknown one shows a sign for that.
  public convenience init(iconName: String) {
    self.init(sinking: new(gtk_image_new_from_icon_name(iconName)))
  }

  /// The icon's name; nil when something else is shown, or nothing.
  public var iconName: String? {
    get { String(copying: gtk_image_get_icon_name(pointer)) }
    set { newValue == nil ? gtk_image_clear(pointer) : gtk_image_set_from_icon_name(pointer, newValue) }
  }

  /// The icon's size, in pixels; -1 leaves it to the theme.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(pointer)) }
    set { gtk_image_set_pixel_size(pointer, Int32(clamping: newValue)) }
  }
}

/// A picture, scaled to the room that it gets.
public final class Picture: Widget {
  /// A picture of something, or an empty one.
  public convenience init(_ paintable: Paintable? = nil) {
    self.init(sinking: new(gtk_picture_new()))
    self.paintable = paintable
  }

  /// A picture from a file, read at once: for small files. Others are decoded in the background as a
  /// ``Texture``.
  ///
  /// - Throws: ``GtkError`` when the file cannot be read or decoded.
  public convenience init(path: String) throws {
    self.init(try Texture(path: path))
  }

  /// What is shown; nil for nothing.
  public var paintable: Paintable? {
    get { gtk_picture_get_paintable(pointer).map { Paintable(borrowing: $0) } }
    set { withExtendedLifetime(newValue) { gtk_picture_set_paintable(pointer, newValue?.pointer) } }
  }

  /// Whether the picture can get smaller than its pixels. True, unless changed.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(pointer) != 0 }
    set { gtk_picture_set_can_shrink(pointer, newValue ? 1 : 0) }
  }

  /// What assistive technologies read in place of the picture; nil for nothing.
  public var alternativeText: String? {
    get { String(copying: gtk_picture_get_alternative_text(pointer)) }
    set { gtk_picture_set_alternative_text(pointer, newValue) }
  }
}

/// Pixels that are decoded and do not change. It is made on any thread, and shown by a ``Picture``.
public final class Texture: Paintable {
  /// Decodes a file. This takes as long as the file is large, so call it away from the main actor.
  ///
  /// - Throws: ``GtkError`` when the file cannot be read or decoded.
  public nonisolated convenience init(path: String) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(path, &error) else { throw GError.consume(error) }
    self.init(adopting: texture)
  }

  /// Decodes the bytes of an image file. Call it away from the main actor, like ``init(path:)``.
  ///
  /// - Throws: ``GtkError`` when the bytes cannot be decoded.
  public nonisolated convenience init(bytes: [UInt8]) throws {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(data, &error) else { throw GError.consume(error) }
    self.init(adopting: texture)
  }

  /// The width, in pixels.
  public nonisolated var width: Int { Int(gdk_texture_get_width(pointer)) }

  /// The height, in pixels.
  public nonisolated var height: Int { Int(gdk_texture_get_height(pointer)) }
}
