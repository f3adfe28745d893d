package import LedgerModel

/// What bills have due, as a file that calendars read: one event for each day, with a reminder.
///
/// Source: RFC 5545. An event keeps its UID however often the file is written, so that a calendar that reads
/// it again changes the event that it has; what was paid or left out is cancelled.
package struct CalendarFile {
  /// UTF-8, lines that end with CR LF and have at most 75 bytes.
  package private(set) var bytes: [UInt8] = []

  private let ledger: LedgerID
  private let stamp: String

  /// - Parameters:
  ///   - open: What is still to be paid.
  ///   - cancelled: What is no longer to be paid.
  ///   - instant: When the file is written.
  package init(
    _ open: [Bill.Day], cancelled: [Bill.Day], of ledger: LedgerID,
    writtenAt instant: Timestamp
  ) {
    self.ledger = ledger
    // 2026-01-02T03:04:05.678Z
    stamp = instant.text.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    line("BEGIN:VCALENDAR")
    line("VERSION:2.0")
    line("PRODID:-//puldar//bills//EN")
    line("CALSCALE:GREGORIAN")
    line("METHOD:PUBLISH")
    line("X-WR-CALNAME:Bills")
    for occurrence in open { write(occurrence, isCancelled: false) }
    for occurrence in cancelled { write(occurrence, isCancelled: true) }
    line("END:VCALENDAR")
  }

  private mutating func write(_ occurrence: Bill.Day, isCancelled: Bool) {
    let terms = occurrence.terms
    line("BEGIN:VEVENT")
    line(
      "UID:\(occurrence.bill.text.replacing(":", with: "-"))-\(occurrence.planned.text)@\(ledger.text)"
    )
    line("DTSTAMP:\(stamp)")
    // The later goes before what the calendar has: moved, paid, taken back, paid again.
    line("SEQUENCE:\((occurrence.turn + occurrence.moveCount) * 2 + (isCancelled ? 1 : 0))")
    line("STATUS:\(isCancelled ? "CANCELLED" : "CONFIRMED")")
    let day = occurrence.due.text.filter { $0 != "-" }
    if let time = terms.time {
      // Without a zone: half past six wherever the person is.
      line("DTSTART:\(day)T\(time.text.filter { $0 != ":" })00")
      line("DURATION:PT30M")
    } else {
      line("DTSTART;VALUE=DATE:\(day)")
    }
    let amount = CalendarFile.amount(occurrence)
    line("SUMMARY:\(CalendarFile.escaped(terms.name + (amount.isEmpty ? "" : " " + amount)))")
    if !terms.note.isEmpty { line("DESCRIPTION:\(CalendarFile.escaped(terms.note))") }
    line("CATEGORIES:\(CalendarFile.escaped(terms.category.text))")
    line("TRANSP:TRANSPARENT")
    if !isCancelled {
      line("BEGIN:VALARM")
      line("ACTION:DISPLAY")
      line("DESCRIPTION:\(CalendarFile.escaped("\(terms.name) is due"))")
      // Nine o'clock on the day before, or a day before its time.
      line("TRIGGER:\(terms.time == nil ? "-PT15H" : "-P1D")")
      line("END:VALARM")
    }
    line("END:VEVENT")
  }

  private static func amount(_ occurrence: Bill.Day) -> String {
    let amount = occurrence.state == .open ? occurrence.left : occurrence.terms.amount
    switch occurrence.terms.certainty {
    case .unknown: return ""
    case .about: return "about \(amount.text(naming: .code))"
    case nil: return amount.text(naming: .code)
    }
  }

  /// A text of which no sign says anything to a calendar.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.unicodeScalars.append("\\")
        escaped.unicodeScalars.append(scalar)
      case "\n": escaped += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Writes a line, folded where it is too long; no scalar is parted.
  private mutating func line(_ text: String) {
    var width = 0
    for scalar in text.unicodeScalars {
      let encoded = Array(String(scalar).utf8)
      if width + encoded.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        width = 1
      }
      bytes += encoded
      width += encoded.count
    }
    bytes += [0x0D, 0x0A]
  }
}
