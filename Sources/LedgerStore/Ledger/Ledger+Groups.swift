import LedgerModel

extension Ledger {
  /// How many decisions one write takes: far more than arrive while a disk works.
  private static let groupLimit = 1000

  /// Puts a decision in line for the next write.
  ///
  /// - Parameter decision: Makes it, on the ledger's thread.
  nonisolated func arrive(_ decision: @escaping Arrivals.Decision) {
    // Behind the calls that have arrived already, so that they are part of the same write.
    if arrivals.append(decision) { performLater() }
  }

  private nonisolated func performLater() {
    executor.run { self.assumeIsolated { ledger in ledger.performWaiting() } }
  }

  /// Performs what waits: decides one after the other, and writes all of it at once.
  private func performWaiting() {
    let (arrived, isMore) = arrivals.take(Ledger.groupLimit)
    if isMore { performLater() }
    perform(arrived.map { decision in decision() })
    keepDerived()
  }

  private func perform(_ decisions: [any WaitingDecision]) {
    group = decisions
    defer { group = [] }
    let fate: WriteFate
    // Where the logs ended before the write and after it, while nobody else could write.
    var ends: (before: LogPosition, after: LogPosition)?
    do {
      try store.whileLocked(deadline: Ledger.lockDeadline) { log in
        for decision in group { decision.stage(on: self, log) }
        if staged.isEmpty { return }
        let before = try? store.end()
        try log.append(staged)
        if let before, let after = try? store.end() { ends = (before, after) }
      }
      fate = .written
    } catch LogError.unknown(let problem) {
      fate = .unknown(problem: problem)
    } catch {
      fate = .failed(error)
    }
    settle(fate, ends)
    if case .failed(let error) = fate, case LogError.unwritable = error, decisions.count > 1 {
      // Only who wished it is to hear of it.
      for decision in decisions { perform([decision]) }
    } else {
      for decision in decisions { decision.finish(fate) }
    }
  }

  /// Has events wait for the write of this group.
  func stage(_ events: [EventEnvelope]) {
    staged += events
  }

  /// Takes the staged events into the folds that had all before them, or drops what holds them.
  private func settle(_ fate: WriteFate, _ ends: (before: LogPosition, after: LogPosition)?) {
    guard !staged.isEmpty else { return }
    if case .written = fate { subscribers.announce(staged) }
    if let ends {
      for kept in folds.values where kept.position == ends.before {
        kept.take(staged, upTo: ends.after)
      }
    } else {
      folds = [:]
    }
    staged = []
  }
}
