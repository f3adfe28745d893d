public import LedgerModel

/// Whether two records may tell of one purchase: what a person typed, a receipt, the line of a bank.
public enum SamePurchase {
  /// A purchase and its booking, or the two sides of a transfer, are no more days apart.
  private static let dayReach = 5

  package static func areNear(_ one: CalendarDay, _ other: CalendarDay) -> Bool {
    distance(one, other) <= dayReach
  }

  /// How many days lie between two.
  public static func distance(_ one: CalendarDay, _ other: CalendarDay) -> Int {
    abs(one.daysSinceEpoch - other.daysSinceEpoch)
  }

  /// The days that are near to one, as far as the calendar goes.
  public static func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
    let first = day.adding(days: -dayReach) ?? day
    let last = day.adding(days: dayReach) ?? day
    return first...last
  }

  /// The days whose purchases may come back on a day.
  public static func days(payingBackOn day: CalendarDay) -> ClosedRange<CalendarDay> {
    ImportPurchases.firstDay(before: day)...day
  }

  /// Whether two names may be those of one shop: one holds the other, or they share a word.
  public static func areAlike(_ one: String, _ other: String) -> Bool {
    areFoldedAlike(ImportWords.folded(one), ImportWords.folded(other))
  }

  /// The same of names that are folded already.
  static func areFoldedAlike(_ one: String, _ other: String) -> Bool {
    if one.isEmpty || other.isEmpty { return false }
    if one == other || " \(one) ".contains(" \(other) ") || " \(other) ".contains(" \(one) ") {
      return true
    }
    let words = Set(one.split(separator: " ").filter(isTelling))
    return other.split(separator: " ").contains { isTelling($0) && words.contains($0) }
  }

  /// Whether a word tells one shop from another: it is long enough, no number, and no word of the bank's own.
  static func isTelling(_ word: Substring) -> Bool {
    word.utf8.count >= 4 && word.count >= 4 && !word.utf8.allSatisfy { $0 &- 0x30 < 10 }
      && !ImportPhrases.ownWords.contains(word)
  }
}
