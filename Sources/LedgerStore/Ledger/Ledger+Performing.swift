import LedgerModel

extension Ledger {
  /// Returns the events that a decision appends to a log after the staged ones, with all that the ledger adds.
  func prepare<D: LedgerDecision>(
    _ decision: D, key: IdempotencyKey?, _ log: any LockedLog
  ) throws -> PreparedEvents<D.Outcome> {
    if let key, let written = try events(saying: decision, under: key) {
      return PreparedEvents(
        events: [], outcome: decision.outcome(of: EventList(written)), isAlreadyThere: true,
        isStaged: written.contains { event in staged.contains { $0.id == event.id } })
    }
    let (kept, reading) = try read(decision.view)
    try refuseUnlessWritable(reading.condition, kept.opened)
    let time = try nextTime(after: log)
    let events: EventList =
      staged.isEmpty ? try openingEvents(log, kept.opened, time) : []
    let start = EventID(
      writer: log.writer, number: log.nextNumber + staged.count + events.count)
    let now = events.last?.recordedAt.next ?? time
    let known = kept.projection(after: events)
    let decided: EventList =
      if let requests = try decision.requests(given: known) {
        envelopes(
          try decided(by: requests, after: events, from: start, at: now), from: start, key: key,
          at: now)
      } else {
        envelopes(
          try limited(decision.events(given: known, from: start)), from: start, key: key, at: now)
      }
    var written: EventList = []
    if !decided.isEmpty {
      written = events
      written.append(decided)
    }
    return PreparedEvents(
      events: written, outcome: decision.outcome(of: decided), isAlreadyThere: false,
      isStaged: false)
  }

  /// Returns the events of decisions, each made on the events of those before it.
  private func decided(
    by requests: [any LedgerDecision], after events: EventList, from start: EventID,
    at time: Timestamp
  ) throws -> [NewEvent] {
    var new: [NewEvent] = []
    func decide<D: LedgerDecision>(_ request: D) throws {
      var before = events
      before.append(envelopes(new, from: start, key: nil, at: time))
      let known = try read(request.view).0.projection(after: before)
      let next = start.advanced(by: new.count)
      if let requests = try request.requests(given: known) {
        new += try decided(by: requests, after: before, from: next, at: time)
      } else {
        new += try request.events(given: known, from: next)
      }
    }
    for request in requests {
      do { try decide(request) } catch Refusal.nothingToChange {}
    }
    if new.isEmpty { throw Refusal.nothingToChange }
    return try limited(new)
  }

  /// Returns the events of one batch, or refuses more than a batch may hold.
  private func limited<Events: Collection>(_ new: Events) throws(Refusal) -> Events {
    if new.count > BatchPlace.limit { throw .batchTooLarge(count: new.count) }
    return new
  }

  /// Refuses to write if a line is not understood, or if the ledger's first line cannot be read.
  private func refuseUnlessWritable(
    _ condition: LedgerCondition, _ opened: LogOpened?
  ) throws(LogError) {
    if let event = condition.newerEvents.first {
      throw .newerVersion(log: event.log, line: event.id.number + 1, reason: event.reason)
    }
    if opened == nil, let damage = condition.damage.first { throw .damaged(damage) }
  }

  /// Returns the time of the next event: now, but later than everything in the ledger or staged.
  ///
  /// - Throws: ``LogError`` at the end of time: a line whose time is not after that of the line before it would be
  ///   damage.
  func nextTime(after log: any LockedLog) throws(LogError) -> Timestamp {
    let now = clock.now()
    let latest = staged.last?.recordedAt ?? log.latestTime
    let time = latest.map { latest in max(now, latest.next) } ?? now
    // A log that begins or was repaired needs two times; custom categories need a third.
    guard time.next.next <= LogChain.latestTime else {
      throw .notWritten(problem: "no event can be later than \((latest ?? now).text)")
    }
    if staged.isEmpty, let latest, now.adding(milliseconds: Ledger.dayInMilliseconds) < latest {
      notices.append(.clockBehind(now: now, latest: latest, writer: log.writer))
    }
    return time
  }

  /// A clock that is wrong by more than this is reported.
  private static let dayInMilliseconds: Int64 = 86_400_000

  /// Returns the events that a log must hold first: its opening if it has not begun, or that its end was repaired.
  func openingEvents(
    _ log: any LockedLog, _ opened: LogOpened?, _ time: Timestamp
  ) throws(LedgerError) -> EventList {
    guard log.nextNumber == 0 else {
      var time = time
      return EventList(
        log.pendingRepairs.enumerated().map { index, event in
          defer { time = time.next }
          return EventEnvelope(
            id: EventID(writer: log.writer, number: log.nextNumber + index), recordedAt: time, event
          )
        })
    }
    var opening: LogOpened
    if let opened {
      opening = opened
      opening.writer = log.writer
      opening.version = LedgerVersion.text
    } else {
      guard let wanted = self.opening else { throw .refused(.emptyLedger) }
      opening = LogOpened(
        ledger: log.unusedLedgerID(), writer: log.writer, deviceName: wanted.deviceName,
        currency: wanted.currency, weekStart: wanted.weekStart, policy: wanted.policy,
        categories: wanted.categories, dateOrder: wanted.dateOrder, version: LedgerVersion.text)
    }
    if let wanted = self.opening { opening.deviceName = wanted.deviceName }
    let first = EventEnvelope(
      id: EventID(writer: log.writer, number: 0), recordedAt: time, event: .logOpened(opening))
    let own = opened == nil ? self.opening?.ownCategories ?? [] : []
    var events: EventList = [first]
    events.append(
      envelopes(
        own.map { NewEvent($0.event) }, from: EventID(writer: log.writer, number: 1), key: nil,
        at: time.next))
    return events
  }

  private func envelopes<Events: RandomAccessCollection<NewEvent> & Sendable>(
    _ new: Events, from first: EventID, key: IdempotencyKey?, at time: Timestamp
  ) -> EventList where Events.Index == Int {
    let count = new.count
    return EventList(count: count, from: first) { index in
      let event = new[new.startIndex + index]
      return EventEnvelope(
        id: first.advanced(by: index), recordedAt: time,
        batch: count > 1 ? BatchPlace(index: index, count: count) : nil,
        key: event.key ?? key?.ofLine(index), event: event.event)
    }
  }

  /// Returns the counted events of an earlier request under a key; `nil` if the request has to be written.
  ///
  /// - Throws: ``LedgerError/keyTaken(_:by:)`` if the key is in effect for another request.
  private func events<D: LedgerDecision>(
    saying decision: D, under key: IdempotencyKey
  ) throws -> [EventEnvelope]? {
    let isNew = try isNew(key)
    if isNew, !staged.contains(where: { $0.key?.belongs(to: key) == true }) { return nil }
    var requests = KeyedRequests(under: key, hasSeveralLogs: try store.logCount() > 1)
    if !isNew {
      _ = try store.read(from: .start, parts: .all) { envelope in
        requests.apply(envelope)
        return true
      }
    }
    for envelope in staged { requests.apply(envelope) }
    switch requests.answer(to: decision) {
    case .free: return nil
    case .said(let events): return events
    case .taken(let ids): throw LedgerError.keyTaken(key, by: ids)
    }
  }
}
