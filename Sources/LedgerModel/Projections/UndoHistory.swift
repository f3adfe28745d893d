package import LedgerEvents

/// The knowledge that an undo or redo needs: the requested events, what depends on them, and what is undone.
package struct UndoHistory: TextProjection {
  package static var reads: EventParts { .all }

  /// An undone event with its undo.
  struct Undone: Hashable {
    /// The undo.
    var undo: EventID
    /// The first event of the undo's batch.
    var firstOfBatch: EventID
    /// The undo's position among all undos and voids.
    var turn: Int
    var reversal: Reversal
  }

  /// A later event that depends on a requested one.
  struct Dependent: Hashable {
    var id: EventID
    var on: EventID
    var dependency: Dependency
  }

  /// The requested events; empty for the newest in effect.
  let targets: [EventID]
  /// Whether it serves a redo, which old undos may affect.
  private let putsBack: Bool
  /// If there are targets, the events of their batches; otherwise the last events, in whole batches.
  private(set) var recent: [EventEnvelope] = []
  /// Whether events were dropped from ``recent``.
  private(set) var hasForgotten = false
  /// The types of the targets that are undos or redos.
  private(set) var targetTypes: [EventID: EventType] = [:]
  private(set) var undone: [EventID: Undone] = [:]
  private(set) var dependents: [Dependent] = []
  /// Events that match requested ones with a line of a later file, join them with the other side, or link them to a
  /// bill's day. They are undone together.
  private(set) var links: [EventEnvelope] = []
  /// The batches of later files, by their first event.
  private var imports: Set<EventID> = []
  /// Later events that use the account of a person, by the account.
  private var usesOfPeople: [AccountName: [EventID]] = [:]
  /// The entries joined by moves among the links.
  private var sides: Set<EventID> = []
  private(set) var copies: Set<EventID> = []
  private var lastVersions: [EventID: EventID] = [:]
  /// The entry that counts for a copy, known once a change or an undo of the copy was applied.
  private var originals: [EventID: EventID] = [:]
  /// The categories and buckets made by events, as later events depend on them.
  private var made: [EventID: Dependency] = [:]
  /// For each key that an undo freed, the last event that took it.
  private var keyHolders: [IdempotencyKey: EventID] = [:]
  private var freedKeys: Set<IdempotencyKey> = []
  private var turn = 0
  /// The voids, one per batch, by the batch's first event, in order.
  private var voids: [EventID] = []
  private var voidTurns: [EventID: Int] = [:]
  /// The void of each voided entry, in effect or not.
  private var takenBack: [EventID: EventID] = [:]

  /// The number of events kept to find the newest one in effect; nobody undoes more one by one.
  static let recentLimit = 10_000

  /// - Parameters:
  ///   - targets: The requested events; empty for the newest event in effect, or the newest undo.
  ///   - putsBack: Whether it serves a redo.
  package init(of targets: [EventID] = [], putsBack: Bool = false) {
    self.targets = targets
    self.putsBack = putsBack
  }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    if change.entry != id {
      lastVersions[change.entry] = id
      if let named = cause.event.namedEntry, named != change.entry {
        originals[named] = change.entry
      }
    }
    if change.status == .copy { copies.insert(change.entry) }
    take(copy cause)
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    take(copy cause)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    take(copy cause)
  }

  private mutating func take(_ cause: EventEnvelope) {
    let id = cause.id
    if case .reversal(let event) = cause.event {
      if event.isUndo { takeUndo(event.reversal, cause) } else { takeRedo(event.reversal) }
      if targets.contains(id) { targetTypes[id] = cause.type }
      return
    }
    if let key = cause.key, freedKeys.contains(key), !copies.contains(id) { keyHolders[key] = id }
    if let use = cause.event.made { made[id] = use }
    if case .amendment(.entryVoided(let void)) = cause.event { takenBack[void.entry] = id }
    if case .amendment(.entryVoided) = cause.event, (cause.batch?.index ?? 0) == 0 {
      turn += 1
      voids.append(id)
      voidTurns[id] = turn
    }
    let isAskedFor = remember(cause)
    guard !targets.isEmpty, !recent.isEmpty, !isAskedFor else { return }
    for account in cause.event.accounts { usesOfPeople[account, default: []].append(id) }
    if isLink(cause) {
      links.append(cause)
    } else if let dependent = dependent(cause) {
      dependents.append(dependent)
    }
  }

  private mutating func takeUndo(_ reversal: Reversal, _ cause: EventEnvelope) {
    turn += 1
    let first = cause.id.advanced(by: -(cause.batch?.index ?? 0))
    let event = original(of: reversal.event)
    undone[event] = Undone(
      undo: cause.id, firstOfBatch: first, turn: turn, reversal: reversal)
    if let key = reversal.eventKey {
      freedKeys.insert(key)
      if keyHolders[key] == event { keyHolders[key] = nil }
    }
  }

  private mutating func takeRedo(_ reversal: Reversal) {
    let event = original(of: reversal.event)
    undone[event] = nil
    if let key = reversal.eventKey, !copies.contains(event) { keyHolders[key] = event }
  }

  /// Keeps an event if it may be requested.
  ///
  /// - Returns: Whether it, or its batch, was requested explicitly.
  private mutating func remember(_ cause: EventEnvelope) -> Bool {
    if !targets.isEmpty {
      guard targets.contains(where: cause.isInOneBatch) else { return false }
      recent.append(cause)
      return true
    }
    if cause.event.isAboutTheLog { return false }
    let beginsBatch = (cause.batch?.index ?? 0) == 0
    if recent.count >= 2 * UndoHistory.recentLimit, beginsBatch {
      var start = recent.count - UndoHistory.recentLimit
      // Batches stay whole.
      while start > 0, (recent[start].batch?.index ?? 0) > 0 { start -= 1 }
      if start > 0 {
        recent.removeFirst(start)
        hasForgotten = true
      }
    }
    recent.append(cause)
    return false
  }

  /// Returns whether a later event is one of ``links``.
  private mutating func isLink(_ cause: EventEnvelope) -> Bool {
    func isAskedFor(_ id: EventID) -> Bool { recent.contains { $0.id == id } }
    switch cause.event {
    case .account(.imported):
      imports.insert(cause.id)
      return false
    case .account(.matched(let matched)): return isAskedFor(matched.matched)
    case .schedule(.bill(.paid(let paid))): return paid.entry.map(isAskedFor) ?? false
    case .account(.transferMade(let made)):
      // A line that names the account is a move even without the other line.
      guard made.joined?.later != nil, made.causes.contains(where: isAskedFor) else {
        return false
      }
      sides.formUnion(made.causes)
      return true
    case .amendment(let amendment):
      return imports.contains(cause.id.advanced(by: -(cause.batch?.index ?? 0)))
        && (isAskedFor(amendment.entry) || sides.contains(amendment.entry))
    case .entry, .reversal, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
      return false
    }
  }

  /// Returns how an event depends on the requested ones; `nil` if it does not.
  private func dependent(_ cause: EventEnvelope) -> Dependent? {
    for link in cause.event.links + cause.key.paymentLinks {
      if recent.contains(where: { $0.id == link.event }) {
        return Dependent(id: cause.id, on: link.event, dependency: link.dependency)
      }
    }
    for use in cause.event.uses {
      for event in recent where made[event.id] == use {
        return Dependent(id: cause.id, on: event.id, dependency: use)
      }
    }
    return nil
  }
}

