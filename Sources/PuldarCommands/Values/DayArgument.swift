import CommandTable
import LedgerModel

/// A day as a person writes it: `2026-01-02`, `today` or `yesterday`.
enum DayArgument: ParameterValue, Hashable {
  case named(CalendarDay)
  case today
  case yesterday

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "today": self = .today
    case "yesterday": self = .yesterday
    default:
      do throws(ValueError) {
        self = .named(try CalendarDay(parsing: word))
      } catch {
        throw .unreadable("\(error.accepted ?? "write a day"), today or yesterday")
      }
    }
  }

  static var completions: [Completion] { [Completion("today"), Completion("yesterday")] }

  func day(today: CalendarDay) -> CalendarDay {
    switch self {
    case .named(let day): day
    case .today: today
    case .yesterday: today.previous ?? today
    }
  }
}
