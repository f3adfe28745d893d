import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `add` alone at a terminal.
@Suite struct SentencePromptTests {
  private final class FakeKeyboard: Keyboard {
    var isSeized = false
    var count = 0

    func seize() -> Bool {
      isSeized = true
      count += 1
      return true
    }

    func release() { isSeized = false }
  }

  private struct Place {
    let folder: TemporaryFolder
    let clock = TickingClock()

    init() throws { folder = try TemporaryFolder() }

    func run(
      _ words: [String], typing keys: String, isTerminal: Bool = true, term: String = "xterm",
      on keyboard: FakeKeyboard? = nil
    ) async -> (text: String, code: ExitCode) {
      let record = ConversationRecord()
      let code = await PuldarProgram.run(
        in: Surroundings(
          arguments: words.map { Array($0.utf8) },
          terminal: TerminalState(
            environment: ["HOME": folder.path("home"), "TERM": term], isInputTerminal: isTerminal,
            isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, measuredColumns: 80),
          input: FakeInput(keys.utf8), output: record, errors: record, clock: clock,
          parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
          keyboard: keyboard))
      return (String(decoding: record.bytes, as: UTF8.self), code)
    }
  }

  @Test func `the line is asked for, edited and stored, and the keyboard is given back`()
    async throws
  {
    let place = try Place()
    let keyboard = FakeKeyboard()
    let first = await place.run(["add"], typing: "dinner at zorba $12.5x\u{7F}0\r", on: keyboard)
    #expect(first.code == .done)
    #expect(first.text.contains("1  expense 12.50 USD Zorba"))
    #expect(!keyboard.isSeized && keyboard.count == 1)
    // What was said before is there again, and its merchant.
    let second = await place.run(["add"], typing: "\u{1B}[A\r", on: keyboard)
    #expect(second.text.contains("2  expense 12.50 USD Zorba"))
    let third = await place.run(["add", "-c", "gifts"], typing: "5 at zo\t\r", on: keyboard)
    #expect(third.text.contains("expense 5.00 Zorba · gifts"))
  }

  @Test func `P76: where it is left nothing is stored`() async throws {
    let place = try Place()
    let keyboard = FakeKeyboard()
    #expect(await place.run(["add"], typing: "tea 3\u{03}", on: keyboard).code == .interrupted)
    #expect(await place.run(["add"], typing: "\u{04}", on: keyboard).code == .conditionFails)
    #expect(await place.run(["add"], typing: "  \r", on: keyboard).code == .conditionFails)
    #expect(!keyboard.isSeized)
    #expect(await place.run(["list"], typing: "").code == .missing)
  }

  @Test func `a terminal that obeys nothing hands over a whole line`() async throws {
    let place = try Place()
    let keyboard = FakeKeyboard()
    let answer = await place.run(["add"], typing: "tea 3\n", term: "dumb", on: keyboard)
    #expect(answer.text.contains("What happened? "))
    #expect(answer.text.contains("expense 3.00 Tea"))
    #expect(keyboard.count == 0)
  }

  @Test func `nobody is asked where there is no terminal, nor where a program reads the answer`()
    async throws
  {
    let place = try Place()
    for (words, isTerminal) in [
      (["add"], false), (["add", "--json"], true), (["add", "--no-input"], true),
    ] {
      let answer = await place.run(words, typing: "tea 3\n", isTerminal: isTerminal)
      #expect(answer.code == .usage)
      #expect(answer.text.contains("Missing expected argument '<words>'"))
    }
  }
}