extension UndoHistory {
  /// The newest event in effect with the others of its batch; empty if there is none. Voids are excluded, because a
  /// void is itself an undo.
  var newest: [EventEnvelope] {
    guard
      let last = recent.last(where: { event in
        undone[event.id] == nil && !copies.contains(event.id)
          && !voids.contains(where: event.isInOneBatch)
          && (takenBack[event.id].map { undone[$0] != nil } ?? true)
      })
    else { return [] }
    return recent.filter { $0.isInOneBatch(with: last.id) }
  }

  /// Returns whether an event began the account of a person in a batch with a payment, and a later event in effect
  /// uses the account: it stays if the payment is undone.
  func isKept(_ envelope: EventEnvelope) -> Bool {
    guard case .account(.added(let added)) = envelope.event, added.kind == .person,
      envelope.batch != nil, !targets.contains(envelope.id)
    else { return false }
    return (usesOfPeople[added.account] ?? []).contains {
      undone[$0] == nil && takenBack[$0].map { undone[$0] != nil } ?? true
    }
  }

  /// The newest voids, with their batch, if they are newer than every other undo in effect; otherwise empty.
  var newestVoids: [EventEnvelope] {
    guard let last = voids.last(where: { undone[$0] == nil }), let turn = voidTurns[last],
      turn > newestUndone.first?.turn ?? 0
    else { return [] }
    return recent.filter { $0.isInOneBatch(with: last) && undone[$0.id] == nil }
  }

