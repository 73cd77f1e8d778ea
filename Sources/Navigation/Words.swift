/// The words that the core itself uses, in English. A host may set them to the user's language before it shows
/// anything.
@MainActor
public enum Words {
  /// The back button's name, and an untitled screen's in a tooltip and in the history.
  public static var back = "Back"
  /// The name of the back button's menu.
  public static var history = "History"
  /// What the item says that closes a sheet.
  public static var close = "Close"
  /// What the item says that leaves a form without a result.
  public static var cancel = "Cancel"
  /// What the item says that ends what was begun.
  public static var done = "Done"
  /// What the item says that keeps what was changed.
  public static var save = "Save"
  /// What the item says that adds something.
  public static var add = "Add"
  /// What the item says that changes something.
  public static var edit = "Edit"
  /// What the item says that destroys something.
  public static var delete = "Delete"
  /// What the item says that looks for something.
  public static var search = "Search"
  /// What the item says that loads again.
  public static var refresh = "Refresh"
  /// What the item says that hands something on.
  public static var share = "Share"
  /// What the item says that opens the menu.
  public static var menu = "Menu"
}
