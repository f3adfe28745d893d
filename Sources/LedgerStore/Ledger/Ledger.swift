public import LedgerModel

/// A budget's ledger: the one door to its events.
///
/// A decision is performed, which appends events; a projection is viewed, which folds them. The
/// events are on the disk before ``perform(_:key:)`` returns.
public actor Ledger {
  let store: any EventStore
  /// What tells now and today.
  package let clock: any WallClock
  let opening: LedgerOpening?
  let readsAbsentAsEmpty: Bool
  /// How long a write waits for another writer.
  public nonisolated let lockDeadline: Duration
  let executor = LedgerExecutor()
  /// Folds of figures, by the type of the projection: the next one goes on from there.
  var folds: [ObjectIdentifier: any AnyCachedFold] = [:]
  /// What is kept for the next process.
  var derived = DerivedState()
  /// From which lengths on a log is not read whole.
  let lengths: LogLengths
  /// What is to be performed with the next write, as it arrives from any thread.
  let arrivals = DecisionQueue()
  /// What is performed at the moment, with one write.
  var group: [any PendingDecision] = []
  /// Events that are decided and not yet written: what is decided after them builds on them.
  var staged: EventList = []
  let subscribers = Subscribers()
  var notices: [LedgerNotice] = []

  /// How long to wait for another writer, where nothing else is said.
  public static let lockDeadline: Duration = .seconds(10)

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A ledger over a store.
  ///
  /// - Parameters:
  ///   - store: Where the events are kept.
  ///   - clock: What tells now and today.
  ///   - opening: What the first write begins the ledger with if there is none yet; `nil` refuses to
  ///     begin one.
  ///   - readsAbsentAsEmpty: Whether a ledger that is not there yet reads as an empty one, instead of
  ///     throwing ``LogError/noLedger(path:)``.
  ///   - lockDeadline: How long a write waits for another writer that holds the ledger's lock, before it
  ///     throws ``LogError/locked(path:)``; zero or less asks once.
  public init(
    store: some EventStore, clock: some WallClock = SystemClock(), opening: LedgerOpening? = nil,
    readsAbsentAsEmpty: Bool = false, lockDeadline: Duration = Ledger.lockDeadline
  ) {
    self.store = store
    self.clock = clock
    self.opening = opening
    self.readsAbsentAsEmpty = readsAbsentAsEmpty
    self.lockDeadline = lockDeadline
    lengths = LogLengths()
    if opening?.replacesGone == true { (store as? FileEventStore)?.replaceGone() }
  }

  /// The same for a test, which has no time for logs as long as those of a person.
  package init(
    store: some EventStore, clock: some WallClock, opening: LedgerOpening?, lengths: LogLengths
  ) {
    self.store = store
    self.clock = clock
    self.opening = opening
    self.lengths = lengths
    readsAbsentAsEmpty = false
    lockDeadline = Ledger.lockDeadline
  }

  /// Appends the events that do what a decision wants.
  ///
  /// The same request under the same key is written once, however often it is performed. What several
  /// tasks perform at once is written together, in the order in which it arrived, with one wait for
  /// the disk. Who reads waits for none of it.
  ///
  /// Cancelling the task ends the wait for the others and for the lock at once, and nothing is written;
  /// once the lock is had and it is decided, it is written and told.
  ///
  /// - Returns: Whether the events were written now or before; they are on the disk.
  /// - Throws: ``LedgerError``: ``LogError/locked(path:)`` where another writer held the lock past
  ///   `lockDeadline`; `CancellationError` where the task was cancelled while it waited. Nothing was
  ///   written then, but for ``LedgerError/unknown(events:problem:errno:)``.
  @discardableResult
  public nonisolated func perform<D: Decision>(
    _ decision: D, key: IdempotencyKey? = nil
  ) async throws -> WriteResult<D.Outcome> {
    try await performed(decision.rules.decision, key: key)
  }

  /// The same for a decision whose type is not known here, one of several that a screen offers.
  ///
  /// - Returns: With the outcome of whatever type the decision's is: for most, and each of your own, the ids of the
  ///   events, `as? [EventID]`.
  /// - Throws: As ``perform(_:key:)``.
  @discardableResult
  public nonisolated func perform(
    any decision: any Decision, key: IdempotencyKey? = nil
  ) async throws -> WriteResult<any Sendable> {
    try await performed(any: decision, key: key)
  }

  private nonisolated func performed<D: Decision>(
    any decision: D, key: IdempotencyKey?
  ) async throws -> WriteResult<any Sendable> {
    switch try await perform(decision, key: key) {
    case .written(let outcome): .written(outcome)
    case .alreadyThere(let outcome): .alreadyThere(outcome)
    }
  }

  private nonisolated func performed<D: LedgerDecision>(
    _ decision: D, key: IdempotencyKey?
  ) async throws -> WriteResult<D.Outcome> {
    // From the caller's own thread: one change of threads to the one that waits, and one back.
    let answer = PerformedDecision<D>.Answer()
    return try await answer.value {
      arrive { PerformedDecision(decision, key: key, answer: answer) }
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
    _ start: V, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> V {
    try asLedgerError { try fold(start, asOf: moment).projection }
  }

  /// Answers a question by folding the ledger's events.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - moment: As of when; `nil` for now.
  /// - Throws: As ``view(_:asOf:)``, and the question's own ``LedgerModel/Refusal`` as
  ///   ``LedgerError/refused(_:)``.
  public func answer<Answer: Sendable>(
    _ question: LedgerQuestion<Answer>, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> Answer {
    func folded(_ start: some Projection) throws(LedgerError) -> any Projection {
      try view(start, asOf: moment)
    }
    let answer = try folded(question.start)
    return try asLedgerError { try question.answer(of: answer) }
  }

  /// Folds the ledger's events into a projection, with what the fold met on its way: events that
  /// wait for their cause, and pairs of events of two devices.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  public func folded<V: Projection>(
    _ start: V, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> LedgerFold<V> {
    try asLedgerError { try fold(start, asOf: moment) }
  }

  /// Goes through the events themselves, in their order. The body answers whether to go on.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  public func forEachEvent(
    parts: EventParts = .all, asOf moment: AsOf? = nil,
    _ body: (borrowing EventEnvelope) -> Bool
  ) throws(LedgerError) {
    try asLedgerError {
      var cut = try moment.map { moment in try AsOfFilter(moment, clock: clock) }
      var goesOn = true
      let reading = try store.read(from: .start, parts: parts) { envelope in
        if cut?.includes(envelope) == false { return false }
        if goesOn { goesOn = body(envelope) }
        // Only the event that the moment is named by says that there is such a moment.
        return goesOn || cut?.isMet == false
      }
      try check(reading, cut)
    }
  }

  /// In what state the logs are.
  ///
  /// - Throws: ``LedgerError`` where there is no ledger or it cannot be read.
  public func condition() throws(LedgerError) -> LedgerCondition {
    try asLedgerError {
      let reading = try store.reading()
      try check(reading, nil)
      var condition = reading.condition
      // One log alone names events of others only if it was taken away from them: it is not folded for
      // that where nobody asked for its figures.
      if reading.position.logCount > 1 || !folds.isEmpty {
        condition.waiting = try read(MonthlyBuckets()).0.fold.waiting
      }
      return condition
    }
  }

  /// Verifies every line of the logs, also those that this machine has verified before.
  ///
  /// - Throws: As ``condition()``.
  public func verify() throws(LedgerError) -> LedgerCondition {
    try asLedgerError {
      let reading = try store.verify(at: clock.now())
      try check(reading, nil)
      return reading.condition
    }
  }

  /// What the ledger did that a person should know, since it was asked last.
  public func takeNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return store.takeNotices() + notices
  }

  /// Runs what throws anything, and throws what the ledger says it throws.
  nonisolated func asLedgerError<R>(_ body: () throws -> R) throws(LedgerError) -> R {
    do {
      return try body()
    } catch {
      throw LedgerError(error)
    }
  }
}
