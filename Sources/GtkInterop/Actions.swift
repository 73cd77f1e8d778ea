internal import CGtk

/// An object that carries named actions, which keys, menus, other processes and assistive technologies reach.
///
/// An application's are called `app.NAME` there, a window's `win.NAME`.
@MainActor public protocol ActionMap: Object {}

extension Application: ActionMap {}
extension ApplicationWindow: ActionMap {}

extension ActionMap {
  /// Adds an action without a parameter. One of the same name is replaced.
  @discardableResult
  public func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) -> SimpleAction {
    add(SimpleAction(name: name, takesString: false), calling: handler)
  }

  /// Adds an action with a text as its parameter. One of the same name is replaced.
  @discardableResult
  public func addAction(
    _ name: String, withString handler: @escaping @MainActor (String) -> Void
  ) -> SimpleAction {
    add(SimpleAction(name: name, takesString: true), passingText: handler)
  }

  /// Adds an action that can be switched on, which a menu shows with a tick. One of the same name is replaced.
  ///
  /// - Parameters:
  ///   - name: As in a menu, without the group's prefix.
  ///   - isOn: Whether it is on at first.
  ///   - handler: Called when it is activated. The tick stays as it is until ``SimpleAction/isOn`` is set.
  @discardableResult
  public func addToggle(_ name: String, isOn: Bool, _ handler: @escaping @MainActor () -> Void)
    -> SimpleAction
  {
    add(
      SimpleAction(name: name, state: g_variant_new_boolean(isOn ? 1 : 0), takesString: false),
      calling: handler)
  }

  /// Adds an action that chooses one of several texts, which a menu shows with a dot beside the one that is chosen. One of
  /// the same name is replaced.
  ///
  /// - Parameters:
  ///   - name: As in a menu, without the group's prefix.
  ///   - chosen: The text that has the dot at first.
  ///   - handler: Called with the text when it is activated. The dot stays where it is.
  @discardableResult
  public func addChoice(
    _ name: String, chosen: String, _ handler: @escaping @MainActor (String) -> Void
  ) -> SimpleAction {
    add(SimpleAction(name: name, state: Variant.make(chosen), takesString: true), passingText: handler)
  }

  private func add(_ action: SimpleAction, calling handler: @escaping @MainActor () -> Void) -> SimpleAction {
    Trampoline.connect(action, "activate", calling: handler)
    g_action_map_add_action(pointer, action.pointer)
    return action
  }

  private func add(
    _ action: SimpleAction, passingText handler: @escaping @MainActor (String) -> Void
  ) -> SimpleAction {
    Trampoline.connect(
      action, "activate",
      passingPointer: { parameter in handler(parameter.flatMap { Variant.string($0) } ?? "") })
    g_action_map_add_action(pointer, action.pointer)
    return action
  }

  /// Takes an action out. Does nothing when there is none of that name.
  public func removeAction(_ name: String) {
    g_action_map_remove_action(pointer, name)
  }

  /// Does what the action does. Of an application that runs already in another process, the action there.
  ///
  /// - Parameters:
  ///   - name: As in a menu, without the group's prefix.
  ///   - parameter: For an action with a text. One that does not fit the action is refused with a diagnostic.
  /// - Returns: false when there is no such action, it is disabled, or the parameter does not fit.
  @discardableResult public func activateAction(_ name: String, parameter: String? = nil) -> Bool {
    guard let takesText = takesText(name) else { return false }
    guard takesText == (parameter != nil) else {
      InteropDiagnostics.report(
        "The action “\(name)” was activated with a parameter that it does not take, or without its own: ignored."
      )
      return false
    }
    if let own = g_action_map_lookup_action(pointer, name) {
      g_action_activate(own, Variant.make(parameter))
    } else {
      g_action_group_activate_action(pointer, name, Variant.make(parameter))
    }
    return true
  }

  /// Whether an action that can be activated takes a text; nil when there is none of that name. An application has its
  /// own actions from the start, and those of the instance that runs already once it is registered.
  private func takesText(_ name: String) -> Bool? {
    if let own = g_action_map_lookup_action(pointer, name) {
      return g_action_get_enabled(own) == 0 ? nil : g_action_get_parameter_type(own) != nil
    }
    guard let application = self as? Application, application.isRegistered else { return nil }
    var isEnabled: gboolean = 0
    var type: OpaquePointer?
    let isThere = g_action_group_query_action(pointer, name, &isEnabled, &type, nil, nil, nil) != 0
    return isThere && isEnabled != 0 ? type != nil : nil
  }
}

/// A named action; see ``ActionMap``.
public final class SimpleAction: Object {
  /// - Parameter state: What it holds, a floating reference; nil: nothing.
  convenience init(name: String, state: OpaquePointer? = nil, takesString: Bool) {
    let type = takesString ? g_variant_type_new("s") : nil
    defer { if let type { g_variant_type_free(type) } }
    let action =
      state.map { g_simple_action_new_stateful(name, type, $0) } ?? g_simple_action_new(name, type)
    // Safe: the constructors return NULL only for a name that is NULL.
    self.init(adopting: action!)
  }

  /// Whether it is switched on, for one that can be.
  public var isOn: Bool {
    get {
      guard let state = g_action_get_state(pointer) else { return false }
      defer { g_variant_unref(state) }
      return g_variant_is_of_type(state, cgtk_variant_type_boolean()) != 0
        && g_variant_get_boolean(state) != 0
    }
    set { g_simple_action_set_state(pointer, g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// The name, without `app.` or `win.`.
  public var name: String { String(copying: g_action_get_name(pointer)) ?? "" }

  /// Whether it can be activated. Its menu items and buttons show it.
  public var isEnabled: Bool {
    get { g_action_get_enabled(pointer) != 0 }
    set { g_simple_action_set_enabled(pointer, newValue ? 1 : 0) }
  }
}

extension Application {
  /// Sets the keys for an action, by its full name: `setAccelerators(["<Control>q"], for: "app.quit")`. An
  /// empty array takes them away. Keys that cannot be read: GTK warns.
  public func setAccelerators(_ keys: [String], for action: String) {
    withCStrings(keys) { keys in
      keys.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        gtk_application_set_accels_for_action(gtkApplication, action, $0)
      }
    }
  }
}
