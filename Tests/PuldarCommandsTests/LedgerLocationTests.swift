import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Where the ledger is looked for.
@Suite struct LedgerLocationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var word: String?
    var environment: [String: String]
    var path: String
    var shown: String
  }

  static let cases = [
    Case(
      testDescription: "the command line comes first", word: "/a/b",
      environment: ["PULDAR_LEDGER": "/c", "HOME": "/home/ana"], path: "/a/b", shown: "/a/b"),
    Case(
      testDescription: "then PULDAR_LEDGER", environment: ["PULDAR_LEDGER": "/c"], path: "/c",
      shown: "/c"),
    Case(
      testDescription: "a variable that is empty says nothing",
      environment: ["PULDAR_LEDGER": "", "XDG_DATA_HOME": "/d", "HOME": "/h"],
      path: "/d/puldar/default", shown: "/d/puldar/default"),
    Case(
      testDescription: "a leading ~/ is the person's folder", word: "~/b.jsonl",
      environment: ["HOME": "/home/ana"], path: "/home/ana/b.jsonl", shown: "~/b.jsonl"),
    Case(
      testDescription: "a ~ elsewhere is a letter", word: "a/~/b",
      environment: ["HOME": "/home/ana"], path: "a/~/b", shown: "a/~/b"),
    Case(
      testDescription: "another person's folder stays as it is", word: "/home/anatol/b",
      environment: ["HOME": "/home/ana"], path: "/home/anatol/b", shown: "/home/anatol/b"),
  ]

  @Test(.rows) func `the ledger is where the nearest word says`() {
    each(Self.cases) { (example: Case) throws in
      let location = try location(example.word, example.environment)
      #expect(location.path == example.path)
      #expect(location.shownPath == example.shown)
      #expect(location.isKnown)
    }
  }

  @Test(.rows) func `without HOME there is no telling where the person's folder is`() {
    each([nil, "~", "~/b.jsonl"], [[:], ["HOME": ""], ["XDG_DATA_HOME": "data"]]) {
      (word: String?, environment: [String: String]) throws in
      let location = try location(word, environment)
      #expect(!location.isKnown)
      #expect(location.path.hasPrefix("~"))
    }
  }

  private func location(
    _ word: String?, _ environment: [String: String]
  ) throws -> LedgerLocation {
    let record = ConversationRecord()
    let surroundings = Surroundings(
      arguments: [], terminal: TerminalState(environment: environment),
      input: FakeInput([]), output: record, errors: record, clock: SteadyClock(),
      parser: RuleBasedParser(),
      machine: MachinePlaces(stateFolder: "", machineID: "", deviceName: ""))
    let word = try word.map { try LedgerArgument(parsing: $0) }
    return LedgerLocation(named: word, surroundings)
  }
}
