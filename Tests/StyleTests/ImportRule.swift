/// What the files of a target may import.
struct ImportRule: Sendable {
  /// The folder in `Sources`.
  var target: String
  /// Modules for every file.
  var modules: Set<String> = []
  /// Modules for one file of the target only, whichever it is.
  var modulesOfOneFile: Set<String> = []
  /// Modules for a file with this name only.
  var modulesOfFile: [String: Set<String>] = [:]

  /// The system's own library, under its names.
  static let system: Set = ["Glibc", "Darwin", "Musl"]
  static let foundation: Set = ["Foundation", "FoundationEssentials"]
  static let concurrency: Set = ["Synchronization", "Dispatch"]
  static let library: Set = ["LedgerModel", "LedgerStore", "EntryParsing"]

  /// One row for each target; a folder without a row is a mistake.
  static let all = [
    ImportRule(target: "StrictJSON"),
    ImportRule(
      target: "LedgerEvents", modules: ["StrictJSON"],
      modulesOfFile: ["InternedNames.swift": ["Synchronization"]]),
    ImportRule(target: "LedgerModel", modules: ["LedgerEvents"]),
    ImportRule(target: "CommandTable", modules: ["StrictJSON"]),
    ImportRule(target: "EntryParsing", modules: ["LedgerEvents"]),
    ImportRule(
      target: "Programs/LlamaParsing",
      modules: ["LedgerModel", "EntryParsing", "PuldarSubprocesses", "StrictJSON"]),
    ImportRule(target: "Programs/PuldarSubprocesses", modules: foundation.union(concurrency)),
    ImportRule(
      target: "LedgerStore",
      modules: foundation.union(concurrency).union(["LedgerModel", "StrictJSON"]),
      modulesOfOneFile: system, modulesOfFile: ["FolderWatch.swift": system]),
    ImportRule(target: "ReceiptReading", modules: ["LedgerEvents"]),
    ImportRule(
      target: "Programs/ReceiptScanning", modules: ["ReceiptReading", "PuldarSubprocesses"],
      modulesOfFile: ["VisionRecognizer.swift": ["Vision", "Foundation"]]),
    ImportRule(
      target: "PuldarInterchange", modules: library,
      modulesOfFile: ["ImportPayees.swift": ["Synchronization"]]),
    ImportRule(target: "PuldarReporting", modules: ["LedgerModel"]),
    ImportRule(
      target: "StoreConformance", modules: ["LedgerModel", "LedgerStore", "Dispatch", "Foundation"]),
    ImportRule(
      target: "PuldarCommands",
      modules: library.union([
        "ReceiptReading", "PuldarInterchange", "PuldarReporting", "CommandTable", "StrictJSON",
        "Synchronization",
      ]),
      modulesOfOneFile: system),
    ImportRule(
      target: "PuldarProgram",
      modules: library.union(foundation).union(concurrency).union(system)
        .union([
          "PuldarCommands", "PuldarSubprocesses", "LlamaParsing", "ReceiptReading",
          "ReceiptScanning",
        ])),
    ImportRule(
      target: "Puldar",
      modules: library.union(foundation).union(["PuldarInterchange", "ReceiptReading"]),
      modulesOfFile: ["StoreKitPurchases.swift": ["StoreKit"]]),
    ImportRule(target: "PuldarObservation", modules: ["Puldar", "Observation"]),
    ImportRule(
      target: "Examples/apps", modules: ["Puldar", "Observation"],
      modulesOfFile: ["BudgetScreen.swift": ["PuldarObservation", "SwiftUI"]]),
    ImportRule(
      target: "Examples/areas", modules: foundation.union(["Puldar", "PuldarObservation"])),
    ImportRule(target: "Examples/budget-in-forty-lines", modules: ["Puldar"]),
    ImportRule(target: "Examples/fleet-service", modules: ["Puldar", "Foundation"]),
    ImportRule(
      target: "Examples/sqlite-store",
      modules: concurrency.union([
        "PackageDescription", "Puldar", "CSQLite", "SQLiteStore", "StoreConformance",
      ])),
    ImportRule(target: "Examples/projection-of-your-own", modules: ["Puldar"]),
  ]

  /// What is imported against the rules, one sentence each.
  static func violations(in files: [SourceFile], rules: [ImportRule] = all) -> [String] {
    var violations: [String] = []
    var filesWithSystem: [String: Set<String>] = [:]
    for file in files {
      guard let rule = rules.first(where: { $0.target == file.target }) else {
        violations.append("\(file.path): the target '\(file.target)' has no row of imports")
        continue
      }
      for module in imports(of: file) {
        if rule.modules.contains(module) { continue }
        if rule.modulesOfFile["\(file.name).swift"]?.contains(module) == true { continue }
        if rule.modulesOfOneFile.contains(module) {
          filesWithSystem[file.target, default: []].insert(file.path)
        } else {
          violations.append("\(file.path): '\(module)' is not for \(file.target)")
        }
      }
    }
    for (target, paths) in filesWithSystem where paths.count > 1 {
      let list = paths.sorted().joined(separator: ", ")
      violations.append("\(target): only one file may ask the system, not \(list)")
    }
    return violations.sorted()
  }

  /// The modules that a file imports.
  static func imports(of file: SourceFile) -> [String] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+|public\s+|package\s+|internal\s+|private\s+|fileprivate\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return file.code.compactMap { line in
      line.contains("import")
        ? (try? pattern.firstMatch(in: line)).flatMap { String($0.1) } : nil
    }
  }
}
