import LedgerModel

/// A thought for each day of the year, in our own words (DR61).
enum DailyThought {
  /// Two by each author, one after the other.
  static let all: [(words: String, by: String)] = [
    ("Some things are up to you and others are not: work on the first.", "Epictetus"),
    ("It is not that life is short, but that so much of it is wasted.", "Seneca"),
    ("What stands in the way becomes the way.", "Marcus Aurelius"),
    ("Not things trouble you, but what you make of them.", "Epictetus"),
    ("Poor is not who has little, but who craves more.", "Seneca"),
    ("Your life is what your thoughts make of it.", "Marcus Aurelius"),
  ]

  /// Returns the thought of a day, by its number in the year: `“…” — Seneca`.
  static func of(_ day: CalendarDay) -> String {
    let first = CalendarDay(year: day.year, month: 1, day: 1) ?? day
    let place = first.days(until: day)
    let thought = all[place % all.count]
    return "“\(thought.words)” — \(thought.by)"
  }
}
