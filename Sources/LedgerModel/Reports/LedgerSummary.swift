public import LedgerEvents

/// What the ledgers of many people come to together, or one of them: summaries add up in any order and any grouping to
/// the same.
public struct LedgerSummary: Hashable, Sendable {
  /// What the sums are of.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// Everything in a month; only these sums have an income.
    case month
    /// By bucket, according to the settings in force for each month.
    case bucket
    /// By the category of each entry.
    case category
    /// The account that paid, or that the money came back to.
    case account
  }

  /// The figures of a month's bucket, category or account, or of the whole month, in minor units of its currency.
  ///
  /// They are wider than the figures of a ledger, so that those of any number of ledgers fit.
  public struct Sum: Hashable, Sendable {
    /// What was spent, net of credits.
    public var spent: Int128
    /// What counts against a budget: spent minus what was covered, plus what was put away.
    public var used: Int128
    /// The budget; `nil` if no ledger has one.
    public var budget: Int128?
    /// What came in, the expected income included; `nil` if no ledger knows one, or the sum is not of a whole month.
    public var income: Int128?

    /// Creates a sum from its properties.
    public init(spent: Int128, used: Int128, budget: Int128? = nil, income: Int128? = nil) {
      (self.spent, self.used, self.budget, self.income) = (spent, used, budget, income)
    }
  }

  /// The subject of a sum.
  public struct Key: Hashable, Comparable, Sendable {
    /// The month in which it counts.
    public var month: CalendarMonth
    /// The bucket, category or account; the month itself if the sum is of all of it.
    public var name: String
    /// The currency of the ledgers.
    public var currency: Money.Currency

    /// Creates a key from its properties.
    public init(month: CalendarMonth, name: String, currency: Money.Currency) {
      (self.month, self.name, self.currency) = (month, name, currency)
    }

    // Two spellings of one accented letter are two names, as they are for other programs.
    public static func == (first: Key, second: Key) -> Bool {
      first.month == second.month && first.name.utf8.elementsEqual(second.name.utf8)
        && first.currency == second.currency
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(month)
      for byte in name.utf8 { hasher.combine(byte) }
      hasher.combine(currency)
    }

    public static func < (first: Key, second: Key) -> Bool {
      // Names by their bytes, as other programs sort them.
      if first.month != second.month { return first.month < second.month }
      if !first.name.utf8.elementsEqual(second.name.utf8) {
        return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
      }
      return first.currency.code < second.currency.code
    }
  }

  /// What the sums are of; `nil` if there are none.
  public var axis: Axis?
  /// The number of ledgers in the sums.
  public var ledgerCount = 0
  /// The number of ledgers that could not be read, and are in no sum.
  public var failedCount = 0
  /// The number of ledgers in the sums of which something is not here: events that wait for the log of another device,
  /// files beside the logs that may be logs, or the rest of an unfinished write.
  public var incompleteCount = 0
  /// The number of events of the ledgers.
  public var eventCount = 0
  /// The sums that are not zero throughout.
  public var sums: [Key: Sum] = [:]

  /// Creates the summary of no ledger, which changes nothing it is added to.
  public init() {}

  /// The sums in order of month, name and currency.
  public var ordered: [(key: Key, value: Sum)] { sums.sorted { $0.key < $1.key } }
}

extension LedgerSummary {
  /// Adds what other ledgers come to.
  ///
  /// - Throws: ``SummaryMismatch`` if the sums are of something else, which changes nothing, or do not fit: then this is
  ///   no longer the sum of anything.
  public mutating func add(_ other: LedgerSummary) throws(SummaryMismatch) {
    if let axis, let axisOfOther = other.axis, axis != axisOfOther {
      throw .ofOtherAxis(axis, axisOfOther)
    }
    axis = axis ?? other.axis
    ledgerCount = try SummaryMismatch.sum(ledgerCount, other.ledgerCount)
    failedCount = try SummaryMismatch.sum(failedCount, other.failedCount)
    incompleteCount = try SummaryMismatch.sum(incompleteCount, other.incompleteCount)
    eventCount = try SummaryMismatch.sum(eventCount, other.eventCount)
    for (key, sum) in other.sums { try sums[key, default: Sum(spent: 0, used: 0)].add(sum) }
  }
}

extension LedgerSummary.Sum {
  fileprivate mutating func add(_ other: LedgerSummary.Sum) throws(SummaryMismatch) {
    spent = try SummaryMismatch.sum(spent, other.spent)
    used = try SummaryMismatch.sum(used, other.used)
    if let more = other.budget { budget = try SummaryMismatch.sum(budget ?? 0, more) }
    if let more = other.income { income = try SummaryMismatch.sum(income ?? 0, more) }
  }
}

/// The reason why two summaries do not add up.
@nonexhaustive
public enum SummaryMismatch: Error, Hashable, Sendable {
  /// One is by one axis, the other by another.
  case ofOtherAxis(LedgerSummary.Axis, LedgerSummary.Axis)
  /// A sum does not fit into 128 bits, or a count into 64.
  case tooLarge

  fileprivate static func sum<Number: FixedWidthInteger>(
    _ one: Number, _ two: Number
  ) throws(SummaryMismatch) -> Number {
    let (sum, overflows) = one.addingReportingOverflow(two)
    if overflows { throw .tooLarge }
    return sum
  }
}

extension SummaryMismatch: ExplainedError {
  public var problem: String {
    switch self {
    case .ofOtherAxis(let one, let other):
      "one summary is by \(one.rawValue), another by \(other.rawValue)"
    case .tooLarge: "the sum is too large to be exact"
    }
  }

  public var remedy: String? {
    switch self {
    case .ofOtherAxis: "Add up summaries of one kind."
    case .tooLarge: nil
    }
  }
}
