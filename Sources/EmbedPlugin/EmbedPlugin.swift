import Foundation
import PackagePlugin

/// Runs EmbedTool before a target is compiled, so that what the target carries in itself comes from the files themselves
/// and cannot go stale: for the library its words in other languages; for the demo its own words, the gallery's register of
/// pages, their source texts and the style sheet.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    guard module.name != "Backable" else { return [try embedWords(in: "Resources/po", context)] }
    return [try embedPages(of: module, context), try embedWords(in: "Resources/po-demo", context)]
  }

  private func embedWords(in folder: String, _ context: PluginContext) throws -> Command {
    let folder = context.package.directoryURL.appending(path: folder)
    let translations = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // The tool reads what this file names; of the others SwiftPM must know when they change.
    let languages = folder.appending(path: "LINGUAS")
    return try command(
      "words", writing: "EmbeddedWords.swift", from: [languages],
      reading: translations.filter { $0.pathExtension == "po" }, context)
  }

  private func embedPages(of module: any SourceModuleTarget, _ context: PluginContext) throws -> Command {
    // Types that serve the pages, StatusPage for one, have such names too; they stand in other folders.
    let folder = context.package.directoryURL.appending(path: "Sources/\(module.name)/Pages").path + "/"
    let pages = module.sourceFiles(withSuffix: "Page.swift").map(\.url)
      .filter { $0.path.hasPrefix(folder) }
      .sorted { $0.path < $1.path }
    let styleSheet = context.package.directoryURL.appending(path: "Resources/style.css")
    return try command("pages", writing: "EmbeddedPages.swift", from: [styleSheet] + pages, context)
  }

  /// A run of EmbedTool, which is given `files`, and reads `others` besides.
  private func command(
    _ kind: String, writing name: String, from files: [URL], reading others: [URL] = [],
    _ context: PluginContext
  ) throws -> Command {
    // Only .swift outputs: any other kind makes SwiftPM generate Bundle.module, which links Foundation.
    let output = context.pluginWorkDirectoryURL.appending(path: name)
    return .buildCommand(
      displayName: "Embedding \(kind)",
      executable: try context.tool(named: "EmbedTool").url,
      arguments: [kind, output.path] + files.map(\.path),
      inputFiles: files + others,
      outputFiles: [output]
    )
  }
}
