/// Values that stand as one text in what an app encodes: `"2026-01-31"`, `"groceries"`, `"k7q2:14"`.
extension Decoder {
  /// The value that a text stands for.
  ///
  /// - Throws: `DecodingError` where there is no text, or one that stands for no such value.
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
  /// Writes a value as the text that stands for it.
  func write(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
