/// The log's canonical spelling of a rule: `every 2 weeks on mon,thu from 2026-01-05 until 2026-12-31`.
///
/// | part | meaning |
/// |---|---|
/// | `every day`, `every 3 months` | the step |
/// | `every month`, with no `on` | the whole month |
/// | `on mon,thu`, `on 02-29` | the days of a week or a year |
/// | `on 31`, `on 1,15`, `on 2tue`, `on lastfri`, `on lastwork` | the days of a month |
/// | `before weekend`, `after weekend` | where a Saturday or a Sunday moves |
/// | `from DAY` | the first occurrence |
/// | `until DAY`, `12 times` | the end, if there is one |
extension Recurrence {
  /// The rule in the log's spelling.
  public var text: String {
    var text = "every "
    switch interval {
    case .days(let step): text += Recurrence.words(step, "day")
    case .weeks(let step, let weekdays):
      text += Recurrence.words(step, "week") + " on "
      text += weekdays.map(\.abbreviation).joined(separator: ",")
    case .wholeMonths: text += "month"
    case .months(let step, let days):
      text += Recurrence.words(step, "month") + " on "
      text += days.map(\.text).joined(separator: ",")
    case .years(let step, let month, let day):
      text += Recurrence.words(step, "year") + " on "
      text += Recurrence.twoDigits(month) + "-" + Recurrence.twoDigits(day)
    }
    if let shift { text += " \(shift.rawValue) weekend" }
    text += " from "
    text += first.text
    switch end {
    case .never: break
    case .until(let last): text += " until " + last.text
    case .times(let count): text += " \(count) times"
    }
    return text
  }

  /// The rule that a text spells exactly as ``text`` does; `nil` for any other text.
  package init?(text: String) {
    var words = RuleWords(text)
    guard words.take("every "), let (interval, shift, first) = words.start(),
      let end = words.end(),
      let rule = try? Recurrence(interval, shift, from: first, end: end),
      // Days in another order, or a first day on which the rule does not fall, are another spelling.
      rule.first == first, rule.interval == interval
    else { return nil }
    self = rule
  }

  private static func words(_ step: Int, _ unit: String) -> String {
    step == 1 ? unit : "\(step) \(unit)s"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

/// A cursor over a rule's spelling, from its first byte to its last.
private struct RuleWords {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Consumes a word if it comes next.
  mutating func take(_ word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { word in
      unsafe place + word.count <= bytes.count
        && bytes[place..<place + word.count].elementsEqual(word)
    }
    if isNext { place += word.utf8CodeUnitCount }
    return isNext
  }

  /// Reads a number without a sign and without leading zeros.
  private mutating func number() -> Int? {
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    // No number of a rule is longer.
    guard (1...6).contains(place - start), bytes[start] != 0x30 else { return nil }
    return DecimalText.number(bytes[...], start..<place)
  }

  /// Reads a number of two digits.
  private mutating func twoDigits() -> Int? {
    guard place + 2 <= bytes.count else { return nil }
    defer { place += 2 }
    return DecimalText.number(bytes[...], place..<place + 2)
  }

  private mutating func day() -> CalendarDay? {
    guard place + 10 <= bytes.count else { return nil }
    defer { place += 10 }
    return CalendarDay(iso: bytes[place..<place + 10])
  }

  /// Reads the interval with its shift, and the first day.
  mutating func start() -> (Recurrence.Interval, Recurrence.Shift?, CalendarDay)? {
    var step = 1
    if bytes.indices.contains(place), (0x30...0x39).contains(bytes[place]) {
      guard let number = number(), number > 1, take(" ") else { return nil }
      step = number
    }
    guard let interval = interval(step) else { return nil }
    let shift: Recurrence.Shift? =
      take(" before weekend") ? .before : take(" after weekend") ? .after : nil
    guard take(" from "), let day = day() else { return nil }
    return (interval, shift, day)
  }

  private mutating func interval(_ step: Int) -> Recurrence.Interval? {
    func unit(_ one: StaticString, _ many: StaticString) -> Bool { take(step == 1 ? one : many) }
    if unit("day", "days") { return .days(step) }
    if unit("week on ", "weeks on ") {
      return listed { $0.weekday() }.map { .weeks(step, on: $0) }
    }
    if unit("month on ", "months on ") {
      return listed { $0.monthDay() }.map { .months(step, on: $0) }
    }
    if step == 1, take("month") { return .wholeMonths }
    guard unit("year on ", "years on "), let month = twoDigits(), take("-"), let day = twoDigits()
    else { return nil }
    return .years(step, month: month, day: day)
  }

  private mutating func listed<Day>(_ day: (inout RuleWords) -> Day?) -> [Day]? {
    var days: [Day] = []
    repeat {
      guard let next = day(&self) else { return nil }
      days.append(next)
    } while take(",")
    return days
  }

  private mutating func weekday() -> CalendarDay.Weekday? {
    guard place + 3 <= bytes.count,
      let weekday = CalendarDay.Weekday(
        abbreviation: String(decoding: bytes[place..<place + 3], as: UTF8.self))
    else { return nil }
    place += 3
    return weekday
  }

  private mutating func monthDay() -> MonthDay? {
    if take("lastwork") { return .lastWorkday }
    if take("last") { return weekday().map { .last($0) } }
    guard let number = number() else { return nil }
    return weekday().map { .nth(number, $0) } ?? .day(number)
  }

  /// Reads the end, after the first day and up to the last byte.
  mutating func end() -> Recurrence.End? {
    var end = Recurrence.End.never
    if take(" until ") {
      guard let day = day() else { return nil }
      end = .until(day)
    } else if take(" ") {
      guard let count = number(), take(" times") else { return nil }
      end = .times(count)
    }
    return place == bytes.count ? end : nil
  }
}
