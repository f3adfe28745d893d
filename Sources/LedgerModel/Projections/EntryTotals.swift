/// Sums of entries, in minor units of the ledger's currency.
///
/// Only entries that count are summed, and only those in the ledger's currency.
public struct EntryTotals: Hashable, Sendable {
  /// How many entries count.
  public private(set) var count = 0
  /// What went out: expenses.
  public private(set) var out: Int64 = 0
  /// What came in: credits and income.
  public private(set) var `in`: Int64 = 0
  /// How many entries are in another currency, and in no sum.
  public private(set) var foreignCount = 0

  public init() {}

  /// What came in less what went out.
  public var net: Int64 { `in` - out }

  /// Adds an entry that counts.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum no longer fits.
  mutating func add(
    _ values: EntryValues, of entry: EventID, in currency: Currency?
  ) throws(FigureTooLarge) {
    count += 1
    guard values.amount.currency == currency else {
      foreignCount += 1
      return
    }
    let tooLarge = FigureTooLarge(since: entry)
    switch values.type {
    case .expense: out = try FigureTooLarge.sum([out, values.amount.minorUnits], tooLarge)
    case .credit, .income:
      `in` = try FigureTooLarge.sum([`in`, values.amount.minorUnits], tooLarge)
    }
  }
}
