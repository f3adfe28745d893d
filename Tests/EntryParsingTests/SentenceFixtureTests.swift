import EntryParsing
import Testing

/// The sentences of `Fixtures/Sentences`: each rule on both sides of its borders.
@Suite struct SentenceFixtureTests {
  private static let files = [
    "english.jsonl", "amounts.jsonl", "days.jsonl", "types.jsonl", "several.jsonl",
    "languages.jsonl", "bank.jsonl", "numbers.jsonl",
  ]

  @Test(arguments: files)
  func `every file of sentences is there`(_ file: String) {
    #expect(SentenceCase.cases(in: file).count > 5)
  }

  @Test(arguments: files.flatMap(SentenceCase.cases))
  func `what a sentence means`(_ example: SentenceCase) throws {
    let parsed = try RuleBasedParser().parse(example.text, context: example.context())
    #expect(parsed.entries.map(\.fixtureText) == example.entries)
    #expect(parsed.parser == "rules/1")
  }

  @Test(arguments: SentenceCase.cases(in: "refused.jsonl"))
  func `what is refused, and why`(_ example: SentenceCase) throws {
    let context = try example.context()
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(example.text, context: context)
    }
    #expect(failure?.name == example.refused)
  }

  @Test(arguments: SentenceCase.cases(in: "refused.jsonl"))
  func `a refusal says what is wrong and what to do`(_ example: SentenceCase) throws {
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
