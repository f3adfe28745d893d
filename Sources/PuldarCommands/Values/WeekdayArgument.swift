import CommandTable
import LedgerModel

/// A day of the week, as a person writes it: `sun`, `Sunday`.
struct WeekdayArgument: ParameterValue, Hashable {
  let weekday: CalendarDay.Weekday

  init(parsing word: String) throws(ValueError) {
    let folded = word.lowercased()
    let found = CalendarDay.Weekday.allCases.first {
      $0.abbreviation == folded || $0.name.lowercased() == folded
    }
    guard let found else { throw .notListed }
    weekday = found
  }

  static var allowedValues: [String] { CalendarDay.Weekday.allCases.map(\.abbreviation) }
}
