import LedgerEvents

/// Days of a month, and dates with the name of a month.
extension DayRule {
  // MARK: Numbers

  /// A count in digits or words, or an article for one: "3", "three", "a couple of".
  func smallNumber(at index: Int) -> (Int, Int)? {
    if let number = sentence.wholeNumber(at: index), sentence.isKind(.number, at: index) {
      return number <= 999 ? (number, index + 1) : nil
    }
    let couple = sentence.has(.article, at: index) ? index + 1 : index
    if sentence.isWord("couple", at: couple) {
      return (2, sentence.has(.of, at: couple + 1) ? couple + 2 : couple + 1)
    }
    if sentence.has(.article, at: index) {
      return sentence.has(.span, at: index + 1) ? (1, index + 1) : nil
    }
    guard sentence.has(.cardinal, at: index) else { return nil }
    let tens = Int(sentence.tokens[index].meaning.number)
    var place = index + 1
    if sentence.has(.and, at: place), sentence.has(.cardinal, at: place + 1) { place += 1 }
    if tens >= 20, sentence.has(.cardinal, at: place) {
      let units = Int(sentence.tokens[place].meaning.number)
      if units > 0, units < 10 { return (tens + units, place + 1) }
    }
    return (tens, index + 1)
  }

  /// "1st", "twenty second", "1º": returns the number and its end.
  func ordinal(at index: Int) -> (Int, Int)? {
    if sentence.has(.ordinal, at: index) {
      return (Int(sentence.tokens[index].meaning.number), index + 1)
    }
    guard let number = dayNumber(at: index), isOrdinalSuffix(at: index + 1) else { return nil }
    return (number, index + 2)
  }

  /// A number of one or two digits that can be a day of the month.
  func dayNumber(at index: Int) -> Int? {
    guard sentence.isKind(.number, at: index), sentence.digitCount(at: index) <= 2,
      let number = sentence.wholeNumber(at: index), (1...31).contains(number)
    else { return nil }
    return number
  }

  private func isDay(at index: Int) -> Bool {
    dayNumber(at: index) != nil || ordinal(at: index) != nil
  }

  func isOrdinalSuffix(at index: Int) -> Bool {
    guard sentence.isJoined(at: index), sentence.isKind(.word, at: index) else { return false }
    let suffixes: [StaticString] = ["st", "nd", "rd", "th", "o", "a", "ro", "er", "º", "ª", "e"]
    return suffixes.contains { suffix in sentence.isWord(suffix, at: index) }
  }

  // MARK: Days of a month

  /// The last such day of a month, today or earlier.
  func lastDay(_ number: Int, end: Int) -> Match? {
    var month = today.month
    for _ in 0..<4 {
      if let day = CalendarDay(year: month.year, month: month.monthOfYear, day: number),
        day <= today
      {
        return .day(day, end: end, .dayOfMonth)
      }
      guard let earlier = month.firstDay.previous?.month else { return nil }
      month = earlier
    }
    return .impossible(end: end)
  }

  /// "the 1st", "on the 27", "il 10", "no dia 10", "10 tareekh ko".
  func dayOfMonth(at index: Int) -> Match? {
    if let number = dayNumber(at: index), sentence.isOneOf(DayRule.dateWords, at: index + 1),
      hasNumber(outside: index..<index + 2)
    {
      return pastDay(number, end: index + 2)
    }
    var place = index
    let isOn = sentence.has(.on, at: place)
    if isOn { place += 1 }
    let isNamed = sentence.has(.article, at: place)
    if isNamed { place += 1 }
    let isWord = sentence.isOneOf(DayRule.dayWords, at: place)
    let bare = isWord ? place + 1 : place
    // "el 10" alone, "le 5 €", "il 20%", "el 15/03", and "le 5 e mezza" are no days.
    if isWord || isOn && !isNamed && sentence.isOneOf(["il", "el", "le"], at: index),
      let number = dayNumber(at: bare), endsDate(at: bare + 1), !isMoney(at: bare),
      !isDateMark(at: bare + 1), !sentence.isMark(UInt8(ascii: "%"), at: bare + 1),
      !sentence.has(.and, at: bare + 1), hasNumber(outside: index..<bare + 1)
    {
      return pastDay(number, end: bare + 1)
    }
    // "jedenastego", "siódmego tego miesiąca"
    if sentence.context.conventions.language == "pl", sentence.has(.ordinal, at: place),
      !sentence.has(.content, at: place + 1)
    {
      let end = sentence.has(.this, at: place + 1) ? place + 3 : place + 1
      return lastDay(Int(sentence.tokens[place].meaning.number), end: end)
    }
    guard isOn || isNamed else { return nil }
    if let (number, end) = ordinal(at: place), endsDate(at: end) {
      return lastDay(number, end: end)
    }
    guard isOn, isNamed, let number = dayNumber(at: place), endsDate(at: place + 1) else {
      return nil
    }
    return lastDay(number, end: place + 1)
  }

