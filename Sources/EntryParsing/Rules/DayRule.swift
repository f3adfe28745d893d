import LedgerEvents

/// Finds the words that name a day, and claims them.
///
/// A day without a year is the last such day, today or earlier. A day in the future, or one that no calendar
/// has, fails.
struct DayRule {
  var sentence: Sentence
  private(set) var mentions: [DayMention] = []

  var today: CalendarDay { sentence.context.today }

  /// The reading of a place in the text as a day.
  enum Match {
    case day(CalendarDay, end: Int, ParsingRule)
    /// A numeric date whose order of day and month is unknown.
    case either(CalendarDay, CalendarDay, end: Int)
    /// No calendar has it, as 30 February.
    case impossible(end: Int)
    case vague(end: Int)
  }

  /// Whether the text is only a day, so that its digits are not an amount.
  var isAlone = false

  mutating func run() throws(ParsingFailure) {
    var index = 0
    while index < sentence.tokens.count {
      guard sentence.tokens[index].claim == .none, let match = match(at: index) else {
        index += 1
        continue
      }
      switch match {
      case .day(let day, let end, let rule):
        let event = event(on: day, index..<end, rule)
        if day > today, event != .thing { throw .futureDate(sentence.words(index..<end)) }
        sentence.claim(startWithPreposition(index)..<end, as: .date)
        if event != .thing {
          let isOpen = event == .open
          mentions.append(
            DayMention(
              tokens: index..<end, day: isOpen ? today : day, other: isOpen ? day : nil, rule: rule)
          )
        }
        index = end
      case .either(let day, let other, let end):
        sentence.claim(startWithPreposition(index)..<end, as: .date)
        mentions.append(
          DayMention(tokens: index..<end, day: day, other: other, rule: .calendarDate))
        index = end
      case .impossible(let end):
        throw .impossibleDate(sentence.words(index..<end))
      case .vague(let end):
        guard
          sentence.has(.forWord, at: index - 1) || sentence.isWord("due", at: index - 1)
            || isOfThing(index..<end)
        else { throw .vagueDate(sentence.words(index..<end)) }
        sentence.claim(index..<end, as: .date)
        index = end
      }
    }
  }

  /// Claims days in a text with other numbers that look like days: an impossible or future day is claimed and
  /// not reported.
  mutating func runLeniently() {
    var index = 0
    while index < sentence.tokens.count {
      guard sentence.tokens[index].claim == .none, let match = match(at: index) else {
        index += 1
        continue
      }
      switch match {
      case .day(let day, let end, let rule):
        sentence.claim(startWithPreposition(index)..<end, as: .date)
        if day <= today {
          mentions.append(DayMention(tokens: index..<end, day: day, rule: rule))
        }
        index = end
      case .either(let day, _, let end):
        sentence.claim(startWithPreposition(index)..<end, as: .date)
        mentions.append(DayMention(tokens: index..<end, day: day, rule: .calendarDate))
        index = end
      case .impossible(let end), .vague(let end):
        sentence.claim(index..<end, as: .date)
        index = end
      }
    }
  }

  /// Includes the prepositions before a day: "on friday", "le 3 mai".
  func startWithPreposition(_ index: Int) -> Int {
    var start = index
    while start > 0, index - start < 2,
      sentence.has([.on, .from, .article], at: start - 1)
        || (sentence.has(.within, at: start - 1) && !sentence.has(.to, at: start - 1))
        || isGermanOn(start - 1, before: index)
    {
      start -= 1
    }
    return start
  }

  /// "am 3.4.": not a time of day, in any language.
  private func isGermanOn(_ word: Int, before date: Int) -> Bool {
    word + 1 == date && sentence.isWord("am", at: word) && sentence.isKind(.number, at: date)
      && sentence.wholeNumber(at: date) == nil
  }

  func match(at index: Int) -> Match? {
    guard mayBegin(at: index) else { return nil }
    // "monday.com"
    if sentence.isMark(UInt8(ascii: "."), at: index + 1), sentence.isJoined(at: index + 1),
      sentence.isKind(.word, at: index), sentence.isKind(.word, at: index + 2),
      sentence.isJoined(at: index + 2)
    {
      return nil
    }
    if let match = holiday(at: index) { return match }
    if let match = relativeDay(at: index) { return match }
    if let match = dayMark(at: index) { return match }
    if let match = ago(at: index) ?? toCome(at: index) { return match }
    if let match = easternDay(at: index) { return match }
    if let match = weekdayOfMonth(at: index) { return match }
    if let match = weekday(at: index) { return match }
    if let match = figures(at: index) { return match }
    if let match = monthOfThing(at: index) ?? monthAndDay(at: index) { return match }
    if let match = dayOfMonth(at: index) { return match }
    return vague(at: index)
  }

  /// The roles of words with which the words for a day begin.
  private static let beginning: WordRoles = [
    .last, .this, .next, .weekday, .span, .relativeDay, .agoBefore, .article, .cardinal, .ordinal,
    .month, .on, .within,
  ]

