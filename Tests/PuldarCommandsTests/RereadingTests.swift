import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `reparse` where the day and the place are no longer those in which a sentence was added.
@Suite struct RereadingTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A parser of an older version, which read another amount.
  private struct OlderParser: EntryParser {
    func entries(
      in text: String, context: ParsingContext
    ) async throws(ParsingFailure) -> ParsedEntries {
      let parsed = try RuleBasedParser().parse(text, context: context)
      let entries = parsed.entries.map { entry in
        var entry = entry
        entry.amount = Money(minorUnits: 999, currency: entry.amount.currency)
        return entry
      }
      return ParsedEntries(entries: entries, text: text, parser: "rules/0")
    }
  }

  private func run(
    _ words: [String], locale: String = "C", parser: any EntryParser = RuleBasedParser()
  ) async -> String {
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("l")] + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["LC_ALL": locale]),
        input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: clock,
        parser: parser,
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return String(decoding: record.bytes, as: UTF8.self)
  }

  @Test(arguments: ["tea 3", "tea 3 yesterday", "tea 3 on friday", "tea 3 on 1 march"])
  func `the day on which a sentence was understood stays`(_ sentence: String) async {
    _ = await run(["--today", "2025-03-31", "add", sentence])
    #expect(await run(["list", "--all"]).contains("2025-03-"))
    #expect(await run(["rule", "apply", "--yes"]).hasPrefix("Nothing new"))
  }

  @Test(arguments: ["tea 3", "spent 45.50 at whole foods", "rent $1,234.50"])
  func `an amount that is the same everywhere is read again`(_ sentence: String) async {
    _ = await run(["add", sentence], parser: OlderParser())
    #expect(await run(["rule", "apply", "-n"]).hasPrefix("1  amount 9.99 -> "))
  }

  @Test func `an amount stays that a comma or a point makes another elsewhere`() async {
    _ = await run(["add", "kaffee 1.234"], locale: "de_DE", parser: OlderParser())
    #expect(await run(["rule", "apply", "-n"], locale: "de_DE").hasPrefix("Nothing new"))
    #expect(await run(["rule", "apply", "-n"]).hasPrefix("Nothing new"))
  }

  @Test func `a category stays that a word has in one language only`() async {
    _ = await run(["add", "gas 30"])
    #expect(await run(["rule", "apply", "-n"], locale: "de_DE").hasPrefix("Nothing new"))
  }
}
