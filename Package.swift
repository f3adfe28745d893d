// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// What every target is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
  // The program would look through all conformances for each generic type that it meets, which was two thirds of what
  // a `status` does. Packages that depend on this one may have such flags since tools version 6.2.
  .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]),
]

/// A target of the library: it may use what other targets of this package share among themselves.
///
/// - Parameter path: The folder of its files; by default the one of its name in `Sources`.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path)
}

/// A target of the library that runs other programs, or serves those that do.
func programs(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  library(name, dependencies, path: "Sources/Programs/\(name)")
}

/// A target that uses only what an app could: the public interface of the others.
func client(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, packageAccess: false)
}

/// An executable that uses only what an app could.
///
/// - Parameter path: The folder of its files; by default the one of its name in `Sources`.
func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, packageAccess: false)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["LedgerTestSupport"])
}

let package = Package(
  name: "puldar",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Puldar", targets: ["Puldar"]),
    .library(name: "PuldarReporting", targets: ["PuldarReporting"]),
    .library(name: "PuldarObservation", targets: ["PuldarObservation"]),
    .library(name: "LlamaParsing", targets: ["LlamaParsing"]),
    .library(name: "ReceiptScanning", targets: ["ReceiptScanning"]),
    .library(name: "StoreConformance", targets: ["StoreConformance"]),
    // Its target has another name: some file systems take `Puldar` and `puldar` for one.
    .executable(name: "puldar", targets: ["PuldarProgram"]),
  ],
  targets: [
    client("StrictJSON"),
    library("LedgerEvents", ["StrictJSON"]),
    library("LedgerModel", ["LedgerEvents"]),
    library("LedgerStore", ["LedgerModel", "StrictJSON"]),
    library("EntryParsing", ["LedgerEvents"]),
    library("ReceiptReading", ["LedgerEvents"]),
    library("PuldarInterchange", ["LedgerModel", "LedgerStore", "EntryParsing"]),
    library(
      "Puldar",
      ["LedgerModel", "LedgerStore", "EntryParsing", "ReceiptReading", "PuldarInterchange"]),
    client("PuldarReporting", ["LedgerModel"]),
    client("PuldarObservation", ["Puldar"]),
    programs("PuldarSubprocesses"),
    programs("LlamaParsing", ["LedgerModel", "EntryParsing", "PuldarSubprocesses", "StrictJSON"]),
    programs("ReceiptScanning", ["ReceiptReading", "PuldarSubprocesses"]),
    client("StoreConformance", ["LedgerModel", "LedgerStore"]),
    client("CommandTable", ["StrictJSON"]),
    client(
      "PuldarCommands",
      [
        "LedgerModel", "LedgerStore", "EntryParsing", "ReceiptReading", "PuldarInterchange",
        "PuldarReporting", "CommandTable", "StrictJSON",
      ]),
    program(
      "PuldarProgram",
      [
        "LedgerModel", "LedgerStore", "EntryParsing", "ReceiptReading", "PuldarSubprocesses",
        "LlamaParsing", "ReceiptScanning", "PuldarCommands",
        .target(name: "NoLocaleData", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "NoLocaleData"),
    program("budget-in-forty-lines", ["Puldar"], path: "Sources/Examples/budget-in-forty-lines"),
    program("areas", ["Puldar", "PuldarObservation"], path: "Sources/Examples/areas"),
    program("apps", ["Puldar", "PuldarObservation"], path: "Sources/Examples/apps"),
    program("fleet-service", ["Puldar"], path: "Sources/Examples/fleet-service"),
    program("projection-of-your-own", ["Puldar"], path: "Sources/Examples/projection-of-your-own"),
    .target(
      name: "LedgerTestSupport", dependencies: ["LedgerModel", "LedgerStore"],
      path: "Tests/LedgerTestSupport"),
    .target(
      name: "LedgerLiterals", dependencies: ["LedgerModel", "LedgerTestSupport"],
      path: "Tests/LedgerLiterals"),
    .target(
      name: "LedgerSimulation", dependencies: ["LedgerModel", "LedgerStore", "LedgerTestSupport"],
      path: "Tests/Tools/LedgerSimulation"),
    .executableTarget(
      name: "ledger-simulator", dependencies: ["LedgerSimulation"],
      path: "Tests/Tools/LedgerSimulator"),
    .executableTarget(
      name: "ledger-histories", dependencies: ["LedgerModel", "LedgerStore", "LedgerTestSupport"],
      path: "Tests/Tools/LedgerHistories"),
    .target(
      name: "SentenceComposition", dependencies: ["LedgerModel", "EntryParsing"],
      path: "Tests/Tools/SentenceComposition"),
    .executableTarget(
      name: "sentence-generator",
      dependencies: ["LedgerModel", "LedgerTestSupport", "SentenceComposition"],
      path: "Tests/Tools/SentenceGenerator"),
    .executableTarget(
      name: "puldar-benchmark",
      dependencies: ["LedgerModel", "LedgerStore", "EntryParsing", "ReceiptReading"],
      path: "Tests/Tools/Benchmarks/puldar-benchmark"),
    .target(
      name: "LedgerFuzzing", dependencies: ["LedgerModel", "LedgerStore", "LedgerTestSupport"],
      path: "Tests/Tools/LedgerFuzzing"),
    tests("LedgerEventsTests", ["LedgerModel", "LedgerLiterals"]),
    tests("LedgerModelTests", ["LedgerModel", "LedgerLiterals"]),
    tests(
      "LedgerStoreTests",
      ["LedgerModel", "LedgerStore", "StoreConformance", "LedgerSimulation", "LedgerFuzzing"]),
    tests("EntryParsingTests", ["LedgerModel", "EntryParsing", "SentenceComposition"]),
    tests("ReceiptReadingTests", ["LedgerModel", "ReceiptReading"]),
    tests(
      "PuldarInterchangeTests",
      ["LedgerModel", "LedgerStore", "EntryParsing", "PuldarInterchange"]),
    tests(
      "ReceiptScanningTests",
      ["LedgerModel", "ReceiptReading", "ReceiptScanning", "PuldarSubprocesses"]),
    tests("PuldarReportingTests", ["LedgerModel", "PuldarReporting", "LedgerLiterals"]),
    tests("SubprocessTests", ["PuldarSubprocesses"]),
    .testTarget(
      name: "LlamaParsingTests",
      dependencies: [
        "LedgerModel", "EntryParsing", "PuldarSubprocesses", "LlamaParsing", "LedgerTestSupport",
      ], exclude: ["build-llama.sh"]),
    tests("CommandTableTests", ["CommandTable"]),
    tests(
      "PuldarCommandsTests",
      [
        "LedgerModel", "LedgerStore", "EntryParsing", "ReceiptReading", "PuldarSubprocesses",
        "LlamaParsing", "ReceiptScanning", "CommandTable", "PuldarCommands",
      ]),
    tests("PuldarTests", ["Puldar", "PuldarObservation", "PuldarProgram", "apps"]),
    tests("StyleTests", []),
  ]
)

/// A program that tries a reader on bytes of any kind.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tests/Tools/Fuzzing/\(name)",
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

// Only where it is asked for: it must be linked with libFuzzer, which brings its own `main`.
if Context.environment["PULDAR_FUZZING"] != nil {
  package.targets += [
    fuzzer("sentence-fuzzer", ["LedgerModel", "EntryParsing"]),
    fuzzer("line-fuzzer", ["LedgerFuzzing"]),
    fuzzer("mark-fuzzer", ["LedgerFuzzing"]),
    fuzzer("snapshot-fuzzer", ["LedgerFuzzing"]),
    fuzzer("receipt-fuzzer", ["LedgerModel", "ReceiptReading"]),
    fuzzer("statement-fuzzer", ["PuldarInterchange"]),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
