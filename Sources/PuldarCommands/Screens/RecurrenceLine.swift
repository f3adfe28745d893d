import LedgerModel

/// A recurrence in words that parse as the same rule.
enum RecurrenceLine {
  /// Returns `every month on the 30th`, with its end: `, 12 times`, `until 2026-12-31`.
  static func text(_ rule: Recurrence) -> String {
    "every \(days(rule))\(end(rule.end))"
  }

  /// Returns the rule with its start: `every month on the 30th from 2026-01-30`; without days, a month is named.
  static func wholeText(_ rule: Recurrence) -> String {
    "every \(days(rule))\(rule.shift == nil ? "" : ",") from \(start(of: rule))\(end(rule.end))"
  }

  private static func start(of rule: Recurrence) -> String {
    rule.hasDays ? rule.first.text : rule.first.month.text
  }

  /// Returns interval and days: `2 weeks on Monday and Thursday`, `month on the 25th, before a weekend`.
  static func days(_ rule: Recurrence) -> String {
    interval(rule.interval) + (rule.shift.map { ", \($0.rawValue) a weekend" } ?? "")
  }

  private static func interval(_ interval: Recurrence.Interval) -> String {
    switch interval {
    case .days(let step): words(step, "day")
    case .weeks(1, [.monday, .tuesday, .wednesday, .thursday, .friday]): "weekday"
    case .weeks(let step, let weekdays):
      words(step, "week") + " on " + listed(weekdays.map(\.name))
    case .wholeMonths: "month"
    case .months(let step, let days):
      words(step, "month") + " on " + listed(days.map { named($0, days) })
    case .years(let step, let month, let day):
      words(step, "year") + " on \(MonthSpan.names[month - 1]) \(day)"
    }
  }

  /// Returns the name of a day. Beside weekdays, it says "day": `the 1st and the third Monday` may be two Mondays.
  private static func named(_ day: MonthDay, _ days: [MonthDay]) -> String {
    switch day {
    case .day(31): "the last day"
    case .day(let day):
      "the \(ordinal(day))" + (day > 4 || days.allSatisfy(\.isNumber) ? "" : " day")
    case .nth(let place, let weekday):
      "the \(["first", "second", "third", "fourth"][place - 1]) \(weekday.name)"
    case .last(let weekday): "the last \(weekday.name)"
    case .lastWorkday: "the last working day"
    }
  }

  static func end(_ end: Recurrence.End) -> String {
    switch end {
    case .never: ""
    case .until(let day): " until \(day.text)"
    case .times(let count): ", \(count) times"
    }
  }

  private static func words(_ step: Int, _ unit: String) -> String {
    step == 1 ? unit : "\(step) \(unit)s"
  }

  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}
