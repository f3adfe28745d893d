/// Two projections folded in one pass, for a question that needs both.
public struct ProjectionPair<First: Projection, Second: Projection>: Projection {
  public private(set) var first: First
  public private(set) var second: Second

  public static var reads: EventParts { First.reads.union(Second.reads) }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    first.apply(change, from: cause)
    second.apply(change, from: cause)
  }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    first.apply(change, texts: texts, from: cause)
    second.apply(change, texts: texts, from: cause)
  }

  public mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    first.apply(fact, from: cause)
    second.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    first.revert(fact, from: cause)
    second.revert(fact, from: cause)
  }
}
