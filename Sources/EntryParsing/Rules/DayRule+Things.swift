import LedgerEvents

/// Days of the thing that was bought, on which nothing was paid: "flight 320 for dec 12", "netflix 15.49
/// renews 12/25".
extension DayRule {
  /// What happened on a day that a text names.
  enum Event {
    case payment
    /// The thing begins, ends or takes place: it was paid today, as nothing else is stated.
    case thing
    /// Either of them.
    case open
  }

  /// - Parameter range: The tokens that name the day.
  func event(on day: CalendarDay, _ range: Range<Int>, _ rule: ParsingRule) -> Event {
    guard !isAlone, rule == .calendarDate || rule == .weekday || rule == .dayOfMonth else {
      return isFor(range.lowerBound) && day > today ? .thing : .payment
    }
    if sentence.has(.last, at: range.lowerBound) { return .payment }
    if isFor(range.lowerBound) || isOfThing(range) { return .thing }
    let isBookable = sentence.tokens.contains { $0.has(.bookable) }
    if rule != .calendarDate { return isBookable && isBooked() ? .thing : .payment }
    if day > today { return isBookable ? .thing : .payment }
    guard !DueDayRule.namesYear(sentence.words(range)) else { return .payment }
    let age = day.days(until: today)
    // The coming such day is much nearer than the last one: "rent 1200 on 1 december", on 20 November.
    guard isBookable else {
      let isNamed = range.contains { sentence.has(.month, at: $0) }
      let coming = CalendarDay(year: day.year + 1, month: day.monthOfYear, day: day.day)
      return age > 320 && isNamed && coming != nil ? .open : .payment
    }
    return age > 150 || age > 60 && isBooked() ? .thing : .payment
  }

  /// "in 3 days", "in a week", "dans 3 jours", "tra 3 giorni", "3 din baad": a day, and the end of its words.
  func spanAhead(at index: Int) -> (day: CalendarDay, end: Int)? {
    let isBefore = sentence.has(.within, at: index) || sentence.isOneOf(DayRule.ahead, at: index)
    var place = isBefore ? index + 1 : index
    let isOne = sentence.isOneOf(DayRule.one, at: place) && sentence.has(.span, at: place + 1)
    if isBefore, !isOne,
      sentence.has([.of, .to, .article], at: place) || sentence.isWord("a", at: place)
    {
      place += 1
    }
    guard let (count, span) = smallNumber(at: place), span > place, sentence.has(.span, at: span),
      let day = today.goingBack(-count, Int(sentence.tokens[span].meaning.number))
    else { return nil }
    if isBefore { return (day, span + 1) }
    // "3 days from now"
    let isFrom =
      sentence.has(.from, at: span + 1) && sentence.isOneOf(["now", "today"], at: span + 2)
    guard isFrom || sentence.isOneOf(DayRule.later, at: span + 1) else { return nil }
    return (day, span + (isFrom ? 3 : 2))
  }

  /// Articles that mean one, and not "the".
  private static let one: [StaticString] = [
    "a", "an", "ein", "eine", "einem", "einer", "un", "une", "una", "uma", "um",
  ]
  /// Words before a span of days to come, besides those for "in".
  static let ahead: [StaticString] = [
    "dentro", "tra", "fra", "daqui", "over", "za", "через", "dalam", "بعد",
  ]
  /// Words after such a span.
  private static let later: [StaticString] = [
    "baad", "later", "sonra", "lagi", "nữa", "nua", "後", "后", "후",
  ]

  /// "rent due in 6 days 1250", but not "spent 40 in 3 days", "45 a year in 2 year bonds".
  func toCome(at index: Int) -> Match? {
    guard let (day, end) = spanAhead(at: index), day > today,
      // "my half 18, next round in 2 weeks": it is the day of something else.
      sentence.part(of: index).contains(where: { place in
        !(index..<end).contains(place) && sentence.isKind(.number, at: place)
      }),
      !sentence.has(.content, at: end),
      !sentence.tokens.contains(where: { token in
        token.has([.spend, .receive, .refund]) && !token.has(.unfinished) && !token.has(.copula)
      })
    else { return nil }
    return .day(day, end: end, .calendarDate)
  }

  private func isBooked() -> Bool { sentence.tokens.contains { $0.has(.booked) } }

  /// "for saturday", "für den 1. Dezember".
  private func isFor(_ index: Int) -> Bool {
    var place = index - 1
    while sentence.has([.article, .on, .weekday, .span], at: place),
      !sentence.has(.forWord, at: place)
    {
      place -= 1
    }
    return sentence.has(.forWord, at: place) || sentence.isWord("due", at: index - 1)
  }

  /// "renews on 12/25", "valid until may 1", "june 3 to 7", "12 december tak".
  func isOfThing(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    if sentence.has(.thingDay, at: place) { return true }
    var hasOf = false
    for _ in 0..<4 {
      place -= 1
      if sentence.has(.thingDay, at: place) { return true }
      hasOf = hasOf || sentence.has(.of, at: place)
      if hasOf, sentence.has(.bookable, at: place) { return true }
      guard
        sentence.has(
          WordRoles.preposition.union([.article, .filler, .weekday, .next, .relativeDay, .span]),
          at: place)
          || sentence.has(.copula, at: place) || sentence.isMark(UInt8(ascii: ":"), at: place)
      else { break }
    }
    let end = range.upperBound
    // "12 december ki flight", "martedì prossimo"
    let isOwner =
      sentence.isOneOf(["ki", "ka", "ke"], at: end)
      && (end + 1...end + 2).contains { sentence.has(.bookable, at: $0) }
    return isOwner || sentence.has(.thingDayBefore, at: end) || sentence.has(.next, at: end)
      || isSpanOfDays(range)
  }

  /// "del 3 al 7 de junio"
  private func isSpanOfDays(_ range: Range<Int>) -> Bool {
    let to = range.lowerBound + 1
    return range.count > 3 && dayNumber(at: range.lowerBound) != nil && isUpTo(to)
  }

  private func isUpTo(_ index: Int) -> Bool {
    sentence.has(.to, at: index) || sentence.has([.receiverMark, .thingDay], at: index)
      || sentence.isMark(UInt8(ascii: "-"), at: index)
  }

  /// "good till march 2027", "3 to 7 june": the time of what was bought, and no day.
  func monthOfThing(at index: Int) -> Match? {
    if dayNumber(at: index) != nil, isUpTo(index + 1),
      case .day(_, let end, _)? = monthAndDay(at: index + 2), hasNumber(outside: index..<end)
    {
      return .vague(end: end)
    }
    let next = sentence.has(.of, at: index + 1) ? index + 2 : index + 1
    guard sentence.has(.month, at: index), isOfThing(index..<index + 1) || isFor(index),
      sentence.isKind(.number, at: next), sentence.digitCount(at: next) == 4,
      let year = sentence.wholeNumber(at: next), (today.year...today.year + 30).contains(year),
      hasNumber(outside: index..<next + 1)
    else { return nil }
    return .vague(end: next + 1)
  }
}
