public import LedgerEvents

/// How many entries there are, and what they add up to in the ledger's currency.
///
/// Entries that do not count are shown in a list and are in no sum of it.
public struct EntryTotals: Hashable, Sendable {
  /// How many entries count.
  public private(set) var count = 0
  /// What was spent.
  public private(set) var out: Money
  /// What came back and what was earned.
  public private(set) var `in`: Money

  /// What came back of it.
  public private(set) var cameBack: Money

  /// ``in`` less ``out``: below zero where more went out than came in.
  public var net: Money { `in`.subtracting(out) }

  /// The sums of entries.
  ///
  /// - Parameters:
  ///   - entries: Those that do not count are left out.
  ///   - currency: Amounts in any other are left out.
  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  public init(
    of entries: some Sequence<RegisteredEntry>, in currency: Money.Currency
  ) throws(FigureTooLarge) {
    var (out, `in`, back) = (Int64(0), Int64(0), Int64(0))
    for entry in entries where entry.status == .counts {
      count += 1
      guard entry.values.amount.currency == currency else { continue }
      let units = entry.values.amount.minorUnits
      let tooLarge = FigureTooLarge(since: entry.id)
      switch entry.values.type {
      case .expense: out = try FigureTooLarge.sum([out, units], tooLarge)
      case .credit, .income: `in` = try FigureTooLarge.sum([`in`, units], tooLarge)
      }
      // No more than came in.
      if entry.values.type == .credit { back += units }
      _ = try FigureTooLarge.sum([`in`, -out], tooLarge)
    }
    self.out = Money(minorUnits: out, currency: currency)
    self.in = Money(minorUnits: `in`, currency: currency)
    cameBack = Money(minorUnits: back, currency: currency)
  }
}

/// Entries that have something in common, with their sums.
public struct EntryGroup: Hashable, Sendable {
  /// What they have in common.
  public enum Key: Hashable, Sendable {
    /// Of one day.
    case day(CalendarDay)
    /// Of one month.
    case month(CalendarMonth)
    /// Of one category.
    case category(CategoryName)
    /// As the first of them spells it; empty where nobody was named.
    case merchant(String)
    /// `nil` for income, which is in none.
    case bucket(BucketName?)

    /// What it is shown as: `(none)` where there is nothing to show.
    public var text: String {
      switch self {
      case .day(let day): day.text
      case .month(let month): month.text
      case .category(let category): category.text
      case .merchant(let merchant): merchant.isEmpty ? "(none)" : merchant
      case .bucket(let bucket): bucket?.text ?? "(none)"
      }
    }
  }

  /// What they have in common.
  public var key: Key
  /// In the order that was asked for.
  public var entries: [RegisteredEntry]
  /// Their number and sums.
  public var totals: EntryTotals
}
