/// Turns each event into what it means: the stage between the reader and the projections.
///
/// It keeps the amended entries, what was undone, the keys of several logs, and the events that
/// wait for their cause, so that a projection meets only changes of entries and facts.
struct Resolver: Hashable, Sendable {
  private(set) var heads: [WriterHead] = []
  private(set) var amended: AmendedEntries
  private(set) var revertedFacts: Set<EventID> = []
  private(set) var keys: KeyTable?
  private(set) var held: [EventEnvelope] = []
  private let readsTexts: Bool
  /// Whether an event waits for its cause.
  private let holdsBack: Bool
  private(set) var conflicts: [Conflict] = []

  /// How many events of a log have been folded.
  struct WriterHead: Hashable, Sendable {
    var writer: WriterID
    /// The number of the next event.
    var next: Int
    /// What its next event waits for; `nil` while nothing does.
    var cause: EventID?
  }

  init(readsTexts: Bool, keepsKeys: Bool, holdsBack: Bool = true) {
    self.readsTexts = readsTexts
    self.holdsBack = holdsBack
    amended = AmendedEntries(keepsTexts: readsTexts)
    keys = keepsKeys ? KeyTable() : nil
  }

  /// What a snapshot keeps but the amended entries; its facts are delivered again.
  init<P: Projection>(
    heads: [WriterHead], conflicts: [Conflict], facts: [EventEnvelope], into projection: inout P
  ) {
    self.init(readsTexts: false, keepsKeys: false)
    self.heads = heads
    self.conflicts = conflicts
    for fact in facts { deliver(fact, into: &projection) }
  }

  /// Goes on from the amended entries of a snapshot.
  mutating func take(_ table: AmendedTable) {
    amended = AmendedEntries(table)
  }

  /// Delivers what an event means, unless it has to wait.
  mutating func resolve<P: Projection>(
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let place = place(of: envelope.id.writer)
    if heads[place].cause != nil {
      held.append(copy envelope)
      return
    }
    switch envelope.event {
    case .expenseAdded, .creditApplied, .incomeReceived: break
    default:
      if holdsBack, let cause = missingCause(of: envelope) {
        heads[place].cause = cause
        held.append(copy envelope)
        return
      }
    }
    heads[place].next = envelope.id.number &+ 1
    deliver(envelope, into: &projection)
    if !held.isEmpty { release(into: &projection) }
  }

  /// The last event of each log that was met, whether it is held back or not, by writer.
  var lastEvents: [EventID] {
    heads.map { head in
      let heldCount = held.count { $0.id.writer == head.writer }
      return EventID(writer: head.writer, number: head.next - 1 + heldCount)
    }.sorted()
  }

  /// What is held back, by log.
  var waitingEvents: [WaitingEvents] {
    heads.compactMap { head in
      guard let cause = head.cause else { return nil }
      let count = held.count { $0.id.writer == head.writer }
      return WaitingEvents(writer: head.writer, count: count, cause: cause)
    }
  }

  @inline(__always)
  private mutating func place(of writer: WriterID) -> Int {
    if let first = heads.first, first.writer == writer { return 0 }
    if let place = heads.firstIndex(where: { $0.writer == writer }) { return place }
    heads.append(WriterHead(writer: writer, next: 0))
    return heads.count - 1
  }

  private func isFolded(_ id: EventID) -> Bool {
    heads.contains { $0.writer == id.writer && id.number < $0.next }
  }

  /// The first event that an event names and that has not been folded.
  private func missingCause(of envelope: borrowing EventEnvelope) -> EventID? {
    envelope.event.causes.first { !isFolded($0) }
  }

