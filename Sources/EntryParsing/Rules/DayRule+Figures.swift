import LedgerEvents

/// Numeric dates: 2026-02-14, 3/4, 21.04.2016, 20260214, 2026年2月14日.
extension DayRule {
  func figures(at index: Int) -> Match? {
    guard sentence.isKind(.number, at: index), !sentence.tokens[index].isUnreadable,
      !sentence.isKind(.sign, at: index - 1), !sentence.tokens[index].followsHyphen
    else { return nil }
    if let match = dotted(at: index) { return match }
    guard let first = sentence.wholeNumber(at: index) else { return nil }
    return packed(first, at: index) ?? marked(first, at: index)
  }

  /// `20260105`, if it is a day for sure: alone, or after "on".
  private func packed(_ number: Int, at index: Int) -> Match? {
    guard isAlone || sentence.has(.on, at: index - 1), sentence.digitCount(at: index) == 8,
      !isMoney(at: index), (1900...2199).contains(number / 10_000),
      hasAmount(besides: index..<index + 1)
    else { return nil }
    return CalendarDay(
      year: number / 10_000, month: number / 100 % 100, day: number % 100
    ).map { day in .day(day, end: index + 1, .calendarDate) }
  }

  /// "2026年1月5日", "1月5日", "令和8年1月5日", "2026년 1월 5일".
  func easternDay(at index: Int) -> Match? {
    guard sentence.isKind(.number, at: index) || sentence.isKind(.number, at: index + 1) else {
      return nil
    }
    var place = index
    var year: Int?
    if let count = number(at: index + 1, before: EasternDays.years), count < 100,
      let era = EasternDays.eras.first(where: { era in sentence.isWord(era.name, at: index) })
    {
      (year, place) = (era.yearBefore + count, index + 3)
    } else if let written = number(at: index, before: EasternDays.years) {
      guard sentence.digitCount(at: index) == 4 else { return nil }
      (year, place) = (written, index + 2)
    }
    guard let month = number(at: place, before: EasternDays.months), month <= 12,
      let day = number(at: place + 2, before: EasternDays.days),
      year != nil || !sentence.isOneOf(EasternDays.years, at: index - 1)
    else { return nil }
    return resolve(year: year, month: month, day: day, end: place + 4)
  }

  private func number(at index: Int, before words: [StaticString]) -> Int? {
    guard sentence.isKind(.number, at: index), sentence.isOneOf(words, at: index + 1) else {
      return nil
    }
    return sentence.wholeNumber(at: index)
  }

  /// `21.04.2016` and `28.10.` are each one number token.
  private func dotted(at index: Int) -> Match? {
    let token = sentence.tokens[index]
    var parts: [Int] = [0]
    var digits = 0
    var firstDigits = 0
    for place in token.foldedStart..<token.foldedEnd {
      let byte = sentence.folded[place]
      if ScalarClass.isASCIIDigit(byte) {
        digits += 1
        guard digits <= 4, let last = parts.last else { return nil }
        parts[parts.count - 1] = last * 10 + Int(byte - 0x30)
        continue
      }
      guard byte == UInt8(ascii: "."), digits > 0 else { return nil }
      if parts.count == 1 { firstDigits = digits }
      parts.append(0)
      digits = 0
    }
    if parts.count == 3, firstDigits <= 2 || firstDigits == 4, digits <= 4 {
      return date(
        parts[0], parts[1], parts[2], firstDigits: firstDigits, lastDigits: digits,
        end: index + 1)
    }
    // `28.10.` is a day in locales that write dates so, and after "on" or "am" everywhere; `28.10` alone is
    // an amount.
    guard parts.count == 2, digits <= 2, firstDigits <= 2,
      sentence.isMark(UInt8(ascii: "."), at: index + 1), sentence.isJoined(at: index + 1),
      hasAmount(besides: index..<index + 1)
    else { return nil }
    let isCustom =
      sentence.context.conventions.dateOrder == .dayMonth
      && sentence.context.conventions.decimalSeparator == ","
    guard isCustom || sentence.has(.on, at: index - 1) || sentence.isWord("am", at: index - 1)
    else { return nil }
    guard let day = lastDay(month: parts[1], day: parts[0]) else { return nil }
    return match(day, nil, end: index + 2)
  }

