/// The words that the library says itself, in the user's language.
///
/// A word that the program sets stays as it is: `Words.close = "Discard"`. Any other is what ``translation`` makes of
/// the English one, each time it is shown. The comments are what translators read.
@MainActor
public enum Words {
  /// The back button's name, and an untitled screen's in a tooltip and in the history.
  @Word("Back") public static var back: String
  /// What the key does that goes on to what was left by going back.
  @Word("Forward") public static var forward: String
  /// The name of the back button's menu, which lists the screens that the user came from.
  @Word("History") public static var history: String
  /// What the item says that closes a sheet.
  @Word("Close") public static var close: String
  /// What the item says that leaves a form without a result.
  @Word("Cancel") public static var cancel: String
  /// What the item says that ends what was begun.
  @Word("Done") public static var done: String
  /// What the item says that keeps what was changed.
  @Word("Save") public static var save: String
  /// What the item says that adds something.
  @Word("Add") public static var add: String
  /// What the item says that changes something.
  @Word("Edit") public static var edit: String
  /// What the item says that destroys something.
  @Word("Delete") public static var delete: String
  /// What the item says that looks for something.
  @Word("Search") public static var search: String
  /// What the item says that loads again.
  @Word("Refresh") public static var refresh: String
  /// What the item says that hands something on to other people or programs.
  @Word("Share") public static var share: String
  /// What the button says that offers the items for which there is no room.
  @Word("More") public static var more: String
  /// What the item says that opens the menu.
  @Word("Menu") public static var menu: String

  /// Gives the user's word for an English one; nil leaves the English. A host sets it before it shows anything, unless
  /// the program has; without one the library speaks English.
  public static var translation: (@MainActor (_ english: String) -> String?)?

  /// The program's own words, by the English ones.
  static var own: [String: String] = [:]
}

extension Words {
  /// How a word is kept: by the English one.
  @propertyWrapper
  public struct Word {
    private let english: String

    init(_ english: String) { self.english = english }

    /// The word that is shown. One that is set is the program's own.
    @MainActor public var wrappedValue: String {
      get { own[english] ?? translation?(english) ?? english }
      nonmutating set { own[english] = newValue }
    }
  }
}
