/// Writes the members of a JSON object in the one spelling that the log has: no blanks, the order
/// in which they are written.
package struct FieldWriter {
  /// What has been written, from the brace of the outermost object on.
  package private(set) var bytes: [UInt8]
  private var isFirst = true

  /// A writer whose object begins at the end of some bytes.
  package init(after bytes: [UInt8] = []) {
    self.bytes = bytes
    self.bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the outermost object; nothing is written after.
  package mutating func finish() {
    bytes.append(UInt8(ascii: "}"))
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

  package mutating func write(_ name: StaticString, _ number: Int) {
    begin(name)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A list of whole numbers.
  package mutating func write(_ name: StaticString, _ numbers: [Int]) {
    begin(name)
    bytes.append(contentsOf: "[\(numbers.map(String.init).joined(separator: ","))]".utf8)
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

  package mutating func write(_ name: StaticString, _ day: CalendarDay) {
    write(name, day.text)
  }

  package mutating func write(_ name: StaticString, _ event: EventID) {
    write(name, event.text)
  }

  /// An amount and its currency, as two members.
  package mutating func write(_ amount: Money) {
    write("amount", amount.plainText)
    write("currency", amount.currency.code)
  }

  package mutating func write(_ name: StaticString, _ shares: [BucketShare]) {
    enter(name)
    for share in shares {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      quote(share.bucket.text)
      bytes.append(UInt8(ascii: ":"))
      quote(share.share.text)
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
