import LedgerModel

extension Ledger {
  /// How many decisions one write takes: far more than arrive during a write to disk.
  private static let groupLimit = 1000

  /// Queues a decision for the next write.
  ///
  /// - Parameter decision: Makes it, on the ledger's thread.
  nonisolated func arrive(_ decision: @escaping DecisionQueue.Decision) {
    (store as? FileEventStore)?.join()
    if arrivals.append(decision) { performLater() }
  }

  private nonisolated func performLater() {
    executor.wait { self.performWaiting() }
  }

  /// Performs the waiting decisions: decides one after the other, and writes all at once.
  private nonisolated func performWaiting() {
    let count = run { ledger in
      // Runs after the calls that have already arrived, so that they are part of the same write.
      let (arrived, isMore) = arrivals.take(Ledger.groupLimit)
      if isMore { performLater() }
      ledger.group = arrived.map { decision in decision() }.filter(\.isWaiting)
      return ledger.group.count
    }
    if count == 0 { return }
    let fate = write(0..<count)
    if case .failed(let error) = fate, case LogError.unwritable = error, count > 1 {
      // Only the caller of the failing decision gets the error.
      for index in 0..<count { finish(index..<index + 1, write(index..<index + 1)) }
    } else {
      finish(0..<count, fate)
    }
  }

  /// Runs a body on the ledger's thread, for a caller that waits on another.
  nonisolated func run<R: Sendable>(_ body: (isolated Ledger) throws -> R) rethrows -> R {
    try executor.run { try assumeIsolated(body) }
  }

  /// Waits for the lock, and writes the events of a part of the group.
  private nonisolated func write(_ part: Range<Int>) -> WriteOutcome {
    do {
      try store.whileLocked(deadline: lockDeadline) { log in
        try run { ledger in try ledger.write(part, to: log) }
      }
      return .written
    } catch LogError.unknown(let problem, let errno) {
      return .unknown(problem: problem, errno: errno)
    } catch {
      return .failed(error)
    }
  }

  private func write(_ part: Range<Int>, to log: any LockedLog) throws {
    for decision in group[part] { decision.stage(on: self, log) }
    if staged.isEmpty { return }
    // Nothing reads between the write and this: a reader would fold the staged events as well as the written ones.
    defer { staged = [] }
    // Where the logs end before and after the write, while nobody else can write.
    let before = try? store.end()
    do {
      try log.append(staged)
    } catch {
      folds = [:]
      throw error
    }
    if let before, let after = try? store.end() {
      let current = folds.values.filter { $0.position == before }
      // Each event is made once for all of them.
      for (place, event) in staged.enumerated() {
        for kept in current { kept.take(event, staged: place) }
      }
      for kept in current { kept.noteWritten(upTo: after) }
    } else {
      folds = [:]
    }
    subscribers.announce(staged)
  }

  /// Answers a part of the group.
  private nonisolated func finish(_ part: Range<Int>, _ fate: WriteOutcome) {
    run { ledger in
      for decision in ledger.group[part] { decision.finish(fate) }
      if part.upperBound == ledger.group.count { ledger.group = [] }
      ledger.keepDerived()
    }
  }

  /// Stages events for the write of this group.
  func stage(_ events: EventList) { staged.append(events) }
}
