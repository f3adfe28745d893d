import CommandTable

/// What a month's income is made of.
enum IncomeMode: String, CaseIterable, ParameterValue {
  /// An amount that comes every month, and what is recorded on top of it.
  case base
  /// Only what is recorded.
  case actual
}
