import CommandTable
import EntryParsing
import LedgerModel

/// The command that makes a bill of an entry that was added once.
struct RecurringAdvice {
  /// Without the program's name; `nil` if the words do not say that it recurs.
  let command: String?

  init(_ words: String, _ entry: NewEntry, _ context: ParsingContext) {
    command = RecurringAdvice.command(words, entry, context)
  }

  private static func command(
    _ words: String, _ entry: NewEntry, _ context: ParsingContext
  ) -> String? {
    guard entry.values.type != .credit,
      let phrase = try? RecurrenceParser.phrase(in: words, context: context),
      !phrase.isAttribute, !phrase.rest.isEmpty,
      let rule = try? phrase.recurrence(from: phrase.start ?? entry.values.date),
      let tomorrow = context.today.next, let index = rule.index(onOrAfter: tomorrow),
      let next = rule.occurrence(index), let end = rest(of: rule.end, without: index)
    else { return nil }
    let every = RecurrenceLine.days(rule) + RecurrenceLine.end(end)
    let flow = entry.values.type == .income ? " --income --auto" : ""
    return "bill add \(phrase.rest.shellWord) --every \(every.shellWord) --due \(next.text)\(flow)"
  }

  /// Returns the end after some occurrences; `nil` if none is left.
  private static func rest(of end: Recurrence.End, without count: Int) -> Recurrence.End? {
    guard case .times(let times) = end else { return end }
    return times > count ? .times(times - count) : nil
  }
}
