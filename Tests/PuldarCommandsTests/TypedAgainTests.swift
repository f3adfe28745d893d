import Foundation
import LedgerTestSupport
import PuldarCommands
import Testing

/// F23: what a bank's file or a receipt told, and a person types as well.
@Suite struct TypedAgainTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  private static let bank = "Date,Description,Amount\n2025-12-30,CORNER SHOP 4471,-17.28\n"
  private static let receipt =
    "Corner Shop\nDate: 2025-12-30\nTea 7.28\nBread 10.00\nTOTAL 17.28\nCASH 17.28\n"

  /// Begins a ledger in which entry 2 (of a file) or 1 (of a receipt) is of 17.28 on 30 December.
  private func begin(isImported: Bool) async throws {
    let path = commands.folder.path(isImported ? "b.csv" : "r.txt")
    try Data((isImported ? Self.bank : Self.receipt).utf8).write(to: URL(filePath: path))
    let words = isImported ? ["import", path, "--yes"] : ["receipt", "add", path, "--yes"]
    #expect(await commands.end(of: words).code == .done)
  }

  /// What is typed, and whether it may be the same purchase.
  private static let rows: [(words: [String], isLike: Bool)] = [
    (["17.28", "corner", "shop", "2025-12-30"], true),
    // Banks do not write "groceries", and a purchase is typed later than it was made.
    (["groceries", "17.28", "2025-12-28"], true),
    (["17.28", "--merchant", "Anything", "--date", "2025-12-30"], true),
    (["17.28", "corner", "shop", "@cash", "2025-12-30"], false),
    (["17.28", "corner", "shop", "--account", "visa", "--date", "2025-12-30"], false),
    (["17.29", "corner", "shop", "2025-12-30"], false),
    (["17.28", "corner", "shop", "2025-12-20"], false),
    (["refund", "17.28", "from", "corner", "shop", "2025-12-30"], false),
    // A bank books nothing before it is bought.
    (["17.28", "corner", "shop", "2025-12-31"], false),
  ]

  @Test(arguments: [true, false])
  func `a typed purchase that a file or a receipt told before is named in the answer, and waits`(
    isImported: Bool
  ) async throws {
    for row in Self.rows {
      let tried = try TypedAgainTests()
      try await tried.begin(isImported: isImported)
      if row.words.contains("visa") { await tried.commands.run("account add visa") }
      let (shown, code) = await tried.commands.end(of: ["add"] + row.words)
      let number = isImported ? 2 : 1
      #expect(code == .done, "\(shown)")
      #expect(
        shown.contains("May be \(number)  expense 17.28 Corner Shop") == row.isLike, "\(shown)")
      let waiting = await tried.commands.end(of: ["check", "unreviewed"]).shown
      #expect(waiting.contains("review") == row.isLike, "\(waiting)")
    }
  }

  @Test func `at a terminal it is asked about, and what is the same is not stored again`()
    async throws
  {
    try await begin(isImported: true)
    let words = ["add", "17.28", "corner", "shop", "2025-12-30"]
    let same = await commands.run("n\n", words)
    #expect(same.shown.contains("2  expense 17.28 Corner Shop"), "\(same.shown)")
    #expect(same.shown.contains("is alike. Is this another purchase?"), "\(same.shown)")
    #expect(same.shown.contains("Nothing was stored."))
    #expect(await commands.run("y\n", words).code == .done)
    #expect(await commands.run("", ["check", "unreviewed"]).code == .done)
    #expect(await commands.run("list --all --plain").split(separator: "\n").count == 2)
  }

  @Test func `two sentences are no doubles of each other, nor of what --yes says`() async throws {
    #expect(await !commands.run("add 5 tea").contains("May be"))
    #expect(await !commands.run("add 5 tea").contains("May be"))
    try await begin(isImported: true)
    let lines = "17.28 corner shop 2025-12-30\n17.28 corner shop 2025-12-30\n"
    let shown = await commands.end(of: ["add", "-"], reading: lines).shown
    // The file has one purchase: the second line is another one.
    #expect(shown.components(separatedBy: "expense 17.28").count == 4, "\(shown)")
    #expect(shown.contains("If it is: puldar") && shown.contains("review"), "\(shown)")
    let agreed = await commands.end(of: ["add", "17.28", "corner", "shop", "2025-12-30", "--yes"])
    #expect(!agreed.shown.contains("May be"), "\(agreed.shown)")
  }
}
