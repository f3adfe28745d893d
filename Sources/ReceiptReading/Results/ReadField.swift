/// A value read from a receipt, with its lines and the evidence for it.
public struct ReadField<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The numbers of its lines in the text, from 1.
  public var lines: [Int]
  /// The evidence, the strongest first.
  public var evidence: [ReceiptEvidence]
  /// Whether it needs no review: for the total, that the receipt's own sums lead to it and to no other.
  public var isCertain: Bool
  /// Other possible values, the likeliest first.
  public var rivals: [Rival]

  /// Another value that the receipt allows.
  public struct Rival: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The number of its line, from 1.
    public var line: Int

    package init(value: Value, line: Int) {
      self.value = value
      self.line = line
    }
  }

  package init(
    _ value: Value, lines: [Int], evidence: [ReceiptEvidence], isCertain: Bool,
    rivals: [Rival] = []
  ) {
    self.value = value
    self.lines = lines
    self.evidence = evidence
    self.isCertain = isCertain
    self.rivals = rivals
  }
}
