// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(name: "Backable", path: "../backable")],
  targets: [
    .target(name: "NotesCore", dependencies: [.product(name: "Navigation", package: "Backable")]),
    .executableTarget(
      name: "Notes", dependencies: ["NotesCore", .product(name: "Backable", package: "Backable")]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["NotesCore", .product(name: "NavigationTesting", package: "Backable")]),
  ]
)
