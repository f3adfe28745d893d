import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// How the month looks where a terminal has few columns.
@Suite struct NarrowTerminalTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [60, 61, 70, 79, 80, 200])
  func `no line of the month is wider than the terminal, and the bar takes what is left`(
    _ columns: Int
  ) async throws {
    await prepare()
    let lines = await run("status", columns: columns).split(separator: "\n").prefix(5)
    let widths = lines.map { DisplayWidth.columns(of: String($0)) }
    #expect(widths.allSatisfy { $0 <= columns }, "\(lines.joined(separator: "\n"))")
    #expect(lines[2].contains(columns < 70 ? "OVER" : "OVER by 100.00"))
    #expect(lines[2].contains(String(repeating: "#", count: columns < 79 ? 8 : columns / 5)))
  }

  @Test func `where there is no room, columns are left out and every figure is whole`() async throws
  {
    await prepare()
    let shown = await run("status", columns: 50)
    #expect(shown.contains("Fun           |###########  1300.00  -100.00  OVER\n"), "\(shown)")
    #expect(await run("status", columns: 40).contains("Fun           1300.00  -100.00  OVER\n"))
    #expect(await run("status", columns: 29).contains("Fun           -100.00  OVER\n"))
  }

  /// P5: a bucket may have a name as long as a name may be.
  @Test(arguments: [40, 50, 60, 79, 80, 120])
  func `a long name of a bucket is cut, and no line is wider than the terminal`(
    _ columns: Int
  ) async throws {
    await prepare()
    let name = "What is put away for the long journey to the east in ten years"
    _ = await run("bucket", "add", "reise")
    _ = await run("bucket", "rename", "reise", name)
    let lines = await run("status", columns: columns).split(separator: "\n").prefix(6)
    let widths = lines.map { DisplayWidth.columns(of: String($0)) }
    #expect(widths.allSatisfy { $0 <= columns }, "\(lines.joined(separator: "\n"))")
    #expect(lines[0].hasPrefix("January 2026"))
    #expect(lines[2].contains("1300.00") && lines[4].hasPrefix("What"))
    if columns == 120 { #expect(lines[4].hasPrefix(name)) }
  }

  @Test func `the bars of several months have one width and one scale`() async throws {
    _ = await run("add", "sushi 1300", "--date", "2025-11-03")
    _ = await run("add", "sushi 130", "--date", "2025-12-03")
    let bars = await run("status", "-m", "2025-11..2025-12", columns: 200)
      .split(separator: "\n").filter { $0.hasPrefix("Fun ") }.map { $0.count { $0 == "#" } }
    #expect(bars == [60, 6])
    _ = await run("income", "2000", "--monthly", "--from", "2025-12")
    let mixed = await run("status", "-m", "2025-11..2025-12", columns: 200)
      .split(separator: "\n").filter { $0.hasPrefix("Fun ") }.map { $0.count { $0 == "#" } }
    #expect(mixed == [0, 13])
    _ = await run("income", "1000", "--monthly", "--from", "2025-11")
    let lines = await run("status", "-m", "2025-11..2025-12", columns: 80)
      .split(separator: "\n").filter { $0.hasPrefix("Fun ") }
    let ends = lines.map { $0.prefix { $0 != "." }.count }
    #expect(Set(ends).count == 1, "\(lines)")
  }

  @Test(arguments: ["calendar -m 2025-12", "due", "status", "bill list"])
  func `what is overdue says so at 40 columns (C30)`(_ line: String) async throws {
    _ = await run("bill", "add", "the internet at home 49.90 every month", "--due", "2025-12-03")
    let shown = await run(line.split(separator: " ").map(String.init), columns: 40)
    let lines = shown.split(separator: "\n").filter { $0.contains("OVERDUE") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count <= 40 }, "\(shown)")
  }

  @Test(arguments: [40, 50, 60, 80])
  func `no line of bills and accounts is wider than the terminal, and every figure is whole`(
    _ columns: Int
  ) async throws {
    _ = await run("bill", "add", "rent 1200 every month on the 31st", "--due", "2025-12-31")
    _ = await run("bill", "add", "a very long name of an insurance 99", "--due", "2026-01-09")
    _ = await run("account", "open", "bank", "-12345.67")
    _ = await run("account", "add", "the account of the three of us", "--kind", "savings")
    for words in ["bills", "due", "bill list", "accounts", "bills --by category"] {
      let shown = await run(words.split(separator: " ").map(String.init), columns: columns)
      // What is one sentence is wrapped by the terminal.
      let rows = shown.split(separator: "\n").filter { !$0.contains("bills ") }
      #expect(rows.count >= 2, "\(words)")
      for row in rows {
        #expect(DisplayWidth.columns(of: String(row)) <= columns, "\(words), \(columns): \(row)")
      }
      if words != "bill list" {
        #expect(shown.contains(words == "accounts" ? "-12345.67" : "1200.00"))
      }
    }
  }

  @Test(arguments: [40, 50, 60, 80])
  func `SP31: a calendar is a grid at any width, with today marked and every sum whole`(
    _ columns: Int
  ) async throws {
    await prepare()
    _ = await run("bill", "add", "rent 1200 every month on the 31st")
    _ = await run("budget", "1000", "--category", "dining")
    let shown = await run("calendar", columns: columns)
    let rows = shown.split(separator: "\n").map(String.init)
    #expect(rows[0].hasPrefix("January 2026") && rows[1].hasPrefix("Month"))
    #expect(rows[2].hasPrefix(columns < 62 ? " Mo   Tu   We" : " Mon        Tue        Wed"))
    #expect(shown.contains("[ 2]") && shown.contains("31b") && shown.contains("1300.00"))
    for line in rows
      + (await run("budget", columns: columns)).split(separator: "\n").map(String.init)
    {
      #expect(DisplayWidth.columns(of: line) <= columns, "\(columns): \(line)")
    }
  }

  @Test func `C28: the first screen of a household fits a terminal of 80 by 24`() async {
    await prepare()
    for name in ["bank", "cash", "visa", "reserve", "house"] {
      let kind = ["visa": "card", "reserve": "savings", "house": "loan"][name] ?? name
      _ = await run("account", "open", name, name == "house" ? "-90000" : "900", "--kind", kind)
    }
    for number in 1...10 {
      _ = await run("bill", "add", "plan \(number) 20 every month on the \(number + 9)th")
    }
    _ = await run("goal", "add", "bike", "--target", "400")
    _ = await run("goal", "fund", "bike", "50")
    for thing in ["tea 3", "bread 4", "gas 50", "blub 9"] { _ = await run("add", thing) }
    let lines = await run("status").split(separator: "\n", omittingEmptySubsequences: false)
      // The path of a ledger in the usual place is not told.
      .filter { !$0.hasPrefix("  puldar -f ") }
    // After the last line break the prompt stands.
    #expect(lines.count <= 24, "\(lines.joined(separator: "\n"))")
    #expect(lines.allSatisfy { DisplayWidth.columns(of: String($0)) <= 80 })
  }

  @Test(arguments: [29, 40, 50, 80])
  func `C30: what is overdue is told at every width`(_ columns: Int) async {
    _ = await run("bill", "add", "rent 1200 every month on the 1st", "--due", "2025-12-01")
    for screen in ["status", "due"] {
      let shown = await run(screen, columns: columns)
      #expect(shown.lowercased().contains("overdue"), "\(screen): \(shown)")
    }
  }

  private func run(_ words: [String], columns: Int) async -> String {
    switch words.count {
    case 1: await run(words[0], columns: columns)
    case 2: await run(words[0], words[1], columns: columns)
    default: await run(words[0], words[1], words[2], columns: columns)
    }
  }

  private func prepare() async {
    _ = await run("income", "4000", "--monthly")
    _ = await run("add", "sushi 1300")
  }

  private func run(_ words: String..., columns: Int = 80) async -> String {
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip"), "--color", "never"] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")], isOutputTerminal: true,
          measuredColumns: columns),
        input: FakeInput([], byteLimit: 4096), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return String(decoding: record.bytes, as: UTF8.self)
  }
}
