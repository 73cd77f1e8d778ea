internal import CGtk

/// Settings whose schema is installed.
@MainActor final class SchemaSettings: SettingsStore {
  private let settings: Object
  private let schema: OpaquePointer

  /// nil: there is no such schema. GSettings itself would end the program.
  init?(id: String) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return nil }
    guard g_settings_schema_get_path(schema) != nil, let settings = g_settings_new_full(schema, nil, nil)
    else {
      g_settings_schema_unref(schema)
      return nil
    }
    self.schema = schema
    self.settings = Object(adopting: OpaquePointer(settings))
  }

  func onChanged(_ handler: @escaping @MainActor (String) -> Void) {
    Trampoline.connect(
      settings, "changed",
      passingPointer: { key in
        if let key = key.flatMap({ String(copying: UnsafePointer<CChar>($0)) }) { handler(key) }
      })
  }

  func string(_ key: String) -> String? { value(of: key, as: "s") { Variant.string($0) } }
  func bool(_ key: String) -> Bool? { value(of: key, as: "b") { g_variant_get_boolean($0) != 0 } }
  func int(_ key: String) -> Int? { value(of: key, as: "i") { Int(g_variant_get_int32($0)) } }

  private func value<Value>(of key: String, as type: String, _ read: (OpaquePointer) -> Value?) -> Value? {
    guard g_settings_schema_has_key(schema, key) != 0,
      let variant = g_settings_get_value(pointer, key)
    else { return nil }
    defer { g_variant_unref(variant) }
    return Variant.type(of: variant) == type ? read(variant) : nil
  }

  func set(_ value: VariantValue, for key: String) {
    guard g_settings_schema_has_key(schema, key) != 0, let made = variant(of: value) else { return }
    let variant = g_variant_ref_sink(made)
    defer { g_variant_unref(variant) }
    // What it does not allow it would call a fault of the program's.
    guard let variant, allows(variant, for: key) else { return }
    g_settings_set_value(pointer, key, variant)
  }

  private func variant(of value: VariantValue) -> OpaquePointer? {
    switch value {
    case .string(let text): g_variant_new_string(text)
    case .bool(let flag): g_variant_new_boolean(flag ? 1 : 0)
    case .int(let number): g_variant_new_int32(Int32(clamping: number))
    default: nil
    }
  }

  private func allows(_ variant: OpaquePointer, for key: String) -> Bool {
    let known = g_settings_schema_get_key(schema, key)
    defer { g_settings_schema_key_unref(known) }
    guard g_variant_is_of_type(variant, g_settings_schema_key_get_value_type(known)) != 0 else {
      return false
    }
    return g_settings_schema_key_range_check(known, variant) != 0
  }

  private var pointer: UnsafeMutablePointer<GSettings> { UnsafeMutablePointer(settings.pointer) }

  // The schema is never let go: an application has one, until it ends.
}
