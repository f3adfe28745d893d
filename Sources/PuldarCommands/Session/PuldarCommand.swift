import CommandTable

/// A command of this program.
typealias PuldarCommand = Command<Session, Report>

extension PuldarCommand.Trait {
  /// It makes sense only with the current state, or asks something before it writes: `--as-of` is
  /// refused before it begins. Other commands that write refuse it when they would write.
  static let onlyNow = Self("onlyNow")
  /// It shows months, or can: `--month` is refused before any other command begins, and by the command
  /// itself if it shows none.
  static let ofMonths = Self("ofMonths")
  /// Its answer may be long, and it asks nothing: at a terminal it is shown in a pager.
  static let long = Self("long")
  /// It needs no place for a ledger, or checks for one itself.
  static let withoutLedger = Self("withoutLedger")
}
