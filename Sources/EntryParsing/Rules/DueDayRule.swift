public import LedgerEvents

/// Finds the words that name a due date: "15jan", "on friday", "in 3 days".
///
/// A day without a year is the next such day, today or later. One with a year, and "yesterday", may be in the past.
struct DueDayRule {
  /// A day, and the tokens that name it.
  typealias Named = (day: CalendarDay, tokens: Range<Int>)

  private let sentence: Sentence
  private let days: DayRule

  /// - Parameter isAlone: Whether the text is only a day, so that its digits are not an amount.
  init(_ sentence: Sentence, isAlone: Bool = false) {
    self.sentence = sentence
    var days = DayRule(sentence: sentence)
    days.isAlone = isAlone
    self.days = days
  }

  /// Returns the due date of the text; `nil` if it names none.
  ///
  /// - Throws: ``ParsingFailure`` if it names a day that no calendar has, an ambiguous day, or two days.
  func phrase() throws(ParsingFailure) -> DueDayPhrase? {
    var found: Named?
    var index = 0
    while index < sentence.tokens.count {
      guard let named = try named(at: index) else {
        index += 1
        continue
      }
      if let found {
        throw .severalDates([sentence.words(found.tokens), sentence.words(named.tokens)])
      }
      found = named
      index = max(index + 1, named.tokens.upperBound)
    }
    return found.map(phrase)
  }

  private func phrase(_ named: Named) -> DueDayPhrase {
    var start = days.startWithPreposition(named.tokens.lowerBound)
    while start > 0, sentence.isOneOf(DueDayRule.introductions, at: start - 1) { start -= 1 }
    var words = sentence.words(without: [start..<named.tokens.upperBound])
    var time: TimeOfDay?
    if let place = words.firstIndex(where: { TimeOfDay($0) != nil }) {
      time = TimeOfDay(words.remove(at: place))
      if place > 0, words[place - 1].lowercased() == "at" { words.remove(at: place - 1) }
    }
    return DueDayPhrase(
      day: named.day, time: time,
      rest: words.joined(separator: " ").trimming(",; "))
  }

  private static let introductions: [StaticString] = ["due", "by", "until"]

  /// Returns the day named at a place; `nil` if there is none.
  func named(at index: Int) throws(ParsingFailure) -> Named? {
    if let named = ahead(at: index) ?? weekday(at: index) { return named }
    guard let match = days.match(at: index) ?? byOrdinal(at: index) else { return nil }
    switch match {
    case .day(let day, let end, let rule):
      let tokens = index..<end
      return (next(day, rule, sentence.words(tokens)), tokens)
    case .either(_, _, let end):
      throw .ambiguousDate(sentence.words(index..<end), choices: [])
    case .impossible(let end): throw .impossibleDate(sentence.words(index..<end))
    case .vague: return nil
    }
  }

  /// The number of "by the 30th", in which the first two words are one phrase of the table.
  private func byOrdinal(at index: Int) -> DayRule.Match? {
    guard sentence.has(.within, at: index - 1), let (number, end) = days.ordinal(at: index) else {
      return nil
    }
    return days.lastDay(number, end: end)
  }

  /// "in 3 days", "next month": counted from today.
  private func ahead(at index: Int) -> Named? {
    if sentence.has(.next, at: index), sentence.has(.span, at: index + 1) {
      return ahead(1, span: index + 1, from: index)
    }
    return days.spanAhead(at: index).map { ($0.day, index..<$0.end) }
  }

  private func ahead(_ count: Int, span: Int, from start: Int) -> Named? {
    days.today.goingBack(-count, Int(sentence.tokens[span].meaning.number))
      .map { ($0, start..<span + 1) }
  }

  /// "friday", "next friday": the next such day; only the first may be today.
  private func weekday(at index: Int) -> Named? {
    let isNext = sentence.has(.next, at: index)
    let place = isNext || sentence.has(.this, at: index) ? index + 1 : index
    guard sentence.has(.weekday, at: place), place > index || isDay(at: index) else { return nil }
    let wanted = Int(sentence.tokens[place].meaning.weekday)
    let ahead = (wanted - days.today.weekday.rawValue + 7) % 7
    return days.today.adding(days: isNext && ahead == 0 ? 7 : ahead)
      .map { ($0, index..<place + 1) }
  }

  /// Whether a weekday is meant, without a date after it: "friday 15 jan" is that date.
  private func isDay(at index: Int) -> Bool {
    guard case .day(_, _, .weekday)? = days.match(at: index) else { return false }
    return true
  }

  private func next(_ day: CalendarDay, _ rule: ParsingRule, _ words: String) -> CalendarDay {
    guard day < days.today, !DueDayRule.namesYear(words) else { return day }
    switch rule {
    case .dayOfMonth:
      let months = (0..<4).lazy.compactMap { days.today.month.advanced(by: $0) }
      return months.lazy
        .compactMap { CalendarDay(year: $0.year, month: $0.monthOfYear, day: day.day) }
        .first { $0 >= days.today } ?? day
    case .calendarDate:
      let years = days.today.year...days.today.year + 8
      return years.lazy
        .compactMap { CalendarDay(year: $0, month: day.monthOfYear, day: day.day) }
        .first { $0 >= days.today } ?? day
    default: return day
    }
  }

  /// Whether a date includes its year: four digits, three numbers, or two numbers beside the name of a month.
  static func namesYear(_ words: String) -> Bool {
    let figures = words.split { !$0.isNumber }
    let hasMonth = words.split { !$0.isLetter }.contains { $0.count > 2 }
    return figures.contains { $0.count == 4 } || figures.count >= (hasMonth ? 2 : 3)
  }
}

/// A due date stated in words.
public struct DueDayPhrase: Hashable, Sendable {
  /// The day, which may be in the future.
  public var day: CalendarDay
  /// The time of day; `nil` if none is named.
  public var time: TimeOfDay?
  /// The text without the words of the day.
  public var rest: String
}
