import EntryParsing
import LedgerModel

/// When something was recorded, to the second: `2026-01-02 12:00:00Z`, in UTC.
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

extension ModelUse {
  /// What it means, as a person reads it.
  var meaning: String {
    switch self {
    case .never: "off"
    case .unsure: "where the rules are not sure"
    case .always: "for every sentence"
    }
  }
}

/// Two events of two devices that did not know of each other, on one line.
enum ConflictLine {
  /// Two settings of the same.
  static func text(_ pair: SettingConflict, _ numbering: EventNumbering) -> String {
    "Two devices set the same: \(numbering.text(pair.later)) holds and had not seen "
      + "\(numbering.text(pair.earlier))."
  }

  static func text(_ conflict: Conflict, _ numbering: EventNumbering) -> String {
    "Two devices met in entry \(numbering.text(conflict.entry)): "
      + "\(numbering.text(conflict.later)) had not seen \(numbering.text(conflict.earlier))."
  }
}
