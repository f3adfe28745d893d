/// What a person wants, as a value that answers with events or with a reason.
///
/// The only place that refuses: what it lets through is a fact, and a reducer meets only facts.
public protocol Decision: Sendable {
  /// What it must know of the ledger.
  associatedtype View: Projection
  /// What its caller is told when it has been written.
  associatedtype Outcome: Sendable = [EventID]

  /// The state that the ledger's events are folded into before it is asked.
  var view: View { get }

  /// The events that do what is wanted.
  ///
  /// - Parameters:
  ///   - view: The ledger as it is.
  ///   - first: The id that the first event will have; the next ones are numbered on from it.
  /// - Throws: ``Refusal`` where the ledger's rules do not allow it; nothing is written then.
  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent]

  /// Whether events that were written under the same key say the same request: what the caller stated,
  /// never what was filled in.
  func isRepeated(by written: [LedgerEvent]) -> Bool

  /// What the caller is told of the written events.
  func outcome(of written: [EventEnvelope]) -> Outcome
}

extension Decision where Outcome == [EventID] {
  public func outcome(of written: [EventEnvelope]) -> [EventID] { written.map(\.id) }
}

/// An event that a decision wants written.
public struct NewEvent: Hashable, Sendable {
  public var event: LedgerEvent
  /// A key of its own; `nil` where it has none, or the one that the caller gives.
  public var key: IdempotencyKey?

  public init(_ event: LedgerEvent, key: IdempotencyKey? = nil) {
    self.event = event
    self.key = key
  }
}