  /// Whether the words for a day may begin at a place: most words of a sentence are passed over at once.
  private func mayBegin(at index: Int) -> Bool {
    guard sentence.tokens.indices.contains(index) else { return false }
    return switch sentence.tokens[index].kind {
    case .number: true
    case .word:
      sentence.has(DayRule.beginning, at: index)
        || sentence.has([.on, .within, .at, .with], at: index - 1)
        || sentence.isKind(.number, at: index + 1) || sentence.isWord("couple", at: index)
        || sentence.isOneOf(["an", "zu"], at: index - 1)
        || !sentence.isEnglish && sentence.isOneOf(DayRule.ahead, at: index)
    case .mark, .sign, .symbol: sentence.isMark(UInt8(ascii: "-"), at: index)
    }
  }

  // MARK: Today and days before

  private func relativeDay(at index: Int) -> Match? {
    guard sentence.has(.relativeDay, at: index) else { return nil }
    let offset = Int(sentence.tokens[index].meaning.number)
    guard let day = today.adding(days: offset) else { return nil }
    return .day(day, end: index + 1, .relativeDay)
  }

  /// `-3d`, three days ago.
  private func dayMark(at index: Int) -> Match? {
    guard sentence.isMark(UInt8(ascii: "-"), at: index), !sentence.tokens[index].isJoined,
      sentence.isJoined(at: index + 1), let days = sentence.wholeNumber(at: index + 1),
      sentence.isJoined(at: index + 2), sentence.isWord("d", at: index + 2),
      let day = today.adding(days: -days)
    else { return nil }
    return .day(day, end: index + 3, .timeAgo)
  }

  /// "3 days ago", "a month and 21 days ago", "2 thursdays ago", "hace tres semanas".
  private func ago(at index: Int) -> Match? {
    let isBefore = sentence.has(.agoBefore, at: index)
    var place = isBefore ? index + 1 : index
    var day = today
    var isFound = false
    var spans = 0
    // "1 year, 2 months, 1 week and 3 days ago" is the longest usual phrase.
    while spans < 4, let (count, end) = smallNumber(at: place) {
      spans += 1
      if sentence.has(.span, at: end) {
        guard let earlier = day.goingBack(count, Int(sentence.tokens[end].meaning.number))
        else { return nil }
        day = earlier
      } else if !isFound, sentence.has(.weekday, at: end), sentence.has(.ago, at: end + 1) {
        guard let earlier = lastWeekday(at: end)?.adding(days: -7 * (count - 1))
        else { return nil }
        return .day(earlier, end: end + 2, .timeAgo)
      } else {
        break
      }
      isFound = true
      place = end + 1
      if sentence.has(.and, at: place) || sentence.isMark(UInt8(ascii: ","), at: place),
        let (_, end) = smallNumber(at: place + 1), sentence.has(.span, at: end)
      {
        place += 1
      }
    }
    guard isFound else { return nil }
    if let match = before(day, at: place) { return match }
    if isBefore { return .day(day, end: place, .timeAgo) }
    // "2 days back"
    return sentence.has([.ago, .back], at: place) ? .day(day, end: place + 1, .timeAgo) : nil
  }

  /// "2 days before yesterday": the same span before another day.
  private func before(_ day: CalendarDay, at place: Int) -> Match? {
    guard sentence.isWord("before", at: place) else { return nil }
    let base: (day: CalendarDay?, rule: ParsingRule) =
      if sentence.has(.relativeDay, at: place + 1) {
        (today.adding(days: Int(sentence.tokens[place + 1].meaning.number)), .relativeDay)
      } else if sentence.has(.weekday, at: place + 1) {
        (lastWeekday(at: place + 1), .weekday)
      } else {
        (nil, .timeAgo)
      }
    guard let last = base.day, let earlier = last.adding(days: today.days(until: day)) else {
      return nil
    }
    return .day(earlier, end: place + 2, base.rule)
  }

  // MARK: Weekdays

  /// The last such weekday before today.
  private func lastWeekday(at index: Int) -> CalendarDay? {
    let wanted = Int(sentence.tokens[index].meaning.weekday)
    let back = (today.weekday.rawValue - wanted + 6) % 7 + 1
    return today.adding(days: -back)
  }

  private func weekdayOfWeek(_ wanted: Int, weeksBack: Int) -> CalendarDay? {
    today.adding(days: wanted - today.weekday.rawValue - 7 * weeksBack)
  }

  private func isWeek(at index: Int) -> Bool {
    sentence.has(.span, at: index) && sentence.tokens[index].meaning.number == 7
  }

  /// Returns the end of "last week", "diese Woche" or "semana pasada", and how many weeks ago it is.
  private func week(at index: Int) -> (end: Int, weeksBack: Int)? {
    if isWeek(at: index), sentence.has(.last, at: index + 1) { return (index + 2, 1) }
    guard sentence.has([.last, .this], at: index), isWeek(at: index + 1) else { return nil }
    return (index + 2, sentence.has(.last, at: index) ? 1 : 0)
  }

