internal import CGtk

/// The modifier keys that were held during an input.
public struct Modifiers: OptionSet, Sendable {
  /// GDK's bits.
  public let rawValue: UInt32

  /// Modifiers from GDK's bits; those without a name here are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  /// The Control key.
  public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  /// The Alt key.
  public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  /// The key with the desktop's sign.
  public static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)

  /// Those that make a shortcut of a key; not the locks, and not the pointer's buttons.
  public var forShortcuts: Modifiers { intersection([.shift, .control, .alt, .super]) }
}

/// A key that was pressed.
public struct KeyEvent: Sendable {
  /// What the key means in the present layout; compare it with the constants of ``Key``.
  public let keyval: UInt32
  /// Which key of the keyboard it was.
  public let keycode: UInt32
  /// The modifiers held, the locks included; see ``Modifiers/forShortcuts``.
  public let modifiers: Modifiers
  /// The name of what the key means, as in `Left` or `F5`; empty for one without a name.
  public var name: String { String(copying: gdk_keyval_name(keyval)) ?? "" }
  /// When, in milliseconds of the display's clock, which begins again after 49 days.
  public let time: UInt32
}

/// Meanings of keys, GDK's keyvals. A letter's is its lower-case Unicode scalar, unless Shift is held.
public enum Key {
  /// Escape.
  public static let escape = UInt32(GDK_KEY_Escape)
  /// The Return key of the main block.
  public static let returnKey = UInt32(GDK_KEY_Return)
  /// The Enter key of the number block.
  public static let keypadEnter = UInt32(GDK_KEY_KP_Enter)
  /// The space bar.
  public static let space = UInt32(GDK_KEY_space)
  /// Tab.
  public static let tab = UInt32(GDK_KEY_Tab)
  /// Backspace.
  public static let backspace = UInt32(GDK_KEY_BackSpace)
  /// The arrow to the left.
  public static let left = UInt32(GDK_KEY_Left)
  /// The arrow to the right.
  public static let right = UInt32(GDK_KEY_Right)
  /// The arrow upwards.
  public static let up = UInt32(GDK_KEY_Up)
  /// The arrow downwards.
  public static let down = UInt32(GDK_KEY_Down)
  /// The arrow to the left of the number block.
  public static let keypadLeft = UInt32(GDK_KEY_KP_Left)
  /// The arrow to the right of the number block.
  public static let keypadRight = UInt32(GDK_KEY_KP_Right)
  /// The Back key which some keyboards and remote controls have.
  public static let back = UInt32(GDK_KEY_Back)
  /// The Forward key beside it.
  public static let forward = UInt32(GDK_KEY_Forward)
  /// F10, which opens the menu.
  public static let f10 = UInt32(GDK_KEY_F10)
  /// The key that opens a context menu.
  public static let menu = UInt32(GDK_KEY_Menu)

  /// The keyval of a character, such as a letter.
  public static func character(_ character: Unicode.Scalar) -> UInt32 {
    gdk_unicode_to_keyval(character.value)
  }
}

/// When a handler sees an input on its way through the tree.
public enum PropagationPhase: Sendable {
  /// On the way from the window down to the target: before the widgets inside.
  case capture
  /// On the way back up: only what the widgets inside did not take.
  case bubble
  /// Only when the widget is the target itself.
  case target

  var value: GtkPropagationPhase {
    switch self {
    case .capture: GTK_PHASE_CAPTURE
    case .bubble: GTK_PHASE_BUBBLE
    case .target: GTK_PHASE_TARGET
    }
  }
}
