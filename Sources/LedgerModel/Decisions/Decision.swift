public import LedgerEvents

/// A request of the person, performed by a ledger: it answers with events or with a reason for refusal.
///
/// A custom decision delegates to others with ``DecisionRules/init(seeing:isRepeated:requests:)``, or returns
/// its own events with ``DecisionRules/init(seeing:isRepeated:events:)``; its outcome is the ids of its events.
public protocol Decision<Outcome>: Sendable {
  /// The result that its caller gets after it was written.
  associatedtype Outcome: Sendable = [EventID]

  /// The rules that decide it.
  var rules: DecisionRules<Outcome> { get }
}

/// The rules of a decision.
public struct DecisionRules<Outcome: Sendable>: Sendable {
  package let decision: any LedgerDecision<Outcome>
}

extension DecisionRules {
  /// Returns the same rules with a callback that runs once they have decided: the events are known, none is written
  /// yet, and the ledger holds its lock. A refusal does not call it.
  public func telling(_ hasDecided: @escaping @Sendable () -> Void) -> DecisionRules {
    func telling<D: LedgerDecision<Outcome>>(_ decision: D) -> DecisionRules {
      DecisionRules(decision: TellingDecision(decision: decision, tell: hasDecided))
    }
    return telling(decision)
  }
}

/// A decision that reports that it has decided.
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
  /// Creates the rules of a custom decision whose outcome is the ids of its events.
  ///
  /// - Parameters:
  ///   - view: The projection it needs of the ledger, before the first event: the smaller, the faster.
  ///   - isRepeated: Whether events written under the same key state the same request, judged by what the caller
  ///     stated, never by what was filled in.
  ///   - events: Returns the events for the current ledger, or throws ``Refusal`` if they are not allowed; nothing is
  ///     written then.
  public init<View: Projection>(
    seeing view: View, isRepeated: @escaping @Sendable ([NewEvent]) -> Bool,
    events: @escaping @Sendable (View) throws(Refusal) -> [NewEvent]
  ) {
    decision = OwnDecision(view: view, decide: events, recognize: isRepeated)
  }
}

/// A decision brought by a program that uses the library.
private struct OwnDecision<View: Projection>: LedgerDecision {
  let view: View
  let decide: @Sendable (View) throws(Refusal) -> [NewEvent]
  let recognize: @Sendable ([NewEvent]) -> Bool

  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    try decide(view)
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { recognize(written.map { NewEvent($0) }) }
}

/// A decision as a ledger performs it: it answers with events or with a reason for refusal.
///
/// It refuses whatever the rules of the ledger forbid. Anything it lets through is a fact, and projections meet only
/// facts.
package protocol LedgerDecision<Outcome>: Decision {
  /// The projection it needs of the ledger.
  associatedtype View: Projection
  /// The events it answers with; a long collection may create each one on access.
  associatedtype Events: RandomAccessCollection<NewEvent> & Sendable = [NewEvent]
  where Events.Index == Int

  /// The initial state, into which the ledger's events are folded before it decides.
  var view: View { get }

  /// Returns the events that do what is requested.
  ///
  /// - Parameters:
  ///   - view: The current state of the ledger.
  ///   - first: The id of the first event; the next ones are numbered on from it.
  /// - Throws: ``Refusal`` if the ledger's rules do not allow it; nothing is written then.
  func events(given view: View, from first: EventID) throws(Refusal) -> Events

  /// Returns the decisions to perform in its place, in order; `nil` if it has its own events.
  ///
  /// - Throws: As ``events(given:from:)``.
  func requests(given view: View) throws(Refusal) -> [any LedgerDecision]?

  /// The earlier events that it names as what it changes, so that a condition on them is checked before its rules.
  var subjects: [EventID] { get }

  /// Returns whether events written under the same key state the same request, judged by what the caller stated,
  /// never by what was filled in.
  func isRepeated(by written: [LedgerEvent]) -> Bool

  /// Returns the caller's result for the written events.
  func outcome(of written: EventList) -> Outcome
}

extension LedgerDecision {
  public var rules: DecisionRules<Outcome> { DecisionRules(decision: self) }

  package func requests(given view: View) throws(Refusal) -> [any LedgerDecision]? { nil }
  package var subjects: [EventID] { [] }
}

extension LedgerDecision where Outcome == [EventID] {
  package func outcome(of written: EventList) -> [EventID] { written.ids }
}

extension LedgerDecision where View == DecisionState {
  /// The default view: settings only, no entries.
  package var view: DecisionState { DecisionState() }
}

/// A decision about settings that one event answers.
package protocol SingleDecision: LedgerDecision
where View == DecisionState, Events == [NewEvent], Outcome == [EventID] {
  associatedtype Payload: EventPayload

  /// Returns the event that does what is requested, in an opened ledger.
  ///
  /// - Throws: As ``LedgerDecision/events(given:from:)``.
  func event(given state: DecisionState) throws(Refusal) -> Payload

  /// Returns whether the event states the same request.
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
  /// Returns whether the list is exactly one event of the type, and it states the same request.
  func isOne<Payload: EventPayload>(_ saysTheSame: (Payload) -> Bool) -> Bool {
    count == 1 && (self[0].payload as? Payload).map(saysTheSame) == true
  }
}
