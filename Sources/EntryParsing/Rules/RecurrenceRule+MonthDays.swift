import LedgerEvents

/// The days of a month of a recurrence, and how they avoid a weekend.
extension RecurrenceRule {
  /// Reads "1st and the 15th", "last day", "first and third monday", "last working day"; unclear words beside
  /// them are left.
  func monthDays(at index: Int) -> (days: [MonthDay], end: Int)? {
    guard let first = monthDay(at: index) else { return nil }
    var (days, end) = ([first.day], first.end)
    // Numbers that may also count the weekday after them: "first and third monday".
    var open = first.isBare ? 1 : 0
    while isJoint(end) {
      var place = end
      while isJoint(place) { place += 1 }
      let isNamed = sentence.has([.on, .article], at: place)
      while sentence.has([.on, .article], at: place) { place += 1 }
      guard let next = monthDay(at: place) else { break }
      let isBare = next.isBare
      switch next.day {
      case .nth(_, let weekday), .last(let weekday):
        guard open == 0 || !isNamed && open == days.count else { return (days, end) }
        days = days.map { day in
          if open > 0, case .day(let place) = day { .nth(place, weekday) } else { day }
        }
        open = 0
      case .lastWorkday: guard open == 0 else { return (days, end) }
      case .day:
        guard !isBare || days.allSatisfy(\.isNumber) else { return (days, end) }
        open += isBare ? 1 : 0
      }
      days.append(next.day)
      end = next.end
    }
    return (days, end)
  }

  /// - Returns: Whether it is a bare number that could count a weekday.
  private func monthDay(at index: Int) -> (day: MonthDay, end: Int, isBare: Bool)? {
    guard let (number, end) = days.ordinal(at: index) else {
      guard sentence.has(.last, at: index), !sentence.isWord("previous", at: index) else {
        return nil
      }
      let next = index + 1
      if span(at: next) == 1 { return (31, next + 1, false) }
      if let weekday = weekday(at: next) { return (.last(weekday), next + 1, false) }
      if let end = workday(at: next) { return (.lastWorkday, end, false) }
      let isNamed = sentence.has([.on, .article, .and], at: index - 1)
      let isAlone = !sentence.isKind(.word, at: next) || sentence.has([.of, .and], at: next)
      return isNamed && isAlone ? (31, next, false) : nil
    }
    if span(at: end) == 1 { return (.day(number), end + 1, false) }
    if number <= 4, let weekday = weekday(at: end) {
      return (.nth(number, weekday), end + 1, false)
    }
    if isCounted(end) || sentence.has([.span, .month], at: end) { return nil }
    return (.day(number), end, number <= 4)
  }

  /// Whether a number before it counts something that rules do not support: "fifth monday", "second to last day".
  func isCounted(_ index: Int) -> Bool {
    sentence.has([.weekday, .last], at: index) || workday(at: index) != nil
      || sentence.isOneOf(RecurrenceWords.weekends, at: index)
      || sentence.has(.to, at: index) && sentence.has(.last, at: index + 1)
  }

  /// Days of a month in digits, valid or not, with further ones: "15", "1 and 15".
  func figures(at index: Int) -> (days: [MonthDay], end: Int)? {
    guard sentence.isKind(.number, at: index), let day = sentence.wholeNumber(at: index) else {
      return nil
    }
    let end = days.isOrdinalSuffix(at: index + 1) ? index + 2 : index + 1
    guard sentence.has(.and, at: end), let others = figures(at: end + 1),
      !sentence.isTimes(at: others.end)
    else { return ([.day(day)], end) }
    return ([.day(day)] + others.days, others.end)
  }

  private func weekday(at index: Int) -> CalendarDay.Weekday? {
    guard sentence.has(.weekday, at: index) else { return nil }
    return CalendarDay.Weekday(rawValue: Int(sentence.tokens[index].meaning.weekday))
  }

  /// The place after "working day", "workday".
  private func workday(at index: Int) -> Int? {
    if sentence.isOneOf(RecurrenceWords.workdays, at: index) { return index + 1 }
    return sentence.isOneOf(RecurrenceWords.working, at: index) && span(at: index + 1) == 1
      ? index + 2 : nil
  }

  // MARK: Weekends

  /// Consumes "before a weekend", "or the friday before", "or the next working day" after the days.
  mutating func takeShift(at index: Int) -> Int? {
    guard index == pieces.last?.upperBound, let step = phrase?.step, phrase?.saysDay == true else {
      return nil
    }
    switch step {
    case .days, .weeks: return nil
    case .months, .years: break
    }
    guard let (shift, end) = shift(at: index) else { return nil }
    phrase?.shift = shift
    // "if it falls on a weekend"
    guard sentence.isWord("if", at: end) else { return end }
    var place = end + 1
    while sentence.isOneOf(RecurrenceWords.falling, at: place)
      || sentence.has([.on, .article], at: place)
    {
      place += 1
    }
    return sentence.isOneOf(RecurrenceWords.weekends, at: place) ? place + 1 : end
  }

  private func shift(at index: Int) -> (Recurrence.Shift, Int)? {
    var place = sentence.isMark(UInt8(ascii: ","), at: index) ? index + 1 : index
    let isOr = sentence.has(.or, at: place)
    if isOr { place += 1 }
    while sentence.has([.on, .article], at: place) { place += 1 }
    if let shift = side(at: place), let end = weekend(at: place + 1) { return (shift, end) }
    guard isOr else { return nil }
    var said: Recurrence.Shift?
    if sentence.isOneOf(["next", "following"], at: place) {
      (said, place) = (.after, place + 1)
    } else if sentence.isWord("previous", at: place) {
      (said, place) = (.before, place + 1)
    } else if let (_, end) = days.ordinal(at: place) {
      place = end
    } else if sentence.has(.last, at: place) {
      place += 1
    }
    let weekday = weekday(at: place)
    guard let end = weekday == nil ? workday(at: place) : place + 1 else { return nil }
    let behind = side(at: end)
    guard let shift = behind ?? said, said == nil || said == shift,
      weekday == nil || weekday == (shift == .before ? .friday : .monday)
    else { return nil }
    return (shift, behind == nil ? end : weekend(at: end + 1) ?? end + 1)
  }

  private func side(at index: Int) -> Recurrence.Shift? {
    sentence.isWord("before", at: index)
      ? .before : sentence.isWord("after", at: index) ? .after : nil
  }

  /// The place after "the weekend".
  private func weekend(at index: Int) -> Int? {
    let place = sentence.skippingArticle(index)
    return sentence.isOneOf(RecurrenceWords.weekends, at: place) ? place + 1 : nil
  }
}
