import CommandTable
import EntryParsing
import LedgerModel

/// A day as a person writes it: `2026-01-02`, `today`, `yesterday`, or as in a sentence: `last friday`,
/// `3/1`, `2 days ago`.
enum DayArgument: ParameterValue, Hashable {
  case named(CalendarDay)
  case today
  case yesterday
  /// Words of a sentence, which are parsed once the ledger's day is known.
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

  /// Returns the day.
  ///
  /// - Throws: ``EntryParsing/ParsingFailure`` if the words name no day, or could mean two.
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
  /// Returns whether words can name a day; which one is decided later.
  ///
  /// - Parameter isDay: Returns whether they name one in a context.
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
