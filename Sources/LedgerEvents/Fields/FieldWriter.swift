import StrictJSON

/// Writes the members of a JSON object in the log's canonical form: no blanks, in the order of the calls.
///
/// Not copyable, so that its bytes grow in place and are handed on without a copy.
package struct FieldWriter: ~Copyable {
  /// The bytes before the outermost object, and what has been written of it.
  package private(set) var bytes: [UInt8]
  private var isFirst = true
  /// Whether texts that had not been read were to be written: the result cannot be read again.
  package private(set) var lacksTexts = false

  /// The initial capacity: more than most objects have.
  private static let usualByteCount = 512

  /// Makes a writer whose object begins after some bytes.
  package init(after bytes: consuming [UInt8] = []) {
    if bytes.isEmpty { bytes.reserveCapacity(FieldWriter.usualByteCount) }
    bytes.append(UInt8(ascii: "{"))
    self.bytes = bytes
  }

  /// Closes the outermost object.
  ///
  /// - Returns: The bytes before the object, followed by the object.
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

  /// Writes a member that is `false`; it is left out if it would be `true`.
  mutating func writeFalse(_ name: StaticString) {
    begin(name)
    bytes.append(contentsOf: "false".utf8)
  }

  /// Writes a list of whole numbers.
  package mutating func write(_ name: StaticString, _ numbers: [Int]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Int64(number).write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a list of texts.
  package mutating func write(_ name: StaticString, _ texts: [String]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      quote(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Records that texts were to be written that had not been read.
  mutating func noteAbsentTexts() { lacksTexts = true }

  /// Writes an amount and its currency, as two members.
  package mutating func write(_ amount: Money) {
    write("amount", amount)
    write("currency", amount.currency)
  }

  /// Writes an object of texts whose keys are not names of the format.
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

  /// Opens an object inside this one.
  package mutating func enter(_ name: StaticString) {
    begin(name)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Closes the innermost open object.
  package mutating func leave() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }
}
