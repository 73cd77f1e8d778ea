internal import CGtk

/// The few GVariants that actions, options and the desktop's settings carry.
enum Variant {
  /// The type, in GVariant's own short words.
  static func type(of variant: OpaquePointer) -> String? {
    String(copying: g_variant_get_type_string(variant))
  }

  /// The text in a variant of type `s`; nil for any other.
  static func string(_ variant: OpaquePointer) -> String? {
    guard type(of: variant) == "s" else { return nil }
    return String(copying: g_variant_get_string(variant, nil))
  }

  /// A floating variant; NULL for nil.
  static func make(_ text: String?) -> OpaquePointer? {
    text.flatMap { g_variant_new_string($0) }
  }
}
