// swift-tools-version: 6.0
import PackageDescription

// The headless core: it depends on no other target, and the compiler proves it.
let coreProducts: [Product] = [
  .library(name: "Navigation", targets: ["Navigation"]),
  .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
]
let coreTargets: [Target] = [
  .target(name: "Navigation"),
  .target(name: "NavigationTesting", dependencies: ["Navigation"]),
  .testTarget(name: "NavigationTests", dependencies: ["NavigationTesting"]),
]

// Everything else: nearly all of it needs GTK.
let otherProducts: [Product] = [
  .library(name: "GtkInterop", targets: ["GtkInterop"]),
  .library(name: "Backable", targets: ["Backable"]),
  // For a program that wraps a widget itself.
  .library(name: "CGtk", targets: ["CGtk"]),
  .executable(name: "backable-demo", targets: ["BackableDemo"]),
  .executable(name: "hello-back", targets: ["HelloBack"]),
  .executable(name: "backable-bench", targets: ["BackableBench"]),
]
let otherTargets: [Target] = [
  // The C side and the Swift side of the interop.
  .systemLibrary(
    name: "CGtk",
    pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"])]
  ),
  .target(name: "GtkInterop", dependencies: ["CGtk"]),

  // The two joined, and what is built on them.
  .target(name: "Backable", dependencies: ["Navigation", "GtkInterop"], plugins: ["EmbedPlugin"]),
  .executableTarget(name: "HelloBack", dependencies: ["Backable"]),
  .executableTarget(
    name: "BackableDemo",
    dependencies: ["Backable", "NavigationTesting"],
    plugins: ["EmbedPlugin"]
  ),

  // What the programs of the benchmark share, in every language. It needs GTK's flags, and no Swift code imports GTK
  // through it.
  .target(name: "CMeasure", dependencies: ["CGtk"], path: "Tests/Peers/Measure"),
  .executableTarget(name: "BackableBench", dependencies: ["Backable", "NavigationTesting", "CMeasure"]),

  // Embeds the library's words in other languages, the pages' own source and the style sheet at build time.
  .executableTarget(name: "EmbedTool"),
  .plugin(
    name: "EmbedPlugin",
    capability: .buildTool(),
    dependencies: ["EmbedTool"],
    path: "Sources/EmbedPlugin"
  ),

  .testTarget(name: "GtkInteropTests", dependencies: ["GtkInterop"]),
  .testTarget(name: "BackableTests", dependencies: ["Backable"]),
  .testTarget(name: "EmbedToolTests", dependencies: ["EmbedTool"]),
  .testTarget(
    name: "DemoTests",
    dependencies: ["BackableDemo"],
    exclude: ["Driver"]
  ),
]

// With BACKABLE_HEADLESS set the package is the core and its tests alone, and builds where there is no GTK.
let isHeadless = Context.environment["BACKABLE_HEADLESS"] != nil

let package = Package(
  name: "Backable",
  products: isHeadless ? coreProducts : coreProducts + otherProducts,
  targets: isHeadless ? coreTargets : coreTargets + otherTargets,
  swiftLanguageModes: [.v6]
)
