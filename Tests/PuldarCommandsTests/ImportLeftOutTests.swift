import EntryParsing
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Each line of a bank's file is taken in, known, doubtful or left out, and the answer tells which.
@Suite struct ImportLeftOutTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws { folder = try TemporaryFolder() }

  /// Rows of a CSV after its names, and the line that tells what became of them.
  private static let answers: [(rows: [String], told: String)] = [
    (
      ["2025-11-24,COFFEE,-4.00,", "2026-11-26,RENT,-900.00,"],
      "1 line of bank.csv taken in as bank, 1 left out: not yet (2026-11-26)"
    ),
    (
      ["2025-11-24,COFFEE,-4.00,OK", "2025-11-25,A,-1.00,Pending", "2025-11-25,B,-2.00,PENDING"],
      "1 line of bank.csv taken in as bank, 2 left out: pending"
    ),
    (
      ["2025-11-24,COFFEE,-4.00,OK", "2025-11-25,A,-1.00,Declined", "2025-11-25,B,-2.00,Reverted"],
      "1 line of bank.csv taken in as bank, 2 left out: 1 declined, 1 reverted"
    ),
    (
      [
        "2025-11-24,COFFEE,-4.00,OK", "2026-11-26,A,-1.00,", "2026-12-24,B,0.50,",
        "2025-11-25,C,0,",
      ],
      "1 line of bank.csv taken in as bank, 3 left out: 2 not yet (2026-11-26 to 2026-12-24), 1 zero"
    ),
    (
      ["2025-11-24,COFFEE,-4.00,OK", "Total,,-4.00,", "2025-11-25,A,,", "a note,,,"],
      "1 line of bank.csv taken in as bank, 3 left out: 1 no day, 1 no amount, 1 no booking"
    ),
    (
      ["2025-11-24,COFFEE,-4.00,OK", "2025-11-24,TEA,-3.00,OK"],
      "2 lines of bank.csv taken in as bank\n"
    ),
    (
      ["2025-11-25,A,-1.00,Pending", "2025-11-25,B,-2.00,Canceled"],
      "2 lines: 0 new, 0 known, 0 doubtful, 2 left out: 1 pending, 1 canceled\nNothing stored."
    ),
  ]

  @Test(.rows) func `import --yes names what it leaves out, and stores the rest`() async throws {
    for row in Self.answers {
      let importing = try ImportLeftOutTests()
      let file = try importing.file(row.rows)
      let (shown, code) = await importing.run("import", file, "--yes")
      #expect(code == .done)
      #expect(shown.contains(row.told), "\(shown)")
      // What is known the second time does not hide what is left out.
      let again = await importing.run("import", file, "--yes")
      #expect(again.code == .done)
      #expect(again.shown.contains("left out: ") == row.told.contains("left out: "))
    }
  }

  @Test func `few lines that are left out are listed, of many the first, and --dry-run shows all`()
    async throws
  {
    let rows = (1...8).map { "2026-11-0\($0),SHOP \($0),-\($0).00," }
    let few = try file(["2025-11-24,COFFEE,-4.00,"] + rows.prefix(2))
    #expect(
      await run("import", few, "--yes").shown.contains(
        """
           line 3  2026-11-01  -1.00  SHOP 1  not yet
           line 4  2026-11-02  -2.00  SHOP 2  not yet
        Take it back
        """))
    let many = try file(["2025-11-20,CAKE,-7.00,"] + rows)
    let shown = await run("import", many, "--yes").shown
    #expect(shown.contains("   line 7  2026-11-05  -5.00  SHOP 5  not yet\n   and 3 more, which"))
    #expect(!shown.contains("SHOP 6"))
    let preview = await run("import", many, "--dry-run").shown
    #expect((1...8).allSatisfy { preview.contains("2026-11-0\($0)  -\($0).00") })
  }

  @Test func `a file of which nothing is taken in is told of beside one that is`() async throws {
    let first = try file(["2025-11-24,COFFEE,-4.00,"], named: "a.csv")
    let second = try file(["2025-11-25,TEA,-1.00,Pending"], named: "b.csv")
    let (shown, _) = await run("import", first, second, "--yes")
    #expect(shown.contains("1 line of a.csv taken in as bank\n"))
    #expect(shown.contains("0 lines of b.csv taken in as bank, 1 left out: pending\n"))
    #expect(shown.contains("   line 2  2025-11-25  -1.00  TEA  pending\n"))
  }

  /// A row of each kind, the state that it has then, and whether it books something.
  private static let kinds: [(row: String, state: String)] = [
    ("2025-11-24,SHOP #,-4.00,", "new"), ("2025-11-25,EARNED #,5.00,Posted", "new"),
    ("2025-11-25,SHOP #,-1.00,Pending", "pending"), ("2025-11-26,SHOP #,-1.00,Failed", "failed"),
    ("2025-11-26,SHOP #,1.00,Voided", "failed"), ("2026-11-26,SHOP #,-1.00,", "future"),
    ("2025-11-26,SHOP #,0.00,", "zero"), ("2025-11-26,SHOP #,,", "noAmount"),
    ("2025-11-26,Opening balance,10.00,", "balance"), ("Sum,,-2.00,", "noDay"),
    (",see branch #,,", "note"), ("2025-10-01,SHOP #,-1.00,", "early"),
  ]

  @Test func `the lines of any file are new, known, doubtful and left out together`() async throws {
    for seed in TestRun.seeds(48) {
      var generator = SeededGenerator(seed: seed)
      let importing = try ImportLeftOutTests()
      // One of each sign first, so that nothing is left to be proved.
      var chosen = [Self.kinds[0], Self.kinds[1]]
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        chosen.append(Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &generator)])
      }
      let rows = chosen.enumerated().map { $1.row.replacingOccurrences(of: "#", with: "\($0)") }
      let file = try importing.file(rows)
      let wanted = chosen.map(\.state)
      let count = { (state: String) in wanted.count { $0 == state } }
      for (isFirst, option) in [(true, "--dry-run"), (true, "--yes"), (false, "--yes")] {
        let words = ["import", file, option, "--json", "--since", "2025-11-01"]
        let answer = try JSONNode(await importing.run(words).shown)
        let statement = try #require(answer["statements"]?.items.first)
        let number = { (name: String) in
          if case .number(let number) = statement[name] { Int(number) } else { -1 }
        }
        #expect(number(isFirst ? "new" : "known") == count("new"), "\(seed)")
        #expect(
          number("new") + number("known") + number("doubtful") + number("leftOut") == rows.count)
        let told = (answer["leftOut"]?.items ?? []).map { [$0["line"], $0["reason"]] }
        let expected = wanted.enumerated().filter { $1 != "new" }
          .map { [JSONNode.number(Double($0 + 2)), .text($1)] }
        #expect(told == expected, "\(seed)")
      }
      let plain = await importing.run("import", file, "-n", "--plain", "--since", "2025-11-01")
        .shown
      let states = plain.split(separator: "\n").map {
        $0.split(separator: "\t").last.map(String.init)
      }
      #expect(states == wanted.map { $0 == "new" ? "known" : $0 }, "\(seed)")
    }
  }

  private func file(_ rows: [String], named name: String = "bank.csv") throws -> String {
    let text = (["Date,Description,Amount,Status"] + rows).map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    return folder.path(name)
  }

  private func run(_ words: String...) async -> (shown: String, code: ExitCode) { await run(words) }

  private func run(_ words: [String]) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home"), "LANG": "C.UTF-8"]),
        input: FakeInput([], byteLimit: 4096), output: record, errors: ConversationRecord(),
        clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles()))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
