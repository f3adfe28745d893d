public import LedgerModel

/// A budget's ledger: the only access to its events.
///
/// Performing a decision appends events, and viewing a projection folds them. The events are on the disk before
/// ``perform(_:key:)`` returns.
public actor Ledger {
  let store: any EventStore
  /// The source of now and today.
  package let clock: any WallClock
  let opening: LedgerOpening?
  let treatsMissingAsEmpty: Bool
  /// How long a write waits for another writer.
  public nonisolated let lockDeadline: Duration
  let executor = LedgerExecutor()
  /// Folds of figures, by the type of the projection: the next fold goes on from there.
  var folds: [ObjectIdentifier: any AnyCachedFold] = [:]
  /// What is kept for the next process.
  var derived = DerivedState()
  /// The lengths from which a log is not read whole.
  let lengths: LogLengths
  /// Decisions for the next write, from any thread.
  let arrivals = DecisionQueue()
  /// The decisions of the current write.
  var group: [any PendingDecision] = []
  /// Events that are decided and not yet written: later decisions build on them.
  var staged: EventList = []
  let subscribers = Subscribers()
  var notices: [LedgerNotice] = []

  /// How long to wait for another writer by default.
  public static let lockDeadline: Duration = .seconds(10)

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a ledger over a store.
  ///
  /// - Parameters:
  ///   - store: The store of the events.
  ///   - clock: The source of now and today.
  ///   - opening: How the first write begins a new ledger; with `nil` it refuses to begin one.
  ///   - treatsMissingAsEmpty: Whether a ledger that is not there yet reads as an empty one, instead of
  ///     throwing ``LogError/noLedger(path:)``.
  ///   - lockDeadline: How long a write waits for another writer that holds the ledger's lock before it throws
  ///     ``LogError/locked(path:)``; zero or less tries once.
  public init(
    store: some EventStore, clock: some WallClock = SystemClock(), opening: LedgerOpening? = nil,
    treatsMissingAsEmpty: Bool = false, lockDeadline: Duration = Ledger.lockDeadline
  ) {
    self.store = store
    self.clock = clock
    self.opening = opening
    self.treatsMissingAsEmpty = treatsMissingAsEmpty
    self.lockDeadline = lockDeadline
    lengths = LogLengths()
    if opening?.replacesMissing == true { (store as? FileEventStore)?.replaceGone() }
  }

  /// Creates a ledger for a test, with lengths that make short logs count as long.
  package init(
    store: some EventStore, clock: some WallClock, opening: LedgerOpening?, lengths: LogLengths
  ) {
    self.store = store
    self.clock = clock
    self.opening = opening
    self.lengths = lengths
    treatsMissingAsEmpty = false
    lockDeadline = Ledger.lockDeadline
  }

  /// Decides, and appends the events of the decision.
  ///
  /// The same request under the same key is written once, however often it is performed. Requests of several tasks at
  /// once are written together, in order of arrival, with one wait for the disk. Readers do not wait for them.
  ///
  /// Cancelling the task ends its wait for others and for the lock at once, and nothing is written; once the lock is
  /// held and the events are decided, they are written and reported.
  ///
  /// - Returns: Whether the events were written now or before; they are on the disk.
  /// - Throws: ``LedgerError``: ``LogError/locked(path:)`` if another writer held the lock past `lockDeadline`;
  ///   `CancellationError` if the task was cancelled while it waited. Nothing was written, except with
  ///   ``LedgerError/unknown(events:problem:errno:)``.
  @discardableResult
  public nonisolated func perform<D: Decision>(
    _ decision: D, key: IdempotencyKey? = nil
  ) async throws -> WriteResult<D.Outcome> {
    try await performed(decision.rules.decision, key: key)
  }

  /// Performs a decision whose type is not known here, such as one of several that a screen offers.
  ///
  /// - Returns: The result with an outcome of the decision's type: for most decisions and all custom ones, the ids of
  ///   the events, `as? [EventID]`.
  /// - Throws: The errors of ``perform(_:key:)``.
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
    // From the caller's own thread: one switch to the waiting thread and one back.
    let answer = PerformedDecision<D>.Answer()
    return try await answer.value {
      arrive { PerformedDecision(decision, key: key, answer: answer) }
    }
  }

  /// Folds the ledger's events into a projection.
  ///
  /// The part of a damaged log that is proven is folded, and an unfinished write is not: ``condition()`` says whether
  /// that is everything.
  ///
  /// - Parameters:
  ///   - start: The projection before the first event.
  ///   - moment: As of when; `nil` for now.
  /// - Throws: ``LedgerError`` if there is no ledger, it cannot be read, or has no such event.
  public func view<V: Projection>(
    _ start: V, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> V {
    try asLedgerError { try fold(start, asOf: moment).projection }
  }

  /// Answers a question by folding the ledger's events.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - moment: As of when; `nil` for now.
  /// - Throws: The errors of ``view(_:asOf:)``, and the question's own ``LedgerModel/Refusal`` as
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

  /// Folds the ledger's events into a projection, and returns it with what the fold met: events that wait for their
  /// cause, and conflicting events of two devices.
  ///
  /// - Throws: The errors of ``view(_:asOf:)``.
  public func folded<V: Projection>(
    _ start: V, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> LedgerFold<V> {
    try asLedgerError { try fold(start, asOf: moment) }
  }

  /// Calls a body with each event, in order. The body returns whether to go on.
  ///
  /// - Throws: The errors of ``view(_:asOf:)``.
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
        // Only meeting the event that names the moment proves that the moment exists.
        return goesOn || cut?.isMet == false
      }
      try check(reading, cut)
    }
  }

  /// Returns the condition of the logs.
  ///
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
  public func condition() throws(LedgerError) -> LedgerCondition {
    try asLedgerError {
      let reading = try store.reading()
      try check(reading, nil)
      var condition = reading.condition
      // A single log names events of others only if it was taken away from them: it is not folded just for that.
      if reading.position.logCount > 1 || !folds.isEmpty {
        condition.waiting = try read(MonthlyBuckets()).0.fold.waiting
      }
      return condition
    }
  }

  /// Verifies every line of the logs, including those that this machine verified before.
  ///
  /// - Throws: The errors of ``condition()``.
  public func verify() throws(LedgerError) -> LedgerCondition {
    try asLedgerError {
      let reading = try store.verify(at: clock.now())
      try check(reading, nil)
      return reading.condition
    }
  }

  /// Returns the notices for the person since the last call.
  public func drainNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return store.drainNotices() + notices
  }

  /// Runs a body that throws anything, and throws its error as a `LedgerError`.
  nonisolated func asLedgerError<R>(_ body: () throws -> R) throws(LedgerError) -> R {
    do {
      return try body()
    } catch {
      throw LedgerError(error)
    }
  }
}