  /// The events undone by the newest undo in effect; empty if there is none. The undo of a void counts as a redo, not
  /// as an undo.
  var newestUndone: [Undone] {
    let putBack = Set(voids.compactMap { undone[$0]?.firstOfBatch })
    let others = undone.values.filter { !putBack.contains($0.firstOfBatch) }
    guard let last = others.max(by: { $0.turn < $1.turn }) else { return [] }
    return undone(by: last.firstOfBatch)
  }

  /// Returns the events that undo some targets, the last first, so that nothing is undone before what depends on it.
  func reversals(of targets: [EventEnvelope], from first: EventID, reason: String) -> [NewEvent] {
    var events: [NewEvent] = []
    var versions: [EventID: EventID] = [:]
    for target in targets.reversed() {
      let entry = entry(for: target.event, target.id)
      let version = entry.flatMap { versions[$0] } ?? version(for: target.event, target.id)
      if let entry { versions[entry] = first.advanced(by: events.count) }
      let reversal = Reversal(
        event: target.id, version: version, eventKey: target.key, copy: target.event,
        reason: reason)
      events.append(NewEvent(EventReverted(reversal)))
    }
    return events
  }

  /// Returns the events of one undo that are still undone, in their order.
  func undone(by firstOfBatch: EventID) -> [Undone] {
    undone.values.filter { $0.firstOfBatch == firstOfBatch }
      .sorted { $0.reversal.event < $1.reversal.event }
  }

  /// Returns the last event that touches the entry that an event adds or touches; `nil` if there is none.
  func version(for event: LedgerEvent, _ id: EventID) -> EventID? {
    guard let named = event.newEntry == nil ? event.amendedEntry : id else { return nil }
    return lastVersions[original(of: named)] ?? named
  }

  /// Returns the entry that an event adds or touches; an undo of the event belongs to its versions.
  func entry(for event: LedgerEvent, _ id: EventID) -> EventID? {
    guard let named = event.newEntry == nil ? event.amendedEntry : id else { return nil }
    return original(of: named)
  }

  /// Returns the event that counts for another, as far as a change of a copy revealed it.
  func original(of event: EventID) -> EventID { originals[event] ?? event }

  /// Returns the event in effect that holds a key freed by an undo.
  func holder(of key: IdempotencyKey) -> EventID? {
    guard let holder = keyHolders[key], undone[holder] == nil else { return nil }
    return holder
  }

  /// Returns the undone event that an event with a key depends on.
  func undoneCause(of event: LedgerEvent, key: IdempotencyKey?) -> Dependent? {
    let links = event.links + (event.newEntry == nil ? [] : key.paymentLinks)
    for link in links where undone[link.event] != nil {
      return Dependent(id: link.event, on: link.event, dependency: link.dependency)
    }
    for use in event.uses {
      let makers = made.filter { $0.value == use }.keys.sorted()
      guard let maker = makers.first, makers.allSatisfy({ undone[$0] != nil }) else { continue }
      return Dependent(id: maker, on: maker, dependency: use)
    }
    return nil
  }
}

extension UndoHistory: LatestProjection {
  /// The events of one batch are undone together.
  package static var needsBatches: Bool { true }

  /// Everything done to an event, and everything that depends on it, comes after it.
  package var isAnswered: Bool {
    if putsBack { return false }
    if targets.isEmpty { return !newest.isEmpty }
    return targets.allSatisfy { target in
      targetTypes[target] != nil || recent.contains { $0.id == target }
    }
  }
}
