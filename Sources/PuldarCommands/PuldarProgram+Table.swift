import CommandTable
import LedgerStore

extension PuldarProgram {
  /// Every command that there is.
  static let table = CommandTable<GlobalOptions, Session>(
    "puldar", "Keep a personal budget as an append-only log of events.",
    version: LedgerVersion.text,
    examples: ["puldar add \"spent 45 at whole foods\"", "puldar"],
    globals: GlobalOptions(), options: GlobalOptions.options, bare: .bareProgram,
    groups: [
      CommandGroup("Enter", enterCommands),
      CommandGroup("Fix", fixCommands),
      CommandGroup("Plan", planCommands),
      CommandGroup("See", seeCommands),
      CommandGroup("Audit", auditCommands),
      CommandGroup("Files", fileCommands),
      CommandGroup("Set up", setUpCommands),
    ].filter { !$0.commands.isEmpty },
    topics: topics)

  /// Commands that only make sense of what is known now, or that ask something before they write:
  /// `--as-of` is refused before they begin. Whatever else writes refuses it when it would write.
  static let commandsOfNow: Set<[String]> = [
    ["add"], ["parse"], ["edit"], ["void"], ["init"], ["verify"], ["doctor"], ["completions"],
    ["merge"], ["export"], ["repair"], ["compact"], ["reparse"], ["categorize"],
    ["model", "use"], ["model", "show"], ["model", "off"],
  ]

  private static let enterCommands: [Command<Session>] = [.add, .income, .parse]
  private static let fixCommands: [Command<Session>] = [
    .edit, .void, .undo, .redo, .reparse, .categorize,
  ]
  private static let planCommands: [Command<Session>] = [.allocate, .rollover, .category]
  private static let seeCommands: [Command<Session>] = [.status, .list, .find, .show]
  private static let auditCommands: [Command<Session>] = [
    .log, .explain, .diff, .replay, .verify, .check,
  ]
  private static let fileCommands: [Command<Session>] = [.merge, .export, .repair, .compact]
  private static let setUpCommands: [Command<Session>] = [
    .initialize, .pro, .model, .doctor, .completions,
  ]
}
