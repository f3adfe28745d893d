import CommandTable
import LedgerStore

extension PuldarProgram {
  /// Every command that there is.
  static let table = CommandTable<GlobalOptions, Session, Report>(
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

  private static let enterCommands: [PuldarCommand] = [.add, .income, .parse]
  private static let fixCommands: [PuldarCommand] = [
    .edit, .void, .undo, .redo, .reparse, .categorize,
  ]
  private static let planCommands: [PuldarCommand] = [.setShares, .setRollover, .category]
  private static let seeCommands: [PuldarCommand] = [.status, .listEntries, .find, .show]
  private static let auditCommands: [PuldarCommand] = [
    .log, .explain, .diff, .replay, .verify, .check,
  ]
  private static let fileCommands: [PuldarCommand] = [.merge, .export, .repair, .compact]
  private static let setUpCommands: [PuldarCommand] = [
    .initialize, .pro, .model, .doctor, .completions,
  ]
}
