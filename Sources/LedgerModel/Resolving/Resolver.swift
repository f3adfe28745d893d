import LedgerEvents

/// Resolves each event to its meaning: the stage between the reader and the projections.
///
/// Three tables determine the meaning: the held events, the holders of keys across several logs, and the amended
/// entries. A projection receives only changes of entries, and facts.
struct Resolver: Hashable, Sendable {
  private(set) var held: HeldEvents
  private(set) var keys: KeyTable?
  var amended: AmendedEntries
  private(set) var revertedFacts: Set<EventID> = []
  private(set) var conflicts: [LedgerConflict] = []

  init(readsTexts: Bool, keepsKeys: Bool, holdsBack: Bool = true) {
    held = HeldEvents(holdsBack: holdsBack)
    keys = keepsKeys ? KeyTable() : nil
    amended = AmendedEntries(keepsTexts: readsTexts)
  }

  /// Creates the state that a snapshot stores.
  init(
    held: HeldEvents, keys: KeyTable? = nil, conflicts: [LedgerConflict],
    revertedFacts: Set<EventID>,
    amended: AmendedEntries
  ) {
    self.held = held
    self.keys = keys
    self.conflicts = conflicts
    self.revertedFacts = revertedFacts
    self.amended = amended
  }

  /// Advances past an event without delivering it.
  mutating func passOver(_ id: EventID) { held.pass(id) }

  /// Delivers the meaning of an event, unless it must wait, and of the events that waited for it.
  ///
  /// - Parameter isWhole: Whether its batch is known to be complete, with all causes present, so that none of its
  ///   events must wait for the last.
  mutating func resolve<P: Projection>(
    _ envelope: borrowing EventEnvelope, isWhole: Bool = false, into projection: inout P
  ) {
    // Entries take a shorter path, because matching an event of any other kind copies it.
    if let values = envelope.event.newValues {
      if held.admits(envelope, isEntry: true, isWhole: isWhole) {
        add(values, envelope, into: &projection)
      }
    } else if held.admits(envelope, isEntry: false, isWhole: isWhole) {
      deliver(envelope, into: &projection)
    }
    if !held.isEmpty { release(after: envelope.id.writer, into: &projection) }
  }

  @inline(never)
  private mutating func release<P: Projection>(
    after writer: WriterID, into projection: inout P
  ) {
    var writer = writer
    while let event = held.release(after: writer) {
      writer = event.id.writer
      deliver(event, into: &projection)
    }
  }

  @inline(__always)
  private mutating func add<P: Projection>(
    _ values: EntryValues, _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let isCopy = keys != nil && isCopy(envelope)
    projection.receive(
      EntryChange(
        entry: envelope.id, was: nil, now: isCopy ? nil : values,
        status: isCopy ? .copy : .counts),
      texts: nil, from: envelope)
  }

  /// Delivers the meaning of an event whose causes are all present.
  mutating func deliver<P: Projection>(
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    switch envelope.event {
    case .entry(let content): add(content.values, envelope, into: &projection)
    case .amendment(let event):
      let cause = envelope.id
      amend(event, version: event.version, envelope, into: &projection) { amended, index in
        amended.amend(index, by: cause, amendment: event.now)
      }
    case .reversal(let event): reverse(event, envelope, into: &projection)
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
      guard !isCopy(envelope), let content = envelope.event.fact else { return }
      projection.apply(LedgerFact(id: envelope.id, content: content), from: envelope)
    }
  }

  /// Undoes or redoes an event; a copy is replaced by the event that counts for it.
  private mutating func reverse<P: Projection>(
    _ event: ReversalEvent, _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let (cause, reversal, isUndo) = (envelope.id, event.reversal, event.isUndo)
    let version = reversal.version ?? reversal.event
    if case .amendment(let amendment) = reversal.copy {
      amend(amendment, version: version, envelope, into: &projection) { amended, index in
        amended.setHolds(!isUndo, amendment: reversal.event, of: index, by: cause)
      }
      return
    }
    let counting = keys?.original(of: reversal.event) ?? reversal.event
    var said = KeyTable.Content(reversal.copy)
    if counting != reversal.event {
      conflicts.add(cause, against: counting, of: counting)
      said = keys?.content(of: counting) ?? said
    }
    let claim = keys?.claim(reversal, for: counting, isUndo: isUndo)
    if let holder = claim?.holder { conflicts.add(cause, against: holder, of: holder) }
    let takesEffect = claim?.isCopy != true
    switch said {
    case .entry(let first)?:
      let index = amended.index(of: counting, first: first)
      if takesEffect {
        change(index, counting, version: version, envelope, into: &projection) { amended, index in
          amended.setReverted(isUndo, index, by: cause)
        }
      } else {
        let outcome = amended.copy(index, of: counting)
        projection.receive(outcome.change, texts: outcome.texts, from: envelope)
      }
    case .fact(let content)? where takesEffect:
      let fact = LedgerFact(id: counting, content: content)
      if isUndo {
        if revertedFacts.insert(counting).inserted { projection.revert(fact, from: envelope) }
      } else if revertedFacts.remove(counting) != nil {
        projection.apply(fact, from: envelope)
      }
    case .fact?, nil: break
    }
  }

  /// Changes the entry that a correction or void names, or the one that counts for it.
  private mutating func amend<P: Projection>(
    _ event: AmendmentEvent, version: EventID, _ envelope: borrowing EventEnvelope,
    into projection: inout P, _ body: (inout AmendedEntries, Int) -> Void
  ) {
    var entry = event.entry
    var first = event.was
    if let original = keys?.original(of: entry), original != entry {
      conflicts.add(envelope.id, against: original, of: original)
      guard case .entry(let content)? = keys?.content(of: original) else { return }
      (entry, first) = (original, content)
    }
    let index = amended.index(of: entry, first: first)
    change(index, entry, version: version, envelope, into: &projection, body)
  }

  /// Changes an amended entry, and delivers what counted before and what counts now.
  private mutating func change<P: Projection>(
    _ index: Int, _ entry: EventID, version: EventID, _ envelope: borrowing EventEnvelope,
    into projection: inout P, _ body: (inout AmendedEntries, Int) -> Void
  ) {
    let last = amended.lastVersion(index)
    if last != version { conflicts.add(envelope.id, against: last, of: entry) }
    let outcome = amended.change(index, of: entry, body)
    projection.receive(outcome.change, texts: outcome.texts, from: envelope)
  }

  /// Returns whether an event repeats one of another log under its key, and claims the key if it is free.
  ///
  /// A separate function, so that the fold of a single log copies no event.
  @inline(never)
  private mutating func isCopy(_ envelope: borrowing EventEnvelope) -> Bool {
    guard let key = envelope.key, let content = KeyTable.Content(envelope.event),
      let claim = keys?.claim(key, for: envelope.id, content)
    else { return false }
    if let other = claim.contradicted {
      conflicts.add(envelope.id, against: other, of: other)
    }
    return claim.isCopy
  }
}
