import CommandTable
import LedgerModel

/// A month as a person writes it: `2026-01`, `this` or `last`.
enum MonthArgument: ParameterValue, Hashable {
  case named(CalendarMonth)
  case this
  case last
  case next

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "this": self = .this
    case "last": self = .last
    case "next": self = .next
    default:
      guard let month = try? CalendarMonth(reading: word) else {
        throw .unreadable("write a month as 2026-01, this or last")
      }
      self = .named(month)
    }
  }

  static var completions: [Completion] {
    [
      Completion("this", "this month"), Completion("last", "the month before"),
      Completion("next", "the month after"),
    ]
  }

  func month(today: CalendarDay) -> CalendarMonth {
    switch self {
    case .named(let month): month
    case .this: today.month
    case .last: today.month.previous ?? today.month
    case .next: today.month.advanced(by: 1) ?? today.month
    }
  }
}
