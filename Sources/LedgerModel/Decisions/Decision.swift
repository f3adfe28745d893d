public import LedgerEvents

/// What a person wants, as a value that answers with events or with a reason: a ledger performs it.
///
/// One of your own answers with ``DecisionRules/init(seeing:isRepeated:requests:)``, or with events of its own
/// by ``DecisionRules/init(seeing:isRepeated:events:)``; its outcome is the ids of its events.
public protocol Decision<Outcome>: Sendable {
  /// What its caller is told when it has been written.
  associatedtype Outcome: Sendable = [EventID]

  /// How it is decided.
  var rules: DecisionRules<Outcome> { get }
}

/// How a decision is decided.
public struct DecisionRules<Outcome: Sendable>: Sendable {
  package let decision: any LedgerDecision<Outcome>
}

extension DecisionRules {
  /// The same rules, which tell that they have decided: when the events are known and none is written yet,
  /// while the ledger has its lock. A refusal tells nothing.
  public func telling(_ hasDecided: @escaping @Sendable () -> Void) -> DecisionRules {
    func telling<D: LedgerDecision<Outcome>>(_ decision: D) -> DecisionRules {
      DecisionRules(decision: TellingDecision(decision: decision, tell: hasDecided))
    }
    return telling(decision)
  }
}

/// A decision that tells that it has decided.
private struct TellingDecision<D: LedgerDecision>: LedgerDecision {
  typealias Outcome = D.Outcome

  let decision: D
  let tell: @Sendable () -> Void

  var view: D.View { decision.view }

  func events(given view: D.View, from first: EventID) throws(Refusal) -> D.Events {
    let events = try decision.events(given: view, from: first)
    tell()
    return events
  }

  func requests(given view: D.View) throws(Refusal) -> [any LedgerDecision]? {
    let requests = try decision.requests(given: view)
    if requests != nil { tell() }
    return requests
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { decision.isRepeated(by: written) }

  func outcome(of written: EventList) -> D.Outcome { decision.outcome(of: written) }
}

extension DecisionRules where Outcome == [EventID] {
  /// The rules of a decision of your own; its caller is told the ids of its events.
  ///
  /// - Parameters:
  ///   - view: What it must know of the ledger, before the first event: the smaller, the faster.
  ///   - isRepeated: Whether events that were written under the same key say the same request: what the
  ///     caller stated, never what was filled in.
  ///   - events: The events that do what is wanted, of the ledger as it is; ``Refusal`` where that is
  ///     not allowed: nothing is written then.
  public init<View: Projection>(
    seeing view: View, isRepeated: @escaping @Sendable ([NewEvent]) -> Bool,
    events: @escaping @Sendable (View) throws(Refusal) -> [NewEvent]
  ) {
    decision = OwnDecision(view: view, decide: events, recognize: isRepeated)
  }
}

/// A decision that a program of somebody's own brings.
private struct OwnDecision<View: Projection>: LedgerDecision {
  let view: View
  let decide: @Sendable (View) throws(Refusal) -> [NewEvent]
  let recognize: @Sendable ([NewEvent]) -> Bool

  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    try decide(view)
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { recognize(written.map { NewEvent($0) }) }
}

/// A decision as a ledger carries it out: it answers with events or with a reason.
///
/// What the rules of the ledger forbid is refused here: what is let through is a fact, and a projection
/// meets only facts.
package protocol LedgerDecision<Outcome>: Decision {
  /// What it must know of the ledger.
  associatedtype View: Projection
  /// The events that it answers with: of very many each may be made when it is asked for.
  associatedtype Events: RandomAccessCollection<NewEvent> & Sendable = [NewEvent]
  where Events.Index == Int

  /// The state that the ledger's events are folded into before it is asked.
  var view: View { get }

  /// The events that do what is wanted.
  ///
  /// - Parameters:
  ///   - view: The ledger as it is.
  ///   - first: The id that the first event will have; the next ones are numbered on from it.
  /// - Throws: ``Refusal`` where the ledger's rules do not allow it; nothing is written then.
  func events(given view: View, from first: EventID) throws(Refusal) -> Events

  /// Who does what is wanted in its place, one after the other; `nil` if its own events do.
  ///
  /// - Throws: As ``events(given:from:)``.
  func requests(given view: View) throws(Refusal) -> [any LedgerDecision]?

  /// Whether events that were written under the same key say the same request: what the caller stated,
  /// never what was filled in.
  func isRepeated(by written: [LedgerEvent]) -> Bool

  /// What the caller is told of the written events.
  func outcome(of written: EventList) -> Outcome
}

extension LedgerDecision {
  public var rules: DecisionRules<Outcome> { DecisionRules(decision: self) }

  package func requests(given view: View) throws(Refusal) -> [any LedgerDecision]? { nil }
}

extension LedgerDecision where Outcome == [EventID] {
  package func outcome(of written: EventList) -> [EventID] { written.ids }
}

extension LedgerDecision where View == DecisionState {
  /// Most of them must know what was set, and nothing of the entries.
  package var view: DecisionState { DecisionState() }
}

/// A decision of what is set, which one event answers.
package protocol SingleDecision: LedgerDecision
where View == DecisionState, Events == [NewEvent], Outcome == [EventID] {
  associatedtype Payload: EventPayload

  /// The event that does what is wanted of a ledger that was begun.
  ///
  /// - Throws: As ``LedgerDecision/events(given:from:)``.
  func event(given state: DecisionState) throws(Refusal) -> Payload

  /// Whether the event says the same request.
  func isSaid(by written: Payload) -> Bool
}

extension SingleDecision {
  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    return [NewEvent(try event(given: state))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool { written.isOne(isSaid) }
}

extension [LedgerEvent] {
  /// Whether it is one event alone, and of a request that says the same.
  func isOne<Payload: EventPayload>(_ saysTheSame: (Payload) -> Bool) -> Bool {
    count == 1 && (self[0].payload as? Payload).map(saysTheSame) == true
  }
}
