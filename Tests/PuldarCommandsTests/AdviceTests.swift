import CommandTable
import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Commands in advice, which must work with the ledger that the person meant.
@Suite struct AdviceTests {
  private func text(_ advice: Advice, _ path: String?) throws -> String {
    let word = try path.map { try LedgerArgument(parsing: $0) }
    let record = ConversationRecord()
    let surroundings = Surroundings(
      arguments: [], terminal: TerminalState(environment: [:]), input: FakeInput([]),
      output: record, errors: record, clock: SteadyClock(), parser: RuleBasedParser(),
      machine: MachinePlaces(stateFolder: "", machineID: "", deviceName: ""))
    return advice.text(with: LedgerLocation(named: word, surroundings).option)
  }

  @Test func `without -f no command names a ledger`() throws {
    #expect(try text("See '\(command: "repair")'.", nil) == "See 'puldar repair'.")
  }

  @Test func `a path that a shell would part is quoted, and no other`() throws {
    let advice: Advice = "Help: \(command: "add \"tea 3\"")."
    #expect(try text(advice, "./a b") == "Help: puldar -f './a b' add \"tea 3\".")
    #expect(try text(advice, "~/b-1.jsonl") == "Help: puldar -f ~/b-1.jsonl add \"tea 3\".")
  }

  @Test func `every command of the advice names the ledger, and no other words do`() throws {
    let own = "puldar repair"
    let advice: Advice =
      "With '\(command: "repair --yes")', \(own) or "
      + "'\(command: "log")'; see 'puldar help damage'."
    #expect(
      try text("\(advice) \(7)", "l")
        == "With 'puldar -f l repair --yes', puldar repair or 'puldar -f l log'; see "
        + "'puldar help damage'. 7")
  }

  @Test(arguments: [
    ("a/b.jsonl", "a/b.jsonl"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("a$b", "'a$b'"), ("a;b", "'a;b'"), ("grün", "'grün'"), ("a\nb", "'a\nb'"),
  ])
  func `a word is quoted where a shell would read another one`(_ word: String, _ quoted: String) {
    #expect(word.shellQuoted == quoted)
  }
}
