import LedgerModel

/// Words of a text that name a day.
struct DayMention {
  var tokens: Range<Int>
  var day: CalendarDay
  var rule: ParsingRule
}
