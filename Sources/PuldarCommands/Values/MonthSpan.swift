import CommandTable
import LedgerModel

/// One month or several, as a person writes them: `2026-01`, `this`, `last`, `march`, `last friday`, `2025`, `q1`,
/// `2025-11..2026-01`.
struct MonthSpan: ParameterValue, Hashable {
  private let first: ShownPeriod
  private let last: ShownPeriod

  /// The number of months that may be shown at once: a century.
  static let countLimit = 1200

  init(parsing word: String) throws(ValueError) {
    guard let separator = word.firstRange(of: "..") else {
      first = try ShownPeriod(parsing: word)
      last = first
      return
    }
    first = try ShownPeriod(parsing: String(word[..<separator.lowerBound]))
    last = try ShownPeriod(parsing: String(word[separator.upperBound...]))
  }

  /// The month names.
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static var completions: [Completion] {
    [
      Completion("this", "this month"), Completion("last", "the month before"),
      Completion("this year"), Completion("last year"),
    ]
      + names.map { Completion($0.lowercased()) }
  }

  /// Whether the first month has no stated year.
  var lacksYear: Bool { first.lacksYear }

  /// Whether it ends with a whole quarter or year, of which months to come may be a part.
  var endsLong: Bool { last.isLong }

  /// Returns the months, in order.
  ///
  /// - Parameters:
  ///   - year: The year of the first month if none is stated; the last one is the next of its name.
  ///   - option: The option that names them.
  func months(
    today: CalendarDay, _ year: MonthArgument.Year, for option: String = "--month"
  ) throws(UsageError) -> [CalendarMonth] {
    let isOne = self.first == self.last
    let begin = try first.months(today: today, year, for: option)
    let end =
      isOne
      ? begin : try last.months(today: today, .notBefore(begin.lowerBound), for: option)
    let (first, last) = (begin.lowerBound, end.upperBound)
    guard first <= last else {
      throw .invalid(
        "\(first)..\(last)", for: option, .unreadable("the earlier month comes first"))
    }
    guard first.months(until: last) < MonthSpan.countLimit else {
      throw .invalid(
        "\(first)..\(last)", for: option,
        .unreadable("at most \(MonthSpan.countLimit) months are shown"))
    }
    return CalendarMonth.months(from: first, through: last)
  }
}
