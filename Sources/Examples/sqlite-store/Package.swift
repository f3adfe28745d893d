// swift-tools-version: 6.2
import PackageDescription

// A package of its own: puldar takes no dependency, and this one takes SQLite's C library.
let package = Package(
  name: "sqlite-store",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "SQLiteStore", targets: ["SQLiteStore"])],
  dependencies: [.package(name: "puldar", path: "../../..")],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .target(
      name: "SQLiteStore",
      dependencies: ["CSQLite", .product(name: "Puldar", package: "puldar")]),
    .executableTarget(
      name: "check-sqlite-store",
      dependencies: [
        "SQLiteStore", .product(name: "Puldar", package: "puldar"),
        .product(name: "StoreConformance", package: "puldar"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
