import Testing

@testable import PuldarCommands

/// Commands in advice, which must work with the ledger that the person meant.
@Suite struct OfferedCommandsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var advice: String
    var path: String? = "./a b"
    var text: String
  }

  static let cases = [
    Case(
      testDescription: "nothing without -f", advice: "See 'puldar repair'.", path: nil,
      text: "See 'puldar repair'."),
    Case(
      testDescription: "a path that a shell would part is quoted", advice: "Help: puldar repair.",
      text: "Help: puldar -f './a b' repair."),
    Case(
      testDescription: "a path that no shell would part is not", advice: "puldar add \"tea 3\"",
      path: "~/b-1.jsonl", text: "puldar -f ~/b-1.jsonl add \"tea 3\""),
    Case(
      testDescription: "every command of the advice",
      advice: "With 'puldar repair --from COPY', or 'puldar repair --accept-older'.", path: "l",
      text: "With 'puldar -f l repair --from COPY', or 'puldar -f l repair --accept-older'."),
    Case(
      testDescription: "not one that names a ledger itself",
      advice: "puldar -f FOLDER merge 'a' 'b'", text: "puldar -f FOLDER merge 'a' 'b'"),
    Case(
      testDescription: "not one that makes another", advice: "puldar init -f FOLDER",
      text: "puldar init -f FOLDER"),
    Case(
      testDescription: "not one that is for every ledger",
      advice: "See 'puldar help damage' or 'puldar model use FILE'.",
      text: "See 'puldar help damage' or 'puldar model use FILE'."),
    Case(
      testDescription: "not the program in a sentence",
      advice: "Update puldar; until then puldar reads.",
      text: "Update puldar; until then puldar reads."),
  ]

  @Test(arguments: cases)
  func `the commands that are offered name the ledger`(_ example: Case) throws {
    let word = try example.path.map { try LedgerArgument(parsing: $0) }
    let offers = OfferedCommands(for: word, among: PuldarProgram.namesOfLedgerCommands)
    #expect(offers.text(example.advice) == example.text)
  }

  @Test(arguments: [
    ("a/b.jsonl", "a/b.jsonl"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("a$b", "'a$b'"), ("a;b", "'a;b'"), ("grün", "'grün'"), ("a\nb", "'a\nb'"),
  ])
  func `a word is quoted where a shell would read another one`(_ word: String, _ quoted: String) {
    #expect(word.shellQuoted == quoted)
  }
}
