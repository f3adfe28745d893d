import StrictJSON

extension FieldReader {
  /// Reads `"amount"` and `"currency"`: a decimal with exactly the currency's digits, and its code.
  ///
  /// - Parameter orZero: Whether zero is allowed.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func money(orZero: Bool = false) throws(FieldError) -> Money {
    try require("amount")
    var offset = position &+ 1
    // The longest amount has 17 bytes; a shorter line cannot hold a whole one and its seal.
    guard byte(position) == 0x22, offset &+ 24 <= bytes.byteCount else { throw badAmount() }
    var minorUnits: UInt64 = 0
    var pointOffset = 0
    let start = offset
    while true {
      let digit = byte(offset) &- 0x30
      if digit > 9 {
        if digit == 0x2E &- 0x30, pointOffset == 0, offset > start {
          pointOffset = offset
        } else {
          break
        }
      } else {
        minorUnits = minorUnits &* 10 &+ UInt64(digit)
      }
      offset &+= 1
    }
    let end = offset
    let isPadded =
      byte(start) == 0x30 && end &- start > 1 && pointOffset != start &+ 1
    guard byte(end) == 0x22, end > start, end &- start <= 18, !isPadded else { throw badAmount() }
    position = end &+ 1
    let digits = pointOffset == 0 ? 0 : end &- pointOffset &- 1
    let currency = try self.currency()
    guard digits == currency.minorUnitDigits, pointOffset == 0 || digits > 0,
      minorUnits > 0 || orZero, minorUnits <= UInt64(Money.largestMinorUnits)
    else { throw badAmount() }
    return Money(minorUnits: Int64(minorUnits), currency: currency)
  }

  @inline(never)
  private func badAmount() -> FieldError {
    invalid("amount", "a decimal above zero with the currency's digits, in quotes")
  }

  /// Reads `"amount"` and `"currency"` of an amount that may be zero or negative.
  @_lifetime(self: copy self)
  mutating func signedMoney() throws(FieldError) -> Money {
    let text = try text("amount")
    let currency = try currency()
    guard let money = Money(plainText: text, currency: currency),
      money.minorUnits.magnitude <= Money.largestMinorUnits.magnitude
    else {
      throw invalid("amount", "a decimal with the currency's digits, in quotes")
    }
    return money
  }

  /// Reads `"currency"`: an ISO 4217 code.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func currency() throws(FieldError) -> Money.Currency {
    try require("currency")
    guard position &+ 8 <= bytes.byteCount else { throw badCurrency() }
    let word = word(position)
    guard word & 0xFF == 0x22, word >> 32 & 0xFF == 0x22,
      let currency = Money.Currency(
        bytes: (
          UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word >> 16),
          UInt8(truncatingIfNeeded: word >> 24)
        ))
    else { throw badCurrency() }
    position &+= 5
    return currency
  }

  @inline(never)
  private func badCurrency() -> FieldError {
    invalid("currency", "a code of ISO 4217, as USD")
  }

  /// Reads a day, as `2026-01-31`.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func day(_ name: FieldName) throws(FieldError) -> CalendarDay {
    try require(name)
    return try dayAtHand(name)
  }

  /// Reads the day at the current value.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func dayAtHand(_ name: FieldName) throws(FieldError) -> CalendarDay {
    guard position &+ 16 <= bytes.byteCount, byte(position) == 0x22, byte(position &+ 11) == 0x22,
      let day = CalendarDay(word: word(position &+ 1), tail: word(position &+ 9))
    else { throw invalid(name, "a day, as 2026-01-31") }
    position &+= 12
    return day
  }

  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func category(_ name: FieldName) throws(FieldError) -> CategoryName {
    CategoryName(try self.name(name))
  }

  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func account(_ name: FieldName) throws(FieldError) -> AccountName {
    AccountName(try self.name(name))
  }

  @_lifetime(self: copy self)
  package mutating func bucket(_ name: FieldName) throws(FieldError) -> BucketName {
    BucketName(try self.name(name))
  }

  /// Reads a name, folded.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func name(_ name: FieldName) throws(FieldError) -> Name {
    try require(name)
    return try nameAtHand(name)
  }

  /// Reads the name at the current value, folded.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func nameAtHand(_ name: FieldName) throws(FieldError) -> Name {
    if position &+ 24 <= bytes.byteCount, byte(position) == 0x22,
      let short = Name.short(word(position &+ 1), word(position &+ 9))
    {
      position &+= short.byteCount &+ 2
      return short.name
    }
    guard let text = try text(), let result = Name(text) else {
      throw invalid(name, "a name of letters, digits, '-', '_' and single blanks, up to 64 bytes")
    }
    return result
  }

  /// Reads an optional whole number; 0 if it is missing.
  @_lifetime(self: copy self)
  package mutating func optionalNumber(_ name: FieldName) throws(FieldError) -> Int {
    guard reach(name) else { return 0 }
    guard let number = number() else { throw invalid(name, "a whole number") }
    return number
  }

  /// Reads an optional text; empty if it is missing, and only then.
  @_lifetime(self: copy self)
  package mutating func optionalText(_ name: FieldName) throws(FieldError) -> String {
    guard reach(name) else { return "" }
    guard let text = try text(), !text.isEmpty else {
      throw invalid(name, "a text of 1 to 4,096 bytes")
    }
    return text
  }

  /// Reads a required text that is not empty.
  @_lifetime(self: copy self)
  package mutating func text(_ name: FieldName) throws(FieldError) -> String {
    try require(name)
    guard let text = try text(), !text.isEmpty else {
      throw invalid(name, "a text of 1 to 4,096 bytes")
    }
    return text
  }

  /// The largest number of UTF-8 bytes in a text: about a page, which keeps a line far below its limit.
  package static let textByteLimit = 4096

  /// Reads the text at the current value without its escapes; `nil` if it is no text or too long.
  @_lifetime(self: copy self)
  package mutating func text() throws(FieldError) -> String? {
    guard byte(position) == 0x22 else { return nil }
    let start = position + 1
    var end = start
    var hasEscape = false
    while end < bytes.byteCount {
      // Eight bytes at a time, until one ends the text, begins an escape or is a control character.
      while end &+ 8 <= bytes.byteCount, FieldReader.isPlainText(word(end)) { end &+= 8 }
      let byte = byte(end)
      if byte == 0x22 { break }
      if byte < 0x20 { return nil }
      if byte == 0x5C {
        hasEscape = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.byteCount else { return nil }
    position = end + 1
    let raw = bytes.extracting(start..<end)
    let text: String?
    if hasEscape {
      text = JSONTokens.decoded(unsafe raw.withUnsafeBytes { unsafe Array($0) })
    } else {
      text = unsafe raw.withUnsafeBytes {
        unsafe String(validating: $0.assumingMemoryBound(to: UInt8.self), as: UTF8.self)
      }
    }
    guard let text, text.utf8.count <= FieldReader.textByteLimit else { return nil }
    return text
  }

  /// Whether none of eight bytes is a quote, a backslash or a control character.
  ///
  /// A byte above 0x7F may cause a false alarm for the byte after it, but never hides one.
  @inline(__always)
  private static func isPlainText(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ ones &* 0x22
    let escapes = word ^ ones &* 0x5C
    let found =
      (quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes | (word &- ones &* 0x20) & ~word
    return found & (ones &* 0x80) == 0
  }

  /// Whether eight bytes are plain text below 0x80.
  @inline(__always)
  static func isPlainASCII(_ word: UInt64) -> Bool {
    word & 0x8080_8080_8080_8080 == 0 && isPlainText(word)
  }

  /// Reads a whole number from 0 to 999,999,999,999,999.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func number(_ name: FieldName) throws(FieldError) -> Int {
    try require(name)
    guard let number = number() else { throw invalid(name, "a whole number") }
    return number
  }

  /// Reads the number at the current value; `nil` if it is none.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func number() -> Int? {
    let start = position
    var number = 0
    while true {
      let digit = byte(position) &- 0x30
      guard digit <= 9 else { break }
      number = number &* 10 &+ Int(digit)
      position &+= 1
    }
    let count = position &- start
    guard count > 0, count <= 15, count == 1 || byte(start) != 0x30 else { return nil }
    return number
  }

  /// Reads the id of an event, as `k7q2:42`.
  @_lifetime(self: copy self)
  package mutating func event(_ name: FieldName) throws(FieldError) -> EventID {
    guard let id = try optionalEvent(name) else { throw absent(name) }
    return id
  }

  /// Reads an optional id of an event.
  @_lifetime(self: copy self)
  package mutating func optionalEvent(_ name: FieldName) throws(FieldError) -> EventID? {
    guard reach(name) else { return nil }
    if let id = plainEvent() { return id }
    guard let text = try text(), let id = EventID(text) else {
      throw invalid(name, "the id of an event, as k7q2:42")
    }
    return id
  }

  /// Reads an id without escapes; otherwise returns `nil` and reads nothing.
  @_lifetime(self: copy self)
  private mutating func plainEvent() -> EventID? {
    let start = position
    position += 1
    var packed: UInt64 = 0
    var count = 0
    while count <= 8, byte(position) != UInt8(ascii: ":") {
      let letter = byte(position)
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      guard isLetter || (count > 0 && letter &- 0x30 <= 9) else { break }
      packed = packed << 8 | UInt64(letter)
      count += 1
      position += 1
    }
    if byte(start) == 0x22, (4...8).contains(count), byte(position) == UInt8(ascii: ":") {
      position += 1
      if let number = number(), byte(position) == 0x22 {
        position += 1
        let writer = WriterID(packed: packed << UInt64(64 - count * 8))
        return EventID(writer: writer, number: number)
      }
    }
    position = start
    return nil
  }

  /// Reads an optional text of an entry; skips it if texts were not requested.
  @_lifetime(self: copy self)
  mutating func entryText(_ name: FieldName) throws(FieldError) -> String {
    guard leavesTextsAside else { return try optionalText(name) }
    guard reach(name) else { return "" }
    passText()
    return ""
  }

  /// Reads an optional text, skipping it if texts were not requested, and tells whether it is present.
  @_lifetime(self: copy self)
  mutating func skippableText(_ name: FieldName) throws(FieldError) -> (text: String, isThere: Bool)
  {
    guard leavesTextsAside else {
      let text = try optionalText(name)
      return (text, !text.isEmpty)
    }
    guard reach(name) else { return ("", false) }
    passText()
    return ("", true)
  }

  /// Moves past the text at the current value.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func passText() {
    guard byte(position) == 0x22 else { return }
    position += 1
    while position < bytes.byteCount {
      while position &+ 8 <= bytes.byteCount, FieldReader.isPlainText(word(position)) {
        position &+= 8
      }
      if byte(position) == 0x22 { break }
      position += byte(position) == 0x5C ? 2 : 1
    }
    position += 1
  }

  /// Whether the texts of entries are skipped.
  var leavesTextsAside: Bool { members == nil && !parts.contains(.texts) }
}
