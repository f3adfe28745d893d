import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarCommands
import Testing

/// B15, B21: merchants are told apart by their words, and texts come back as they were.
@Suite struct PlainMerchantTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  /// One name, with white space of several kinds.
  private static let names = [
    "Whole Foods", "Whole  Foods", " Whole Foods", "Whole\u{A0}Foods", "Whole\u{2009}Foods ",
    "Whole\tFoods", "Whole\nFoods", "\u{3000}Whole Foods",
  ]

  private func merchants() async -> String {
    await commands.end(of: ["report", "--by", "merchant", "--plain", "-m", "2025-12"]).shown
  }

  @Test func `B15: merchants that differ in white space are one, whatever stores them`()
    async throws
  {
    let lines = Self.names.map { name in
      let data = try? JSONEncoder().encode(name)
      return
        #"{"amount":"1.00","date":"2025-12-30","merchant":\#(String(decoding: data ?? Data(), as: UTF8.self))}"#
    }
    let appended = await commands.end(
      of: ["append"], reading: lines.joined(separator: "\n") + "\n")
    #expect(appended.code == .done, "\(appended.shown)")
    for name in Self.names {
      _ = await commands.end(of: ["add", "1", "--merchant", name, "--date", "2025-12-29"])
    }
    _ = await commands.end(of: ["add", "1", "--merchant", "Other", "--date", "2025-12-29"])
    let file = commands.folder.path("b.csv")
    try Data("Date,Payee,Amount\n2025-12-01,Whole\u{A0} Foods,-1.00\n".utf8)
      .write(to: URL(filePath: file))
    _ = await commands.end(of: ["import", file, "--yes"])
    _ = await commands.end(of: ["edit", "\(Self.names.count * 2 + 1)", "--merchant", Self.names[5]])
    let shown = await merchants()
    let count = Self.names.count * 2 + 2
    #expect(shown.contains("Whole Foods\t\t\t\(count).00"), "\(shown)")
    #expect(shown.components(separatedBy: "Foods").count == 2, "\(shown)")
  }

  @Test func `B15: white space alone is no merchant`() async throws {
    for blank in ["   ", "\u{A0}", "\t"] {
      let tried = try PlainMerchantTests()
      _ = await tried.commands.end(of: ["add", "1", "--merchant", blank])
      let json = await tried.commands.end(of: ["show", "1", "--json"]).shown
      #expect(json.contains(#""merchant":null"#), "\(json)")
      _ = await tried.commands.end(of: ["add", "1", "--merchant", "Shop"])
      _ = await tried.commands.end(of: ["edit", "2", "--merchant", blank])
      #expect(await !tried.commands.run("list --plain --all").contains("Shop"))
    }
  }

  @Test func `B21: texts of the own csv come back as they were`() async throws {
    let texts = [
      ("A, \"B\" & Co", "line 1\nline 2"), ("=SUM(A1)", "a\r\n\"b\""), ("@Home", "'quoted'"),
      ("'s Market", "-x"), ("''q''", "+1 for · all"), ("Tea", "two  blanks"),
    ]
    for (merchant, note) in texts {
      _ = await commands.end(
        of: ["add", "1", "--merchant", merchant, "--note", note, "--date", "2025-12-30"])
    }
    let file = commands.folder.path("own.csv")
    let csv = await commands.end(of: ["export", "csv"]).shown
    try Data(csv.utf8).write(to: URL(filePath: file))
    #expect(await commands.end(of: ["import", file, "--yes"], in: "other").code == .done)
    func told(_ ledger: String) async throws -> [[String?]] {
      let json = await commands.end(of: ["list", "--all", "--json"], in: ledger).shown
      let list = try JSONDecoder().decode(Listed.self, from: Data(json.utf8))
      return list.entries.map { [$0.merchant, $0.note] }
    }
    #expect(try await told("other") == told("trip"))
    #expect(try await told("trip").count == texts.count)
  }

  private struct Listed: Decodable {
    var entries: [Entry]

    struct Entry: Decodable {
      var merchant: String?
      var note: String?
    }
  }
}
