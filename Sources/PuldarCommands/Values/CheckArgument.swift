import CommandTable

/// What a ledger is checked for.
enum CheckArgument: String, CaseIterable {
  /// No bucket, no limit of a category and no month is passed.
  case over
  /// Every figure is the sum of its parts, and income less used is what free money changed by.
  case money
  /// No account holds less than nothing.
  case accounts
  /// No bill is overdue, and no expense may have paid one.
  case bills
  /// No expected income is late.
  case incomes
  /// Every entry has a category: none stands in other because nobody knew one.
  case other
  /// Every entry was stated by a person, or looked at.
  case unreviewed
  /// Every account still holds what it held when it was last compared with the bank.
  case reconciled
  /// No two devices changed the same thing without knowing of each other.
  case conflicts
  /// Each log is as it was written.
  case log
  /// Paths, the disk, the clock, the model and programs are as they must be.
  case machine
}

extension CheckArgument: ParameterValue {
  init(parsing word: String) throws(ValueError) {
    guard let check = CheckArgument(rawValue: word == "balanced" ? "money" : word) else {
      throw .notListed
    }
    self = check
  }

  /// What needs a person; what is of the log and the machine is asked for by name.
  static let ofPerson = allCases.filter { $0 != .log && $0 != .machine }

  /// Whether it looks at months, and not at all there is.
  var isOfMonths: Bool { self == .over || self == .money }
}
