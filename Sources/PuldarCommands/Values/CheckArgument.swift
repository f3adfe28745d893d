import CommandTable

/// A property of a ledger to check.
enum CheckArgument: String, CaseIterable {
  /// No budget of a bucket or month, and no limit of a category, is exceeded.
  case over
  /// Every figure is the sum of its parts, and income less used equals the change of free money.
  case money
  /// No account has an improper negative balance.
  case accounts
  /// No bill is overdue, and no expense may have paid one.
  case bills
  /// No expected income is late.
  case incomes
  /// Every entry has a category: none is in other because nobody knew one.
  case other
  /// Every entry was stated or reviewed by a person.
  case unreviewed
  /// Every account's balance on the day of its last reconciliation is unchanged.
  case reconciled
  /// No two devices changed the same thing concurrently.
  case conflicts
  /// Each log is as it was written.
  case log
  /// Paths, the disk, the clock, the model and programs are in order.
  case machine
}

extension CheckArgument: ParameterValue {
  init(parsing word: String) throws(ValueError) {
    guard let check = CheckArgument(rawValue: word == "balanced" ? "money" : word) else {
      throw .notListed
    }
    self = check
  }

  /// The checks about a person's data; those of the log and the machine are requested by name.
  static let ofPerson = allCases.filter { $0 != .log && $0 != .machine }

  /// Whether it checks certain months instead of everything.
  var isOfMonths: Bool { self == .over || self == .money }
}
