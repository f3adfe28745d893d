import CommandTable
import LedgerStore

extension PuldarProgram {
  /// A command by its name, created when it is requested: creating all of them takes longer than what one
  /// of them does.
  typealias ListedCommand = (name: String, make: @Sendable () -> PuldarCommand)

  /// Every command, grouped by the headings of help.
  static let groups: [(title: String, commands: [ListedCommand])] = [
    (
      "Enter",
      [
        ("add", { .add }), ("income", { .income }), ("move", { .move }), ("pay", { .pay }),
        ("import", { .importStatements }), ("receipt", { .receipt }),
      ]
    ),
    (
      "Fix",
      [("edit", { .edit }), ("undo", { .undo }), ("redo", { .redo }), ("review", { .review })]
    ),
    (
      "Plan",
      [
        ("budget", { .budget }), ("bill", { .bill }), ("goal", { .goal }),
        ("allowance", { .allowance }), ("category", { .category }), ("rule", { .rule }),
      ]
    ),
    (
      "See",
      [
        ("status", { .status }), ("list", { .listEntries }), ("show", { .show }),
        ("report", { .report }), ("calendar", { .calendar }), ("due", { .due }),
        ("forecast", { .forecast }), ("account", { .account }),
      ]
    ),
    (
      "Audit",
      [
        ("explain", { .explain }), ("diff", { .diff }), ("log", { .log }), ("replay", { .replay }),
        ("check", { .check }),
      ]
    ),
    (
      "Files",
      [
        ("export", { .export }), ("backup", { .backup }), ("restore", { .restore }),
        ("merge", { .merge }), ("repair", { .repair }),
      ]
    ),
    (
      "Set up",
      [
        ("init", { .initialize }), ("profile", { .profile }), ("config", { .config }),
        ("pro", { .pro }), ("completions", { .completions }),
      ]
    ),
    (
      plumbing,
      [
        ("parse", { .parse }), ("append", { .appendEntries }), ("verify", { .verify }),
        ("fold", { .fold }), ("compact", { .compact }),
      ]
    ),
  ]

  /// The heading of commands for programs, which have a separate help page.
  private static let plumbing = "Plumbing"

  /// All commands.
  static let table = table(topics: topics) { _ in true }

  /// Interprets a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - width: The columns at which help is wrapped.
  static func answer(to words: [String], width: Int) -> Answer<GlobalOptions, Session, Report> {
    // A call needs only the commands whose names are among its words.
    let named = words.map { shortNames[$0] ?? otherWords[$0]?.first ?? $0 }
    let answer = table(topics: [], of: named.contains).answer(to: words, width: width)
    if case .perform = answer { return answer }
    return table.answer(to: words, width: width)
  }

  /// Returns the table of some of the commands, by their names.
  static func table(
    topics: [HelpTopic], of isWanted: (String) -> Bool
  ) -> CommandTable<GlobalOptions, Session, Report> {
    CommandTable(
      "puldar", "Keep a personal budget as an append-only log of events.",
      version: Ledger.version, of: day, manual: manual,
      examples: ["puldar add spent 45 at whole foods", "puldar"],
      globals: GlobalOptions(), options: GlobalOptions.options, bare: .bareProgram,
      groups: groups.compactMap { group in
        let commands = group.commands.filter { isWanted($0.name) }.map { $0.make() }
        let summary = group.title == plumbing ? "Commands that programs and scripts use." : nil
        return commands.isEmpty ? nil : CommandGroup(group.title, summary: summary, commands)
      },
      usual: ["add", "income", "status", "list", "edit", "undo", "bill", "explain"],
      topics: topics, otherWords: otherWords, gone: gone, sentences: "add",
      offering: [
        "--month": { $0.contains(.ofMonths) }, "--as-of": { !$0.contains(.onlyNow) },
      ],
      completing: ["--profile": .profiles])
  }

  /// One-letter and short names for the most frequent commands.
  static let shortNames = ["a": "add", "s": "status", "l": "list", "cal": "calendar"]
}
