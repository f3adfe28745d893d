package import LedgerModel

/// Due bills as a file for calendars: one event for each due day, with a reminder.
///
/// Source: RFC 5545. An event has the same UID in every file, so a calendar that reads the file again updates its
/// event; a bill that was paid or skipped is cancelled.
package struct CalendarFile {
  /// The file in UTF-8; lines end with CR LF and have at most 75 bytes.
  package private(set) var bytes: [UInt8] = []

  private let ledger: LedgerID
  private let stamp: String

  /// - Parameters:
  ///   - open: The bills still to be paid.
  ///   - cancelled: The bills no longer to be paid.
  ///   - instant: The time of writing.
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
    // The highest number replaces the calendar's version: moved, paid, payment voided, paid again.
    line("SEQUENCE:\((occurrence.turn + occurrence.moveCount) * 2 + (isCancelled ? 1 : 0))")
    line("STATUS:\(isCancelled ? "CANCELLED" : "CONFIRMED")")
    let day = occurrence.due.text.filter { $0 != "-" }
    if let time = terms.time {
      // A time without a zone: half past six in the person's current zone.
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
      // The reminder: nine o'clock on the day before, or 24 hours before its time.
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

  /// Returns a text with the characters escaped that have a meaning in a calendar.
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

  /// Writes a line, folded if it is too long, never within a scalar.
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
