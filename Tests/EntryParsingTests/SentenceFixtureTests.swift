import EntryParsing
import LedgerTestSupport
import Testing

/// The sentences of `Fixtures/Sentences`: each rule on both sides of its borders.
@Suite struct SentenceFixtureTests {
  private static let files = [
    "english.jsonl", "amounts.jsonl", "days.jsonl", "types.jsonl", "several.jsonl",
    "languages.jsonl", "bank.jsonl", "numbers.jsonl", "composed.jsonl",
  ]

  @Test(.rows) func `every file of sentences is there`() {
    each(Self.files) { (file: String) in
      #expect(SentenceCase.cases(in: file).count > 5)
    }
  }

  @Test(.rows) func `what a sentence means`() {
    each(Self.files.flatMap(SentenceCase.cases)) { (example: SentenceCase) throws in
      let parsed = try RuleBasedParser().parse(example.text, context: example.context())
      #expect(parsed.entries.map(\.fixtureText) == example.entries)
      #expect(parsed.parser == RuleBasedParser.version)
    }
  }

  @Test(.rows) func `what is refused, and why`() {
    each(SentenceCase.cases(in: "refused.jsonl")) { (example: SentenceCase) throws in
      let context = try example.context()
      let failure = #expect(throws: ParsingFailure.self) {
        try RuleBasedParser().parse(example.text, context: context)
      }
      #expect(failure?.name == example.refused)
    }
  }

  @Test(.rows) func `a refusal says what is wrong and what to do`() {
    each(SentenceCase.cases(in: "refused.jsonl")) { (example: SentenceCase) throws in
      let context = try example.context()
      let failure = try #require(throws: ParsingFailure.self) {
        try RuleBasedParser().parse(example.text, context: context)
      }
      let problem = failure.problem
      #expect(!problem.isEmpty)
      #expect(problem.last != "." && problem.first?.isUppercase != true, "a phrase: \(problem)")
      let remedy = try #require(failure.remedy)
      #expect(remedy.last == "." && remedy.first?.isUppercase == true, "a sentence: \(remedy)")
    }
  }
}
