/// Writes the members of a JSON object in the one spelling that the log has: no blanks, the order
/// in which they are written.
///
/// Not copied, so that its bytes grow in place and are handed on as they are.
package struct FieldWriter: ~Copyable {
  /// What stands before the outermost object, and what has been written of it.
  package private(set) var bytes: [UInt8]
  private var isFirst = true
  /// Whether texts were to be written that had not been read: what was written cannot be read again.
  package private(set) var lacksTexts = false

  /// More than most objects have.
  private static let usualByteCount = 512

  /// A writer whose object begins at the end of some bytes.
  package init(after bytes: consuming [UInt8] = []) {
    if bytes.isEmpty { bytes.reserveCapacity(FieldWriter.usualByteCount) }
    bytes.append(UInt8(ascii: "{"))
    self.bytes = bytes
  }

  /// Ends the outermost object.
  ///
  /// - Returns: The bytes before it, and its own.
  package consuming func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private mutating func begin(_ name: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(0x22)
    name.withUTF8Buffer { name in unsafe bytes.append(contentsOf: name) }
    bytes.append(0x22)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    JSONEscapes.write(text, to: &bytes)
    bytes.append(0x22)
  }

  package mutating func write(_ name: StaticString, _ text: String) {
    begin(name)
    quote(text)
  }

  package mutating func write(_ name: StaticString, _ value: some PlainText) {
    begin(name)
    bytes.append(0x22)
    value.write(to: &bytes)
    bytes.append(0x22)
  }

  package mutating func write(_ name: StaticString, _ number: Int) {
    begin(name)
    Int64(number).write(to: &bytes)
  }

  /// A member that says `false`, and is not there where it would say `true`.
  mutating func writeFalse(_ name: StaticString) {
    begin(name)
    bytes.append(contentsOf: "false".utf8)
  }

  /// A list of whole numbers.
  package mutating func write(_ name: StaticString, _ numbers: [Int]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Int64(number).write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// A list of texts.
  package mutating func write(_ name: StaticString, _ texts: [String]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      quote(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Notes that texts were to be written that had not been read.
  mutating func noteAbsentTexts() { lacksTexts = true }

  /// An amount and its currency, as two members.
  package mutating func write(_ amount: Money) {
    write("amount", amount)
    write("currency", amount.currency)
  }

  /// Writes an object of texts whose members are no names of the format.
  mutating func write(_ name: StaticString, byName texts: [(name: String, text: String)]) {
    enter(name)
    for (name, text) in texts {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      quote(name)
      bytes.append(UInt8(ascii: ":"))
      quote(text)
    }
    leave()
  }

  package mutating func writeUnlessEmpty(_ name: StaticString, _ text: String) {
    if !text.isEmpty { write(name, text) }
  }

  package mutating func writeIfPresent(_ name: StaticString, _ event: EventID?) {
    if let event { write(name, event) }
  }

  /// Begins an object inside this one.
  package mutating func enter(_ name: StaticString) {
    begin(name)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object that was begun last.
  package mutating func leave() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }
}
