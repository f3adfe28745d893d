public import LedgerEvents

extension Decision {
  /// Returns the same decision, refused if what it changes was changed after an event, by any device.
  ///
  /// It is checked under the lock, with the events that the decision answers with: of several writers that saw the
  /// same event, exactly one succeeds. A repetition under the same key is still recognized. Refused with
  /// ``Refusal/changedMeanwhile(since:by:)``, or ``Refusal/noSuchEvent(_:)`` if the ledger has no such event.
  ///
  /// - Parameter event: The last event that the writer has seen: of an entry its ``RegisteredEntry/version``, or any
  ///   later event.
  public func ifUnchanged(since event: EventID) -> some Decision<Outcome> {
    func guarded<D: LedgerDecision<Outcome>>(_ decision: D) -> DecisionRules<Outcome> {
      DecisionRules(decision: UnchangedDecision(decision: decision, event: event))
    }
    return RuledDecision(rules: guarded(rules.decision))
  }
}

private struct RuledDecision<Outcome: Sendable>: Decision {
  let rules: DecisionRules<Outcome>
}

/// A decision that is refused if its subject was changed after an event.
private struct UnchangedDecision<D: LedgerDecision>: LedgerDecision {
  typealias Outcome = D.Outcome

  typealias View = ProjectionPair<D.View, ChangesSince>

  let decision: D
  let event: EventID

  var view: View { ProjectionPair(decision.view, ChangesSince(event)) }

  func events(given view: View, from first: EventID) throws(Refusal) -> D.Events {
    try CheckedDecision(decision: decision, changes: view.second)
      .events(given: view.first, from: first)
  }

  func requests(given view: View) throws(Refusal) -> [any LedgerDecision]? {
    try CheckedDecision(decision: decision, changes: view.second).requests(given: view.first)
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { decision.isRepeated(by: written) }

  func outcome(of written: EventList) -> D.Outcome { decision.outcome(of: written) }
}

/// One of several decisions of a request, checked against the changes before the first of them.
private struct CheckedDecision<D: LedgerDecision>: LedgerDecision {
  typealias Outcome = D.Outcome

  let decision: D
  let changes: ChangesSince

  var view: D.View { decision.view }

  func events(given view: D.View, from first: EventID) throws(Refusal) -> D.Events {
    try changes.check(decision.subjects)
    let events = try decision.events(given: view, from: first)
    try changes.check(events.flatMap(\.event.subjects))
    return events
  }

  func requests(given view: D.View) throws(Refusal) -> [any LedgerDecision]? {
    try changes.check(decision.subjects)
    func checked(_ request: some LedgerDecision) -> any LedgerDecision {
      CheckedDecision<_>(decision: request, changes: changes)
    }
    return try decision.requests(given: view)?.map { checked($0) }
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool { decision.isRepeated(by: written) }

  func outcome(of written: EventList) -> D.Outcome { decision.outcome(of: written) }
}

/// What the events after a given one are about. The other events of its batch count as seen with it.
package struct ChangesSince: FigureProjection {
  private let event: EventID
  private var isMet = false
  /// The last event of the batch of the given one.
  private var last: EventID
  /// The later events by the event that each is about, itself included.
  private var later: [EventID: [EventID]] = [:]

  package init(_ event: EventID) {
    (self.event, last) = (event, event)
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  private mutating func meet(_ cause: borrowing EventEnvelope) {
    let id = cause.id
    if id == event {
      isMet = true
      last = id.advanced(by: cause.batch.map { $0.count - 1 - $0.index } ?? 0)
    }
    guard isMet, id.writer != last.writer || id.number > last.number else { return }
    for subject in Set([id] + cause.event.subjects) { later[subject, default: []].append(id) }
  }

  /// - Throws: ``Refusal`` if one of the subjects changed, or the given event is unknown.
  func check(_ subjects: [EventID]) throws(Refusal) {
    guard isMet else { throw .noSuchEvent(event) }
    let changes = Set(subjects.flatMap { later[$0] ?? [] })
    guard changes.isEmpty else { throw .changedMeanwhile(since: event, by: changes.sorted()) }
  }
}

extension LedgerEvent {
  /// The earlier events that it is about: what it changes, and the version that it changes.
  fileprivate var subjects: [EventID] {
    guard let reversal else { return payload.causes }
    return payload.causes + reversal.copy.payload.causes
  }
}
