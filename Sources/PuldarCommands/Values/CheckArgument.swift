import CommandTable

/// What a ledger is checked for.
enum CheckArgument: String, CaseIterable, ParameterValue {
  /// No bucket and no month is overspent.
  case over
  /// Every figure is the sum of its parts.
  case balanced
  /// No two devices changed the same thing without knowing of each other.
  case conflicts
  /// Every account still holds what it held when it was last compared with the bank.
  case reconciled
  /// No bill is overdue, and no expense may have paid one.
  case bills
  /// No expected income is late.
  case incomes
  /// Every entry was stated by a person, or looked at.
  case unreviewed
}

extension CheckArgument {
  /// Whether it looks at months, and not at all there is.
  var isOfMonths: Bool {
    switch self {
    case .over, .balanced: true
    case .conflicts, .reconciled, .bills, .incomes, .unreviewed: false
    }
  }
}
