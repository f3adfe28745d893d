import CommandTable

/// A command of this program.
typealias PuldarCommand = Command<Session, Report>

extension PuldarCommand.Trait {
  /// It only makes sense of what is known now, or asks something before it writes: `--as-of` is
  /// refused before it begins. Whatever else writes refuses it when it would write.
  static let onlyNow = Self("onlyNow")
  /// It needs no place for a ledger.
  static let withoutLedger = Self("withoutLedger")
}
