/// How many entries there are, and what they add up to, in minor units of the ledger's currency.
///
/// Entries that do not count are shown in a list and are in no sum of it.
public struct EntryTotals: Hashable, Sendable {
  /// How many entries count.
  public private(set) var count = 0
  /// What was spent.
  public private(set) var out: Int64 = 0
  /// What came back and what was earned.
  public private(set) var `in`: Int64 = 0

  /// ``in`` less ``out``: below zero where more went out than came in.
  public var net: Int64 { `in` - out }

  public init() {}

  /// The sums of entries. Amounts in any other currency are left out; `nil` for none yet.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  public init(
    of entries: some Sequence<RegisteredEntry>, in currency: Currency?
  ) throws(FigureTooLarge) {
    for entry in entries where entry.standing == .counts {
      count += 1
      guard entry.values.amount.currency == currency else { continue }
      let units = entry.values.amount.minorUnits
      let tooLarge = FigureTooLarge(since: entry.id)
      switch entry.values.type {
      case .expense: out = try FigureTooLarge.sum([out, units], tooLarge)
      case .credit, .income: `in` = try FigureTooLarge.sum([`in`, units], tooLarge)
      }
      _ = try FigureTooLarge.sum([`in`, -out], tooLarge)
    }
  }
}
