/// Values that an app encodes as one text: `"2026-01-31"`, `"groceries"`, `"k7q2:14"`.
extension Decoder {
  /// Decodes the value that a text spells.
  ///
  /// - Throws: `DecodingError` if there is no text, or it spells no such value.
  func value<Value>(_ read: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = read(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(Quotation(of: text))' is no \(Value.self)")
    }
    return value
  }
}

extension Encoder {
  /// Encodes a value as its text.
  func write(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
