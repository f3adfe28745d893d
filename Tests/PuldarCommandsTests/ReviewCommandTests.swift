import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// SP26: a person looks at what was stored without a look.
@Suite struct ReviewCommandTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let lines = """
    {"amount":"9.00","merchant":"Bakery","category":"dining","review":false}
    {"amount":"23.80","merchant":"Edeka","category":"groceries","tax":"1.56","review":false}
    {"amount":"4.00","merchant":"Kiosk","review":false}
    """

  @Test func `SP26: each is shown, the oldest first: Enter is yes, n leaves it, q ends`()
    async throws
  {
    _ = await run(Self.lines, isTerminal: false, "append")
    let (shown, code) = await run("\nn\nq\n", "review")
    #expect(code == .done)
    #expect(shown.contains("1  expense 9.00 Bakery · dining · Fun\nIs it right? [Y/n/e/q] "))
    #expect(shown.contains("2  expense 23.80 Edeka · groceries · Fundamentals · tax 1.56\nIs it"))
    #expect(shown.contains("4  reviews 1: expense 9.00 Bakery"))
    let left = await run("", isTerminal: false, "list", "--unreviewed", "--plain").shown
    #expect(left.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["3", "2"])
  }

  @Test
  func `SP26: each answer is stored before the next question, and the last is taken back alone`()
    async throws
  {
    _ = await run(Self.lines, isTerminal: false, "append")
    let (shown, code) = await run("\ny\nq\n", "review")
    #expect(code == .done)
    let told = try #require(shown.firstRange(of: "4  reviews 1: expense 9.00 Bakery"))
    let next = try #require(shown.firstRange(of: "2  expense 23.80 Edeka"))
    #expect(told.upperBound < next.lowerBound)
    #expect(shown.contains("5  reviews 2: expense 23.80 Edeka"))
    #expect(!shown.contains("Nothing was stored."))
    let (undone, _) = await run("", isTerminal: false, "undo")
    #expect(undone.contains("undoes 5: reviews 2"))
    let left = await run("", isTerminal: false, "list", "--unreviewed", "--plain").shown
    #expect(left.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["3", "2"])
  }

  @Test func `SP26: with --quiet nothing is told of what was stored`() async throws {
    _ = await run(Self.lines, isTerminal: false, "append")
    let (shown, code) = await run("\nq\n", "review", "-q")
    #expect(code == .done)
    #expect(!shown.contains("reviews"))
  }

  @Test func `SP26: e corrects an entry field by field, and what cannot be read is asked again`()
    async throws
  {
    _ = await run(Self.lines, isTerminal: false, "append")
    let answers = "e\nThe Bakery\nnine\n9.50\n2030-01-01\nyesterday\nbred\ngroceries\nnone\nq\n"
    let (shown, code) = await run(answers, "review")
    #expect(code == .done)
    #expect(shown.contains("  amount [9.00]:   The value 'nine' is invalid for 'amount'"))
    #expect(shown.contains("2030-01-01 lies after today"))
    #expect(shown.contains("there is no category 'bred'"))
    #expect(shown.contains("reviews 1: expense 9.50 The Bakery · groceries"))
    let entry = await run("", isTerminal: false, "show", "1", "--json").shown
    #expect(entry.contains(#""amount":"9.50""#))
    #expect(entry.contains(#""date":"2026-01-01""#))
  }

  @Test(arguments: ["n\nn\nn\n", "", "q\n"])
  func `SP26: where no entry is right nothing is stored`(_ typed: String) async throws {
    _ = await run(Self.lines, isTerminal: false, "append")
    let (shown, code) = await run(typed, "review")
    #expect(code == .conditionFails)
    #expect(shown.hasSuffix("Nothing was stored.\n"))
    #expect(await run("", isTerminal: false, "check", "unreviewed").code == .conditionFails)
  }

  @Test func `SP26: where the input ends in the middle of a correction the entry is as it was`()
    async throws
  {
    _ = await run(Self.lines, isTerminal: false, "append")
    let (shown, code) = await run("e\nThe Bakery\n", "review")
    #expect(code == .conditionFails)
    #expect(shown.hasSuffix("Nothing was stored.\n"))
    let entry = await run("", isTerminal: false, "show", "1", "--json").shown
    #expect(entry.contains(#""merchant":"Bakery""#))
    #expect(entry.contains(#""review":false"#))
  }

  private func run(
    _ typed: String, isTerminal: Bool = true, _ words: String...
  ) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home"), "LANG": "C.UTF-8"],
          isInputTerminal: isTerminal, isErrorTerminal: isTerminal),
        input: FakeInput(Array(typed.utf8), byteLimit: 4096), output: record, errors: record,
        clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