  /// "dia 10": the word before the number of a day.
  private static let dayWords: [StaticString] = ["dia", "giorno"]
  /// "10 tareekh": the word after the number of a day.
  private static let dateWords: [StaticString] = ["tareekh", "tarikh", "taarikh", "tareek"]

  /// A day of this month; one that this month does not have yet may be of the next.
  private func pastDay(_ number: Int, end: Int) -> Match? {
    number > today.day ? .vague(end: end) : lastDay(number, end: end)
  }

  /// Whether nothing follows that the number could describe.
  private func endsDate(at index: Int) -> Bool {
    if sentence.has(.of, at: index), sentence.has(.month, at: index + 1) { return false }
    return !sentence.isKind(.word, at: index) || sentence.has(.preposition, at: index)
      || sentence.has([.and, .spend, .receive, .subjectI], at: index)
  }

  /// "the first Monday of last month", "premier vendredi de juillet".
  func weekdayOfMonth(at index: Int) -> Match? {
    var place = index
    if sentence.has(.article, at: place) { place += 1 }
    let isFinal = sentence.has(.last, at: place)
    guard let (count, end) = isFinal ? (5, place + 1) : ordinal(at: place), count <= 5,
      sentence.has(.weekday, at: end), sentence.has([.of, .within, .on], at: end + 1)
    else { return nil }
    let wanted = Int(sentence.tokens[end].meaning.weekday)
    place = end + 2
    if sentence.has(.month, at: place) {
      let month = Int(sentence.tokens[place].meaning.month)
      let year = month > today.monthOfYear ? today.year - 1 : today.year
      return nth(count, wanted, year: year, month: month, end: place + 1, isFinal)
    }
    let isLast = sentence.has(.last, at: place)
    if isLast || sentence.has([.this, .article], at: place) { place += 1 }
    guard sentence.has(.span, at: place), sentence.tokens[place].meaning.number == -1 else {
      return nil
    }
    guard let month = isLast ? today.month.firstDay.previous?.month : today.month else {
      return nil
    }
    return nth(count, wanted, year: month.year, month: month.monthOfYear, end: place + 1, isFinal)
  }

  /// - Parameter isFinal: Whether the last such weekday is meant, the fourth or the fifth.
  private func nth(
    _ count: Int, _ weekday: Int, year: Int, month: Int, end: Int, _ isFinal: Bool
  ) -> Match? {
    let fourth = isFinal ? CalendarDay.nth(4, weekday, year: year, month: month) : nil
    guard let day = CalendarDay.nth(count, weekday, year: year, month: month) ?? fourth else {
      return .impossible(end: end)
    }
    return .day(day, end: end, .calendarDate)
  }

  // MARK: Names of months

  /// "Nov 3", "3rd of November 2024", "2/Oct".
  func monthAndDay(at index: Int) -> Match? {
    var place = index
    if sentence.has(.article, at: place) { place += 1 }
    if sentence.has(.month, at: place) { return dayAfterMonth(at: place) }
    let number: Int
    let end: Int
    if let (value, next) = ordinal(at: place) {
      (number, end) = (value, next)
    } else if let value = dayNumber(at: place), !sentence.isKind(.sign, at: place - 1) {
      (number, end) = (value, place + 1)
    } else if !sentence.isEnglish, sentence.has(.cardinal, at: place),
      let (value, next) = smallNumber(at: place), (2...31).contains(value)
    {
      (number, end) = (value, next)  // "dieciséis de marzo"
    } else {
      return nil
    }
    place = end
    if sentence.has(.of, at: place) || isDateMark(at: place)
      || (sentence.isMark(UInt8(ascii: "."), at: place) && sentence.isJoined(at: place))
    {
      place += 1
    }
    guard sentence.has(.month, at: place) else { return nil }
    let month = Int(sentence.tokens[place].meaning.month)
    // "lunch 12 nov 3": if the month comes first, the number after it is the day; not in "12nov 3".
    let isMonthFirst = sentence.context.conventions.dateOrder != .dayMonth
    let isGlued = sentence.isJoined(at: place)
    if isMonthFirst, !isGlued, end == index + 1, isDay(at: place + 1),
      year(after: place + 1, from: index) == nil, !sentence.has(.currency, at: place + 2)
    {
      return nil
    }
    let (year, dateEnd) = self.year(after: place + 1, from: index) ?? (nil, place + 1)
    return resolve(year: year, month: month, day: number, end: dateEnd)
  }

