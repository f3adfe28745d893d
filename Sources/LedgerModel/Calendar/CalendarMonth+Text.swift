extension CalendarMonth {
  /// The month that seven characters spell, as "2026-01"; `nil` for every other text.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)[...]
    guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"),
      let year = DecimalText.number(bytes, 0..<4), let month = DecimalText.number(bytes, 5..<7)
    else { return nil }
    self.init(year: year, month: month)
  }

  /// The month that a person wrote as "2026-01"; blanks around it do not matter.
  public init(reading text: String) throws(CalendarMonthError) {
    guard let month = CalendarMonth(iso: text[...].trimmingBlanks()) else {
      throw CalendarMonthError(text: text)
    }
    self = month
  }

  /// The month as ISO 8601 writes it: "2026-01".
  public var text: String { String(writing: self) }
}

extension CalendarMonth: PlainText {
  package func write(to bytes: inout [UInt8]) {
    DecimalText.write(UInt64(year), figures: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    DecimalText.write(UInt64(monthOfYear), figures: 2, to: &bytes)
  }
}

extension CalendarMonth: CustomStringConvertible {
  public var description: String { text }
}
