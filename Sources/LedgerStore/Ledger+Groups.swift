import LedgerModel

extension Ledger {
  /// How many decisions one write takes: far more than arrive while a disk works.
  private static let groupLimit = 1000

  /// Puts a decision in line for the next write.
  func wait(for decision: any WaitingDecision) {
    waiting.append(decision)
    // Behind the calls that have arrived already, so that they are part of the same write.
    if waiting.count == 1 { Task { performWaiting() } }
  }

  /// Performs what waits: decides one after the other, and writes all of it at once.
  private func performWaiting() {
    let group = Array(waiting.prefix(Ledger.groupLimit))
    waiting.removeFirst(group.count)
    if !waiting.isEmpty { Task { performWaiting() } }
    let fate: WriteFate
    do {
      try store.whileLocked(deadline: Ledger.lockDeadline) { log in
        for decision in group { decision.stage(on: self, log) }
        if !staged.isEmpty { try log.append(staged) }
      }
      fate = .written
    } catch LogError.unknown(let problem) {
      fate = .unknown(problem: problem)
    } catch {
      fate = .failed(error)
    }
    settle(fate)
    for decision in group { decision.finish(fate) }
  }

  /// Has events wait for the write of this group.
  func stage(_ events: [EventEnvelope]) {
    staged += events
  }

  /// Takes the staged events into the folds where they were written, or drops both.
  private func settle(_ fate: WriteFate) {
    guard !staged.isEmpty else { return }
    if case .written = fate, let position = try? store.reading().position {
      for id in folds.keys { folds[id]?.take(staged, upTo: position) }
    } else {
      folds = [:]
    }
    if case .written = fate { announce(staged) }
    staged = []
  }
}
