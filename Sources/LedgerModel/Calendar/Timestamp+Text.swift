extension Timestamp {
  /// The instant that 24 characters spell, as "2026-11-20T12:00:00.123Z"; `nil` for every other
  /// text, other zones and leap seconds too.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)[...]
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "."),
      bytes[23] == UInt8(ascii: "Z"),
      let day = CalendarDay(iso: bytes[..<10]),
      let hour = DecimalText.number(bytes, 11..<13), hour < 24,
      let minute = DecimalText.number(bytes, 14..<16), minute < 60,
      let second = DecimalText.number(bytes, 17..<19), second < 60,
      let millisecond = DecimalText.number(bytes, 20..<23)
    else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(existingDay: day, millisecondOfDay: Int64(seconds * 1000 + millisecond))
  }

  /// The instant as ISO 8601 writes it in UTC: "2026-11-20T12:00:00.123Z".
  public var text: String { String(writing: self) }
}

extension Timestamp: PlainText {
  package func write(to bytes: inout [UInt8]) {
    let milliseconds = UInt64(millisecondOfDay)
    day.write(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    DecimalText.write(milliseconds / 3_600_000, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(milliseconds / 60_000 % 60, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(milliseconds / 1000 % 60, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    DecimalText.write(milliseconds % 1000, figures: 3, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { text }
}
