import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// No screen cuts a figure or has the terminal break one, however narrow it is.
@Suite struct CutFiguresTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What fills the ledger; the words that it answers with are screens too.
  private static let writes: [[String]] = [
    ["income", "41234.56", "--monthly", "--from", "2025-11"], ["budget", "45.5/34.5/20"],
    ["add", "spent 1045.99 at whole foods"], ["add", "sushi 16300.25 yesterday", "--yes"],
    ["add", "refund 12.40 from zara 2 days ago", "--note", "a note of 12345.67 and more words"],
    ["add", "700", "--merchant", "The Longest Name 1234567 There Is", "--category", "dining"],
    ["add", "12.5", "--merchant", "Bar21", "--category", "dining", "--date", "2025-12-03"],
    ["edit", "5", "--amount", "712.25", "--why", "typed 12.25 too few"], ["void", "3"], ["undo"],
    ["pro", "unlock", "--transaction", "T1"],
    ["budget", "rollover", "all", "both", "--from", "2025-12"],
    ["add", "dinner 45.50", "-n"], ["edit", "5", "--amount", "1", "-n"],
  ]

  /// What looks at it.
  private static let readings: [[String]] = [
    [], ["status", "-m", "2025-11..2026-01"], ["status", "--short"], ["report"],
    ["report", "--by", "bucket,category", "-m", "2025-11..2026-01"],
    ["report", "--by", "merchant", "--trend"], ["report", "--show", "left"],
    ["report", "--by", "merchant", "--show", "share", "--top", "1", "-m", "2025-11..2026-01"],
    ["list"], ["list", "--all", "--group", "category"],
    ["list", "--voided"], ["list", "--sum"], ["find", "sushi"], ["show", "5"], ["show", "2"],
    ["log"], ["explain", "fun"], ["explain", "month"], ["diff", "2", "now"], ["undo", "--list"],
    ["replay", "--with", "budget 60/20/20"], ["replay", "--without", "4", "-m", "2026-01"],
    ["category", "list"], ["budget"], ["budget", "rollover"], ["check", "over"], ["verify"],
    ["pro", "status"], ["parse", "two coffees for 9.50 yesterday", "--why"], ["add", "12,5,0"],
    ["list", "--min", "abc"], ["help"], ["help", "all"], ["help", "words"], ["help", "exit-codes"],
    ["list", "--help"],
  ]

  /// What fills a ledger whose pictures are hard: one large sum beside small ones, less than nothing, long names.
  private static let extremes: [[String]] = [
    ["income", "2600", "--monthly", "--from", "2025-10"],
    ["bucket", "add", "What is put away for the long journey to the east in ten years"],
    ["category", "add", "all that a dog of the size of a pony eats in a week", "--bucket", "fun"],
    ["account", "open", "bank", "1234.56", "--on", "2025-10-01"],
    ["account", "open", "the loan for the car of the two of us", "-98765.43", "--kind", "loan"],
    ["add", "1000000000", "--category", "travel", "--date", "2025-11-04", "--yes"],
    ["add", "1", "--category", "all that a dog of the size of a pony eats in a week"],
    ["add", "refund", "12.40", "--category", "shopping", "--date", "2025-12-04"],
  ]

  /// What draws it.
  private static let pictures: [[String]] = [
    [], ["status", "-m", "2025-10..2026-01"], ["report"], ["report", "-m", "2025-02..2026-01"],
    ["report", "--by", "category", "-m", "2025-02..2026-01"],
    ["report", "--by", "bucket", "-m", "2025-02..2026-01"],
    ["report", "--by", "category,month", "-m", "2025-02..2026-01"],
    ["report", "--by", "bucket,month", "--show", "left", "-m", "2025-10..2026-01"],
    ["report", "--by", "category,week", "-m", "2025-10..2026-01"],
    ["report", "--by", "category", "--trend", "-m", "2025-10..2026-01"], ["calendar"],
    ["calendar", "-m", "2025-11..2026-01"], ["account"], ["account", "-m", "2025-10..2026-01"],
  ]

  @Test func `no figure is cut or broken, from 30 columns to 200`() async throws {
    try await check(Self.readings, after: Self.writes)
  }

  @Test func `a picture beside it cuts and breaks no figure`() async throws {
    try await check(Self.pictures, after: Self.extremes)
  }

  private func check(_ readings: [[String]], after writes: [[String]]) async throws {
    for words in writes {
      let shown = await run(words, 10_000)
      #expect(!shown.hasPrefix("Error"), "\(words): \(shown)")
    }
    for words in readings {
      let whole = Set(figures(in: await run(words, 10_000)))
      for columns in [30, 40, 60, 80, 120, 200] {
        let screen = await run(words, columns)
        // Parts in columns have their days, on one line they have none.
        let cut = figures(in: screen).filter {
          !whole.contains($0) && CalendarDay(iso: $0) == nil
        }
        #expect(cut.isEmpty, "\(words) at \(columns): \(cut)\n\(screen)")
        let broken = screen.split(separator: "\n").filter { line in
          DisplayWidth.columns(of: String(line)) > columns
            && line.drop { $0 == " " }.contains(" ")
            // A command stays whole, to be pasted.
            && !line.drop { " '".contains($0) }.hasPrefix("puldar ")
        }
        #expect(broken.isEmpty, "\(words) at \(columns): \(broken)")
      }
    }
  }

  @Test func `what is written is told without a broken figure`() async throws {
    for words in Self.writes {
      let preview = words.contains("-n") ? words : words + ["-n"]
      let whole = Set(figures(in: await run(preview, 10_000)))
      let narrow = await run(preview, 30)
      let cut = figures(in: narrow).filter { !whole.contains($0) }
      #expect(cut.isEmpty, "\(words): \(cut)\n\(narrow)")
      _ = await run(words, 10_000)
    }
  }

  /// The words that hold a digit, without what stands around them, and without the number of columns left out.
  private func figures(in screen: String) -> [String] {
    screen.replacing(/\d+ columns? left out/, with: "").split {
      " \n()[]\"',;".contains($0) || $0 == "/"
    }.map(String.init)
      .filter { $0.contains(where: \.isNumber) }
  }

  private func run(_ words: [String], _ columns: Int) async -> String {
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip"), "--color", "never", "--today", "2026-01-02"] + words)
          .map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")], isOutputTerminal: true,
          isErrorTerminal: true, measuredColumns: columns),
        input: FakeInput([], byteLimit: 4096), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return String(decoding: record.bytes, as: UTF8.self)
  }
}
