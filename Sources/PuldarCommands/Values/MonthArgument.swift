import CommandTable
import LedgerModel

/// A month as a person writes it: `2026-01`, `this` or `last`.
enum MonthArgument: ParameterValue, Hashable {
  case named(CalendarMonth)
  case this
  case last

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "this": self = .this
    case "last": self = .last
    default:
      guard let month = try? CalendarMonth(reading: word) else {
        throw .unreadable("write a month as 2026-01, this or last")
      }
      self = .named(month)
    }
  }

  static var completions: [Completion] {
    [Completion("this", "this month"), Completion("last", "the month before")]
  }

  func month(today: CalendarDay) -> CalendarMonth {
    switch self {
    case .named(let month): month
    case .this: today.month
    case .last: today.month.previous ?? today.month
    }
  }
}

/// One month or several, as a person writes them: `2026-01`, `this`, `last`, `2025-11..2026-01`.
struct MonthSpan: ParameterValue, Hashable {
  private let first: MonthArgument
  private let last: MonthArgument

  /// How many months may be shown at once: a century.
  static let countLimit = 1200

  init(parsing word: String) throws(ValueError) {
    guard let separator = word.firstRange(of: "..") else {
      first = try MonthArgument(parsing: word)
      last = first
      return
    }
    first = try MonthArgument(parsing: String(word[..<separator.lowerBound]))
    last = try MonthArgument(parsing: String(word[separator.upperBound...]))
  }

  static var completions: [Completion] {
    [Completion("this", "this month"), Completion("last", "the month before")]
  }

  /// The months that are meant, in order.
  func months(today: CalendarDay) throws(UsageError) -> [CalendarMonth] {
    let (first, last) = (first.month(today: today), last.month(today: today))
    guard first <= last else {
      throw .invalid(
        "\(first)..\(last)", for: "--month", .unreadable("the earlier month comes first"))
    }
    guard first.months(until: last) < MonthSpan.countLimit else {
      throw .invalid(
        "\(first)..\(last)", for: "--month",
        .unreadable("at most \(MonthSpan.countLimit) months are shown"))
    }
    return CalendarMonth.months(from: first, through: last)
  }
}
