import CommandTable
import EntryParsing
import LedgerModel

/// A day as a person writes it: `2026-01-02`, `today`, `yesterday`, or as a sentence names one: `last
/// friday`, `3/1`, `2 days ago`.
enum DayArgument: ParameterValue, Hashable {
  case named(CalendarDay)
  case today
  case yesterday
  /// Words of a sentence, which are read when the day of the ledger is known.
  case words(String)

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "today": self = .today
    case "yesterday": self = .yesterday
    default:
      do throws(ValueError) {
        self = .named(try CalendarDay(parsing: word))
      } catch {
        let isDay = ParsingContext.mayNameDay(word) { context throws(ParsingFailure) in
          try RuleBasedParser.day(word, context: context) != nil
        }
        guard isDay else {
          throw .unreadable(
            "\(error.accepted ?? "write a day"), today, yesterday, or a day as in a sentence")
        }
        self = .words(word)
      }
    }
  }

  static var completions: [Completion] { [Completion("today"), Completion("yesterday")] }

  /// The day that is meant.
  ///
  /// - Throws: ``EntryParsing/ParsingFailure`` where words name none, or could mean two.
  func day(_ context: ParsingContext) throws(ParsingFailure) -> CalendarDay {
    switch self {
    case .named(let day): return day
    case .today: return context.today
    case .yesterday: return context.today.previous ?? context.today
    case .words(let words):
      guard let day = try RuleBasedParser.day(words, context: context) else {
        throw .impossibleDate(words)
      }
      return day
    }
  }
}

extension ParsingContext {
  /// Whether words are a day on some day; which one it is, or could be, is said later.
  ///
  /// - Parameter isDay: Whether they are one.
  static func mayNameDay(
    _ words: String, _ isDay: (ParsingContext) throws(ParsingFailure) -> Bool
  ) -> Bool {
    guard let today = CalendarDay(iso: "2024-07-01") else { return false }
    do throws(ParsingFailure) {
      return try isDay(ParsingContext(today: today, currency: .usd))
    } catch {
      switch error {
      case .ambiguousDate, .futureDate: return true
      case .impossibleDate: return words.contains(where: \.isLetter)
      default: return false
      }
    }
  }
}
