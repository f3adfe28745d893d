import CommandTable
import EntryParsing
import LedgerModel

/// A month that is looked at: as for a setting, or by the words of a sentence, which speak of what was.
private enum ShownMonth: Hashable {
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

  /// The month that words name; `nil` for none. Figures alone are a day in an order that only the
  /// ledger knows.
  private static func month(_ words: String, today: CalendarDay) -> CalendarMonth? {
    guard words.contains(where: \.isLetter) else { return nil }
    switch words {
    case "this month": return today.month
    case "last month": return today.month.previous
    default: break
    }
    let context = ParsingContext(today: today, currency: .usd)
    let day = (try? RuleBasedParser.day(words, context: context)) ?? nil
    return (day ?? (try? RuleBasedParser.day("1 \(words)", context: context)) ?? nil)?.month
  }
}

/// One month or several, as a person writes them: `2026-01`, `this`, `last`, `march`, `last friday`,
/// `2025-11..2026-01`.
struct MonthSpan: ParameterValue, Hashable {
  private let first: ShownMonth
  private let last: ShownMonth

  /// How many months may be shown at once: a century.
  static let countLimit = 1200

  init(parsing word: String) throws(ValueError) {
    guard let separator = word.firstRange(of: "..") else {
      first = try ShownMonth(parsing: word)
      last = first
      return
    }
    first = try ShownMonth(parsing: String(word[..<separator.lowerBound]))
    last = try ShownMonth(parsing: String(word[separator.upperBound...]))
  }

  static var completions: [Completion] {
    [Completion("this", "this month"), Completion("last", "the month before")]
  }

  /// The months that are meant, in order.
  ///
  /// - Parameter option: The one that names them.
  func months(
    today: CalendarDay, for option: String = "--month"
  ) throws(UsageError) -> [CalendarMonth] {
    let first = try first.month(today: today, for: option)
    let last = try last.month(today: today, for: option)
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
