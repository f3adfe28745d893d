/// How the folders of a target use each other: none uses, by any way round, a folder that uses it.
///
/// A folder uses another if its code holds the name of a type that the other declares at the top of a
/// file, or of a member that only the other declares, in an extension of a type that is not its own.
/// Other members of a value that was handed in are not seen.
struct FolderRule: Sendable {
  /// The folder in `Sources`.
  var target: String
  /// The folders from the lowest to the highest, where an order is kept: each uses only those before
  /// it. Empty where any order without a circle is right.
  var floors: [String] = []

  /// One row for each target that has folders.
  static let all = [
    FolderRule(
      target: "LedgerStore",
      floors: [
        "System", "Seal", "Profiles", "Contract", "Format", "Log", "Stores", "Receipts", "Ledger",
        "Repair",
        "Backup",
      ]),
    FolderRule(
      target: "LedgerEvents",
      floors: ["Text", "Names", "Money", "Calendar", "Identifiers", "Fields", "Events"]),
    FolderRule(
      target: "LedgerModel",
      floors: [
        "", "Refusals", "Snapshots", "Resolving", "Plan", "Figures", "Reports", "Register",
        "Projections", "Explanations", "Differences", "Decisions",
      ]),
    FolderRule(
      target: "EntryParsing",
      floors: ["", "Words", "Languages", "Rules", "Messages", "Parsers", "Models"]),
    FolderRule(
      target: "ReceiptReading",
      floors: ["Results", "Text", "Words", "Amounts", "Fields", ""]),
    FolderRule(target: "Programs/LlamaParsing"), FolderRule(target: "Programs/ReceiptScanning"),
    FolderRule(
      target: "PuldarCommands",
      floors: [
        "Terminal", "Terminal/JSON", "Values", "Reports", "Session", "Screens",
        "Commands/Entries", "Commands/Figures", "Commands/Fleet", "Commands/Logs",
        "Commands/Machine",
        "Commands/Settings", "Commands/Bills", "Commands/Accounts", "Commands/Envelopes",
        "Commands/Receipts", "Commands/Imports", "Completions", "",
      ]),
  ]

  /// What breaks the rule in a target's files, one sentence each.
  func violations(in files: [SourceFile]) -> [String] {
    let uses = uses(in: files.filter { $0.target == target })
    let circles = Self.circles(of: uses.mapValues { Set($0.keys) }).map { circle in
      "\(target): \(circle.joined(separator: ", ")) use each other"
    }
    if floors.isEmpty { return circles }
    return circles
      + uses.sorted { $0.key < $1.key }.flatMap { folder, used in
        used.sorted { $0.key < $1.key }.compactMap { other, example in
          guard let place = floors.firstIndex(of: folder) else {
            return "\(target)/\(folder) is no floor of \(target)"
          }
          if floors[..<place].contains(other) { return nil }
          return "\(target)/\(folder) uses \(other), which is not below it: \(example)"
        }
      }
  }

  /// For each folder those that it uses, with an example.
  private func uses(in files: [SourceFile]) -> [String: [String: String]] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for index in file.code.indices where file.depths[index] == 0 {
        guard let type = file.declaredTypes[index] else { continue }
        homes[type, default: []].insert(Self.folder(of: file))
      }
    }
    let types = homes
    for (member, folder) in Self.addedMembers(in: files, homes: types) {
      homes[member] = [folder]
    }
    var uses: [String: [String: String]] = [:]
    for file in files {
      let folder = Self.folder(of: file)
      uses[folder, default: [:]] = uses[folder] ?? [:]
      for line in file.code {
        for word in Self.words(of: line) {
          // A name that two folders declare, each for itself, says nothing.
          guard let home = homes[word], home.count == 1, let other = home.first,
            other != folder
          else { continue }
          uses[folder, default: [:]][other] = "\(file.name) names \(word)"
        }
      }
    }
    return uses
  }

  /// Members that extensions add to types of other folders, under names that stand nowhere else in the
  /// target: with the folder that adds them.
  private static func addedMembers(
    in files: [SourceFile], homes: [String: Set<String>]
  ) -> [String: String] {
    var counts: [String: Int] = [:]
    var added: [String: String] = [:]
    for file in files {
      var extended: String?
      for (line, depth) in zip(file.code, file.depths) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        if depth == 0 {
          extended = words.firstIndex(of: "extension").flatMap { index in
            index + 1 < words.count ? words[index + 1] : nil
          }
        }
        guard let keyword = words.firstIndex(where: { ["func", "var", "let"].contains($0) }),
          keyword + 1 < words.count
        else { continue }
        let member = words[keyword + 1]
        counts[member, default: 0] += 1
        if depth == 1, let extended, let home = homes[extended], !home.contains(folder(of: file)) {
          added[member] = folder(of: file)
        }
      }
    }
    return added.filter { counts[$0.key] == 1 }
  }

  /// The names in a line of code that may be declared on the top of a file: `Place` in `LogPosition.Place` is
  /// not.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    let bytes = Array(line.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { !isOfName($0) } ?? bytes.count
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      if end > start, !isMember || !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) {
        words.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      start = end + 1
    }
    return words
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The folder behind the target; empty for a file that lies in the target itself.
  private static func folder(of file: SourceFile) -> String {
    file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
  }

  /// The groups of folders that reach each other, each sorted.
  static func circles(of uses: [String: Set<String>]) -> [[String]] {
    var reached = uses
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (folder, others) in reached {
        let more = others.reduce(into: others) { $0.formUnion(reached[$1] ?? []) }
        if more.count > others.count {
          reached[folder] = more
          isGrowing = true
        }
      }
    }
    let circles = reached.keys.filter { reached[$0]?.contains($0) == true }.map { folder in
      reached.keys.filter { other in
        reached[folder]?.contains(other) == true && reached[other]?.contains(folder) == true
      }.sorted()
    }
    return Set(circles).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
