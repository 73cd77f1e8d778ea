import Foundation
import XCTest

/// The user's language while a test runs. gettext asks for a locale that the C library has, and few systems have more
/// than English ones: `de_AT@euro`, whose encoding is not UTF-8, is made for the tests.
enum UserLocale {
  struct Failure: Error { let command: [String] }

  /// Runs `body` for a user with this locale, and with these languages if they are named in LANGUAGE.
  static func with<Result>(
    _ locale: String = "de_AT@euro", languages: String? = nil, _ body: () throws -> Result
  ) throws -> Result {
    let names = ["LOCPATH", "LC_ALL", "LANGUAGE"]
    let before = names.map { name in getenv(name).map { String(cString: $0) } }
    defer {
      for (name, value) in zip(names, before) { set(name, value) }
      setlocale(LC_ALL, "")
    }
    for (name, value) in zip(names, [try folder.get(), locale, languages]) { set(name, value) }
    // gettext, too, learns from this that the environment has changed.
    XCTAssertNotNil(setlocale(LC_ALL, ""), "there is no locale \(locale)")
    return try body()
  }

  private static func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// The folder with the locale that is made.
  private static let folder = Result {
    let folder = try makeFolder()
    try run("localedef", "--no-archive", "-i", "de_AT", "-f", "ISO-8859-15", "\(folder)/de_AT@euro")
    return folder
  }

  // MARK: Catalogues

  /// A folder with catalogues of a text domain: words by the language and the English word.
  ///
  /// - Parameter said: what each of them says that its language is; nil: the language.
  static func catalogues(
    _ domain: String, _ words: [String: [String: String]], said: String? = nil
  ) throws -> String {
    let folder = try makeFolder()
    for (language, words) in words {
      let place = "\(folder)/\(language)/LC_MESSAGES"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let header = "Language: \(said ?? language)\\nContent-Type: text/plain; charset=UTF-8\\n"
      let messages = words.merging(["": header]) { word, _ in word }
      let text = messages.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined()
      try text.write(toFile: "\(place)/\(domain).po", atomically: true, encoding: .utf8)
      try run("msgfmt", "-o", "\(place)/\(domain).mo", "\(place)/\(domain).po")
    }
    return folder
  }

  // MARK: Files

  /// What is removed when the tests have ended.
  nonisolated(unsafe) private static var folders: [String] = []

  private static func makeFolder() throws -> String {
    if folders.isEmpty {
      atexit { for folder in UserLocale.folders { try? FileManager.default.removeItem(atPath: folder) } }
    }
    let folder = NSTemporaryDirectory() + "backable-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    folders.append(folder)
    return folder
  }

  private static func run(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: command) }
  }
}
