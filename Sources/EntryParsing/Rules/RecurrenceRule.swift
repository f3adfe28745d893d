import LedgerEvents

/// Finds the words for a recurrence: "every month on the 31st", "weekly on friday", "every other day until
/// june 2027", "on the last day of each month, 12 times".
struct RecurrenceRule {
  let sentence: Sentence
  let days: DayRule
  /// The token ranges of the rule.
  private(set) var pieces: [Range<Int>] = []
  var phrase: RecurrencePhrase?

  init(_ sentence: Sentence) {
    self.sentence = sentence
    days = DayRule(sentence: sentence)
  }

  mutating func run() throws(RecurrenceFailure) {
    var index = 0
    while index < sentence.tokens.count {
      if let (step, end) = try interval(at: index) {
        if phrase != nil, let first = pieces.first {
          throw .several(sentence.words(first), sentence.words(index..<end))
        }
        var found = RecurrencePhrase(step: step)
        found.isAttribute = adverb(at: index) != nil && sentence.isKind(.word, at: end)
        phrase = found
        pieces.append(index..<end)
        index = end
      } else if phrase != nil, let end = try takeBorder(at: index) {
        pieces.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    try checkNeighbours()
  }

  func answer() -> RecurrencePhrase? {
    guard var phrase else { return nil }
    phrase.words = pieces.map(sentence.words).joined(separator: " ")
    phrase.rest = sentence.words(without: pieces).joined(separator: " ").trimming(",; ")
    return phrase
  }

  // MARK: How often

  private typealias Match = (step: RecurrencePhrase.Step, end: Int)

  private func interval(at index: Int) throws(RecurrenceFailure) -> Match? {
    if let match = dayOfEveryMonth(at: index) { return match }
    if let match = try daysOfEveryYear(at: index) { return match }
    if let match = try twice(at: index) { return match }
    if let (step, end) = adverb(at: index) { return try detailed(step, index, end) }
    if let step = rate(at: index) { return try detailed(step, index, index + 2) }
    guard isEvery(index) else { return nil }
    return try every(index)
  }

  /// "on the 31st of every month", "first monday of each month"; several days recur monthly even without "of".
  private func dayOfEveryMonth(at index: Int) -> Match? {
    var place = index
    let isOn = sentence.has(.on, at: place)
    if isOn { place += 1 }
    let isNamed = sentence.has(.article, at: place)
    if isNamed { place += 1 }
    guard let (days, end) = monthDays(at: place) else { return nil }
    place = sentence.has(.of, at: end) ? end + 1 : end
    if isPhrase(place) || days.count > 1, case (.months(1, []), let end)? = adverb(at: place) {
      return (.months(1, on: days), end)
    }
    if isEvery(place), span(at: place + 1) == -1 { return (.months(1, on: days), place + 2) }
    place = endOfMonth(end)
    guard days.count > 1, !sentence.has(.of, at: place),
      isOn || isNamed && !isCounting(place)
    else { return nil }
    return (.months(1, on: days), place)
  }

  /// "twice a month on the 1st and 15th": unclear if not both days are named.
  private func twice(at index: Int) throws(RecurrenceFailure) -> Match? {
    var known =
      sentence.isWord("semimonthly", at: index)
      ? (RecurrencePhrase.Step.months(1, on: []), index + 1) : nil
    if sentence.isWord("twice", at: index) {
      known = adverb(at: index + 1).map { ($0.step, $0.end) }
      if sentence.has([.article, .every], at: index + 1), let step = step(1, at: index + 2) {
        known = (step, index + 3)
      }
    }
    guard let (step, end) = known else { return nil }
    let match = try detailed(step, index, end)
    switch match.step {
    case .weeks(_, let days) where days.count == 2: return match
    case .months(_, let days) where days.count == 2: return match
    case .years(_, let days) where days.count == 2: return match
    case .days, .weeks, .months, .years: throw .unclear(sentence.words(index..<end))
    }
  }

  /// "monthly", "mensuel", "each month", "bi-weekly".
  private func adverb(at index: Int) -> Match? {
    guard sentence.isKind(.word, at: index) else { return nil }
    if sentence.isWord("bi", at: index), case (.weeks(1, []), let end)? = adverb(at: index + 1) {
      return (.weeks(2, on: []), end)
    }
    for (step, words) in RecurrenceWords.adverbs
    where sentence.isOneOf(words, at: index) && !isPhrase(index) {
      return (step, index + 1)
    }
    guard isPhrase(index) else { return nil }
    let text = sentence.words(index..<index + 1).lowercased()
    return RecurrenceWords.phrases.first { $0.words.contains(text) }.map { ($0.step, index + 1) }
  }

  /// Returns a step without a count: "yearly", "every year", "each month".
  func unit(at index: Int) -> (step: RecurrencePhrase.Step, end: Int)? {
    if let found = adverb(at: index) { return found }
    guard isEvery(index), let step = step(1, at: index + 1) else { return nil }
    return (step, index + 2)
  }

  /// Whether a token is a phrase of several words.
  private func isPhrase(_ index: Int) -> Bool {
    sentence.has(.every, at: index) && sentence.words(index..<index + 1).contains(" ")
  }

  /// "15.99 a month", "15.99/month".
  private func rate(at index: Int) -> RecurrencePhrase.Step? {
    let isSlash = sentence.isMark(UInt8(ascii: "/"), at: index)
    let isArticle = sentence.isWord("a", at: index) || sentence.isWord("an", at: index)
    guard isSlash || isArticle, index > 0, !sentence.has([.ago, .back], at: index + 2),
      sentence.isKind(.number, at: index - 1) || sentence.isKind(.sign, at: index - 1)
        || sentence.has([.currency, .cardinal], at: index - 1)
    else { return nil }
    return step(1, at: index + 1)
  }

  private func isEvery(_ index: Int) -> Bool {
    (sentence.has(.every, at: index) && !isPhrase(index)) || sentence.isWord("each", at: index)
  }

  /// Reads the words after "every".
  private func every(_ index: Int) throws(RecurrenceFailure) -> Match? {
    var place = index + 1
    var count = 1
    if sentence.isWord("other", at: place) {
      (count, place) = (2, place + 1)
    } else if let (found, end) = monthDays(at: place), isOfMonth(found, end) {
      return (.months(1, on: found), endOfMonth(end))
    } else if let (number, end) = days.ordinal(at: place), isStep(end) {
      // "every third friday": ambiguous between three weeks and a month.
      if number != 2 || sentence.has(.of, at: end + 1), weekdays(at: end) != nil {
        throw .unclear(sentence.words(index..<end + 1))
      }
      (count, place) = (number, end)
    } else if let (number, end) = number(at: place), isStep(end) {
      (count, place) = (number, end)
    }
    if let step = step(count, at: place) { return try detailed(step, index, place + 1) }
    if let (weekdays, end) = weekdays(at: place) { return (.weeks(count, on: weekdays), end) }
    if let (days, end) = try yearDays(at: place, index) { return (.years(1, on: days), end) }
    return nil
  }

  /// Whether days after "every" are days of a month: "every second friday" and "every 15th day" are steps.
  private func isOfMonth(_ found: [MonthDay], _ end: Int) -> Bool {
    if isOfOther(end) { return false }
    guard found.count == 1, endOfMonth(end) == end else { return true }
    return switch found[0] {
    case .day(let day): day == 31 || span(at: end - 1) == nil
    case .nth(let place, _): place == 1
    case .last, .lastWorkday: true
    }
  }

  private func isStep(_ index: Int) -> Bool {
    step(1, at: index) != nil || weekdays(at: index) != nil
  }

  /// Reads a count of any size: an impossible one is refused, not ignored.
  func number(at index: Int) -> (Int, Int)? {
    if sentence.isKind(.number, at: index), let number = sentence.wholeNumber(at: index) {
      return (number, index + 1)
    }
    return days.smallNumber(at: index)
  }

  func span(at index: Int) -> Int? {
    sentence.has(.span, at: index) ? Int(sentence.tokens[index].meaning.number) : nil
  }

  /// A multiple of a unit.
  private func step(_ count: Int, at index: Int) -> RecurrencePhrase.Step? {
    if sentence.isWord("quarter", at: index) || sentence.isWord("quarters", at: index) {
      return .months(Recurrence.times(count, 3), on: [])
    }
    if sentence.isOneOf(RecurrenceWords.workdays, at: index) {
      return .weeks(count, on: [.monday, .tuesday, .wednesday, .thursday, .friday])
    }
    if sentence.isOneOf(RecurrenceWords.weekends, at: index) {
      return .weeks(count, on: [.saturday, .sunday])
    }
    switch span(at: index) {
    case 1: return .days(count)
    case let days? where days > 0: return .weeks(Recurrence.times(count, days / 7), on: [])
    case -12: return .years(count, on: [])
    case let months? where months < 0: return .months(Recurrence.times(count, -months), on: [])
    default: return nil
    }
  }

  // MARK: Days

  /// Consumes the words after the step: "on mon and thu", "on the 31st", "on march 3".
  private func detailed(
    _ step: RecurrencePhrase.Step, _ index: Int, _ end: Int
  ) throws(RecurrenceFailure) -> Match {
    let isOn = sentence.has(.on, at: end)
    let place = isOn ? end + 1 : end
    switch step {
    case .days: return (step, end)
    case .weeks(let count, let known):
      guard known.isEmpty, let (weekdays, end) = weekdays(at: place) else { return (step, end) }
      return (.weeks(count, on: weekdays), end)
    case .months(let count, _):
      guard let (days, end) = try dayOfMonth(at: end, index) else { return (step, end) }
      return (.months(count, on: days), end)
    case .years(let count, _):
      guard let (days, end) = try yearDays(at: place, index) else {
        if sentence.has(.within, at: end), sentence.has(.month, at: end + 1) {
          throw .unclear(sentence.words(index..<end + 2))
        }
        return (step, end)
      }
      guard days.count == 1 || count == 1 else { throw .unclear(sentence.words(index..<end)) }
      return (.years(count, on: days), end)
    }
  }

  private func weekdays(at index: Int) -> ([CalendarDay.Weekday], Int)? {
    var found: [CalendarDay.Weekday] = []
    var place = index
    while place < sentence.tokens.count, sentence.has(.weekday, at: place),
      let weekday = CalendarDay.Weekday(rawValue: Int(sentence.tokens[place].meaning.weekday))
    {
      found.append(weekday)
      var next = place + 1
      while sentence.has(.and, at: next) || isListMark(next) { next += 1 }
      guard sentence.has(.weekday, at: next) else { return (found, place + 1) }
      place = next
    }
    return found.isEmpty ? nil : (found, place)
  }

  private func isListMark(_ index: Int) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "&")].contains { mark in
      sentence.isMark(mark, at: index)
    }
  }

  /// "on the 31st", "on 15", "at the end of the month", after a step of months.
  private func dayOfMonth(
    at index: Int, _ start: Int
  ) throws(RecurrenceFailure) -> ([MonthDay], Int)? {
    var place = index
    let isOn = sentence.has([.on, .at], at: place)
    if isOn { place += 1 }
    let isNamed = sentence.has(.article, at: place)
    if isNamed { place += 1 }
    guard isOn || isNamed else { return nil }
    if sentence.isWord("day", at: place), sentence.isKind(.number, at: place + 1) { place += 1 }
    if let (found, end) = monthDays(at: place) {
      guard !isOfOther(end) else { throw .unclear(sentence.words(start..<end + 1)) }
      return (found, endOfMonth(end))
    }
    // "on the fifth monday", "on friday": not supported by rules.
    let end = days.ordinal(at: place)?.1 ?? place
    if isCounted(end), !sentence.has(.last, at: place) {
      throw .unclear(sentence.words(start..<end + 1))
    }
    if sentence.isWord("end", at: place) { return ([31], endOfMonth(place + 1)) }
    guard isOn, let (found, end) = figures(at: place) else { return nil }
    guard !isOfOther(end) else { throw .unclear(sentence.words(start..<end + 1)) }
    return (found, endOfMonth(end))
  }

  /// After a day of the month: "of the month", "of each month".
  private func endOfMonth(_ index: Int) -> Int {
    guard sentence.has(.of, at: index) else { return index }
    let place = sentence.has(.article, at: index + 1) || isEvery(index + 1) ? index + 2 : index + 1
    if span(at: place) == -1 { return place + 1 }
    if isPhrase(index + 1), case (.months(1, []), let end)? = adverb(at: index + 1) {
      return end
    }
    return index
  }

  /// "of march", "of the quarter", "march": anything but a recurring month.
  private func isOfOther(_ index: Int) -> Bool {
    if sentence.has(.month, at: index) { return true }
    guard sentence.has(.of, at: index), endOfMonth(index) == index else { return false }
    let isNamed = sentence.has(.article, at: index + 1) || isEvery(index + 1)
    let place = isNamed ? index + 2 : index + 1
    return sentence.has([.span, .month], at: place) || sentence.isWord("quarter", at: place)
  }

  /// A day of a month in digits or words, valid or not.
  func dayNumber(at index: Int) -> (Int, Int)? {
    if let match = days.ordinal(at: index) { return match }
    guard sentence.isKind(.number, at: index), sentence.digitCount(at: index) <= 2,
      let number = sentence.wholeNumber(at: index)
    else { return nil }
    return (number, days.isOrdinalSuffix(at: index + 1) ? index + 2 : index + 1)
  }
}

extension Recurrence {
  /// A multiple of a step; one that is too large is refused when the rule is made.
  fileprivate static func times(_ count: Int, _ step: Int) -> Int {
    let (product, overflows) = count.multipliedReportingOverflow(by: step)
    return overflows ? 0 : product
  }
}

extension String {
  /// Returns the text without certain characters at both ends.
  func trimming(_ leftOut: String) -> String {
    var text = self[...]
    while let first = text.first, leftOut.contains(first) { text.removeFirst() }
    while let last = text.last, leftOut.contains(last) { text.removeLast() }
    return String(text)
  }
}
