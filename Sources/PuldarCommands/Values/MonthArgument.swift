import CommandTable
import LedgerModel

/// A month as a person writes it: `2026-01`, `this`, `last`, `march 2026`, or `march` without a year.
enum MonthArgument: ParameterValue, Hashable {
  case named(CalendarMonth)
  /// A number of months after this one.
  case relative(Int)
  /// The number of a month in its year.
  case everyYear(Int)

  /// The choice of year for a month named without one.
  enum Year: Hashable {
    /// For plans: this month, or the next one of the name.
    case coming
    /// For looking back: the last one that has begun, unless something begins with the coming one.
    case begun(beside: Set<CalendarMonth> = [])
    /// For received money: the nearest one.
    case nearest
    /// For the end of a span.
    case notBefore(CalendarMonth)
  }

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "this", "this month": self = .relative(0)
    case "last", "last month": self = .relative(-1)
    case "next", "next month": self = .relative(1)
    default:
      // 2026-1 is accepted too.
      let iso = word.count == 6 ? "\(word.prefix(5))0\(word.suffix(1))" : word
      if let month = try? CalendarMonth(reading: iso) {
        self = .named(month)
      } else if let number = Int(word), 1...12 ~= number {
        self = .everyYear(number)
      } else if let month = MonthArgument.month(of: word) {
        self = word.contains(where: \.isNumber) ? .named(month) : .everyYear(month.monthOfYear)
      } else {
        throw .unreadable("write a month as 2026-01, this, last, or march 2026")
      }
    }
  }

  /// Returns the month of words that name no day of it, and mean the same on every day.
  private static func month(of words: String) -> CalendarMonth? {
    guard let today = CalendarDay(iso: "2400-07-11"), words.contains(where: \.isLetter),
      ShownMonth.day(words, today: today) == nil,
      let day = ShownMonth.day("1 \(words)", today: today), day == day.month.firstDay
    else { return nil }
    return day.month
  }

  static var completions: [Completion] {
    [
      Completion("this", "this month"), Completion("last", "the month before"),
      Completion("next", "the month after"),
    ]
  }

  func month(today: CalendarDay, _ year: Year = .coming) -> CalendarMonth {
    let this = today.month
    switch self {
    case .named(let month): return month
    case .relative(let count): return this.advanced(by: count) ?? this
    case .everyYear(let number):
      let (start, offset) =
        switch year {
        case .coming: (this, 0)
        case .begun: (this, -11)
        case .nearest: (this, -5)
        case .notBefore(let first): (first, 0)
        }
      let first = start.advanced(by: offset) ?? start
      let month = first.advanced(by: (number - first.monthOfYear + 12) % 12) ?? first
      guard case .begun(let beginnings) = year, month < this,
        let coming = month.advanced(by: 12), beginnings.contains(coming)
      else { return month }
      return coming
    }
  }
}
