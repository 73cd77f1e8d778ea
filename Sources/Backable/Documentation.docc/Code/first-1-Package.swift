// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Letters",
  dependencies: [.package(name: "Backable", path: "../backable")],
  targets: [
    .executableTarget(name: "Letters", dependencies: [.product(name: "Backable", package: "Backable")])
  ]
)
