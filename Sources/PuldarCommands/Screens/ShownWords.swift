import EntryParsing
import LedgerModel

/// The time of a record, to the second: `2026-01-02 12:00:00Z`, in UTC.
enum TimeText {
  static func text(_ time: Timestamp) -> String {
    let text = time.text
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))Z"
  }
}

/// A month as a heading names it: "January 2026".
enum MonthTitle {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func text(_ month: CalendarMonth) -> String {
    "\(names[month.monthOfYear - 1]) \(month.year)"
  }
}

extension RegisteredEntry {
  /// Returns the name for a person: its merchant or words, else its category.
  func shownName(_ categories: CategoryCatalog) -> String {
    let name = texts.shownName
    return name.isEmpty ? categories.shownName(of: values.category) : name
  }
}

extension ModelUse {
  /// The meaning, as a person reads it.
  var meaning: String {
    switch self {
    case .never: "off"
    case .unsure: "where the rules are not sure"
    case .always: "for every sentence"
    }
  }
}
