import LedgerModel

/// A phrase for a day, and the day that it means.
struct DayPart: Hashable {
  var phrase: String
  var day: CalendarDay
  /// Whether digits stand in it.
  var hasNumber: Bool

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  static func random(
    today: CalendarDay, using generator: inout some RandomNumberGenerator
  ) -> DayPart? {
    let back = Int.random(in: 2...90, using: &generator)
    guard let day = today.adding(days: -back) else { return nil }
    let month = months[day.monthOfYear - 1]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return today.previous.map { DayPart(phrase: "yesterday", day: $0, hasNumber: false) }
    case 1: return DayPart(phrase: "today", day: today, hasNumber: false)
    case 2: return today.previous.map { DayPart(phrase: "last night", day: $0, hasNumber: false) }
    case 3:
      let days = Int.random(in: 1...7, using: &generator)
      return today.adding(days: -days).map { day in
        let name = weekdays[day.weekday.rawValue - 1]
        return DayPart(phrase: "on \(name)", day: day, hasNumber: false)
      }
    case 4:
      let days = Int.random(in: 2...20, using: &generator)
      return today.adding(days: -days).map {
        DayPart(phrase: "\(days) days ago", day: $0, hasNumber: true)
      }
    case 5: return DayPart(phrase: "on \(month) \(day.day)", day: day, hasNumber: true)
    case 6: return DayPart(phrase: "on \(day.day) \(month.prefix(3))", day: day, hasNumber: true)
    case 7: return DayPart(phrase: "on \(day.text)", day: day, hasNumber: true)
    case 8:
      return DayPart(
        phrase: "on \(day.monthOfYear)/\(day.day)/\(day.year)", day: day, hasNumber: true)
    default: return DayPart(phrase: "on \(day.monthOfYear)/\(day.day)", day: day, hasNumber: true)
    }
  }
}
