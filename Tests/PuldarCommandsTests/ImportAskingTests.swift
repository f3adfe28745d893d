import EntryParsing
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What a person at a terminal is asked about the lines of a bank's file.
@Suite struct ImportAskingTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("bank.csv")
    let text = """
      Date,Description,Amount
      2025-12-03,BLUE BOTTLE,-4.50
      2025-12-05,WHOLE FOODS MKT,-82.10
      2025-12-15,CORNER PLACE,-12.00

      """
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  /// What is typed, and what the ledger holds then besides what was typed by hand before.
  private static let answers: [(typed: String, code: ExitCode, merchants: [String])] = [
    ("s\n\n", .done, ["Blue Bottle", "Corner Place"]),
    ("n\ny\n", .done, ["Blue Bottle", "Corner Place", "Whole Foods MKT"]),
    ("\nY\n", .done, ["Blue Bottle", "Corner Place"]),
    ("l\nn\n", .conditionFails, []), ("s\n", .conditionFails, []), ("", .conditionFails, []),
    // Only what is in no category yet is asked about.
    ("l\ne\n-\n\n", .done, ["Blue Bottle"]),
  ]

  @Test(.rows) func `each doubtful line is asked about, then whether to store`() async throws {
    for row in Self.answers {
      let asking = try ImportAskingTests()
      _ = await asking.run("", "add", "82.10", "--merchant", "Groceries", "--date", "2025-12-04")
      let (shown, code) = await asking.run(row.typed, "import", asking.file)
      #expect(code == row.code, "\(row.typed)")
      #expect(
        shown.contains(
          "2025-12-05  -82.10  Whole Foods MKT is like 1 (2025-12-04 82.10 Groceries).")
          && shown.contains("Same, new, or leave it? [s/n/L] "))
      let list = await asking.run("", "list", "--all", "--plain").shown
      let merchants = list.split(separator: "\n").compactMap { line in
        line.split(separator: "\t").first {
          ["Blue Bottle", "Corner Place", "Whole Foods MKT"].contains(String($0))
        }.map(String.init)
      }
      #expect(merchants.sorted() == row.merchants, "\(row.typed)")
    }
  }

  @Test func `a line that is the same as a typed entry is known from then on`() async throws {
    _ = await run("", "add", "82.10", "--merchant", "Groceries", "--date", "2025-12-04")
    _ = await run("s\n\n", "import", file)
    let (shown, code) = await run("", "import", file)
    #expect(code == .done)
    #expect(shown.contains("3 lines: 0 new, 3 known, 0 doubtful"))
  }

  @Test func `a category that is given with e is the line's own, one that is none is named`()
    async throws
  {
    _ = await run("", "add", "3", "--merchant", "Tea", "--date", "2025-12-01")
    let (shown, code) = await run("e\nnosuch\ngifts\n\n\n\n", "import", file)
    #expect(code == .done)
    #expect(shown.contains("there is no category 'nosuch'"))
    let list = await run("", "list", "--all", "--plain").shown
    #expect(list.contains("gifts"))
  }

  private func run(_ typed: String, _ words: String...) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home"), "LANG": "C.UTF-8"], isInputTerminal: true,
          isErrorTerminal: true),
        input: FakeInput(Array(typed.utf8), byteLimit: 4096), output: record, errors: record,
        clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles()))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
