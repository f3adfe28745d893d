import CommandTable
import Foundation
import LedgerTestSupport
import Testing

/// What help shows, to the letter.
@Suite struct HelpTests {
  static let rootHelp = """
    OVERVIEW: Keep a personal budget as an event log.

    USAGE: sample [--top <count>] [<subcommand>]

    ENTER SUBCOMMANDS:
      add, a                  Record an expense.

    SUBCOMMANDS:
      report                  Print a report.
      category                Look after categories.
      status                  The month at a glance.

    HELP TOPICS:
      exit-codes              What the exit codes mean.
      options                 The options that every command takes.

    OPTIONS:
      --top <count>           How many entries.

      See 'sample help <subcommand>' for detailed help.

    """

  static let addHelp = """
    OVERVIEW: Record an expense.

    EXAMPLES:
      sample add 12.50 tea -c food
      sample add -5 back --on 2025-03-07

    USAGE: sample add --category <category> [--on <yyyy-mm-dd>] [--dry-run]
           [--verbose] [--tag <tag> ...] <amount> [<note> ...]

    ARGUMENTS:
      <amount>                The amount.
      <note>                  Words that say more.

    OPTIONS:
      -c, --category <category>
                              The category.
      --on <yyyy-mm-dd>       The day.
      -n, --dry-run           Store nothing.
      -v, --verbose           Say more.
      --tag <tag>             A word to find it by.

      More: sample help options

    """

  @Test(.rows) func `every way to ask for the program's help`() async {
    await each([["help"], ["--help"], ["-h"], ["-q", "--help"], ["help", "-f", "x"]]) {
      (words: [String]) async throws in
      #expect(try await outcome(of: words) == .shown(HelpTests.rootHelp))
    }
  }

  static let waysToAddHelp: [[String]] = [
    ["help", "add"], ["add", "--help"], ["add", "-h"], ["a", "-h"], ["--help", "add"],
    ["help", "a"], ["add", "12", "--nosuch", "--help"], ["add", "-c", "--help"], ["add", "-vh"],
    ["add", "-h", "--nosuch"], ["add", "--help", "--version"],
  ]

  @Test(.rows) func `every way to ask for a command's help`() async {
    await each(Self.waysToAddHelp) { (words: [String]) async throws in
      #expect(try await outcome(of: words) == .shown(HelpTests.addHelp))
    }
  }

  @Test func `a command that only holds others shows its help`() async throws {
    let help = try await outcome(of: ["help", "category"])
    #expect(try await outcome(of: ["category"]) == help)
    guard case .shown(let text) = help else { return }
    #expect(text.contains("USAGE: sample category <subcommand>\n"))
    #expect(text.hasSuffix("\n  See 'sample help category <subcommand>' for detailed help.\n"))
  }

