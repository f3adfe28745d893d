import LedgerEvents

/// Chooses the day of a receipt among its dates.
struct DateSearch {
  let lines: [ReceiptLine]
  let dates: [PrintedDate]
  let context: ReceiptContext

  init(_ lines: [ReceiptLine], _ context: ReceiptContext) {
    self.lines = lines
    self.context = context
    let lastYear = (context.today?.year ?? 2098) + 1
    let dates = lines.enumerated().flatMap { place, line in
      line.digitCount < 3
        ? [] : DateScanner(bytes: line.bytes, line: place, lastYear: lastYear).dates()
    }
    self.dates = DateSearch.settledByOthers(
      !dates.isEmpty
        ? dates
        : lines.enumerated().flatMap { place, line in
          line.digitCount < 3
            ? [] : MisreadDate(bytes: line.bytes, line: place, lastYear: lastYear).dates()
        })
  }

  /// Returns the dates; one of two-digit numbers begins with the year if only then it is near another date of the
  /// receipt: "16/02/21" beside "02/28/16".
  private static func settledByOthers(_ dates: [PrintedDate]) -> [PrintedDate] {
    dates.enumerated().map { place, date in
      guard let yearFirst = date.yearFirst else { return date }
      let others = dates.enumerated().filter { $0.offset != place && $0.element.yearFirst == nil }
        .flatMap { [$0.element.dayFirst, $0.element.monthFirst].compactMap(\.self) }
      func isNear(_ day: CalendarDay) -> Bool {
        others.contains { (-2...reachOfOffers).contains($0.daysSinceEpoch - day.daysSinceEpoch) }
      }
      guard isNear(yearFirst),
        ![date.dayFirst, date.monthFirst].compactMap(\.self).contains(where: isNear)
      else { return date }
      var settled = date
      settled.form = .fixed
      (settled.dayFirst, settled.monthFirst) = (yearFirst, yearFirst)
      return settled
    }
  }

  /// How many days after a purchase an offer on its receipt ends.
  private static let reachOfOffers = 60

  /// The ranges of dates, with the times after them, so that no amount is read there.
  var places: [Int: [Range<Int>]] {
    Dictionary(grouping: dates, by: \.line).mapValues { $0.map(\.range) }
  }

  /// Returns the day, or `nil` if none is printed.
  ///
  /// - Parameter country: What the receipt says of its country.
  func day(in country: CountrySearch) -> ReadField<CalendarDay>? {
    guard !dates.isEmpty else { return nil }
    let settled = self.order(country)
    var scores: [CalendarDay: (score: Int, place: Int, count: Int)] = [:]
    for (place, date) in dates.enumerated() {
      guard let day = reading(date, settled) else { continue }
      let score = score(of: date)
      if let known = scores[day] {
        let isBetter = score > known.score
        scores[day] = (
          isBetter ? score : known.score, isBetter ? place : known.place, known.count + 1
        )
      } else {
        scores[day] = (score, place, 1)
      }
    }
    let all = scores.sorted { left, right in
      let (one, other) = (
        left.value.score + 4 * min(left.value.count, 3),
        right.value.score + 4 * min(right.value.count, 3)
      )
      return one != other ? one > other : left.value.place < right.value.place
    }
    guard let best = all.first else { return nil }
    let date = dates[best.value.place]
    let possible = readings(date, settled)
    let isTurned = possible.first != best.key
    var evidence: [ReceiptEvidence] = []
    if isMarked(date) { evidence.append(.dateWord) }
    if hasTime(date) { evidence.append(.time) }
    if best.value.count > 1 { evidence.append(.repeated) }
    if date.isMisread {
      evidence.append(.lookalike)
    } else {
      evidence.append(possible.count > 1 && !isTurned ? settled.evidence : .onlyReading)
    }
    var rivals = all.dropFirst().prefix(3).map { other in
      ReadField<CalendarDay>.Rival(
        value: other.key, line: lines[dates[other.value.place].line].number)
    }
    if let other = possible.first(where: { $0 != best.key }) {
      rivals.insert(.init(value: other, line: lines[date.line].number), at: 0)
    }
    let numbered = dayInNumber(like: best.key)
    if let numbered { rivals.append(numbered) }
    let isCertain =
      !date.isMisread && !isTurned && numbered == nil
      && (possible.count < 2 || settled.isSure) && !mayBeginWithYear(date, settled)
      && (all.count < 2 || !evidence.isEmpty && best.value.score > 0)
    return ReadField(
      best.key, lines: [lines[date.line].number], evidence: evidence, isCertain: isCertain,
      rivals: rivals)
  }

