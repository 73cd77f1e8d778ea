internal import CGtk

/// A GListModel that knows only how many items it has.
///
/// GTK asks for an item when a row comes near the screen; it gets a new, empty object, and the row finds its
/// data by its position. So a million rows cost as little as ten.
@MainActor enum LazyListModel {
  /// A new model with a reference that the caller owns.
  static func make(count: Int) -> OpaquePointer {
    // Safe: g_object_new returns an object of a type that is registered and can be instantiated.
    let model = OpaquePointer(cgtk_object_new(type))
    LazyListStorage.write(guint(clamping: count), to: model)
    return model
  }

  static func count(of model: OpaquePointer) -> Int {
    Int(LazyListStorage.read(model))
  }

  /// Changes the number of items at the end, and says so.
  static func setCount(_ count: Int, of model: OpaquePointer) {
    let old = LazyListStorage.read(model)
    let new = guint(clamping: count)
    guard new != old else { return }
    LazyListStorage.write(new, to: model)
    let kept = min(old, new)
    g_list_model_items_changed(model, kept, old - kept, new - kept)
  }

  /// Says that the data of these items is another now. Positions that do not exist are left out.
  static func reload(_ range: Range<Int>, of model: OpaquePointer) {
    let range = range.clamped(to: 0..<count(of: model))
    guard !range.isEmpty else { return }
    g_list_model_items_changed(model, guint(range.lowerBound), guint(range.count), guint(range.count))
  }

  /// Takes items out and puts new ones in their place, and says so. Positions that do not exist are left out.
  static func replace(_ range: Range<Int>, withCount added: Int, of model: OpaquePointer) {
    let count = count(of: model)
    let range = range.clamped(to: 0..<count)
    let added = guint(clamping: added)
    guard !range.isEmpty || added > 0 else { return }
    LazyListStorage.write(guint(clamping: count - range.count + Int(added)), to: model)
    g_list_model_items_changed(model, guint(range.lowerBound), guint(range.count), added)
  }

  private static let type: GType = {
    let object = g_object_get_type()
    var query = GTypeQuery()
    g_type_query(object, &query)
    let type = g_type_register_static_simple(
      object, "BackableLazyListModel", query.class_size, nil,
      query.instance_size + guint(MemoryLayout<guint>.size), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: implementListModel, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, cgtk_type_interface_list_model(), &interface)
    return type
  }()
}

/// The number of items, which stands in the object's own memory behind the GObject.
private enum LazyListStorage {
  static func read(_ model: OpaquePointer) -> guint {
    UnsafeRawPointer(model).load(fromByteOffset: MemoryLayout<GObject>.size, as: guint.self)
  }

  static func write(_ count: guint, to model: OpaquePointer) {
    UnsafeMutableRawPointer(model).storeBytes(
      of: count, toByteOffset: MemoryLayout<GObject>.size, as: guint.self)
  }
}

private func implementListModel(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: GListModelInterface.self) else { return }
  methods.pointee.get_item_type = { _ in g_object_get_type() }
  methods.pointee.get_n_items = { model in model.map { LazyListStorage.read($0) } ?? 0 }
  methods.pointee.get_item = { model, position in
    guard let model, position < LazyListStorage.read(model) else { return nil }
    return cgtk_object_new(g_object_get_type())
  }
}
