import CommandTable
import Testing

/// What a wrong command line is told.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [String]
    /// The first line of the message, without "Error: ".
    var problem: String
    var exitCode: Int32 = 64
  }

  static let refusals: [Case] = [
    Case(
      testDescription: "a required option is missing", words: ["add", "12"],
      problem: "Missing expected argument '--category <category>'"),
    Case(
      testDescription: "an argument is missing", words: ["add", "-c", "food"],
      problem: "Missing expected argument '<amount>'"),
    Case(
      testDescription: "the second argument is missing", words: ["category", "rename", "tea"],
      problem: "Missing expected argument '<to>'"),
    Case(
      testDescription: "a value is missing at the end", words: ["add", "12", "--category"],
      problem: "Missing value for '--category <category>'"),
    Case(
      testDescription: "a value is missing before an option",
      words: ["add", "-c", "--on", "x", "12"],
      problem: "Missing value for '--category <category>'"),
    Case(
      testDescription: "a value is missing before two hyphens", words: ["add", "-c", "--", "12"],
      problem: "Missing value for '--category <category>'"),
    Case(
      testDescription: "a global option lacks its value", words: ["report", "-f"],
      problem: "Missing value for '--file <ledger>'"),
    Case(
      testDescription: "data that cannot be read", words: ["add", "-c", "food", "12,5"],
      problem: "The value '12,5' is invalid for '<amount>': write 12.50 or 1,200.50", exitCode: 65),
    Case(
      testDescription: "a number that cannot be read", words: ["--top", "many"],
      problem: "The value 'many' is invalid for '--top <count>': write a whole number, such as 12"),
    Case(
      testDescription: "a value that is not in its list", words: ["report", "-o", "jso"],
      problem: "The value 'jso' is invalid for '--format <format>'. "
        + "Please provide one of 'text', 'json' or 'csv'."),
    Case(
      testDescription: "an option with a slip", words: ["add", "--catgory", "food"],
      problem: "Unknown option '--catgory'. Did you mean '--category'?"),
    Case(
      testDescription: "an option with a slip and a value", words: ["add", "--catgory=food"],
      problem: "Unknown option '--catgory'. Did you mean '--category'?"),
    Case(
      testDescription: "the beginning of one option", words: ["add", "--verb"],
      problem: "Unknown option '--verb'. Did you mean '--verbose'?"),
    Case(
      testDescription: "a global option with a slip", words: ["report", "--fiel", "x"],
      problem: "Unknown option '--fiel'. Did you mean '--file'?"),
    Case(
      testDescription: "an option like none", words: ["add", "--zzzzzzz"],
      problem: "Unknown option '--zzzzzzz'"),
    Case(
      testDescription: "a short option like none", words: ["add", "-x"],
      problem: "Unknown option '-x'"),
    Case(
      testDescription: "a short option like none in a cluster", words: ["add", "-vx"],
      problem: "Unknown option '-x'"),
    Case(
      testDescription: "a long name with a hyphen too few", words: ["add", "-tagg", "a"],
      problem: "Unknown option '-tagg'. Did you mean '--tag'?"),
    Case(
      testDescription: "a hidden option is not suggested", words: ["report", "--secrit"],
      problem: "Unknown option '--secrit'"),
    Case(
      testDescription: "a subcommand with a slip", words: ["rport"],
      problem: "Unexpected argument 'rport'. Did you mean 'report'?"),
    Case(
      testDescription: "a subcommand with two letters swapped", words: ["categroy"],
      problem: "Unexpected argument 'categroy'. Did you mean 'category'?"),
    Case(
      testDescription: "the beginning of one subcommand", words: ["cat"],
      problem: "Unexpected argument 'cat'. Did you mean 'category'?"),
    Case(
      testDescription: "a second level with a slip", words: ["category", "renam"],
      problem: "Unexpected argument 'renam'. Did you mean 'rename'?"),
    Case(
      testDescription: "a hidden command is not suggested", words: ["secrt"],
      problem: "Unexpected argument 'secrt'"),
    Case(
      testDescription: "one argument too many", words: ["category", "add", "a", "b", "c"],
      problem: "Unexpected argument 'c'. Did you mean: sample category add a 'b c'?"),
    Case(
      testDescription: "a negative number where nothing stands", words: ["-5"],
      problem: "Unexpected argument '-5'"),
    Case(testDescription: "an empty word", words: [""], problem: "Unexpected argument ''"),
    Case(
      testDescription: "a command behind the bare program's option",
      words: ["--top", "3", "report"],
      problem: "Unexpected argument 'report'"),
    Case(
      testDescription: "a value for a flag", words: ["add", "--verbose=yes"],
      problem: "The option '--verbose' does not take any value, but 'yes' was specified."),
    Case(
      testDescription: "a value for a short flag", words: ["add", "-v=yes"],
      problem: "The option '-v' does not take any value, but 'yes' was specified."),
    Case(
      testDescription: "a value for help", words: ["add", "--help=me"],
      problem: "The option '--help' does not take any value, but 'me' was specified."),
    Case(
      testDescription: "help on nothing", words: ["help", "nosuch"],
      problem: "Unexpected argument 'nosuch'"),
    Case(
      testDescription: "help on a slip", words: ["help", "reprot"],
      problem: "Unexpected argument 'reprot'. Did you mean 'report'?"),
    Case(
      testDescription: "help on nothing below a command", words: ["help", "category", "nosuch"],
      problem: "Unexpected argument 'nosuch'"),
    Case(
      testDescription: "signs that a terminal obeys", words: ["\u{1B}[31m\u{202E}"],
      problem: "Unexpected argument '\\u{1B}[31m\\u{202E}'"),
    Case(
      testDescription: "a very long word", words: [String(repeating: "x", count: 1_000_000)],
      problem: "Unexpected argument '\(String(repeating: "x", count: 80))…'"),
  ]

  @Test(arguments: refusals)
  func `a wrong command line is refused with one line that says why`(_ example: Case) throws {
    guard case .refuse(let error, _) = sample.answer(to: example.words, width: 80) else {
      Issue.record("it was not refused")
      return
    }
    #expect(error.problem == example.problem)
    #expect(error.exitCode == example.exitCode)
    #expect(error.lines.first == "Error: \(example.problem)")
  }

  @Test func `a message shows the parameter and where to read more, in three lines`() async throws {
    #expect(
      try await outcome(of: ["add", "12"])
        == .refused(
          """
          Error: Missing expected argument '--category <category>'
          Help:  -c, --category <category>  The category.
            See 'sample add --help' for more information.

          """, 64))
  }

  @Test func `a message about no parameter has no help line`() async throws {
    #expect(
      try await outcome(of: ["rport"])
        == .refused(
          """
          Error: Unexpected argument 'rport'. Did you mean 'report'?
            See 'sample --help' for more information.

          """, 64))
  }

  @Test func `an unknown shell is told the known ones`() async throws {
    #expect(
      try await outcome(of: ["--generate-completion-script", "nosuch"])
        == .refused(
          """
          Error: Can't generate completion scripts for 'nosuch'. Please use one of zsh, bash and fish.

          """, 64))
  }

  @Test func `a refusal carries the global options that could be read`() {
    let words = ["-f", "a", "add", "--nosuch", "-q", "--json"]
    guard case .refuse(let error, let globals) = sample.answer(to: words, width: 80) else {
      Issue.record("it was not refused")
      return
    }
    #expect(globals == SampleGlobals(ledger: "a", format: .json, isQuiet: true))
    #expect(error.remedy == "See 'sample add --help' for more information.")
  }

  struct BodyCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var problem: UsageError
    var text: String
    var exitCode: Int32
  }

  static let problemsOfBodies = [
    BodyCase(
      testDescription: "the command as a whole",
      problem: UsageError("Give either an amount or words."),
      text: """
        Error: Give either an amount or words.
          See 'late --help' for more information.

        """, exitCode: 64),
    BodyCase(
      testDescription: "a word that can only be read with a clock",
      problem: .invalid("never", for: "--on", .unreadable("write 2025-03-07 or yesterday")),
      text: """
        Error: The value 'never' is invalid for '--on <day>': write 2025-03-07 or yesterday
        Help:  --on <day>  The day.
          See 'late --help' for more information.

        """, exitCode: 64),
  ]

  @Test(arguments: problemsOfBodies)
  func `what a body refuses is told in the same shape`(_ example: BodyCase) async throws {
    let body = Command<Int, Void>("late", "", .option("--on <day>", "The day.", String.self)) {
      _, _ in
      throw example.problem
    }
    let table = CommandTable(
      "late", "", version: "1", globals: 0, bare: body, groups: [CommandGroup<Int, Void>]())
    guard case .perform(let call) = table.answer(to: [], width: 80) else {
      Issue.record("no call")
      return
    }
    let error = await #expect(throws: UsageError.self) { try await call.perform(in: 0) }
    #expect(error?.lines.map { $0 + "\n" }.joined() == example.text)
    #expect(error?.exitCode == example.exitCode)
  }
}
