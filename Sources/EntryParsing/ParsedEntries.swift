/// What a text means: one entry or several, in the order of the text.
public struct ParsedEntries: Hashable, Sendable {
  /// At least one entry.
  public let entries: [ParsedEntry]
  /// The text that was read; a ``FieldOrigin`` counts its bytes.
  public let text: String
  /// Who read it, as it is stored with the event: `rules/1`.
  public let parser: String

  public init(entries: [ParsedEntry], text: String, parser: String) {
    self.entries = entries
    self.text = text
    self.parser = parser
  }

  /// The words that a field was taken from.
  public func words(of origin: FieldOrigin) -> Substring {
    let bytes = text.utf8
    let count = bytes.count
    let lower = min(max(origin.bytes.lowerBound, 0), count)
    let upper = min(max(origin.bytes.upperBound, lower), count)
    return text[
      bytes.index(
        bytes.startIndex, offsetBy: lower)..<bytes.index(
          bytes.startIndex, offsetBy: upper)]
  }
}