  @Test func `the help of help names its topics and the option that writes the manual`()
    async throws
  {
    #expect(
      try await outcome(of: ["help", "help"])
        == .shown(
          """
          OVERVIEW: Show the help of the program, a subcommand or a topic.

          USAGE: sample help [<subcommand> ...] | [<topic>]

          HELP TOPICS:
            exit-codes              What the exit codes mean.
            options                 The options that every command takes.

          OPTIONS:
            --man <folder>          Write the manual pages and the completions of shells
                                    into a folder.

          """))
  }

  @Test func `two hyphens hide a request for help`() async throws {
    #expect(
      try await outcome(of: ["category", "add", "--", "--help"]) == .said("category --help in none")
    )
  }

  @Test(.rows) func `the version, at every level`() async {
    await each([
      ["--version"], ["-V"], ["-v"], ["add", "--version"], ["category", "add", "--version"],
    ]) {
      (words: [String]) async throws in
      #expect(try await outcome(of: words) == .shown("0.1.0\n"))
    }
  }

  @Test func `a help topic is shown as it stands, and broken between words where it is too wide`() {
    #expect(shown(["help", "exit-codes"]) == "0  done\n")
    #expect(
      shown(["help", "long"], width: 24) == """
        TITLE:
          words that go on and
          on, and end here
          a  what it is, at some
             length
          b  short

        """)
  }

  @Test func `a usage line names what must be there, and few of the options that may be`()
    async throws
  {
    let many = Command<SampleSession, Void>(
      "many", "", .requiredOption("--must <a>", "", String.self), .flag("--a", ""),
      .flag("--b", ""),
      .flag("--c", ""), .flag("--d", ""), .flag("--e", ""), .flag("--f", ""), .flag("--g", ""),
      .argument("<what>", "", String.self)
    ) { _, _, _, _, _, _, _, _, _, _ in }
    let table = CommandTable(
      "sample", "", version: "1", globals: 0, groups: [CommandGroup(nil, [many])])
    guard case .show(let help) = table.answer(to: ["help", "many"], width: 80) else { return }
    #expect(help.contains("USAGE: sample many --must <a> <what> [<options>]\n"))
  }

  @Test func `a program with many commands shows the most used ones, and all where it is asked`() {
    let short = """
      OVERVIEW: Many commands.

      USAGE: many <subcommand>

      MOST USED:
        status                  The month at a glance.
        add, a                  Record an expense.

        See 'many help all' for every command, option and topic.
        See 'many help <subcommand>' for detailed help.

      """
    #expect(shown(["help"]) == short)
    #expect(shown(["--help"]) == short)
    let all = shown(["help", "all"])
    #expect(all.contains("\n  secretly                Rarely wanted.\n"))
    #expect(all.contains("\nHELP TOPICS:\n  exit-codes"))
    // What is typed after a command stands after the commands.
    #expect(all.contains("Rarely wanted.\n\nHELP"))
    #expect(
      all.hasSuffix(
        """
        Wide.

          See 'many help <subcommand>' for detailed help.
          See 'many help --man <folder>' for manual pages and completions.

        """))
    #expect(
      many.answer(to: ["help", "al"], width: 80).refusal?.lines.first?.contains("'all'") == true)
  }

  private let many = CommandTable(
    "many", "Many commands.", version: "1", globals: 0,
    groups: [
      CommandGroup<SampleSession, Void>(
        "Enter",
        [
          .add, .status, Command("secretly", "Rarely wanted.") { _ in },
        ])
    ],
    usual: ["status", "add"],
    topics: [
      HelpTopic("exit-codes", "What they mean.", text: "0  done\n"),
      HelpTopic(
        "long", "Wide.",
        text: """
          TITLE:
            words that go on and on,
            and end here
            a  what it is, at some
               length
            b  short

          """),
    ])

  private func shown(_ words: [String], width: Int = 80) -> String {
    guard case .show(let text) = many.answer(to: words, width: width) else { return "" }
    return text
  }

  @Test(.rows) func `help is not wider than asked, and says the same`() async {
    await each([20, 40, 60, 80, 132]) { (width: Int) async throws in
      guard case .shown(let text) = try await outcome(of: ["help", "add"], width: width) else {
        Issue.record("no help")
        return
      }
      let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
      #expect(words(text) == words(HelpTests.addHelp))
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("  sample") }
      // Where a line is wider, it is one word.
      #expect(
        lines.allSatisfy { line in
          line.count <= width || !line.drop { $0 == " " }.contains(" ")
        }, "\(text)")
    }
  }

  @Test func `the dump is JSON, and help and completions agree with it`() async throws {
    guard case .shown(let text) = try await outcome(of: ["__dump"]) else {
      Issue.record("no dump")
      return
    }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    #expect(dump.version == "0.1.0")
    #expect(dump.topics == ["exit-codes"])
    var commands: [String] = []
    guard case .shown(let options) = try await outcome(of: ["help", "options"]) else { return }
    try await walk(dump.command, []) { path, command in
      commands.append(path.joined(separator: " "))
      guard case .shown(let help) = try await outcome(of: path + ["--help"]) else {
        Issue.record("no help for \(path)")
        return
      }
      let offered = await CompletionTests.lines(["sample"] + path + ["--"])
        .map { String($0.prefix { $0 != "\t" }) }
      for parameter in command.parameters + dump.globals {
        let isGlobal = dump.globals.contains { $0.names == parameter.names }
        #expect(
          (isGlobal ? options : help).contains("  " + parameter.label) == !parameter.isHidden)
        guard let name = parameter.names.last else { continue }
        #expect(offered.contains(name) == !parameter.isHidden)
      }
    }
    #expect(
      commands == [
        "", "add", "report", "category", "category add", "category rename", "status", "secret",
      ])
  }

  struct Dump: Decodable {
    struct Parameter: Decodable {
      var kind: String
      var names: [String]
      var value: String?
      var isHidden: Bool

      /// As help lists it.
      var label: String {
        let value = value.map { "<\($0)>" }
        return [names.joined(separator: ", "), value ?? ""].filter { !$0.isEmpty }
          .joined(separator: " ")
      }
    }

    struct Group: Decodable {
      var title: String?
      var commands: [Command]
    }

    struct Command: Decodable {
      var name: String
      var parameters: [Parameter]
      var groups: [Group]
    }

    var version: String
    var topics: [String]
    var globals: [Parameter]
    var command: Command
  }

  func walk(
    _ command: Dump.Command, _ path: [String],
    _ visit: ([String], Dump.Command) async throws -> Void
  ) async throws {
    try await visit(path, command)
    for next in command.groups.flatMap(\.commands) {
      try await walk(next, path + [next.name], visit)
    }
  }
}

extension Answer {
  /// Why the words are refused.
  fileprivate var refusal: UsageError? {
    if case .refuse(let error, _) = self { error } else { nil }
  }
}
