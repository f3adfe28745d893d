/// The days of a year of a recurrence.
extension RecurrenceRule {
  /// A month, with one of its days or alone.
  private typealias Named = (month: Int, day: Int?, end: Int)

  /// "march 3", "3 march", "the 3rd of march".
  func yearDay(
    at index: Int, _ start: Int
  ) throws(RecurrenceFailure) -> (RecurrencePhrase.YearDay, Int)? {
    guard let found = monthAndDay(at: index) else { return nil }
    guard let day = found.day else { throw .unclear(sentence.words(start..<index + 1)) }
    return (RecurrencePhrase.YearDay(month: found.month, day: day), found.end)
  }

  /// One or several days: "april 15 and october 15", "1st of january and july".
  func yearDays(
    at index: Int, _ start: Int
  ) throws(RecurrenceFailure) -> (days: [RecurrencePhrase.YearDay], end: Int)? {
    let found = monthsAndDays(at: index)
    guard let end = found.last?.end else { return nil }
    return (try evenDays(found, start..<end), end)
  }

  /// "on april 15 and october 15 every year"; a single day is the start of a rule without a day.
  func daysOfEveryYear(
    at index: Int
  ) throws(RecurrenceFailure) -> (step: RecurrencePhrase.Step, end: Int)? {
    let isIn = sentence.has([.on, .within], at: index)
    let found = monthsAndDays(at: isIn ? index + 1 : index)
    guard let last = found.last, found.count > 1 || isIn && last.day == nil,
      let (step, end) = unit(at: last.end), step == .years(1, on: [])
    else { return nil }
    return (.years(1, on: try evenDays(found, index..<end)), end)
  }

  /// The adjacent months and days.
  private func monthsAndDays(at index: Int) -> [Named] {
    guard let first = monthAndDay(at: index) else { return [] }
    var found = [first]
    var end = first.end
    while isJoint(end) {
      var place = end
      while isJoint(place) || sentence.has([.on, .within, .of], at: place) { place += 1 }
      guard let next = monthAndDay(at: place) else { break }
      found.append(next)
      end = next.end
    }
    return found
  }

  /// The days, if they are the same in each month and evenly spaced: rules support no others.
  private func evenDays(
    _ found: [Named], _ words: Range<Int>
  ) throws(RecurrenceFailure) -> [RecurrencePhrase.YearDay] {
    let months = found.map(\.month).sorted()
    let isEven =
      12 % months.count == 0
      && zip(months, months.dropFirst()).allSatisfy { $1 - $0 == 12 / months.count }
    guard isEven, let day = found.compactMap(\.day).first,
      found.allSatisfy({ $0.day ?? day == day }), !isFollowedByDay(words.upperBound)
    else { throw .unclear(sentence.words(words)) }
    return found.map { RecurrencePhrase.YearDay(month: $0.month, day: day) }
  }

  /// Whether another day of a month follows: "april 15 and the 30th".
  private func isFollowedByDay(_ index: Int) -> Bool {
    guard sentence.has(.and, at: index) else { return false }
    let place = sentence.skippingArticle(index + 1)
    return days.ordinal(at: place).map { !sentence.isKind(.word, at: $0.1) } ?? false
  }

  private func monthAndDay(at index: Int) -> Named? {
    var place = sentence.has(.article, at: index) ? index + 1 : index
    if sentence.has(.month, at: place) {
      let month = Int(sentence.tokens[place].meaning.month)
      let next = sentence.has(.article, at: place + 1) ? place + 2 : place + 1
      let day = dayNumber(at: next)
      return (month, day?.0, day?.1 ?? place + 1)
    }
    guard let (day, end) = dayNumber(at: place) else { return nil }
    place = sentence.has(.of, at: end) ? end + 1 : end
    guard sentence.has(.month, at: place) else { return nil }
    return (Int(sentence.tokens[place].meaning.month), day, place + 1)
  }
}
