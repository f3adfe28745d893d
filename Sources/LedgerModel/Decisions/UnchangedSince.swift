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
    try changes.check(decision.subjects.map { .event($0) })
    let events = try decision.events(given: view, from: first)
    try changes.check(events.flatMap(\.event.subjects))
    return events
  }

  func requests(given view: D.View) throws(Refusal) -> [any LedgerDecision]? {
    try changes.check(decision.subjects.map { .event($0) })
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
  /// The later events by what each is about, itself included.
  private var later: [ChangeSubject: [EventID]] = [:]

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
    for subject in Set([.event(id)] + cause.event.subjects) {
      later[subject, default: []].append(id)
    }
  }

  /// - Throws: ``Refusal`` if one of the subjects changed, or the given event is unknown.
  func check(_ subjects: [ChangeSubject]) throws(Refusal) {
    guard isMet else { throw .noSuchEvent(event) }
    let changes = Set(subjects.flatMap { later[$0] ?? [] })
    guard changes.isEmpty else { throw .changedMeanwhile(since: event, by: changes.sorted()) }
  }
}

/// What an event is about.
package enum ChangeSubject: Hashable, Sendable {
  /// An earlier event: what it changes, or the version that it changes.
  case event(EventID)
  case account(AccountName)
  case category(CategoryName)
  case bucket(BucketName)
  /// What was moved between the buckets of a month.
  case shifts(CalendarMonth)
}

extension LedgerEvent {
  fileprivate var subjects: [ChangeSubject] {
    let causes = payload.causes + (reversal?.copy.payload.causes ?? [])
    return causes.map { .event($0) } + ((reversal?.copy ?? self).named.map { [$0] } ?? [])
  }

  /// What a setting that names no earlier event is about; `nil` for any other event.
  private var named: ChangeSubject? {
    switch self {
    case .account(.added(let added)): .account(added.account)
    case .account(.ended(let ended)): .account(ended.account)
    case .account(.opened(let opened)): .account(opened.balance.account)
    case .account(.corrected(let corrected)): .account(corrected.difference.account)
    case .account(.asserted(let asserted)): .account(asserted.balance.account)
    case .setting(.categoryAdded(let added)): .category(added.category)
    case .setting(.categoryMoved(let moved)): .category(moved.category)
    case .setting(.categoryEnded(let ended)): .category(ended.category)
    case .setting(.categoryRenamed(let renamed)): .category(renamed.category)
    case .setting(.categorySymbolSet(let set)): .category(set.category)
    case .setting(.bucketAdded(let added)): .bucket(added.bucket)
    case .setting(.bucketRenamed(let renamed)): .bucket(renamed.bucket)
    case .setting(.bucketEnded(let ended)): .bucket(ended.bucket)
    case .setting(.budgetShifted(let shift)): .shifts(shift.month)
    default: nil
    }
  }
}
