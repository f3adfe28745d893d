public import LedgerEvents

/// What helps if a text is not read, or a model was of no use.
@nonexhaustive
public enum ParsingRemedy: Remedy {
  /// To name a model.
  case nameModel
  /// To name another file of a model.
  case nameOtherModel
  /// To wait for the next week, or to unlock Pro.
  case waitOrUnlock
  /// To have a sentence read without a model.
  case leaveToRules
  /// To say the days of an income, or what every month brings.
  case sayDaysOrMonthly
  /// To see what is wrong with the machine.
  case examine
}
