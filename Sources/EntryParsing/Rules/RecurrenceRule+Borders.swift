import LedgerEvents

/// The start and the end of a recurrence.
extension RecurrenceRule {
  /// Consumes "before a weekend", "starting june 1", "until 2027-12-31", "12 times", "for 6 months".
  ///
  /// - Throws: If a start is named without a day.
  mutating func takeBorder(at index: Int) throws(RecurrenceFailure) -> Int? {
    if let end = takeShift(at: index) { return end }
    if sentence.isOneOf(RecurrenceWords.until, at: index),
      let (day, end) = day(at: index + 1, isEnd: true, from: phrase?.start ?? days.today)
    {
      phrase?.end = .until(day)
      return end
    }
    if let (count, end) = number(at: index), sentence.isTimes(at: end) {
      phrase?.end = .times(count)
      return end + 1
    }
    if sentence.has(.forWord, at: index), let (count, end) = number(at: index + 1),
      let span = span(at: end)
    {
      phrase?.end = .lasting(count, span: span)
      return end + 1
    }
    let isStart = sentence.isOneOf(RecurrenceWords.starting, at: index)
    guard isStart || sentence.has(.from, at: index) else { return nil }
    let isPast = sentence.isWord("since", at: index)
    var place = index + 1
    while sentence.has([.on, .from, .article], at: place) { place += 1 }
    // It does not name a day.
    if sentence.isWord("next", at: place), span(at: place + 1) == -12 {
      throw .unclear(sentence.words(index..<place + 2))
    }
    // "in 3 days" is a day including "in", "in february" without it.
    var found = day(at: place, isEnd: false, from: days.today)
    if found == nil, sentence.isWord("in", at: place) {
      found = day(at: place + 1, isEnd: false, from: days.today)
    }
    guard let (day, end) = found else {
      if isStart { throw .unclear(sentence.words(index..<min(place + 1, sentence.tokens.count))) }
      return nil
    }
    let isFar = !isPast && isTooFar(day, sentence.words(place..<end))
    let start = isPast || isFar ? yearBefore(day) : day
    phrase?.start = start
    return sentence.isWord("on", at: end) ? end + 1 : end
  }

  /// Whether the next such day is further away than the last, for a rule that recurs more than once a year:
  /// "every 2 weeks from 9 jan", said on 15 January.
  private func isTooFar(_ day: CalendarDay, _ words: String) -> Bool {
    switch phrase?.step {
    case .years, nil: false
    case .months(let count, _) where count >= 12: false
    case .days, .weeks, .months:
      days.today.days(until: day) > 183 && !words.contains(String(day.year))
    }
  }

  /// The last such day, if the next one is in the future.
  private func yearBefore(_ day: CalendarDay) -> CalendarDay {
    guard day > days.today else { return day }
    return CalendarDay(year: day.year - 1, month: day.monthOfYear, day: day.day) ?? day
  }

  /// A day that may be in the future; without a year the next such day.
  private func day(at index: Int, isEnd: Bool, from base: CalendarDay) -> (CalendarDay, Int)? {
    if let match = isoDay(at: index) { return match }
    if sentence.has(.relativeDay, at: index) {
      let offset = Int(sentence.tokens[index].meaning.number)
      return days.today.adding(days: offset).map { ($0, index + 1) }
    }
    if let (month, end) = monthName(at: index) {
      if let year = year(at: end), let month = CalendarMonth(year: year, month: month) {
        return (isEnd ? month.lastDay : month.firstDay, end + 1)
      }
      if dayNumber(at: end) == nil {
        let day = CalendarMonth(year: base.year, month: month)
        guard let day, let next = CalendarMonth(year: base.year + 1, month: month) else {
          return nil
        }
        let wanted = day.lastDay < base ? next : day
        return (isEnd ? wanted.lastDay : wanted.firstDay, end)
      }
    }
    guard let (named, end) = try? yearDay(at: index, index) else {
      // "friday", "next month", "in 3 days"
      return (try? DueDayRule(sentence, isAlone: false).named(at: index))
        .map { ($0.day, $0.tokens.upperBound) }
    }
    if let year = year(at: end) {
      return CalendarDay(year: year, month: named.month, day: named.day).map { ($0, end + 1) }
    }
    let days = (base.year...base.year + 8).lazy.compactMap { year in
      CalendarDay(year: year, month: named.month, day: named.day)
    }
    return days.first { $0 >= base }.map { ($0, end) }
  }

  private func monthName(at index: Int) -> (Int, Int)? {
    guard sentence.has(.month, at: index) else { return nil }
    return (Int(sentence.tokens[index].meaning.month), index + 1)
  }

  private func year(at index: Int) -> Int? {
    guard sentence.isKind(.number, at: index), sentence.digitCount(at: index) == 4 else {
      return nil
    }
    return sentence.wholeNumber(at: index)
  }

  /// "2027-12-31", in any number of tokens.
  private func isoDay(at index: Int) -> (CalendarDay, Int)? {
    guard sentence.isKind(.number, at: index) else { return nil }
    let start = sentence.tokens[index].start
    guard start + 10 <= sentence.bytes.count,
      let day = CalendarDay(
        iso: String(decoding: sentence.bytes[start..<start + 10], as: UTF8.self)),
      let last = sentence.tokens.lastIndex(where: { $0.end == start + 10 })
    else { return nil }
    return (day, last + 1)
  }
}
