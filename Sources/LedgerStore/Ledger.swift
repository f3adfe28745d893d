public import LedgerModel

/// A budget's ledger: the one door to its events.
///
/// A decision is performed, which appends events; a projection is viewed, which folds them. The
/// events are on the disk before ``perform(_:key:)`` returns.
public actor Ledger {
  let store: any EventStore
  private let clock: any WallClock
  private let opening: LedgerOpening?
  private let executor = LedgerExecutor()
  private var folds: [ObjectIdentifier: any Sendable] = [:]
  private var subscribers: [Int: AsyncStream<EventEnvelope>.Continuation] = [:]
  private var nextSubscriber = 0
  private var notices: [LedgerNotice] = []

  /// How long to wait for another writer.
  public static let lockDeadline: Duration = .seconds(10)

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A ledger over a store. Where there is none yet, the first write begins one with the opening;
  /// `nil` refuses to begin one.
  public init(
    store: some EventStore, clock: some WallClock = SystemClock(), opening: LedgerOpening? = nil
  ) {
    self.store = store
    self.clock = clock
    self.opening = opening
  }

  /// Appends the events that do what a decision wants.
  ///
  /// The same wish under the same key is written once, however often it is performed.
  ///
  /// - Returns: Whether the events are on the disk, were there before, or may be on the disk.
  /// - Throws: ``LedgerError``; nothing was written then.
  public func perform<D: Decision>(
    _ decision: D, key: IdempotencyKey? = nil
  ) async throws(LedgerError) -> AppendResult<D.Outcome> {
    try asLedgerError {
      try store.whileLocked(deadline: Ledger.lockDeadline) { log in
        try performLocked(decision, key: key, log)
      }
    }
  }

  /// Folds the ledger's events into a projection.
  ///
  /// What a damaged log still proves is folded, and an unfinished write is not: ask
  /// ``condition()`` whether that is everything.
  ///
  /// - Parameters:
  ///   - start: The projection before the first event.
  ///   - moment: As of when; `nil` for now.
  /// - Throws: ``LedgerError`` where there is no ledger, it cannot be read, or has no such event.
  public func view<V: Projection>(
    _ start: V, asOf moment: Moment? = nil
  ) throws(LedgerError) -> V {
    try asLedgerError { try fold(start, asOf: moment).projection }
  }

  /// Folds the ledger's events into a projection, with what the fold met on its way: events that
  /// wait for their cause, and pairs of events of two devices.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  public func folded<V: Projection>(
    _ start: V, asOf moment: Moment? = nil
  ) throws(LedgerError) -> Fold<V> {
    try asLedgerError { try fold(start, asOf: moment) }
  }

  /// Goes through the events themselves, in their order. The body answers whether to go on.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  public func forEachEvent(
    parts: EventParts = .all, asOf moment: Moment? = nil,
    _ body: (borrowing EventEnvelope) -> Bool
  ) throws(LedgerError) {
    try asLedgerError {
      var cut = moment.map { MomentCut($0, clock: clock) }
      let reading = try store.read(from: .start, parts: parts) { envelope in
        if cut?.includes(envelope) == false { return false }
        return body(envelope)
      }
      try check(reading, cut)
    }
  }

  /// In what state the logs are.
  ///
  /// - Throws: ``LedgerError`` where there is no ledger or it cannot be read.
  public func condition() throws(LedgerError) -> LedgerCondition {
    try asLedgerError {
      let reading = try store.read(from: .start, parts: []) { _ in false }
      try check(reading, nil)
      return reading.condition
    }
  }

  /// Events as they are written by this ledger, from now on; each call makes a stream of its own.
  public func changes() -> AsyncStream<EventEnvelope> {
    let (stream, continuation) = AsyncStream.makeStream(of: EventEnvelope.self)
    let subscriber = nextSubscriber
    nextSubscriber += 1
    subscribers[subscriber] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.unsubscribe(subscriber) }
    }
    return stream
  }

  private func unsubscribe(_ subscriber: Int) {
    subscribers[subscriber] = nil
  }

  /// What the ledger did that a person should know, since it was asked last.
  public func takeNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return store.takeNotices() + notices
  }

  // MARK: - Performing

  private func performLocked<D: Decision>(
    _ decision: D, key: IdempotencyKey?, _ log: any LockedLog
  ) throws -> AppendResult<D.Outcome> {
    let prepared = try prepare(decision, key: key, log)
    if prepared.isAlreadyThere { return .alreadyThere(prepared.outcome) }
    if prepared.events.isEmpty { return .written(prepared.outcome) }
    do throws(LogError) {
      try log.append(prepared.events)
    } catch {
      guard case .unknown(let problem) = error else { throw error }
      return .unknown(prepared.outcome, problem: problem)
    }
    for subscriber in subscribers.values {
      for event in prepared.events { subscriber.yield(event) }
    }
    return .written(prepared.outcome)
  }

  /// What a decision wants appended to a log, with all that the ledger adds to it.
  func prepare<D: Decision>(
    _ decision: D, key: IdempotencyKey?, _ log: any LockedLog
  ) throws -> PreparedEvents<D.Outcome> {
    if let key, let written = try events(under: key) {
      guard decision.isRepeated(by: written.map(\.event)) else {
        throw LedgerError.keyTaken(key, by: written.map(\.id))
      }
      return PreparedEvents(
        events: [], outcome: decision.outcome(of: written), isAlreadyThere: true)
    }
    let (kept, reading) = try read(decision.view)
    try refuseUnlessWritable(reading.condition, kept.opened)
    let time = try nextTime(after: log)
    var events = try openingEvents(log, kept.opened, time)
    var fold = kept.fold
    if let first = events.first { fold.apply(first) }
    let start = EventID(writer: log.writer, number: log.nextNumber + events.count)
    let new: [NewEvent]
    do throws(Refusal) {
      new = try decision.events(given: fold.projection, from: start)
      if new.count > BatchPlace.limit { throw .batchTooLarge(count: new.count) }
    } catch {
      throw LedgerError.refused(error)
    }
    let written = envelopes(new, from: start, key: key, at: events.isEmpty ? time : time.next)
    if written.isEmpty { events = [] }
    return PreparedEvents(
      events: events + written, outcome: decision.outcome(of: written), isAlreadyThere: false)
  }

  /// Refuses to write where a line cannot be understood, or the first of the ledger not be read.
  private func refuseUnlessWritable(
    _ condition: LedgerCondition, _ opened: LogOpened?
  ) throws(LogError) {
    if let event = condition.newerEvents.first {
      throw .newerVersion(log: event.log, line: event.id.number + 1, reason: event.reason)
    }
    if opened == nil, let damage = condition.damage.first { throw .damaged(damage) }
  }

  /// The time of the next event: now, and later than everything that is in the ledger.
  ///
  /// - Throws: ``LogError`` at the end of time: a line whose time is not after that of the line before
  ///   it would be damage.
  func nextTime(after log: any LockedLog) throws(LogError) -> Timestamp {
    let now = clock.now()
    let time = log.latestTime.map { latest in max(now, latest.next) } ?? now
    // A log that begins needs two.
    guard time.next > time else {
      throw .notWritten(problem: "no event can be later than the latest one, of \(time.text)")
    }
    if let latest = log.latestTime, now.adding(milliseconds: Ledger.dayInMilliseconds) < latest {
      notices.append(.clockBehind(now: now, latest: latest, writer: log.writer))
    }
    return time
  }

  /// A clock that is wrong by more than this is named.
  private static let dayInMilliseconds: Int64 = 86_400_000

  /// What a log begins with that has not begun; empty for one that has.
  func openingEvents(
    _ log: any LockedLog, _ opened: LogOpened?, _ time: Timestamp
  ) throws(LedgerError) -> [EventEnvelope] {
    guard log.nextNumber == 0 else { return [] }
    var opening: LogOpened
    if let opened {
      opening = opened
      opening.writer = log.writer
      opening.version = LedgerVersion.text
    } else {
      guard let wanted = self.opening, let ledger = RandomNames.ledger() else {
        throw .refused(.emptyLedger)
      }
      opening = LogOpened(
        ledger: ledger, writer: log.writer, deviceName: wanted.deviceName,
        currency: wanted.currency, weekStart: wanted.weekStart, policy: wanted.policy,
        categories: wanted.categories, version: LedgerVersion.text)
    }
    if let wanted = self.opening { opening.deviceName = wanted.deviceName }
    return [
      EventEnvelope(
        id: EventID(writer: log.writer, number: 0), recordedAt: time, event: .logOpened(opening))
    ]
  }

  private func envelopes(
    _ new: [NewEvent], from first: EventID, key: IdempotencyKey?, at time: Timestamp
  ) -> [EventEnvelope] {
    new.enumerated().map { index, event in
      EventEnvelope(
        id: EventID(writer: first.writer, number: first.number + index), recordedAt: time,
        batch: new.count > 1 ? BatchPlace(index: index, count: new.count) : nil,
        key: event.key ?? key?.ofLine(index), event: event.event)
    }
  }

  /// The events in effect that were written under a key; `nil` where it is free.
  private func events(under key: IdempotencyKey) throws -> [EventEnvelope]? {
    var found: [EventEnvelope] = []
    var undone: Set<EventID> = []
    _ = try store.read(from: .start, parts: .all) { envelope in
      if let written = envelope.key, written.belongs(to: key) { found.append(copy envelope) }
      switch envelope.event {
      case .eventReverted(let undo): undone.insert(undo.retraction.event)
      case .eventRestored(let redo): undone.remove(redo.retraction.event)
      default: break
      }
      return true
    }
    found.removeAll { undone.contains($0.id) }
    return found.isEmpty ? nil : found
  }

  // MARK: - Folding

  private func fold<V: Projection>(_ start: V, asOf moment: Moment?) throws -> Fold<V> {
    guard let moment else {
      let (kept, reading) = try read(start)
      try check(reading, nil)
      return kept.fold
    }
    let isSeveral = try store.logCount() > 1
    var fold = Fold(into: start, hasSeveralLogs: isSeveral)
    var cut = MomentCut(moment, clock: clock)
    let parts = isSeveral ? V.reads.union(.keys) : V.reads
    let reading = try store.read(from: .start, parts: parts) { envelope in
      guard cut.includes(envelope) else { return false }
      fold.apply(envelope)
      return true
    }
    try check(reading, cut)
    return fold
  }

  /// Folds everything; a fold of figures that was made before goes on from where it ended.
  private func read<V: Projection>(_ start: V) throws -> (KeptFold<V>, LogReading) {
    let id = ObjectIdentifier(V.self)
    let isSeveral = try store.logCount() > 1
    var kept = KeptFold(start: start, fold: Fold(into: start, hasSeveralLogs: isSeveral))
    if let known = folds[id] as? KeptFold<V>, known.start == start,
      try store.continues(from: known.position)
    {
      kept = known
    }
    // Not held twice, or the fold would be copied with its first change.
    folds[id] = nil
    let parts = isSeveral ? V.reads.union(.keys) : V.reads
    let reading = try store.read(from: kept.position, parts: parts) { envelope in
      if kept.opened == nil, case .logOpened(let opened) = envelope.event { kept.opened = opened }
      kept.fold.apply(envelope)
      return true
    }
    kept.position = reading.position
    if V.reads.isEmpty, reading.position.logCount == 1 { folds[id] = kept }
    return (kept, reading)
  }

  private func check(_ reading: LogReading, _ cut: MomentCut?) throws {
    if reading.position.logCount == 0 {
      throw LogError.noLedger(path: (store as? FileEventStore)?.path ?? "memory")
    }
    guard let cut, !cut.isMet else { return }
    switch cut.moment {
    case .after(let id), .before(let id): throw LedgerError.refused(.noSuchEvent(id))
    case .endOf, .instant: break
    }
  }

  /// Runs what throws anything, and throws what the ledger says it throws.
  func asLedgerError<R>(_ body: () throws -> R) throws(LedgerError) -> R {
    do {
      return try body()
    } catch let error as LedgerError {
      throw error
    } catch let error as LogError {
      throw .log(error)
    } catch let error as any ExplainedError {
      throw .store(problem: error.problem)
    } catch {
      throw .store(problem: "the store failed")
    }
  }
}
