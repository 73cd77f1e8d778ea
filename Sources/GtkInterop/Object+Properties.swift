internal import CGtk

// Properties that have no function of their own: g_object_get and g_object_set are variadic, so the value
// travels in a GValue.
extension Object {
  /// Whether the object's class has such a property: a later version of GTK may.
  func has(_ property: String) -> Bool { self.property(property) != nil }

  /// What the object's class says of a property; nil when it has none of that name.
  func property(_ name: String) -> UnsafeMutablePointer<GParamSpec>? {
    let type = UnsafeMutableRawPointer(gobject.pointee.g_type_instance.g_class)
    return g_object_class_find_property(type?.assumingMemoryBound(to: GObjectClass.self), name)
  }

  func bool(_ property: String) -> Bool {
    withValue(cgtk_type_boolean()) { value in
      g_object_get_property(gobject, property, value)
      return g_value_get_boolean(value) != 0
    }
  }

  func string(_ property: String) -> String? {
    withValue(cgtk_type_string()) { value in
      g_object_get_property(gobject, property, value)
      return String(copying: g_value_get_string(value))
    }
  }

  func int(_ property: String) -> Int {
    withValue(cgtk_type_int()) { value in
      g_object_get_property(gobject, property, value)
      return Int(g_value_get_int(value))
    }
  }

  func set(_ property: String, _ flag: Bool) {
    withValue(cgtk_type_boolean()) { value in
      g_value_set_boolean(value, flag ? 1 : 0)
      g_object_set_property(gobject, property, value)
    }
  }

  func set(_ property: String, _ text: String) {
    withValue(cgtk_type_string()) { value in
      g_value_set_string(value, text)
      g_object_set_property(gobject, property, value)
    }
  }

  /// Sets a property that holds an object. Its own type is what GTK compares with the property's.
  func set(_ property: String, object: UnsafeMutableRawPointer) {
    withValue(cgtk_type_of(object)) { value in
      g_value_set_object(value, object)
      g_object_set_property(gobject, property, value)
    }
  }

  func set(_ property: String, _ number: UInt32, ofEnum type: UInt) {
    withValue(type) { value in
      g_value_set_enum(value, gint(bitPattern: number))
      g_object_set_property(gobject, property, value)
    }
  }
}

/// Calls `body` with a GValue of that type, which is cleared afterwards.
func withValue<Result>(_ type: UInt, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}
