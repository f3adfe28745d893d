import CommandTable
import LedgerTestSupport
import Testing

/// What a command line with words in no place was meant to be.
@Suite struct MeantLineTests {
  /// A day of the week, which hardly any other word is.
  private struct Weekday: ParameterValue {
    init(parsing word: String) throws(ValueError) {
      guard ["monday", "friday"].contains(word) else { throw .unreadable("write monday") }
    }

    static func fit(of word: String) -> ValueFit {
      (try? Weekday(parsing: word)) == nil ? .no : .certain
    }
  }

  /// A whole number, which the command itself reads.
  private struct Amount: ParameterValue {
    let word: String

    init(parsing word: String) throws(ValueError) { self.word = word }

    static func fit(of word: String) -> ValueFit { Int(word) == nil ? .no : .certain }
  }

  /// Any word may be a name; one is known.
  private struct Name: ParameterValue {
    init(parsing word: String) throws(ValueError) {
      if word.count > 12 { throw .unreadable("write a shorter name") }
    }

    static func fit(of word: String) -> ValueFit {
      word == "food" ? .certain : word.contains(where: \.isLetter) ? .possible : .no
    }
  }

  private typealias Sample = Command<SampleSession, Void>

  private static let budget = Sample(
    "budget", "Set a budget.", traits: [.init("days")],
    .argument("<amount>", "How much.", Amount.self),
    .option("-c --category <name>", "Of what.", Name.self),
    .option("--note <text>", "Why.", String.self),
    .flag("--all", "All of them.")
  ) { _, amount, _, _, _ in
    if Int(amount.word) == nil {
      throw UsageError.invalid(amount.word, for: "<amount>", .unreadable("write 12"))
    }
  }

  private static let list = Sample(
    "list", "List entries.",
    .option("--from <day>", "First.", Weekday.self), .option("--to <day>", "Last.", Weekday.self),
    .option("--category <name>", "Of what.", Name.self),
    .option("--merchant <name>", "Who.", Name.self),
    .option("--format <format>", "How.", SampleFormat.self),
    .option("--secret <day>", "Not shown.", Weekday.self, isHidden: true)
  ) { _, _, _, _, _, _, _ in }

  private static let show = Sample(
    "show", "Show one.", traits: [.init("days")], .argument("<name>", "Which.", Name.self),
    .optionalArgument("<other>", "Another.", String.self)
  ) { _, _, _ in }

  private static let table = CommandTable(
    "sample", "A sample.", version: "1", globals: SampleGlobals(),
    options: [
      .option("-o --format <format>", "How.", \.format),
      .flag("-q --quiet", "Say nothing.", \.isQuiet),
      .option("--ledger <day>", "When.", \.ledger),
    ],
    groups: [CommandGroup(nil, [budget, list, show])],
    offering: ["--format": { $0.contains(.init("days")) }])

  private static let cases: [(words: String, meant: String?)] = [
    ("budget food 400", "Did you mean: sample budget 400 --category food?"),
    ("budget 400 food", "Did you mean: sample budget 400 --category food?"),
    ("budget toys 400", "Did you mean: sample budget 400 --category toys?"),
    ("budget food", nil),
    ("budget set food 400", "Did you mean: sample budget 400 --category food?"),
    ("budget 400 for food", "Did you mean: sample budget 400 --category food?"),
    ("budget 400 category toys", "Did you mean: sample budget 400 --category toys?"),
    ("budget 400 note why", "Did you mean: sample budget 400 --note why?"),
    ("budget 400 all", "Did you mean: sample budget 400 --all?"),
    ("budget 400 --all food", "Did you mean: sample budget --all 400 --category food?"),
    ("budget 400 -c toys food", nil),
    ("budget 400 json", "Did you mean: sample budget 400 --format json?"),
    ("budget 400 quiet", "Did you mean: sample budget 400 --quiet?"),
    ("budget 400 500", nil),
    ("budget a b c d e f", nil),
    ("-q budget food 400", "Did you mean: sample -q budget 400 --category food?"),
    ("budget -- food 400", nil),
    ("budget 400 a-name-that-is-long", nil),
    ("list monday", "Did you mean '--from monday' or '--to monday'?"),
    (
      "list monday food",
      "Did you mean '--from monday --category food', '--from monday --merchant food', "
        + "'--to monday --category food' or '--to monday --merchant food'?"
    ),
    ("list --from monday friday", "Did you mean: sample list --from monday --to friday?"),
    ("list csv", "Did you mean: sample list --format csv?"),
    ("list category toys", "Did you mean: sample list --category toys?"),
    (
      "list category toys monday to friday",
      "Did you mean: sample list --category toys --from monday --to friday?"
    ),
    ("list starbucks", "Did you mean '--category starbucks' or '--merchant starbucks'?"),
    ("show tea house x", "Did you mean: sample show tea 'house x'?"),
    ("show tea house json", "Did you mean: sample show tea house --format json?"),
    ("show tea house \u{1B}", nil),
  ]

  @Test(.rows) func `words in no place are offered where their types know them`() {
    each(Self.cases) { (words: String, meant: String?) in
      let answer = Self.table.answer(to: words.split(separator: " ").map(String.init), width: 80)
      guard case .refuse(let error, _) = answer else {
        #expect(meant == nil, "it was not refused")
        return
      }
      #expect(error.exitCode == 64)
      #expect(error.lines[0].hasPrefix("Error: Unexpected argument '"))
      #expect(error.remedy == meant ?? "See 'sample \(error.command) --help' for more information.")
    }
  }

  @Test func `a word that only the command refuses is offered where it fits`() async throws {
    guard case .perform(let call) = Self.table.answer(to: ["budget", "food"], width: 80) else {
      Issue.record("it is no call")
      return
    }
    let error = await #expect(throws: UsageError.self) {
      try await call.perform(in: SampleSession())
    }
    #expect(error?.problem == "The value 'food' is invalid for '<amount>': write 12")
  }

  @Test func `what is offered is read by the program`() throws {
    for (_, meant) in Self.cases {
      guard let line = meant?.split(separator: "Did you mean: sample ").last,
        meant?.contains(": ") == true
      else { continue }
      let words = line.dropLast().replacing("'house x'", with: "house_x").split(separator: " ")
      let answer = Self.table.answer(to: words.map(String.init), width: 80)
      guard case .perform = answer else {
        Issue.record("'\(line)' is refused")
        continue
      }
    }
  }
}

extension UsageError {
  /// The command that the last line names.
  fileprivate var command: String {
    lines.last?.split(separator: " --help").first?.split(separator: " ").last.map(String.init) ?? ""
  }
}