  /// The order of day and month, and what decided it.
  private struct Order {
    var order: NumberConventions.DateOrder
    var evidence: ReceiptEvidence
    /// Whether nothing else needs to be considered.
    var isSure = true
    /// Whether two-digit years come first in the country, too.
    var allowsYearFirst = false
    var isOfKnownCountry = false
  }

  private func order(_ country: CountrySearch) -> Order {
    let allowsYearFirst = country.region.map(CountryWords.yearFirstRegions.contains) == true
    func order(
      _ order: NumberConventions.DateOrder, _ evidence: ReceiptEvidence, isSure: Bool = true
    ) -> Order {
      Order(
        order: order, evidence: evidence, isSure: isSure, allowsYearFirst: allowsYearFirst,
        isOfKnownCountry: country.isOrderSure && country.region != nil)
    }
    let figures = dates.filter {
      $0.form == .figures && !$0.isOdd && (!allowsYearFirst || $0.isOfOneEnd)
    }
    if let clear = figures.first(where: { !$0.isAmbiguous && $0.dayFirst != $0.monthFirst }) {
      return order(clear.dayFirst == nil ? .monthDay : .dayMonth, .orderOfOtherDate)
    }
    let fixed = Set(dates.filter { $0.form == .fixed }.compactMap(\.dayFirst))
    for date in figures where date.isAmbiguous {
      if let day = date.dayFirst, fixed.contains(day) { return order(.dayMonth, .orderOfOtherDate) }
      if let day = date.monthFirst, fixed.contains(day) {
        return order(.monthDay, .orderOfOtherDate)
      }
    }
    if let found = orderInNumbers(figures) { return order(found, .orderOfOtherDate) }
    if let found = country.order, country.isOrderSure || !context.isOrderStated {
      return order(found, .orderOfCountry, isSure: country.isOrderSure)
    }
    let usual = context.conventions.dateOrder ?? .dayMonth
    return order(
      usual == .yearMonthDay ? .dayMonth : usual, .orderOfSetting, isSure: context.isOrderStated)
  }

  /// The order shown by a longer number that begins with the day, as that of a shift or an invoice: "201805121".
  private func orderInNumbers(_ figures: [PrintedDate]) -> NumberConventions.DateOrder? {
    for date in figures where date.isAmbiguous {
      guard let dayFirst = date.dayFirst, let monthFirst = date.monthFirst else { continue }
      let (one, other) = (isInNumber(dayFirst), isInNumber(monthFirst))
      if one != other { return one ? .dayMonth : .monthDay }
    }
    return nil
  }

