package import LedgerModel

/// Whether two records may tell of one purchase: what a person typed, a receipt, the line of a bank.
package enum SamePurchase {
  /// A purchase and its booking, or the two sides of a transfer, are no more days apart.
  private static let dayReach = 3

  package static func areNear(_ one: CalendarDay, _ other: CalendarDay) -> Bool {
    distance(one, other) <= dayReach
  }

  /// How many days lie between two.
  package static func distance(_ one: CalendarDay, _ other: CalendarDay) -> Int {
    abs(one.daysSinceEpoch - other.daysSinceEpoch)
  }

  /// The days that are near to one, as far as the calendar goes.
  package static func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
    let first = day.adding(days: -dayReach) ?? day
    let last = day.adding(days: dayReach) ?? day
    return first...last
  }

  /// Whether two names may be those of one shop: one holds the other, or they share a word.
  package static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (ImportWords.folded(one), ImportWords.folded(other))
    if one.isEmpty || other.isEmpty { return false }
    if " \(one) ".contains(" \(other) ") || " \(other) ".contains(" \(one) ") { return true }
    return !words(one).isDisjoint(with: words(other))
  }

  /// The words that are long enough to be a name's own.
  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " ").filter { $0.count >= 4 && !$0.allSatisfy(\.isNumber) })
  }
}
