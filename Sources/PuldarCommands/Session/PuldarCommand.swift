import CommandTable

/// A command of this program.
typealias PuldarCommand = Command<Session, Report>

extension PuldarCommand.Trait {
  /// It only makes sense of what is known now, or asks something before it writes: `--as-of` is
  /// refused before it begins. Whatever else writes refuses it when it would write.
  static let onlyNow = Self("onlyNow")
  /// It looks at months, or can: `--month` is refused before any other one begins, and by itself where
  /// it looks at none.
  static let ofMonths = Self("ofMonths")
  /// Its answer may be long, and asks nothing: at a terminal it is shown page by page.
  static let long = Self("long")
  /// It needs no place for a ledger, or looks itself whether there is one.
  static let withoutLedger = Self("withoutLedger")
}