  private func dayAfterMonth(at index: Int) -> Match? {
    let month = Int(sentence.tokens[index].meaning.month)
    var place = index + 1
    if sentence.isMark(UInt8(ascii: "."), at: place) || isDateMark(at: place) { place += 1 }
    if sentence.has(.article, at: place) { place += 1 }
    if sentence.has(.month, at: place) { return nil }
    let number: Int
    let end: Int
    if let (value, next) = ordinal(at: place) {
      (number, end) = (value, next)
    } else if let value = dayNumber(at: place) {
      (number, end) = (value, place + 1)
    } else if sentence.has(.cardinal, at: place), let (value, next) = smallNumber(at: place),
      (1...31).contains(value)
    {
      (number, end) = (value, next)
    } else {
      return nil
    }
    // "may 20 bucks" is not a day.
    let isNextSign = sentence.isKind(.sign, at: end) && sentence.isKind(.number, at: end + 1)
    if sentence.has([.currency, .scale], at: end), !isNextSign { return nil }
    let (year, dateEnd) = self.year(after: end, from: index) ?? (nil, end)
    return resolve(year: year, month: month, day: number, end: dateEnd)
  }

  /// A year after a date: four digits, possibly after a comma or "of".
  private func year(after index: Int, from start: Int) -> (Int?, Int)? {
    var place = index
    if sentence.isMark(UInt8(ascii: ","), at: place) || sentence.has(.of, at: place)
      || isDateMark(at: place)
    {
      place += 1
    }
    if let short = sentence.wholeNumber(at: place), sentence.digitCount(at: place) == 2 {
      // `25-Jun-24`, `25Jun24`
      let isGlued =
        place == index
        && (sentence.tokens[place].followsHyphen
          || (sentence.isJoined(at: place) && sentence.isKind(.word, at: place - 1)))
      return isGlued || isShortYear(short, at: place, from: start) ? (2000 + short, place + 1) : nil
    }
    guard let year = sentence.wholeNumber(at: place), sentence.isKind(.number, at: place),
      sentence.digitCount(at: place) == 4, (1900...2199).contains(year),
      !sentence.has(.currency, at: place + 1)
    else { return nil }
    // In "coffee nov 3 2000" the last number is the amount, because there is no other.
    guard isAlone || year <= today.year + 1, hasAmount(besides: start..<place + 1) else {
      return nil
    }
    return (year, place + 1)
  }

  /// Whether the 26 of "coffee 4.60 on 5 Jan 26" is a year: this or the last one, and a price is elsewhere.
  private func isShortYear(_ short: Int, at place: Int, from start: Int) -> Bool {
    guard sentence.isKind(.number, at: place), !isMoney(at: place) else { return false }
    return isAlone
      || (0...1).contains(today.year - 2000 - short) && endsDate(at: place + 1)
        && sentence.tokens.indices.contains { index in
          !(start...place).contains(index) && sentence.isKind(.number, at: index)
            && (isMoney(at: index) || sentence.wholeNumber(at: index) == nil)
        }
  }

  /// Whether the sign or name of a currency is beside a number.
  func isMoney(at index: Int) -> Bool {
    [index - 1, index + 1].contains { place in
      sentence.isKind(.sign, at: place) || sentence.has(.currency, at: place)
    }
  }

  /// Whether another number is left. Looks ahead first, because earlier tokens are mostly claimed.
  func hasNumber(outside range: Range<Int>) -> Bool {
    let ahead = range.upperBound..<max(range.upperBound, sentence.tokens.count)
    return ahead.contains(where: isNumber)
      || (0..<max(0, range.lowerBound)).contains(where: isNumber)
  }

  private func isNumber(_ index: Int) -> Bool {
    sentence.isKind(.number, at: index) || sentence.has([.cardinal, .scale], at: index)
  }

  func isDateMark(at index: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "/"), at: index) && sentence.isJoined(at: index)
  }

  /// The day of a month, in the last year that has it if no year is named.
  func resolve(year: Int?, month: Int, day: Int, end: Int) -> Match {
    if let year {
      guard let found = CalendarDay(year: year, month: month, day: day) else {
        return .impossible(end: end)
      }
      return .day(found, end: end, .calendarDate)
    }
    return match(lastDay(month: month, day: day), nil, end: end)
  }
}
