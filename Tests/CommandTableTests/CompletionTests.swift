import CommandTable
import LedgerTestSupport
import Testing

/// What a shell is offered.
@Suite struct CompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The words of the line; the last one is completed.
    var words: [String]
    /// The words that are offered.
    var offered: [String]
  }

  static let globals = ["--file", "--format", "--json", "--quiet"]
  static let categories = ["eating out", "rent", "rent:deposit"]

  static let cases: [Case] = [
    Case(
      testDescription: "every command", words: ["sample", ""],
      offered: ["add", "report", "category", "status", "help"]),
    Case(
      testDescription: "the commands that begin so", words: ["sample", "re"], offered: ["report"]),
    Case(
      testDescription: "the commands behind a global option", words: ["sample", "-f", "x", "ca"],
      offered: ["category"]),
    Case(
      testDescription: "subcommands of a command", words: ["sample", "category", ""],
      offered: ["add", "rename"]),
    Case(
      testDescription: "what help knows", words: ["sample", "help", ""],
      offered: ["add", "report", "category", "status", "exit-codes", "options"]),
    Case(
      testDescription: "what help knows below a command",
      words: ["sample", "help", "category", "r"],
      offered: ["rename"]),
    Case(
      testDescription: "options of the program", words: ["sample", "--"],
      offered: ["--top"] + globals + ["--version", "--help"]),
    Case(
      testDescription: "options of a command, without hidden ones",
      words: ["sample", "report", "--"],
      offered: ["--month", "--style"] + globals + ["--help"]),
    Case(
      testDescription: "options where nothing else can stand", words: ["sample", "report", ""],
      offered: ["--month", "--style"] + globals + ["--help"]),
    Case(
      testDescription: "an option that is given is not offered again",
      words: ["sample", "add", "-c", "x", "--c"], offered: []),
    Case(
      testDescription: "a repeatable option is", words: ["sample", "add", "--tag", "x", "--t"],
      offered: ["--tag"]),
    Case(
      testDescription: "values of a list", words: ["sample", "report", "--style", ""],
      offered: ["text", "json", "csv"]),
    Case(
      testDescription: "values of a list behind an equals sign",
      words: ["sample", "report", "--style=j"],
      offered: ["--style=json"]),
    Case(
      testDescription: "values of a global option", words: ["sample", "report", "-o", "t"],
      offered: ["text"]),
    Case(
      testDescription: "shells", words: ["sample", "--generate-completion-script", ""],
      offered: ["bash", "zsh", "fish"]),
    Case(
      testDescription: "names of the session", words: ["sample", "add", "-c", ""],
      offered: categories),
    Case(
      testDescription: "names of the session that begin so",
      words: ["sample", "add", "--category", "re"],
      offered: ["rent", "rent:deposit"]),
    Case(
      testDescription: "names with a space, typed with a backslash",
      words: ["sample", "add", "-c", "eating\\ o"],
      offered: ["eating out"]),
    Case(
      testDescription: "names with a space, typed in an open quote",
      words: ["sample", "add", "-c", "\"eating o"],
      offered: ["eating out"]),
    Case(
      testDescription: "names behind an equals sign", words: ["sample", "add", "--category=rent:"],
      offered: ["--category=rent:deposit"]),
    Case(
      testDescription: "nothing where any text may stand", words: ["sample", "add", "--on", ""],
      offered: []),
    Case(
      testDescription: "nothing behind two hyphens", words: ["sample", "report", "--", "--"],
      offered: []),
    Case(
      testDescription: "what is wrong before the cursor does no harm",
      words: ["sample", "report", "--nosuch", "x", "--style", "c"], offered: ["csv"]),
  ]

  static func lines(_ words: [String], index: String? = nil) async -> [String] {
    let index = index ?? "\(words.count - 1)"
    guard case .complete(let request) = sample.answer(to: ["__complete", index] + words, width: 80)
    else { return ["no completion"] }
    return await request.lines(in: SampleSession())
  }

  @Test(.rows) func `what could stand at the cursor`() async {
    await each(Self.cases) { (example: Case) in
      let lines = await CompletionTests.lines(example.words)
      #expect(lines.map { String($0.prefix { $0 != "\t" }) } == example.offered)
    }
  }

  @Test func `a description follows a tab and holds none`() async {
    let lines = await CompletionTests.lines(["sample", "add", "-c", ""])
    #expect(
      lines == ["eating out\tspent ₹2,340 of ₹5,000", "rent\t", "rent:deposit\tnothing\\u{9}yet"])
  }

  @Test func `without a session only the table answers`() async {
    let words = ["__complete", "3", "sample", "add", "-c", ""]
    guard case .complete(let request) = sample.answer(to: words, width: 80) else {
      Issue.record("no completion")
      return
    }
    #expect(request.needsSession)
    #expect(await request.lines(in: nil) == [])
  }

  @Test func `a completion knows the global options before the cursor`() {
    let words = ["__complete", "5", "sample", "-f", "a.jsonl", "add", "-c", ""]
    guard case .complete(let request) = sample.answer(to: words, width: 80) else {
      Issue.record("no completion")
      return
    }
    #expect(request.globals.ledger == "a.jsonl")
  }

  static let oddIndexes = [
    "-1", "0", "99999999999999999999", "x", "", "9223372036854775807", "-9223372036854775808",
  ]

  @Test(.rows) func `an odd index does no harm`() async {
    await each(Self.oddIndexes) { (index: String) in
      _ = await CompletionTests.lines(["sample", "add"], index: index)
      guard case .complete = sample.answer(to: ["__complete", index], width: 80) else {
        Issue.record("no completion")
        return
      }
    }
  }

  @Test func `an index behind the last word completes an empty one`() async {
    let lines = await CompletionTests.lines(["sample", "category"], index: "2")
    #expect(lines == ["add\tAdd a category.", "rename\tGive a category another name."])
  }
}
