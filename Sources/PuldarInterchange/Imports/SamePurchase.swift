public import LedgerModel

/// Decides whether two records may be of one purchase: typed by a person, from a receipt, or a bank line.
public enum SamePurchase {
  /// The most days between a purchase and its booking, or between the two sides of a transfer.
  private static let dayReach = 5

  package static func areNear(_ one: CalendarDay, _ other: CalendarDay) -> Bool {
    distance(one, other) <= dayReach
  }

  /// Returns the number of days between two days.
  public static func distance(_ one: CalendarDay, _ other: CalendarDay) -> Int {
    abs(one.daysSinceEpoch - other.daysSinceEpoch)
  }

  /// Returns the days near a day, as far as the calendar goes.
  public static func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
    let first = day.adding(days: -dayReach) ?? day
    let last = day.adding(days: dayReach) ?? day
    return first...last
  }

  /// Returns the days whose purchases may be refunded on a day.
  public static func days(payingBackOn day: CalendarDay) -> ClosedRange<CalendarDay> {
    ImportPurchases.firstDay(before: day)...day
  }

  /// Whether two names may be of one shop: one contains the other, or they share a distinctive word.
  public static func areAlike(_ one: String, _ other: String) -> Bool {
    areFoldedAlike(ImportWords.folded(one), ImportWords.folded(other))
  }

  /// Compares names that are already folded.
  static func areFoldedAlike(_ one: String, _ other: String) -> Bool {
    if one.isEmpty || other.isEmpty { return false }
    if one == other || " \(one) ".contains(" \(other) ") || " \(other) ".contains(" \(one) ") {
      return true
    }
    let words = Set(one.split(separator: " ").filter(isTelling))
    return other.split(separator: " ").contains { isTelling($0) && words.contains($0) }
  }

  /// Whether a word distinguishes shops: it is long enough, no number, and not a common word of banks.
  static func isTelling(_ word: Substring) -> Bool {
    word.utf8.count >= 4 && word.count >= 4 && !word.utf8.allSatisfy { $0 &- 0x30 < 10 }
      && !ImportPhrases.ownWords.contains(word)
  }
}
