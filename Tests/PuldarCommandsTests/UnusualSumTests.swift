import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Sums that are likelier a slip than meant.
@Suite struct UnusualSumTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// - Parameter answer: What a person types when asked; `nil` where there is no person.
  private func run(
    _ words: [String], answer: String? = nil, input: String = ""
  ) async -> (text: String, code: Int32) {
    let record = ConversationRecord()
    let isPerson = answer != nil
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("l")] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          isInputTerminal: isPerson, isOutputTerminal: isPerson, isErrorTerminal: isPerson),
        input: FakeInput(Array((answer ?? input).utf8)), output: record, errors: record,
        clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (String(decoding: record.bytes, as: UTF8.self), code.rawValue)
  }

  private func entryCount() async throws -> Int {
    let store = FileEventStore(folder: folder.path("l"), machine: folder.machine)
    return try await Ledger(store: store).view(EntryRegister()).count
  }

  @Test func `a thousand times the usual of a merchant is asked about`() async throws {
    for amount in ["4.50", "4.20", "5"] { _ = await run(["add", "\(amount) at blue bottle"]) }
    let refused = await run(["add", "4500 at blue bottle"])
    #expect(refused.code == 65)
    #expect(refused.text.contains("4500.00 is some 1000 times the usual 4.50 of Blue Bottle"))
    let declined = await run(["add", "4500 at blue bottle"], answer: "n\n")
    #expect(declined.code == 1 && declined.text.hasSuffix("Nothing was stored.\n"))
    #expect(try await entryCount() == 3)
    #expect(await run(["add", "450 at blue bottle"]).code == 0)
    #expect(await run(["add", "4500 at blue bottle"], answer: "y\n").code == 0)
    #expect(await run(["add", "4500 at blue bottle", "--yes"]).code == 0)
    #expect(try await entryCount() == 6)
  }

  @Test func `where a merchant is new the usual of its category counts`() async throws {
    for amount in 1...10 { _ = await run(["add", "coffee \(amount)"]) }
    let answer = await run(["add", "tea 6000"])
    #expect(answer.code == 65)
    #expect(answer.text.contains("6000.00 is some 1000 times the usual 6.00 of dining"))
    #expect(await run(["add", "rent 6000"]).code == 0)
  }

  @Test(arguments: [
    ("USD", "house 1200000", 65), ("USD", "house 999999", 0), ("IDR", "rent 4000000", 0),
    ("IDR", "house 2000000000", 65), ("USD", "1500000 --merchant bank", 65),
  ])
  func `above a million nothing need be usual`(_ currency: String, _ words: String, _ code: Int32)
    async throws
  {
    let answer = await run(
      ["add", "--currency", currency] + words.split(separator: " ").map(String.init))
    #expect(answer.code == code, "\(answer.text)")
  }

  @Test func `an income is asked about too, and a preview is not`() async throws {
    #expect(await run(["income", "salary 3200000 from acme"]).code == 65)
    let preview = await run(["income", "salary 3200000 from acme", "--dry-run"])
    #expect(preview.code == 0 && preview.text.contains("would be asked whether this is meant"))
    for _ in 1...3 { _ = await run(["income", "salary 3200000 from acme", "--yes"]) }
    #expect(await run(["income", "salary 3200000 from acme"]).code == 0)
  }

  @Test(.rows) func `an amount that a shell may have cut is asked about`() async throws {
    let rows = [
      ["add", "lunch", ".50"], ["income", "tip .50"], ["bill", "add", "gum .50 monthly"],
    ]
    for words in rows {
      let refused = await run(words)
      #expect(refused.code == 65, "\(words)")
      #expect(refused.text.contains("Put the words in single quotes"), "\(refused.text)")
      #expect(await run(words, answer: "n\n").text.hasSuffix("Nothing was stored.\n"))
      #expect(await run(words, answer: "y\n").text.contains("0.50"), "\(words)")
      #expect(await run(words + ["--yes"]).code == 0)
    }
    #expect(await run(["add", "-"], input: "gum .50\n").code == 0)
    #expect(await run(["add"], answer: "gum .50\n").text.contains("0.50"))
    let moved = await run(["move", ".50", "bank", "cash"])
    #expect(moved.code == 64 && moved.text.contains("write 0.50 if that is meant"))
  }

  @Test func `of many lines the one is named, and none is stored`() async throws {
    let answer = await run(["add", "-"], input: "tea 3\nhouse 2000000\n")
    #expect(answer.code == 65)
    #expect(answer.text.contains("line 2: 2000000.00 is a million or more"))
    #expect(answer.text.contains("Nothing was stored."))
    #expect(!answer.text.contains("Created"))
  }
}
