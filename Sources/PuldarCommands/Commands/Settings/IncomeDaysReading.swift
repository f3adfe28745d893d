import EntryParsing
import LedgerModel

/// Reads what an income says of its days: "1900 on the 15th and the last", "1750 every 2 weeks from 9 jan".
struct IncomeDaysReading {
  private let session: Session
  private let context: ParsingContext
  private let setting: SettingOptions

  init(_ session: Session, _ context: ParsingContext, _ setting: SettingOptions) {
    self.session = session
    self.context = context
    self.setting = setting
  }

  /// The setting that words say; `nil` if they say no days, or only "every month".
  ///
  /// - Throws: If the days are not clear.
  func plan(of words: String) throws -> (plan: IncomePlan, setting: SettingOptions)? {
    let parts = words.split(separator: " and ").map(String.init)
    guard var head = parts.first, words.contains(where: \.isLetter) else { return nil }
    // "on the 15th and the last": days of every month.
    if parts.count > 1, phrase(in: head) == nil, let on = head.firstRange(of: " on the ") {
      head.replaceSubrange(on, with: " every month on the ")
    }
    guard let first = phrase(in: head), let amount = amount(first.rest) else { return nil }
    guard first.saysDay else {
      // "4000 every month" says no day, and needs none.
      guard first.words.contains(where: \.isNumber) else { return nil }
      throw CommandFailure(
        "it is not said on which days '\(VisibleText(first.words))' falls",
        remedy: "Say the first: \(command: "income \(words) from 9 jan")", .refusedData)
    }
    let phrases = [first] + parts.dropFirst().compactMap { phrase(in: "every month on \($0)") }
    guard phrases.count == parts.count else { throw RecurrenceFailure.unclear(words) }
    var setting = setting
    let start = start(first)?.month ?? .first
    if setting.from == nil, start > session.today.month { setting.from = .named(start) }
    let from = setting.month(today: session.today).firstDay
    guard let days = IncomeDays(try phrases.map { try $0.recurrence(from: self.start($0) ?? from) })
    else { throw RecurrenceFailure.unclear(words) }
    return (.onDays(amount, days), setting)
  }

  /// The first day: without a year "from 6 nov" is the one of this year, also later in November.
  private func start(_ phrase: RecurrencePhrase) -> CalendarDay? {
    guard let day = phrase.start, session.today.days(until: day) > 183,
      !phrase.words.contains("\(day.year)")
    else { return phrase.start }
    return CalendarDay(year: day.year - 1, month: day.monthOfYear, day: day.day) ?? day
  }

  /// What words say of days; "the last" is the last day.
  private func phrase(in words: String) -> RecurrencePhrase? {
    let whole = words.hasSuffix(" last") ? words + " day" : words
    return (try? RecurrenceParser.phrase(in: whole, context: context)) ?? nil
  }

  /// The amount of the words that are left; `nil` if they say more than that it is pay.
  private func amount(_ rest: String) -> Money? {
    let words = rest.split(separator: " ").filter { !PayWords.areIn(String($0)) }
    return try? Money.reading(
      words.joined(separator: " "), defaultCurrency: context.currency,
      conventions: context.conventions)
  }
}
