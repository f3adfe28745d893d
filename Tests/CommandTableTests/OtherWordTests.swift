import CommandTable
import LedgerTestSupport
import Testing

/// Other names of commands, and words that call none any more.
@Suite struct OtherWordTests {
  private typealias Sample = Command<SampleSession, Void>

  private static let list = Sample(
    "list", "List.", .flag("--all", "All."), .arguments("<words>", "Which.", String.self)
  ) { session, isAll, words in
    session.say("list \(isAll) \(words.joined(separator: " "))")
  }

  private static let account = Sample(
    "account", "Accounts.",
    subcommands: [Sample("open", "Open one.") { $0.say("open") }]
  ) { $0.say("account") }

  private static let table = CommandTable(
    "sample", "A sample.", version: "1", globals: SampleGlobals(),
    options: [.option("-f --file <ledger>", "The ledger.", \.ledger)],
    groups: [
      CommandGroup("See", [list, account]),
      CommandGroup("Plumbing", summary: "For scripts.", [Sample("raw", "Raw.") { _ in }]),
    ],
    otherWords: [
      "find": ["list", "--all"], "accounts": ["account"], "account list": ["account"],
      "account all": ["list", "--all"],
    ],
    gone: { word, rest in
      word == "search" ? (["list"] + rest).joined(separator: " ") : nil
    })

  private static let said: [(words: String, said: String)] = [
    ("find tea", "list true tea"), ("find", "list true "), ("-f find find x", "list true x"),
    ("list find", "list false find"), ("list search", "list false search"),
    ("accounts", "account"), ("account list", "account"), ("accounts open", "open"),
    ("account all tea", "list true tea"),
  ]

  @Test(.rows) func `another name does what the words do that it stands for`() async {
    await each(Self.said) { (words: String, said: String) async throws in
      let answer = Self.table.answer(to: words.split(separator: " ").map(String.init), width: 80)
      guard case .perform(let call) = answer else {
        Issue.record("it is no call")
        return
      }
      let session = SampleSession()
      try await call.perform(in: session)
      #expect(session.said == [said])
    }
  }

  private static let refused: [(words: String, remedy: String)] = [
    ("search tea --all", "Type: sample list tea --all"),
    ("-f x search tea", "Type: sample -f x list tea"), ("help search", "Type: sample list"),
    ("fidn tea", "Did you mean 'find'?"), ("lsit tea", "Did you mean 'list'?"),
  ]

  @Test(.rows) func `a word that is gone says what is typed now, and a slip which word was meant`()
  {
    each(Self.refused) { (words: String, remedy: String) in
      let answer = Self.table.answer(to: words.split(separator: " ").map(String.init), width: 80)
      guard case .refuse(let error, _) = answer else {
        Issue.record("it is not refused")
        return
      }
      #expect(error.exitCode == 64 && error.remedy == remedy)
    }
  }

  @Test func `help and completions know other names, and plumbing has its own page`() async {
    func shown(_ words: String...) -> String {
      guard case .show(let text) = Self.table.answer(to: words, width: 80) else { return "" }
      return text
    }
    #expect(shown("help", "find") == shown("help", "list"))
    #expect(!shown("help").contains("raw") && shown("help").contains("plumbing"))
    #expect(shown("help", "plumbing").contains("\n  raw "))
    guard
      case .complete(let request) = Self.table.answer(
        to: ["__complete", "2", "sample", "accounts", ""], width: 80)
    else { return }
    #expect(await request.lines(in: SampleSession()).contains("open\tOpen one."))
  }

  @Test func `another name of nothing is a mistake`() {
    let table = CommandTable(
      "sample", "", version: "1", globals: 0, groups: [CommandGroup(nil, [Self.list])],
      otherWords: ["find": ["nothing"]])
    #expect(Self.table.mistakes == [] && table.mistakes == ["'find' is another name of nothing"])
  }
}
