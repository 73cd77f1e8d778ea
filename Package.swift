// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Backable",
  products: [
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "GtkInterop", targets: ["GtkInterop"]),
    .library(name: "Backable", targets: ["Backable"]),
    .executable(name: "backable-demo", targets: ["BackableDemo"]),
    .executable(name: "hello-back", targets: ["HelloBack"]),
  ],
  targets: [
    // The headless core: it depends on no other target, and the compiler proves it.
    .target(name: "Navigation"),
    .target(name: "NavigationTesting", dependencies: ["Navigation"]),

    // The C side and the Swift side of the interop.
    .systemLibrary(
      name: "CGtk",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .target(name: "GtkInterop", dependencies: ["CGtk"]),

    // The two joined, and what is built on them.
    .target(name: "Backable", dependencies: ["Navigation", "GtkInterop"]),
    .executableTarget(name: "HelloBack", dependencies: ["Backable"]),
    .executableTarget(
      name: "BackableDemo",
      dependencies: ["Backable"],
      plugins: ["EmbedPlugin"]
    ),

    // Embeds the pages' own source and the style sheet at build time.
    .executableTarget(name: "EmbedTool"),
    .plugin(
      name: "EmbedPlugin",
      capability: .buildTool(),
      dependencies: ["EmbedTool"],
      path: "Sources/EmbedPlugin"
    ),

    .testTarget(name: "NavigationTests", dependencies: ["NavigationTesting"]),
    .testTarget(name: "GtkInteropTests", dependencies: ["GtkInterop"]),
    .testTarget(name: "BackableTests", dependencies: ["Backable"]),
    .testTarget(
      name: "DemoTests",
      dependencies: ["BackableDemo"],
      exclude: ["Driver"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
