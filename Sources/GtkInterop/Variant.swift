internal import CGtk

/// The few GVariants that actions and options carry.
enum Variant {
  /// The text in a variant of type `s`; nil for any other.
  static func string(_ variant: OpaquePointer) -> String? {
    guard String(copying: g_variant_get_type_string(variant)) == "s" else { return nil }
    return String(copying: g_variant_get_string(variant, nil))
  }

  /// A floating variant; NULL for nil.
  static func make(_ text: String?) -> OpaquePointer? {
    text.flatMap { g_variant_new_string($0) }
  }
}
