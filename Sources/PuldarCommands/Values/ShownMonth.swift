import CommandTable
import EntryParsing
import LedgerModel

/// A month that is shown or paid for: written as for a setting, or in the words of a sentence, which refer to the
/// past.
enum ShownMonth: Hashable {
  case stated(MonthArgument)
  /// A day in words: the month of that day.
  case words(String)

  init(parsing word: String) throws(ValueError) {
    do throws(ValueError) {
      self = .stated(try MonthArgument(parsing: word))
    } catch {
      // A day in digits alone has an order that only the ledger knows.
      guard let today = CalendarDay(iso: "2024-07-01"), word.contains(where: \.isLetter),
        ShownMonth.day(word, today: today) != nil
      else { throw error }
      self = .words(word)
    }
  }

  /// - Parameter option: The option that names it.
  func month(
    today: CalendarDay, _ year: MonthArgument.Year, for option: String
  ) throws(UsageError) -> CalendarMonth {
    switch self {
    case .stated(let month): return month.month(today: today, year)
    case .words(let words):
      guard let day = ShownMonth.day(words, today: today) else {
        throw .invalid(words, for: option, .unreadable("write a month as 2026-01"))
      }
      return day.month
    }
  }

  static func day(_ words: String, today: CalendarDay) -> CalendarDay? {
    let context = ParsingContext(today: today, currency: .usd)
    return (try? RuleBasedParser.day(words, context: context)) ?? nil
  }
}
