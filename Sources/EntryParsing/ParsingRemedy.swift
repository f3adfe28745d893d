public import LedgerEvents

/// A remedy for a text that was not parsed, or a model that did not help.
@nonexhaustive
public enum ParsingRemedy: Remedy {
  /// Name a model.
  case nameModel
  /// Name another model file.
  case nameOtherModel
  /// Wait for the next week, or unlock Pro.
  case waitOrUnlock
  /// Parse the sentence without a model.
  case leaveToRules
  /// State the days of an income, or its monthly amount.
  case sayDaysOrMonthly
  /// Edit the last entry.
  case editLast
  /// Check the machine.
  case examine
}
