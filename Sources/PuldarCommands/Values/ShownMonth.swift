import CommandTable
import EntryParsing
import LedgerModel

/// A month that is looked at or paid for: as for a setting, or by the words of a sentence, which speak of what
/// was.
enum ShownMonth: ParameterValue, Hashable {
  case stated(MonthArgument)
  /// A name of a month, or a day in words: the month of that day.
  case words(String)

  init(parsing word: String) throws(ValueError) {
    do throws(ValueError) {
      self = .stated(try MonthArgument(parsing: word))
    } catch {
      guard let today = CalendarDay(iso: "2024-07-01"), ShownMonth.month(word, today: today) != nil
      else { throw .unreadable("write a month as 2026-01, this, last, or march 2026") }
      self = .words(word)
    }
  }

  static var completions: [Completion] { MonthArgument.completions }

  /// - Parameter option: The one that names it.
  func month(
    today: CalendarDay, for option: String
  ) throws(UsageError) -> CalendarMonth {
    switch self {
    case .stated(let month): return month.month(today: today)
    case .words(let words):
      guard let month = ShownMonth.month(words, today: today) else {
        throw .invalid(words, for: option, .unreadable("write a month as 2026-01"))
      }
      return month
    }
  }

  /// The same of what may also be still to come: of the last month of a name and the next one the one that
  /// fits, and of both the nearer.
  ///
  /// - Parameter fits: Whether a month is what the command is about.
  func month(
    today: CalendarDay, for option: String, where fits: (CalendarMonth) -> Bool
  ) throws(UsageError) -> CalendarMonth {
    let last = try month(today: today, for: option)
    guard case .words(let words) = self, !words.contains(where: \.isNumber),
      ShownMonth.day(words, today: today) == nil, let next = last.advanced(by: 12)
    else { return last }
    func order(_ month: CalendarMonth) -> (Int, Int) {
      (fits(month) ? 0 : 1, abs(today.month.months(until: month)))
    }
    return order(next) < order(last) ? next : last
  }

  /// The month that words name; `nil` for none. Figures alone are a day in an order that only the
  /// ledger knows.
  private static func month(_ words: String, today: CalendarDay) -> CalendarMonth? {
    guard words.contains(where: \.isLetter) else { return nil }
    switch words {
    case "this month": return today.month
    case "last month": return today.month.previous
    default: return (day(words, today: today) ?? day("1 \(words)", today: today))?.month
    }
  }

  private static func day(_ words: String, today: CalendarDay) -> CalendarDay? {
    let context = ParsingContext(today: today, currency: .usd)
    return (try? RuleBasedParser.day(words, context: context)) ?? nil
  }
}
