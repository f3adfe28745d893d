public import LedgerEvents

/// The number of entries, and their sums in the ledger's currency.
///
/// Entries that do not count appear in lists, but in no sum.
public struct EntryTotals: Hashable, Sendable {
  /// The number of entries that count.
  public private(set) var count = 0
  /// The sum of the expenses.
  public private(set) var out: Money
  /// The sum of credits and income.
  public private(set) var `in`: Money

  /// The part of ``in`` that is credits.
  public private(set) var cameBack: Money

  /// ``in`` minus ``out``; negative if more went out.
  public var net: Money { `in`.subtracting(out) }

  /// Creates the sums of some entries.
  ///
  /// - Parameters:
  ///   - entries: The entries; those that do not count are left out.
  ///   - currency: The currency; amounts in any other are left out.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
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
      // This cannot exceed the sum of what came in.
      if entry.values.type == .credit { back += units }
      _ = try FigureTooLarge.sum([`in`, -out], tooLarge)
    }
    self.out = Money(minorUnits: out, currency: currency)
    self.in = Money(minorUnits: `in`, currency: currency)
    cameBack = Money(minorUnits: back, currency: currency)
  }
}

/// Entries with something in common, with their sums.
public struct EntryGroup: Hashable, Sendable {
  /// The common property of a group.
  public enum Key: Hashable, Sendable {
    /// One day.
    case day(CalendarDay)
    /// One month.
    case month(CalendarMonth)
    /// One category.
    case category(CategoryName)
    /// The merchant as the first entry spells it; empty if none was named.
    case merchant(String)
    /// The bucket; `nil` for income, which is in none.
    case bucket(BucketName?)
    /// One tag; empty for entries without one.
    case tag(String)

    /// The identifier for programs; `(none)` if there is nothing in common.
    public var text: String {
      switch self {
      case .day(let day): day.text
      case .month(let month): month.text
      case .category(let category): category.text
      case .merchant(let merchant): merchant.isEmpty ? "(none)" : merchant
      case .bucket(let bucket): bucket?.text ?? "(none)"
      case .tag(let tag): tag.isEmpty ? "(none)" : tag
      }
    }
  }

  /// The common property.
  public var key: Key
  /// The entries, in the requested order.
  public var entries: [RegisteredEntry]
  /// The number of entries and their sums.
  public var totals: EntryTotals
}
