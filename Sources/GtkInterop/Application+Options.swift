internal import CGtk

/// What the command line said about the options that an application declared.
@MainActor public struct OptionValues {
  private let dictionary: OptionDictionary

  fileprivate init(_ dictionary: OpaquePointer) {
    self.dictionary = OptionDictionary(dictionary)
  }

  /// Whether the option was given.
  public func contains(_ name: String) -> Bool {
    g_variant_dict_contains(dictionary.pointer, name) != 0
  }

  /// The option's argument; nil when it was not given, or takes none.
  public func string(_ name: String) -> String? {
    guard let value = g_variant_dict_lookup_value(dictionary.pointer, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    return Variant.string(value)
  }
}

/// A reference to a GVariantDict.
private final class OptionDictionary {
  let pointer: UnsafeMutablePointer<GVariantDict>

  init(_ dictionary: OpaquePointer) {
    pointer = g_variant_dict_ref(UnsafeMutablePointer(dictionary))
  }

  deinit {
    g_variant_dict_unref(pointer)
  }
}

extension Application {
  /// Declares an option, for `--help` and ``onLocalOptions(_:)``. GLib refuses others with an error on standard
  /// error and exit status 1.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: A letter; nil for none. One that is not ASCII is left out.
  ///   - description: A line for `--help`.
  ///   - argument: What `--help` calls the option's argument; nil for an option without one.
  ///   - isHidden: Whether `--help` is silent about it.
  public func addOption(
    _ name: String, short: Character? = nil, description: String, argument: String? = nil,
    isHidden: Bool = false
  ) {
    let flags = isHidden ? G_OPTION_FLAG_HIDDEN.rawValue : G_OPTION_FLAG_NONE.rawValue
    g_application_add_main_option(
      application, name, CChar(short?.asciiValue ?? 0), GOptionFlags(rawValue: flags),
      argument == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING, description, argument)
  }

  /// What `--help` prints behind the program's name and the options, such as `[PATH]`.
  public func setParameterSummary(_ text: String) {
    g_application_set_option_context_parameter_string(application, text)
  }

  /// What `--help` prints above the options.
  public func setSummary(_ text: String) {
    g_application_set_option_context_summary(application, text)
  }

  /// Called in each start that got this far in reading its command line, before a display or another instance
  /// is needed. The answer ends the process with that exit status; a negative one lets it go on.
  @discardableResult
  public func onLocalOptions(_ handler: @escaping @MainActor (OptionValues) -> Int32) -> SignalConnection {
    Trampoline.connect(
      self, "handle-local-options",
      answeringOptions: { dictionary in handler(OptionValues(dictionary)) })
  }
}
