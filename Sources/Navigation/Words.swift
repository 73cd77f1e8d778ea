/// The words that the core itself uses, in English. A host may set them to the user's language before it shows
/// anything.
@MainActor
public enum Words {
  /// The back button's name, and an untitled screen's in a tooltip and in the history.
  public static var back = "Back"
  public static var close = "Close"
  public static var cancel = "Cancel"
  public static var done = "Done"
  public static var save = "Save"
  public static var add = "Add"
  public static var edit = "Edit"
  public static var delete = "Delete"
  public static var search = "Search"
  public static var refresh = "Refresh"
  public static var share = "Share"
  public static var menu = "Menu"
}