  /// Delivers what was held back and now has its cause.
  private mutating func release<P: Projection>(into projection: inout P) {
    var isMoving = true
    while isMoving {
      isMoving = false
      for place in heads.indices {
        guard let cause = heads[place].cause, isFolded(cause) else { continue }
        isMoving = true
        heads[place].cause = nil
        let writer = heads[place].writer
        let ready = held.filter { $0.id.writer == writer }
        held.removeAll { $0.id.writer == writer }
        for envelope in ready {
          if heads[place].cause == nil, let missing = missingCause(of: envelope) {
            heads[place].cause = missing
          }
          if heads[place].cause != nil {
            held.append(envelope)
          } else {
            heads[place].next = envelope.id.number + 1
            deliver(envelope, into: &projection)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func deliver<P: Projection>(
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    switch envelope.event {
    case .expenseAdded(let expense):
      add(expense.values, expense.texts, envelope, into: &projection)
    case .creditApplied(let credit):
      add(credit.values, credit.texts, envelope, into: &projection)
    case .incomeReceived(let income):
      add(income.values, income.texts, envelope, into: &projection)
    case .entryCorrected(let correction):
      touch(
        correction.entry, version: correction.version, was: correction.was,
        amendment: correction.now, envelope, into: &projection)
    case .entryVoided(let void):
      touch(
        void.entry, version: void.version, was: void.was, amendment: nil, envelope,
        into: &projection)
    case .eventReverted(let undo):
      reverse(undo.reversal, isUndo: true, envelope, into: &projection)
    case .eventRestored(let redo):
      reverse(redo.reversal, isUndo: false, envelope, into: &projection)
    default:
      if isCopy(envelope) { return }
      projection.apply(Fact(id: envelope.id, event: envelope.event), from: envelope)
    }
  }

  @inline(__always)
  private mutating func add<P: Projection>(
    _ values: EntryValues, _ texts: EntryTexts, _ envelope: borrowing EventEnvelope,
    into projection: inout P
  ) {
    if keys != nil, isCopy(envelope) {
      let change = EntryChange(entry: envelope.id, was: nil, now: nil, status: .copy)
      let unchanged = EntryTextChange(was: texts, now: texts, values: values)
      deliver(change, unchanged, envelope, into: &projection)
      return
    }
    let change = EntryChange(entry: envelope.id, was: nil, now: values)
    if readsTexts {
      let unchanged = EntryTextChange(was: texts, now: texts, values: values)
      projection.apply(change, texts: unchanged, from: envelope)
    } else {
      projection.apply(change, from: envelope)
    }
  }

  private func deliver<P: Projection>(
    _ change: EntryChange, _ texts: @autoclosure () -> EntryTextChange,
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    if readsTexts {
      projection.apply(change, texts: texts(), from: envelope)
    } else {
      projection.apply(change, from: envelope)
    }
  }

  /// Whether an event repeats one of another log under its key; if not, the key is its own.
  private mutating func isCopy(_ envelope: borrowing EventEnvelope) -> Bool {
    guard keys != nil, let key = envelope.key else { return false }
    let content = KeyTable.Content(envelope.event)
    guard let holder = keys?.holder(of: key) else {
      keys?.take(key, for: envelope.id, content: content)
      return false
    }
    if !holder.content.saysTheSame(as: content) {
      list(envelope.id, against: holder.id, of: holder.id)
    }
    // Of a setting and an entry under one key neither stands for the other: both hold.
    guard holder.content.isOfTheKind(of: content) else { return false }
    keys?.setCopy(envelope.id, of: holder)
    return true
  }

  /// Corrects an entry, or voids it where there is no amendment.
  private mutating func touch<P: Projection>(
    _ entry: EventID, version: EventID, was: EntryContent, amendment: EntryAmendment?,
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let named = entry
    let entry = original(of: named, envelope.id)
    guard let place = place(of: entry, named: named, was) else { return }
    change(place, entry, version: version, envelope, into: &projection) { amended, cause in
      amended.touch(place, by: cause, amendment: amendment)
    }
  }

  /// Takes an event back, or puts it back.
  private mutating func reverse<P: Projection>(
    _ reversal: Reversal, isUndo: Bool, _ envelope: borrowing EventEnvelope,
    into projection: inout P
  ) {
    // A copy is taken back and put back as the event that counts for it.
    let event = keys?.original(of: reversal.event) ?? reversal.event
    let content =
      event == reversal.event ? nil : keys?.content(of: event)
    if event != reversal.event { list(envelope.id, against: event, of: event) }
    if !keepKey(of: reversal, event, isUndo: isUndo, envelope.id) {
      deliverCopy(event, content ?? KeyTable.Content(reversal.copy), envelope, into: &projection)
      return
    }
    let copy: LedgerEvent
    switch content {
    case nil: copy = reversal.copy
    case .fact(let fact)?: copy = fact
    case .entry(let first)?:
      setReverted(isUndo, event, first, reversal, envelope, into: &projection)
      return
    }
    switch copy {
    case .entryCorrected(let correction):
      toggle(
        event, of: correction.entry, was: correction.was, reversal, holds: !isUndo, envelope,
        into: &projection)
    case .entryVoided(let void):
      toggle(
        event, of: void.entry, was: void.was, reversal, holds: !isUndo, envelope,
        into: &projection)
    case .expenseAdded, .creditApplied, .incomeReceived:
      guard let first = copy.newEntry else { return }
      setReverted(isUndo, event, first, reversal, envelope, into: &projection)
    default:
      let fact = Fact(id: event, event: copy)
      if isUndo {
        if revertedFacts.insert(event).inserted { projection.revert(fact, from: envelope) }
      } else if revertedFacts.remove(event) != nil {
        projection.apply(fact, from: envelope)
      }
    }
  }

  /// Says that the event that added an entry is in effect, or no longer.
  private mutating func setReverted<P: Projection>(
    _ isReverted: Bool, _ entry: EventID, _ first: EntryContent, _ reversal: Reversal,
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let version = reversal.version ?? reversal.event
    let place = amended.place(of: entry, first: first)
    change(place, entry, version: version, envelope, into: &projection) { amended, cause in
      amended.setReverted(isReverted, place, by: cause)
    }
  }

  /// Frees the key of what an undo takes back, and gives it back to what a redo puts back.
  ///
  /// - Returns: Whether the event takes effect: not where another one holds its key by now.
  private mutating func keepKey(
    of reversal: Reversal, _ event: EventID, isUndo: Bool, _ cause: EventID
  ) -> Bool {
    guard keys != nil, let key = reversal.eventKey else { return true }
    switch reversal.copy {
    case .entryCorrected, .entryVoided: return true  // Touches of an entry are never copies.
    default: break
    }
    if isUndo {
      keys?.free(key, of: event)
      return true
    }
    let content = keys?.content(of: event) ?? KeyTable.Content(reversal.copy)
    guard let holder = keys?.holder(of: key) else {
      keys?.take(key, for: event, content: content)
      return true
    }
    if holder.id == event { return true }
    list(cause, against: holder.id, of: holder.id)
    guard holder.content.isOfTheKind(of: content) else { return true }
    keys?.setCopy(event, of: holder)
    return false
  }

  /// Says that a correction or void of an entry is in effect, or no longer.
  private mutating func toggle<P: Projection>(
    _ touch: EventID, of entry: EventID, was: EntryContent, _ reversal: Reversal, holds: Bool,
    _ envelope: borrowing EventEnvelope, into projection: inout P
  ) {
    let version = reversal.version ?? touch
    let named = entry
    let entry = original(of: named, envelope.id)
    guard let place = place(of: entry, named: named, was) else { return }
    change(place, entry, version: version, envelope, into: &projection) { amended, cause in
      amended.setHolds(holds, touch: touch, of: place, by: cause)
    }
  }

  /// Changes a touched entry, and delivers what counted before and what counts now.
  private mutating func change<P: Projection>(
    _ place: Int, _ entry: EventID, version: EventID, _ envelope: borrowing EventEnvelope,
    into projection: inout P, _ body: (inout AmendedEntries, EventID) -> Void
  ) {
    let last = amended.lastVersion(place)
    if last != version {
      list(envelope.id, against: last, of: entry)
    }
    let before = amended.resolved(place)
    let textsBefore = amended.resolvedTexts(place)
    body(&amended, envelope.id)
    let after = amended.resolved(place)
    let change = EntryChange(
      entry: entry, was: before.counting, now: after.counting, status: after.status)
    let texts = EntryTextChange(
      was: textsBefore, now: amended.resolvedTexts(place), values: after.values)
    deliver(change, texts, envelope, into: &projection)
  }

  /// The entry that counts for another; a copy that was taken for the entry itself is listed.
  private mutating func original(of entry: EventID, _ cause: EventID) -> EventID {
    guard let original = keys?.original(of: entry), original != entry else { return entry }
    list(cause, against: original, of: original)
    return original
  }

  /// Lists an event that had not seen another about the same entry.
  private mutating func list(_ later: EventID, against earlier: EventID, of entry: EventID) {
    let conflict = Conflict(entry: entry, earlier: earlier, later: later)
    if conflicts.last != conflict { conflicts.append(conflict) }
  }

  /// Says that an entry which was put back is a copy of the one that has taken its key meanwhile.
  private mutating func deliverCopy<P: Projection>(
    _ entry: EventID, _ content: KeyTable.Content, _ envelope: borrowing EventEnvelope,
    into projection: inout P
  ) {
    guard case .entry(let first) = content else { return }
    let place = amended.place(of: entry, first: first)
    let resolved = amended.resolved(place)
    let texts = amended.resolvedTexts(place)
    let change = EntryChange(entry: entry, was: resolved.counting, now: nil, status: .copy)
    deliver(
      change, EntryTextChange(was: texts, now: texts, values: resolved.values), envelope,
      into: &projection)
  }

  /// The place of an entry among the touched ones; `nil` where what counts for it is no entry.
  ///
  /// - Parameters:
  ///   - named: The entry that the event names: itself, or a copy, which may say something else.
  ///   - was: What the event says that the named entry was.
  private mutating func place(
    of entry: EventID, named: EventID, _ was: @autoclosure () -> EntryContent
  ) -> Int? {
    if entry == named { return amended.place(of: entry, first: was()) }
    guard case .entry(let first)? = keys?.content(of: entry) else { return nil }
    return amended.place(of: entry, first: first)
  }
}
