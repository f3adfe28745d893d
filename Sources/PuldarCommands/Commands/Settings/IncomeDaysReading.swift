import EntryParsing
import LedgerModel

/// Reads the days of an income: "1900 on the 15th and the last", "1750 every 2 weeks from 9 jan".
struct IncomeDaysReading {
  let session: Session
  let context: ParsingContext
  let setting: Recording

  /// Returns the setting of the words; `nil` if they say no days, or only "every month".
  ///
  /// - Throws: If the days are not clear.
  func plan(of words: String) throws -> (plan: IncomePlan, setting: Recording)? {
    guard words.contains(where: \.isLetter),
      let phrase = try RecurrenceParser.phrase(in: words, context: context),
      let amount = amount(phrase.rest)
    else { return nil }
    // "4000 every month" says and needs no day; a "weekly wage" may have come once.
    if !phrase.saysDay, phrase.isEveryMonth || phrase.isAttribute { return nil }
    var setting = setting
    let start = phrase.saysDay ? phrase.start : try firstDay(of: phrase, words)
    if setting.from == nil, let month = start?.month, month > session.today.month {
      setting.from = .named(month)
    }
    let from = setting.month(today: session.today).firstDay
    try IncomeSetting.refuseTags(in: words)
    let days = IncomeDays(try phrase.recurrence(from: start ?? from))
    return (.onDays(amount, days), setting)
  }

  /// Asks for the next day of the income.
  private func firstDay(of phrase: RecurrencePhrase, _ words: String) throws -> CalendarDay {
    if let phrase = try session.askDay("On which day does it come next? ", context) {
      return phrase.day
    }
    throw CommandFailure(
      "it is not said on which days '\(VisibleText(phrase.words))' falls",
      remedy: "Say the first: \(command: "income \(words) from 9 jan")", .refusedData)
  }

  /// Returns the amount of the remaining words; `nil` if they say more than that it is pay.
  private func amount(_ rest: String) -> Money? {
    let words = rest.split(separator: " ").map(String.init)
      .filter { TagArgument(marked: $0) == nil && !RuleBasedParser.namesPay($0) }
      .joined(separator: " ")
    if AmountArgument.areSeveral(words) { return nil }
    return try? Money.reading(
      words, defaultCurrency: context.currency,
      conventions: context.conventions)
  }
}