  /// Finds a day at the beginning of a longer number that differs from another day by one digit: one of them
  /// was misread.
  private func dayInNumber(like day: CalendarDay) -> ReadField<CalendarDay>.Rival? {
    let figures = day.text.utf8.filter(\.isDigit)
    guard figures.count == 8 else { return nil }
    var other: ReadField<CalendarDay>.Rival?
    for line in lines where line.digitCount >= 10 {
      let bytes = line.bytes
      for start in bytes.indices
      where bytes[start].isDigit && (start == 0 || !bytes[start - 1].isDigit)
        && start + 10 <= bytes.count && bytes[start..<start + 10].allSatisfy(\.isDigit)
      {
        let number = bytes[start..<start + 8]
        let count = zip(number, figures).count { $0 != $1 }
        // The same day confirms the date.
        if count == 0 { return nil }
        let text = String(decoding: number, as: UTF8.self)
        guard count == 1, other == nil,
          let read = CalendarDay(
            iso: "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
        else { continue }
        other = .init(value: read, line: line.number)
      }
    }
    return other
  }

  /// Whether a number begins with a day, written without marks.
  private func isInNumber(_ day: CalendarDay) -> Bool {
    let figures = day.text.utf8.filter(\.isDigit)
    return lines.contains { line in
      guard line.digitCount >= figures.count, let place = line.bytes.place(of: figures) else {
        return false
      }
      return place == 0 || !line.bytes[place - 1].isDigit
    }
  }

  /// The day of a date: a purchase is in the past, so a past day is preferred to a future one.
  private func reading(_ date: PrintedDate, _ order: Order) -> CalendarDay? {
    let days = readings(date, order)
    return days.first(where: isPast) ?? days.first
  }

  private func isPast(_ day: CalendarDay) -> Bool { context.today.map { day <= $0 } ?? true }

  /// The possible days of a date, the likeliest first.
  private func readings(_ date: PrintedDate, _ order: Order) -> [CalendarDay] {
    var days = [date.dayFirst, date.monthFirst].compactMap(\.self)
    if order.order == .monthDay { days.reverse() }
    if date.form == .figures, let yearFirst = date.yearFirst {
      if days.isEmpty {
        days = [yearFirst]
      } else if order.allowsYearFirst {
        // "13/01/07" has no month 13.
        let isFirst = order.order == .monthDay && date.monthFirst == nil
        days.insert(yearFirst, at: isFirst ? 0 : 1)
      } else if order.evidence == .orderOfSetting, isRecent(yearFirst),
        !days.contains(where: isRecent)
      {
        days.insert(yearFirst, at: 0)
      }
    }
    var known: Set<CalendarDay> = []
    days = days.filter { known.insert($0).inserted }
    // Where nothing on the receipt says the order, a day to come is no reading.
    let past = order.evidence == .orderOfSetting ? days.filter(isPast) : []
    return past.isEmpty ? days : past
  }

  /// Whether it is not more than a year ago.
  private func isRecent(_ day: CalendarDay) -> Bool {
    guard let today = context.today else { return false }
    return (0...366).contains(today.daysSinceEpoch - day.daysSinceEpoch)
  }

  /// Whether it may begin with the year, although another order was chosen: in a country that writes so, or if it
  /// would be many years nearer then, and nothing says the country.
  private func mayBeginWithYear(_ date: PrintedDate, _ order: Order) -> Bool {
    guard date.form == .figures, let yearFirst = date.yearFirst else { return false }
    let days = readings(date, order)
    if days.count > 1, days.contains(yearFirst) { return true }
    guard !order.isOfKnownCountry, let today = context.today, let chosen = days.first,
      yearFirst <= today, chosen < yearFirst
    else { return false }
    return chosen.year + 3 < today.year
  }

  private func score(of date: PrintedDate) -> Int {
    var score = 0
    let line = lines[date.line]
    if isMarked(date) { score += 12 }
    if hasTime(date) { score += 8 }
    if date.isShort { score -= 1 }
    if date.isRun { score -= 3 }
    if date.isOdd { score -= 10 }
    let before = line.bytes[..<date.range.lowerBound].letterKey
    // A date after words on its own line belongs to them.
    let isFree = date.line > 0 && before.isEmpty && !dates.contains { $0.line == date.line - 1 }
    let previous = isFree ? lines[date.line - 1].key : []
    if DateWords.others.isHeld(by: before) || DateWords.others.begins(previous) { score -= 25 }
    return score
  }

  private func isMarked(_ date: PrintedDate) -> Bool {
    let line = lines[date.line]
    let before = line.bytes[..<date.range.lowerBound].letterKey
    if DateWords.marks.isHeld(by: before) { return true }
    guard before.isEmpty, date.line > 0 else { return false }
    let previous = lines[date.line - 1].key
    return previous.count <= 12 && DateWords.marks.begins(previous)
  }

  /// Whether a time such as "10:23" or "10.23.05" is on the line.
  private func hasTime(_ date: PrintedDate) -> Bool {
    if date.hasDottedTime { return true }
    let bytes = lines[date.line].bytes
    guard bytes.count > 4 else { return false }
    for place in 1..<bytes.count - 2 where bytes[place] == UInt8(ascii: ":") {
      if bytes[place - 1].isDigit, bytes[place + 1].isDigit, bytes[place + 2].isDigit {
        return true
      }
    }
    return false
  }
}