  func hasAmount(besides range: Range<Int>) -> Bool {
    isAlone || hasNumber(outside: range)
  }

  /// `3/4`, `3/4/26`, `4-22`, `2026-02-14`, `2025-Mar-04`.
  private func marked(_ first: Int, at index: Int) -> Match? {
    let isStroke = isDateMark(at: index + 1)
    guard let next = part(after: index, isStroke) else { return nil }
    let digits = sentence.digitCount(at: index)
    if !isStroke, digits == 4, sentence.has(.month, at: next),
      let last = part(after: next, isStroke), let third = sentence.wholeNumber(at: last)
    {
      let month = Int(sentence.tokens[next].meaning.month)
      return resolve(year: first, month: month, day: third, end: last + 1)
    }
    guard let second = sentence.wholeNumber(at: next) else { return nil }
    if let last = part(after: next, isStroke), let third = sentence.wholeNumber(at: last),
      digits <= 2 || digits == 4
    {
      return date(
        first, second, third, firstDigits: digits, lastDigits: sentence.digitCount(at: last),
        end: last + 1)
    }
    // `4-22` alone could be a range or a score, and "40 50/50" is a split.
    guard isStroke ? first != 50 || second != 50 : sentence.has(.on, at: index - 1),
      digits <= 2, sentence.digitCount(at: next) <= 2, hasAmount(besides: index..<next + 1)
    else { return nil }
    return dayAndMonth(first, second, end: next + 1)
  }

  /// The token after the stroke or hyphen that follows a token.
  private func part(after index: Int, _ isStroke: Bool) -> Int? {
    if isStroke {
      return isDateMark(at: index + 1) && sentence.isJoined(at: index + 2) ? index + 2 : nil
    }
    let next = index + 1
    return next < sentence.tokens.count && sentence.tokens[next].followsHyphen ? next : nil
  }

  // MARK: Which part is what

  private func date(
    _ first: Int, _ second: Int, _ third: Int, firstDigits: Int, lastDigits: Int, end: Int
  ) -> Match? {
    if firstDigits == 4 {
      guard let day = CalendarDay(year: first, month: second, day: third) else {
        return .impossible(end: end)
      }
      return .day(day, end: end, .calendarDate)
    }
    guard lastDigits == 4 || lastDigits == 2 else { return nil }
    let year = lastDigits == 4 ? third : 2000 + third
    let monthFirst = CalendarDay(year: year, month: first, day: second)
    let dayFirst = CalendarDay(year: year, month: second, day: first)
    switch sentence.context.conventions.dateOrder {
    case .monthDay: return match(monthFirst ?? dayFirst, nil, end: end)
    case .dayMonth: return match(dayFirst ?? monthFirst, nil, end: end)
    // A year-first convention does not decide a date that ends with the year.
    case .yearMonthDay, nil: return match(dayFirst, monthFirst, end: end)
    }
  }

  /// One of two days; both if both are possible and not in the future.
  func match(_ day: CalendarDay?, _ other: CalendarDay?, end: Int) -> Match {
    let days = [day, other].compactMap(\.self)
    let past = days.filter { $0 <= today }
    guard let first = past.first ?? days.first else { return .impossible(end: end) }
    if past.count == 2, past[0] != past[1] { return .either(past[0], past[1], end: end) }
    return .day(first, end: end, .calendarDate)
  }

  /// A day and a month without a year, in the ledger's order, or in the only possible one.
  private func dayAndMonth(_ first: Int, _ second: Int, end: Int) -> Match? {
    let monthFirst = lastDay(month: first, day: second)
    let dayFirst = lastDay(month: second, day: first)
    switch sentence.context.conventions.dateOrder {
    case .monthDay, .yearMonthDay: return match(monthFirst ?? dayFirst, nil, end: end)
    case .dayMonth: return match(dayFirst ?? monthFirst, nil, end: end)
    case nil: return match(monthFirst, dayFirst, end: end)
    }
  }

  /// The day of a month in this year or the last; `nil` if neither has it, as 29 February.
  func lastDay(month: Int, day: Int) -> CalendarDay? {
    for back in 0...1 {
      if let found = CalendarDay(year: today.year - back, month: month, day: day), found <= today {
        return found
      }
    }
    return nil
  }
}
