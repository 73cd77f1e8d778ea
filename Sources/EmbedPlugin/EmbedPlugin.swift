import Foundation
import PackagePlugin

/// Runs EmbedTool before the demo is compiled, so that the gallery's register of pages, their source texts
/// and the style sheet come from the files themselves and cannot go stale.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    // Types that serve the pages, StatusPage for one, have such names too; they stand in other folders.
    let folder = context.package.directoryURL.appending(path: "Sources/\(target.name)/Pages").path + "/"
    let pages = module.sourceFiles(withSuffix: "Page.swift").map(\.url)
      .filter { $0.path.hasPrefix(folder) }
      .sorted { $0.path < $1.path }
    let styleSheet = context.package.directoryURL.appending(path: "Resources/style.css")
    // Only .swift outputs: any other kind makes SwiftPM generate Bundle.module, which links Foundation.
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(pages.count) pages",
        executable: try context.tool(named: "EmbedTool").url,
        arguments: [output.path, styleSheet.path] + pages.map(\.path),
        inputFiles: [styleSheet] + pages,
        outputFiles: [output]
      )
    ]
  }
}
