import CommandTable
import LedgerStore

extension PuldarProgram {
  /// A command by its name, made when it is asked for: making all of them takes longer than what one
  /// of them does.
  typealias ListedCommand = (name: String, make: @Sendable () -> PuldarCommand)

  /// Every command that there is, by the headings of help.
  static let groups: [(title: String, commands: [ListedCommand])] = [
    ("Enter", enterCommands), ("Fix", fixCommands), ("Plan", planCommands),
    ("Bills", billCommands), ("Accounts", accountCommands), ("Set aside", envelopeCommands),
    ("See", seeCommands),
    ("Audit", auditCommands), ("Files", fileCommands), ("Set up", setUpCommands),
  ]

  private static let enterCommands: [ListedCommand] = [
    ("add", { .add }), ("credit", { .recordCredit }), ("income", { .income }),
    ("move", { .move }), ("parse", { .parse }),
  ]
  private static let fixCommands: [ListedCommand] = [
    ("edit", { .edit }), ("void", { .void }), ("undo", { .undo }), ("redo", { .redo }),
    ("review", { .review }), ("reparse", { .reparse }), ("categorize", { .categorize }),
  ]
  private static let planCommands: [ListedCommand] = [
    ("allocate", { .setShares }), ("rollover", { .setRollover }), ("bucket", { .bucket }),
    ("category", { .category }), ("budget", { .budget }), ("rule", { .rule }),
  ]
  private static let billCommands: [ListedCommand] = [
    ("bill", { .bill }), ("pay", { .pay }), ("unpay", { .unpay }), ("bills", { .bills }),
    ("due", { .due }),
  ]
  private static let accountCommands: [ListedCommand] = [
    ("account", { .account }), ("accounts", { .accounts }), ("correct", { .correctBalance }),
    ("reconcile", { .reconcile }),
  ]
  private static let envelopeCommands: [ListedCommand] = [
    ("allowance", { .allowance }), ("goal", { .goal }), ("earmark", { .earmark }),
    ("recurring", { .recurring }),
  ]
  private static let seeCommands: [ListedCommand] = [
    ("status", { .status }), ("snapshot", { .snapshot }), ("report", { .report }),
    ("list", { .listEntries }),
    ("find", { .find }), ("calendar", { .calendar }), ("show", { .show }),
    ("forecast", { .forecast }),
  ]
  private static let auditCommands: [ListedCommand] = [
    ("log", { .log }), ("explain", { .explain }), ("diff", { .diff }), ("replay", { .replay }),
    ("verify", { .verify }), ("check", { .check }),
  ]
  private static let fileCommands: [ListedCommand] = [
    ("import", { .importStatements }), ("export", { .export }), ("merge", { .merge }),
    ("append", { .appendEntries }),
    ("attach", { .attach }), ("detach", { .detach }), ("gc", { .collectReceipts }),
    ("receipt", { .receipt }),
    ("backup", { .backup }), ("restore", { .restore }), ("repair", { .repair }),
    ("compact", { .compact }),
  ]
  private static let setUpCommands: [ListedCommand] = [
    ("init", { .initialize }), ("profile", { .profile }), ("pro", { .pro }), ("model", { .model }),
    ("config", { .config }), ("doctor", { .doctor }),
    ("completions", { .completions }),
  ]

  /// All commands.
  static let table = table(topics: topics) { _ in true }

  /// What a command line comes to.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - width: The columns at which help is wrapped.
  static func answer(to words: [String], width: Int) -> Answer<GlobalOptions, Session, Report> {
    // A call needs the commands alone whose names stand among its words.
    let words = GoneCommand.words(words)
    let named = words.map { shortNames[$0] ?? $0 }
    let answer = table(topics: [], of: named.contains).answer(to: words, width: width)
    if case .perform = answer { return answer }
    return table.answer(to: words, width: width)
  }

  /// The table of some of the commands, by their names.
  static func table(
    topics: [HelpTopic], of isWanted: (String) -> Bool
  ) -> CommandTable<GlobalOptions, Session, Report> {
    CommandTable(
      "puldar", "Keep a personal budget as an append-only log of events.",
      version: LedgerVersion.text,
      examples: ["puldar add spent 45 at whole foods", "puldar"],
      globals: GlobalOptions(), options: GlobalOptions.options, bare: .bareProgram,
      groups: groups.compactMap { group in
        let commands = group.commands.filter { isWanted($0.name) }.map { $0.make() }
        return commands.isEmpty ? nil : CommandGroup(group.title, commands)
      },
      usual: ["add", "income", "status", "list", "find", "edit", "undo", "explain"],
      topics: topics, sentences: "add",
      offering: [
        "--month": { $0.contains(.ofMonths) }, "--as-of": { !$0.contains(.onlyNow) },
      ],
      completing: ["--profile": .profiles])
  }

  /// One letter for what is typed most.
  static let shortNames = ["a": "add", "s": "status", "l": "list"]
}
