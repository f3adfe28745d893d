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
  private static let planCommands: [PuldarCommand] = [.allocate, .rollover, .category]
  private static let seeCommands: [PuldarCommand] = [.status, .list, .find, .show]
  private static let auditCommands: [PuldarCommand] = [
    .log, .explain, .diff, .replay, .verify, .check,
  ]
  private static let fileCommands: [PuldarCommand] = [.merge, .export, .repair, .erase]
  private static let setUpCommands: [PuldarCommand] = [
    .initialize, .pro, .model, .doctor, .completions,
  ]
}

/// A command of this program.
typealias PuldarCommand = Command<Session, Report>

extension PuldarCommand.Trait {
  /// It only makes sense of what is known now, or asks something before it writes: `--as-of` is
  /// refused before it begins. Whatever else writes refuses it when it would write.
  static let onlyNow = Self("onlyNow")
  /// It needs no place for a ledger.
  static let withoutLedger = Self("withoutLedger")
  /// It works with no ledger that is there: advice that offers it names none.
  static let opensNoLedger = Self("opensNoLedger")
}
