import CommandTable
import EntryParsing
import LedgerModel

/// A day of something planned: `2026-01-15`, or as in a sentence or `bill add`: `15jan`, `friday`,
/// `yesterday`.
///
/// A day without a year may be the last such day or the next one: the plans decide.
enum PlannedDayArgument: ParameterValue, Hashable {
  case named(CalendarDay)
  /// Words, which are parsed once the ledger's day is known.
  case words(String)

  init(parsing word: String) throws(ValueError) {
    do throws(ValueError) {
      self = .named(try CalendarDay(parsing: word))
    } catch {
      let isDay = ParsingContext.mayNameDay(word) { context throws(ParsingFailure) in
        try !PlannedDayArgument.readings(of: word, context).isEmpty
      }
      guard isDay else {
        throw .unreadable("\(error.accepted ?? "write a day"), or as 15jan or friday")
      }
      self = .words(word)
    }
  }

  /// Whether the ledger's day determines it.
  var isInWords: Bool {
    if case .words = self { true } else { false }
  }

  static var completions: [Completion] { [Completion("today"), Completion("yesterday")] }

  /// Returns the possible days: the last such day, and the next one.
  ///
  /// - Throws: ``EntryParsing/ParsingFailure`` if no calendar has such a day, or it is not clear which
  ///   number is the month.
  func days(_ context: ParsingContext) throws(ParsingFailure) -> [CalendarDay] {
    switch self {
    case .named(let day): return [day]
    case .words(let words):
      let days = try PlannedDayArgument.readings(of: words, context)
      if days.isEmpty { throw .impossibleDate(words) }
      return days
    }
  }

  private static func readings(
    of words: String, _ context: ParsingContext
  ) throws(ParsingFailure) -> [CalendarDay] {
    var days: [CalendarDay] = []
    do throws(ParsingFailure) {
      if let past = try RuleBasedParser.day(words, context: context) { days.append(past) }
    } catch .futureDate {
      // As in "tomorrow": then only the next one is possible.
    }
    if let next = try DueDayParser.phrase(alone: words, context: context), next.time == nil,
      !days.contains(next.day)
    {
      days.append(next.day)
    }
    return days
  }
}
