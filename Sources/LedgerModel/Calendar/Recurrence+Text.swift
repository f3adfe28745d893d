/// The one spelling that the log has of a rule:
/// `every 2 weeks on mon,thu from 2026-01-05 until 2026-12-31`.
///
/// | part | says |
/// |---|---|
/// | `every day`, `every 3 months` | the step |
/// | `on mon,thu`, `on 31`, `on 02-29` | of weeks, months and years: on what |
/// | `from DAY` | the first day on which it falls |
/// | `until DAY`, `12 times` | the end, where there is one |
extension Recurrence {
  /// The rule in the log's spelling.
  package var text: String {
    var text = "every "
    switch interval {
    case .days(let step): text += Recurrence.words(step, "day")
    case .weeks(let step, let weekdays):
      text += Recurrence.words(step, "week") + " on "
      text += weekdays.map(\.abbreviation).joined(separator: ",")
    case .months(let step, let day): text += Recurrence.words(step, "month") + " on \(day)"
    case .years(let step, let month, let day):
      text += Recurrence.words(step, "year") + " on "
      text += Recurrence.twoDigits(month) + "-" + Recurrence.twoDigits(day)
    }
    text += " from "
    text += first.text
    switch end {
    case .never: break
    case .until(let last): text += " until " + last.text
    case .times(let count): text += " \(count) times"
    }
    return text
  }

  /// The rule that a text spells exactly as ``text`` does; `nil` for every other text.
  package init?(text: String) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    guard words.popFirst() == "every" else { return nil }
    let step = words.first.flatMap { Int($0) }
    if step != nil { words.removeFirst() }
    guard let unit = words.popFirst(),
      let interval = Recurrence.interval(step ?? 1, unit, &words),
      words.popFirst() == "from", let day = words.popFirst(), let first = CalendarDay(iso: day),
      let end = Recurrence.end(words), let rule = try? Recurrence(interval, from: first, end: end),
      rule.text == text
    else { return nil }
    self = rule
  }

  private static func interval(
    _ step: Int, _ unit: Substring, _ words: inout ArraySlice<Substring>
  ) -> Interval? {
    if unit.hasPrefix("day") { return .days(step) }
    guard words.popFirst() == "on", let place = words.popFirst() else { return nil }
    switch unit.prefix(4) {
    case "week":
      let weekdays = place.split(separator: ",").compactMap { Weekday(abbreviation: String($0)) }
      return weekdays.isEmpty ? nil : .weeks(step, on: weekdays)
    case "mont": return Int(place).map { .months(step, on: $0) }
    case "year":
      let numbers = place.split(separator: "-").compactMap { Int($0) }
      return numbers.count == 2 ? .years(step, month: numbers[0], day: numbers[1]) : nil
    default: return nil
    }
  }

  private static func end(_ words: ArraySlice<Substring>) -> End? {
    let words = Array(words)
    if words.isEmpty { return .never }
    guard words.count == 2 else { return nil }
    if words[0] == "until" { return CalendarDay(iso: words[1]).map { .until($0) } }
    return words[1] == "times" ? Int(words[0]).map { .times($0) } : nil
  }

  private static func words(_ step: Int, _ unit: String) -> String {
    step == 1 ? unit : "\(step) \(unit)s"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
