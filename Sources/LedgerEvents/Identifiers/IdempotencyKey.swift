/// A caller's name for a request: the same request is written once, however often it is made.
public struct IdempotencyKey: Hashable, Sendable {
  /// 1 to ``byteLimit`` bytes of UTF-8.
  public let text: String

  /// The largest number of UTF-8 bytes in a key; a longer one is stored as its hash.
  public static let byteLimit = 128

  /// Makes a caller's key: 1 to ``byteLimit`` bytes without `#`, which marks the further lines of a batch.
  ///
  /// - Throws: ``IdempotencyKeyError`` for any other text, so that nothing is stored without its intended
  ///   key. A longer text can be used as a key through its hash.
  public init(_ text: String) throws(IdempotencyKeyError) {
    guard IdempotencyKey.isKey(text.utf8) else { throw IdempotencyKeyError(text: text) }
    self.text = text
  }

  /// Whether the bytes are a key that a caller may give.
  @specialized(where Bytes == [UInt8])
  package static func isKey<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bool {
    !bytes.isEmpty && bytes.count <= byteLimit && !bytes.contains(0x23)
  }

  /// Makes a key as stored in a log, which may carry the number of a batch's line.
  package init?(stored text: String) {
    guard !text.isEmpty, text.utf8.count <= IdempotencyKey.byteLimit else { return nil }
    self.text = text
  }

  /// Returns the key of a line of a batch: the first line has the key itself.
  package func ofLine(_ index: Int) -> IdempotencyKey {
    IdempotencyKey(known: index == 0 ? text : "\(text)#\(index)")
  }

  /// Makes a key of a text that was checked before.
  package init(known text: String) {
    self.text = text
  }
}

/// A text that is not a key.
public struct IdempotencyKeyError: Error, Hashable, Sendable {
  /// The rejected text.
  public let text: String
}

extension IdempotencyKeyError: ExplainedError {
  public var problem: String {
    if text.isEmpty { return "the key is empty" }
    if text.utf8.count > IdempotencyKey.byteLimit { return "the key has \(text.utf8.count) bytes" }
    return "the key '\(Quotation(of: text))' holds '#'"
  }

  public var remedy: String? {
    "Give a key of 1 to \(IdempotencyKey.byteLimit) bytes without '#', or none."
  }
}

extension IdempotencyKey {
  /// Whether this is the given key, or the key of a further line of its batch.
  package func belongs(to key: IdempotencyKey) -> Bool {
    let rest = text.utf8.dropFirst(key.text.utf8.count)
    return text.hasPrefix(key.text) && (rest.isEmpty || rest.first == UInt8(ascii: "#"))
  }
}
