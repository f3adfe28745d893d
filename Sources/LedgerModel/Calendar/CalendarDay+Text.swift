extension CalendarDay {
  /// The day that ten characters spell, as "2026-01-02"; `nil` for every other text.
  public init?(iso text: some StringProtocol) {
    self.init(iso: Array(text.utf8)[...])
  }

  /// The day that ten bytes at the start of an array spell.
  init?(iso bytes: ArraySlice<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = DecimalText.number(bytes, 0..<4), let month = DecimalText.number(bytes, 5..<7),
      let day = DecimalText.number(bytes, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that ten bytes spell: the first eight in one word, two in another, each with its first
  /// byte in the lowest place; `nil` where they spell none.
  package init?(isoBytes start: UInt64, _ end: UInt16) {
    func digit(_ word: UInt64, _ place: UInt64) -> Int {
      Int(word >> (place * 8) & 0xFF) - 0x30
    }
    let figures = (
      digit(start, 0), digit(start, 1), digit(start, 2), digit(start, 3),
      digit(start, 5), digit(start, 6), digit(UInt64(end), 0), digit(UInt64(end), 1)
    )
    // A byte that is no figure is below 0 or above 9, and then no place is in 0 to 9.
    func areDigits(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> Bool {
      (0...9).contains(first) && (0...9).contains(second) && (0...9).contains(third)
        && (0...9).contains(fourth)
    }
    guard start >> 32 & 0xFF == 0x2D, start >> 56 == 0x2D,
      areDigits(figures.0, figures.1, figures.2, figures.3),
      areDigits(figures.4, figures.5, figures.6, figures.7)
    else { return nil }
    self.init(
      year: ((figures.0 * 10 + figures.1) * 10 + figures.2) * 10 + figures.3,
      month: figures.4 * 10 + figures.5, day: figures.6 * 10 + figures.7)
  }

  /// The day that a person wrote as "2026-01-02"; blanks around it do not matter.
  public init(reading text: String) throws(CalendarDayError) {
    guard let day = CalendarDay(iso: text[...].trimmingBlanks()) else {
      throw CalendarDayError(text: text)
    }
    self = day
  }

  /// The day as ISO 8601 writes it: "2026-01-02".
  public var text: String { String(writing: self) }
}

extension CalendarDay: PlainText {
  package func write(to bytes: inout [UInt8]) {
    month.write(to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    DecimalText.write(UInt64(day), figures: 2, to: &bytes)
  }
}

extension CalendarDay: CustomStringConvertible {
  public var description: String { text }
}
