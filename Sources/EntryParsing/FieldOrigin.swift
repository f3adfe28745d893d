/// How one field of an entry was found: by which rule, and from which words.
public struct FieldOrigin: Hashable, Sendable {
  public let rule: ParsingRule
  /// The words that the rule took, as offsets into the UTF-8 of the text.
  public let bytes: Range<Int>

  public init(rule: ParsingRule, bytes: Range<Int>) {
    self.rule = rule
    self.bytes = bytes
  }
}
