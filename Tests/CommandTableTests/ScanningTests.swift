import CommandTable
import LedgerTestSupport
import Testing

/// How words become a call with values.
@Suite struct ScanningTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: String
    var said: String
    var globals = SampleGlobals()
  }

  static func add(
    _ amount: String = "12", in category: String = "food", on day: String = "today",
    dry: Bool = false, verbose: Bool = false, tags: [String] = [], note: [String] = []
  ) -> String {
    "add \(amount) in \(category) on \(day) dry \(dry) verbose \(verbose) tags \(tags) note \(note)"
  }

  static let calls: [Case] = [
    Case(
      testDescription: "a value after a long name", words: "add --category food 12", said: add()),
    Case(
      testDescription: "a value after an equals sign", words: "add --category=food 12", said: add()),
    Case(testDescription: "a value after a letter", words: "add -c food 12", said: add()),
    Case(
      testDescription: "a value after a letter and an equals sign", words: "add -c=food 12",
      said: add()),
    Case(testDescription: "a value at a letter", words: "add -cfood 12", said: add()),
    Case(
      testDescription: "an equals sign inside a value", words: "add --category=a=b 12",
      said: add(in: "a=b")),
    Case(testDescription: "an empty value", words: "add --category= 12", said: add(in: "")),
    Case(
      testDescription: "a cluster of flags", words: "add -vn -c food 12",
      said: add(dry: true, verbose: true)),
    Case(
      testDescription: "a cluster with a global flag", words: "add -vqn -c food 12",
      said: add(dry: true, verbose: true), globals: SampleGlobals(isQuiet: true)),
    Case(
      testDescription: "a cluster that ends in an option", words: "add -vnc food 12",
      said: add(dry: true, verbose: true)),
    Case(
      testDescription: "a cluster that ends in an option and its value", words: "add -vcfood 12",
      said: add(verbose: true)),
    Case(
      testDescription: "options behind arguments", words: "add 12 tea -c food --verbose late",
      said: add(verbose: true, note: ["tea", "late"])),
    Case(
      testDescription: "of a repeated option the last holds", words: "add -c a 12 -c b -c food",
      said: add()),
    Case(
      testDescription: "a repeatable option keeps all", words: "add --tag a 12 -c food --tag=b",
      said: add(tags: ["a", "b"])),
    Case(
      testDescription: "two hyphens end the options", words: "add -c food -- -5 --verbose",
      said: add("-5", note: ["--verbose"])),
    Case(
      testDescription: "two hyphens behind two hyphens", words: "add -c food 12 -- --",
      said: add(note: ["--"])),
    Case(
      testDescription: "a lone hyphen is a value", words: "add -c - 12 -",
      said: add(in: "-", note: ["-"])),
    Case(
      testDescription: "a negative number is an argument", words: "add -c food -5", said: add("-5")),
    Case(
      testDescription: "a negative fraction is an argument", words: "add -c food -.5",
      said: add("-.5")),
    Case(
      testDescription: "a negative number is an option's value", words: "add -c -12.50 12",
      said: add(in: "-12.50")),
    Case(testDescription: "an alias", words: "a -c food 12", said: add()),
    Case(
      testDescription: "a subcommand of a subcommand", words: "category add tea fun",
      said: "category tea in fun"),
    Case(
      testDescription: "an argument that is left out", words: "category add tea",
      said: "category tea in none"),
    Case(
      testDescription: "an argument named like a command", words: "category add add",
      said: "category add in none"),
    Case(testDescription: "the bare program", words: "", said: "status 4"),
    Case(testDescription: "the bare program with its option", words: "--top 9", said: "status 9"),
    Case(testDescription: "a default value", words: "report", said: "report now csv -"),
    Case(
      testDescription: "a value of a list", words: "report --style json", said: "report now json -"),
    Case(testDescription: "a hidden option", words: "report --secret x", said: "report now csv x"),
    Case(testDescription: "a hidden command", words: "secret", said: "secret"),
    Case(
      testDescription: "a global option before the command", words: "-f a.jsonl report",
      said: "report now csv -", globals: SampleGlobals(ledger: "a.jsonl")),
    Case(
      testDescription: "a global option behind the command", words: "report --file=a.jsonl",
      said: "report now csv -", globals: SampleGlobals(ledger: "a.jsonl")),
    Case(
      testDescription: "a global option on both sides: the last holds", words: "-f a report -f b",
      said: "report now csv -", globals: SampleGlobals(ledger: "b")),
    Case(
      testDescription: "a short form and a long one: the last holds", words: "--json report -o csv",
      said: "report now csv -", globals: SampleGlobals(format: .csv)),
    Case(
      testDescription: "a global option between two levels", words: "category -q add tea",
      said: "category tea in none", globals: SampleGlobals(isQuiet: true)),
  ]

  @Test(.rows) func `words become a call with typed values`() async {
    await each(Self.calls) { (example: Case) async throws in
      let words = example.words.split(separator: " ").map(String.init)
      #expect(try await outcome(of: words) == .said(example.said, example.globals))
    }
  }

  @Test func `a call names its command without aliases`() throws {
    guard case .perform(let call) = sample.answer(to: ["a", "-c", "x", "1"], width: 80) else {
      Issue.record("no call")
      return
    }
    #expect(call.command == ["add"])
  }

  @Test func `the declarations of the sample hold no mistake`() {
    #expect(sample.mistakes == [])
  }
}
