import Foundation
import Testing

/// What errors of the library say, and by which codes programs tell them apart.
@Suite struct ErrorRuleTests {
  private static let folders = [
    "LedgerEvents/", "LedgerModel/", "EntryParsing/", "ReceiptReading/", "Puldar/",
    "LedgerStore/Contract/", "LedgerStore/Ledger/", "PuldarInterchange/",
  ].map { "Sources/\($0)" }

  private static func files() throws -> [SourceFile] {
    try Repository.sources.get().filter { file in folders.contains { file.path.hasPrefix($0) } }
  }

  /// Whether it is a file that refuses something about files, in words that name programs of others too.
  private static func isOfFiles(_ file: SourceFile) -> Bool {
    file.path.hasPrefix("Sources/LedgerStore/") && !folders.contains { file.path.hasPrefix($0) }
  }

  /// Errors beneath one that the library throws, and what their codes begin with.
  private static let beneath = ["Reason": "StatementError", "ImportProblem": "StatementError"]

  /// The codes of the errors that a file declares, and that reach the caller of the library.
  static func codes(in file: SourceFile) -> [String] {
    var codes: [String] = []
    var type: (name: String, depth: Int)?
    for (place, line) in file.code.enumerated() {
      if file.declaredTypes[place] != nil,
        let found = line.firstMatch(of: /^ *(?:public|package) (enum|struct) (\w+): (\w+)\b/),
        found.3 == "FileRefusal"
          || found.3 == "Error" && (line.contains("public") || beneath[String(found.2)] != nil)
      {
        let name = beneath[String(found.2)] ?? String(found.2)
        if found.1 == "struct" { codes.append(name) }
        type = found.1 == "enum" ? (name, file.depths[place]) : nil
      } else if let open = type {
        if file.depths[place] <= open.depth { type = nil }
        if file.depths[place] == open.depth + 1, line.contains("case "),
          let found = line.firstMatch(of: /^ *case (\w+)/)
        {
          codes.append("\(open.name).\(found.1)")
        }
      }
    }
    return codes
  }

  /// What a text says in words of the command alone.
  static func commandWords(in line: String) -> Bool {
    ["--", "the command", "'-"].contains(where: line.contains)
      && !line.drop { $0 == " " }.hasPrefix("//")
      && line.contains(/"[^"]*(--[a-z]|the command|'-[a-z]')[^"]*"?/)
  }

  @Test func `every code of an error stands on the page of codes, and no other`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Puldar/PuldarLedger.docc/ErrorCodes.md"), encoding: .utf8)
    let listed = page.matches(of: /`([A-Z]\w+(?:\.\w+)?)`/).map { String($0.1) }
    let codes = try (Self.files() + Repository.sources.get().filter(Self.isOfFiles))
      .flatMap(Self.codes)
    #expect(Set(codes).subtracting(listed).sorted() == [], "say what the new codes are")
    #expect(Set(listed).subtracting(codes).sorted() == [], "a code stays what it was")
    #expect(listed.count == Set(listed).count)
    #expect(codes.contains("Refusal.futureDate") && codes.contains("FigureTooLarge"))
  }

  @Test func `no error of the library names an option of the command, or the command`() throws {
    let words = try Self.files().flatMap { file in
      file.lines.filter(Self.commandWords).map { "\(file.path): \($0)" }
    }
    #expect(words == [])
    for line in [
      #"case .a: "Say --key.""#, #"  "Repeat the command.""#, #"  "Leave '-c' out.""#,
    ] {
      #expect(Self.commandWords(in: line), "\(line)")
    }
  }
}
