import LedgerModel

/// Dates in figures alone: 2026-02-14, 3/4, 21.04.2016.
extension DayRule {
  func figures(at index: Int) -> Match? {
    guard sentence.isKind(.number, at: index), !sentence.tokens[index].isUnreadable,
      !sentence.isKind(.sign, at: index - 1), !sentence.tokens[index].followsHyphen
    else { return nil }
    if let match = dotted(at: index) { return match }
    guard let first = sentence.wholeNumber(at: index) else { return nil }
    if let match = withHyphens(first, at: index) { return match }
    return withStrokes(first, at: index)
  }

  /// `21.04.2016` and `28.10.` are one number token each.
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
    // `28.10.` is a day where dates are written so; a lone `28.10` is an amount.
    guard parts.count == 2, digits == 2, sentence.context.conventions.dateOrder == .dayMonth,
      sentence.context.conventions.decimalSeparator == ",",
      sentence.isMark(UInt8(ascii: "."), at: index + 1), sentence.isJoined(at: index + 1),
      hasAmount(besides: index..<index + 1)
    else { return nil }
    return dayAndMonth(parts[0], parts[1], end: index + 2)
  }

  private func hasAmount(besides range: Range<Int>) -> Bool {
    hasNumber(outside: range)
  }

  private func withHyphens(_ first: Int, at index: Int) -> Match? {
    guard index + 1 < sentence.tokens.count, sentence.tokens[index + 1].followsHyphen,
      let second = sentence.wholeNumber(at: index + 1)
    else { return nil }
    let digits = sentence.digitCount(at: index)
    if index + 2 < sentence.tokens.count, sentence.tokens[index + 2].followsHyphen,
      let third = sentence.wholeNumber(at: index + 2), digits <= 2 || digits == 4
    {
      return date(
        first, second, third, firstDigits: digits,
        lastDigits: sentence.digitCount(at: index + 2), end: index + 3)
    }
    // `4-22` alone could be a range or a score.
    guard sentence.has(.on, at: index - 1), digits <= 2, sentence.digitCount(at: index + 1) <= 2,
      hasAmount(besides: index..<index + 2)
    else { return nil }
    return dayAndMonth(first, second, end: index + 2)
  }

  private func withStrokes(_ first: Int, at index: Int) -> Match? {
    guard isJoinedStroke(at: index + 1), sentence.isJoined(at: index + 2),
      let second = sentence.wholeNumber(at: index + 2)
    else { return nil }
    let digits = sentence.digitCount(at: index)
    if isJoinedStroke(at: index + 3), sentence.isJoined(at: index + 4),
      let third = sentence.wholeNumber(at: index + 4), digits <= 2 || digits == 4
    {
      return date(
        first, second, third, firstDigits: digits,
        lastDigits: sentence.digitCount(at: index + 4), end: index + 5)
    }
    guard digits <= 2, sentence.digitCount(at: index + 2) <= 2,
      hasAmount(besides: index..<index + 3)
    else { return nil }
    return dayAndMonth(first, second, end: index + 3)
  }

  private func isJoinedStroke(at index: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "/"), at: index) && sentence.isJoined(at: index)
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
    let isMonthFirst = sentence.context.conventions.dateOrder == .monthDay
    guard let day = isMonthFirst ? monthFirst ?? dayFirst : dayFirst ?? monthFirst else {
      return .impossible(end: end)
    }
    return .day(day, end: end, .calendarDate)
  }

  /// A day and a month without a year, in the order of the place, or in the only one possible.
  private func dayAndMonth(_ first: Int, _ second: Int, end: Int) -> Match? {
    let isMonthFirst = sentence.context.conventions.dateOrder != .dayMonth
    let orders =
      isMonthFirst ? [(first, second), (second, first)] : [(second, first), (first, second)]
    for (month, day) in orders {
      for back in 0...8 {
        if let found = CalendarDay(year: today.year - back, month: month, day: day), found <= today
        {
          return .day(found, end: end, .calendarDate)
        }
      }
    }
    return .impossible(end: end)
  }
}
