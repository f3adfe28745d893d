import CommandTable
import LedgerTestSupport
import Testing

/// Which name a person most likely meant.
@Suite struct SuggestionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var word: String
    var names: [String]
    var closest: String?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a letter is missing", word: "rport", names: ["report"], closest: "report"),
    Case(
      testDescription: "a letter is too many", word: "repport", names: ["report"], closest: "report"
    ),
    Case(
      testDescription: "two neighbours are swapped", word: "rpeort", names: ["report"],
      closest: "report"),
    Case(
      testDescription: "two slips in seven letters", word: "monhtyl", names: ["month", "monthly"],
      closest: "monthly"),
    Case(
      testDescription: "two slips in six letters are another word", word: "annual",
      names: ["actual"], closest: nil),
    Case(
      testDescription: "three slips are too many", word: "rbpcrtd", names: ["report"], closest: nil),
    Case(
      testDescription: "two slips in five letters are too many", word: "rprtx", names: ["report"],
      closest: nil),
    Case(testDescription: "two letters allow no slip", word: "xd", names: ["add"], closest: nil),
    Case(
      testDescription: "the first of equally close names", word: "lisp", names: ["list", "lips"],
      closest: "list"),
    Case(
      testDescription: "the closest name wins over an earlier one", word: "budgets",
      names: ["gadgets", "budget"], closest: "budget"),
    Case(
      testDescription: "the beginning of one name", word: "ex", names: ["export", "edit"],
      closest: "export"),
    Case(
      testDescription: "the beginning of two names", word: "re", names: ["redo", "report"],
      closest: nil),
    Case(testDescription: "an empty word", word: "", names: ["add"], closest: nil),
    Case(testDescription: "no names", word: "add", names: [], closest: nil),
    Case(
      testDescription: "a word too long for a slip", word: String(repeating: "a", count: 100_000),
      names: ["add"], closest: nil),
  ]

  @Test(.rows) func `the name that was meant`() {
    each(Self.cases) { (example: Case) in
      #expect(Suggestion.closest(to: example.word, in: example.names) == example.closest)
    }
  }
}