  /// "last friday", "sunday from last week", "last week's sunday", "Friday the 15th".
  private func weekday(at index: Int) -> Match? {
    var place = index
    let isLast = sentence.has(.last, at: place)
    let isThis = sentence.has(.this, at: place)
    let isNext = sentence.has(.next, at: place)
    if isLast || isThis || isNext { place += 1 }
    if let week = week(at: index) {
      var end = week.end
      while sentence.isMark(UInt8(ascii: ","), at: end) || sentence.has(.on, at: end)
        || sentence.isWord("s", at: end)
      {
        end += 1
      }
      guard sentence.has(.weekday, at: end), !sentence.has(.every, at: end),
        let day = weekdayOfWeek(
          Int(sentence.tokens[end].meaning.weekday), weeksBack: week.weeksBack)
      else { return nil }
      return .day(day, end: end + 1, .weekday)
    }
    guard sentence.has(.weekday, at: place), !sentence.has(.every, at: place - 1) else {
      return nil
    }
    let wanted = Int(sentence.tokens[place].meaning.weekday)
    if isNext { return today.adding(days: 7).map { day in .day(day, end: place + 1, .weekday) } }
    if sentence.has(.doubtfulDay, at: place), place == index, !isSurelyWeekday(at: place) {
      return nil
    }
    if let match = weekdayWithDate(at: place) { return match }
    if let match = weekdayInWeek(wanted, after: place + 1) { return match }
    if isThis {
      return weekdayOfWeek(wanted, weeksBack: 0).map { day in
        .day(day, end: place + 1, .weekday)
      }
    }
    guard let day = lastWeekday(at: place) else { return nil }
    let end = sentence.has(.last, at: place + 1) ? place + 2 : place + 1
    return .day(day, end: end, .weekday)
  }

  /// "of last week", "dieser Woche" after a weekday.
  private func weekdayInWeek(_ wanted: Int, after index: Int) -> Match? {
    var place = index
    while sentence.has([.of, .from, .article, .within, .on], at: place),
      !sentence.has([.last, .this], at: place)
    {
      place += 1
    }
    let isOfThis = sentence.has(.article, at: place) && isWeek(at: place + 1)
    guard let week = week(at: place) ?? (isOfThis ? (place + 2, 0) : nil),
      let day = weekdayOfWeek(wanted, weeksBack: week.weeksBack)
    else { return nil }
    return .day(day, end: week.end, .weekday)
  }

  /// "Sunday, Feb 10" and "Friday the 15th": the date counts.
  private func weekdayWithDate(at index: Int) -> Match? {
    var place = index + 1
    while sentence.isMark(UInt8(ascii: ","), at: place)
      || sentence.isMark(UInt8(ascii: "."), at: place)
    {
      place += 1
    }
    if let match = figures(at: place) ?? monthAndDay(at: place) { return match }
    let isNamed = sentence.has(.article, at: place)
    if isNamed { place += 1 }
    if let (number, end) = ordinal(at: place) { return lastDay(number, end: end) }
    if isNamed, let (number, end) = smallNumber(at: place), number <= 31 {
      return lastDay(number, end: end)
    }
    // "sabato 23": a bare number is the day only if that day has this weekday.
    guard !isNamed, let number = dayNumber(at: place),
      case .day(let day, _, _) = lastDay(number, end: place + 1),
      day.weekday.rawValue == Int(sentence.tokens[index].meaning.weekday),
      sentence.tokens.indices.contains(where: { other in
        other != place && sentence.isKind(.number, at: other)
      })
    else { return nil }
    return .day(day, end: place + 1, .calendarDate)
  }

  /// "sun" and "mon" are days only after "on", or if nothing follows that they could describe.
  private func isSurelyWeekday(at index: Int) -> Bool {
    sentence.has([.on, .last], at: index - 1) || !sentence.isKind(.word, at: index + 1)
      || sentence.has(.preposition, at: index + 1)
      || DayRule.partsOfDay.contains { word in sentence.isWord(word, at: index + 1) }
  }

  /// "sat night" is a day.
  private static let partsOfDay: [StaticString] = [
    "morning", "noon", "afternoon", "evening", "night",
  ]

  private func vague(at index: Int) -> Match? {
    if sentence.isLastSpan(at: index) { return .vague(end: index + 2) }
    guard sentence.has(.next, at: index), sentence.has(.span, at: index + 1) else { return nil }
    return today.next.map { day in .day(day, end: index + 2, .weekday) }
  }
}

/// Words of a text that name a day.
struct DayMention {
  var tokens: Range<Int>
  var day: CalendarDay
  /// The other equally likely day; `nil` if there is none.
  var other: CalendarDay?
  var rule: ParsingRule
}

extension CalendarDay {
  /// Returns the day a number of spans earlier: spans of days if positive, of months if negative. A day that
  /// the month does not have becomes its last one.
  func goingBack(_ count: Int, _ span: Int) -> CalendarDay? {
    guard span < 0 else { return adding(days: -count * span) }
    let months = year * 12 + monthOfYear - 1 + count * span
    guard months >= 12, let month = CalendarMonth(year: months / 12, month: months % 12 + 1) else {
      return nil
    }
    return CalendarDay(
      year: month.year, month: month.monthOfYear, day: min(day, month.length))
  }
}
