/// One thing that was read from a receipt, with where it stands and what speaks for it.
public struct ReadField<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was read.
  public var value: Value
  /// The lines that it was read from, by their numbers in the text, counted from 1.
  public var lines: [Int]
  /// What speaks for it, the strongest first.
  public var evidence: [ReceiptEvidence]
  /// Whether it needs no second look: for the total, that the receipt's own sums lead to it and to no other.
  public var isCertain: Bool
  /// What else it could be, the likeliest first.
  public var rivals: [Rival]

  /// Another value that the receipt would allow.
  public struct Rival: Hashable, Sendable {
    /// What it would be.
    public var value: Value
    /// The line that it stands in, counted from 1.
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
