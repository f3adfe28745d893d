package import LedgerModel

/// Writes comma-separated values: RFC 4180, UTF-8 without a byte order mark; each row ends with CR LF.
///
/// An apostrophe, by which spreadsheets mark text, is put before a text that would be taken as a formula: one that
/// begins with `=`, `+`, `-`, `@`, a tab or a carriage return, and is no number. Source: OWASP, "CSV Injection".
package struct CSVWriter {
  /// The bytes so far; a caller that takes them empties it.
  package var bytes: [UInt8] = []
  private var isFirst = true

  package init() {}

  /// Writes a cell with a text.
  package mutating func write(_ text: String) {
    begin()
    var text = text
    text.withUTF8 { utf8 in
      var needsQuotes = false
      // A cell between apostrophes loses them when it is read, unless it is quoted.
      if utf8.count > 2, utf8.first == 0x27, utf8.last == 0x27 { needsQuotes = true }
      for byte in utf8 where byte == 0x22 || byte == 0x2C || byte == 0x0D || byte == 0x0A {
        needsQuotes = true
        break
      }
      let isDefused = CSVWriter.isFormula(utf8)
      if !needsQuotes {
        if isDefused { bytes.append(0x27) }
        bytes.append(contentsOf: utf8)
        return
      }
      bytes.append(0x22)
      if isDefused { bytes.append(0x27) }
      for byte in utf8 {
        if byte == 0x22 { bytes.append(0x22) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    }
  }

  /// Writes a cell with an amount of money: all decimals of its currency, with a minus below zero.
  package mutating func write(_ amount: Money) {
    begin()
    amount.write(to: &bytes)
  }

  /// Writes a cell with a day, as `2026-01-31`.
  package mutating func write(_ day: CalendarDay) {
    begin()
    day.write(to: &bytes)
  }

  /// Writes a cell with an instant in UTC.
  package mutating func write(_ instant: Timestamp) {
    begin()
    instant.write(to: &bytes)
  }

  /// Writes a cell with the id of an event, as `k7q2:6`; an empty one for `nil`.
  package mutating func write(_ id: EventID?) {
    guard let id else { return write("") }
    begin()
    id.write(to: &bytes)
  }

  /// Writes a cell with `true` or `false`.
  package mutating func write(_ value: Bool) {
    begin()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Ends the row.
  package mutating func endRow() {
    bytes.append(0x0D)
    bytes.append(0x0A)
    isFirst = true
  }

  private mutating func begin() {
    if !isFirst { bytes.append(0x2C) }
    isFirst = false
  }

  /// Returns whether a spreadsheet would evaluate a text instead of showing it.
  static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "@"), 0x09, 0x0D: return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isNumber(text)
    default: return false
    }
  }

  /// Whether a text is a sign, digits, and at most one point with digits after it.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (digits, points) = (0, 0)
    for byte in text.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."):
        if digits == 0 { return false }
        points += 1
      default: return false
      }
    }
    return digits > 0 && points <= 1 && text.last != UInt8(ascii: ".")
  }
}
