import Puldar

/// A thought for each day of the year, two of each, in words of our own.
enum Thought {
  private static let all = [
    "“Some things are up to you and others are not: work on the first.” — Epictetus",
    "“It is not that life is short, but that so much of it is wasted.” — Seneca",
    "“What stands in the way becomes the way.” — Marcus Aurelius",
    "“Not things trouble you, but what you make of them.” — Epictetus",
    "“Poor is not who has little, but who craves more.” — Seneca",
    "“Your life is what your thoughts make of it.” — Marcus Aurelius",
  ]

  static func of(_ day: CalendarDay) -> String {
    let first = CalendarDay(year: day.year, month: 1, day: 1)
    return all[(first?.days(until: day) ?? 0) % all.count]
  }
}
