import LedgerModel

/// A decision being performed, from its request to its answer.
final class PerformedDecision<D: LedgerDecision>: PendingDecision {
  /// The answer to the caller.
  typealias Answer = WaitingAnswer<WriteResult<D.Outcome>>

  /// The result of the decision while its events wait to be written.
  private enum State {
    /// It was not decided: the lock was never obtained.
    case unseen
    case refused(LedgerError)
    case prepared(PreparedEvents<D.Outcome>)
  }

  private let decision: D
  private let key: IdempotencyKey?
  private let answer: Answer
  private var state = State.unseen

  init(_ decision: D, key: IdempotencyKey?, answer: Answer) {
    self.decision = decision
    self.key = key
    self.answer = answer
  }

  var isWaiting: Bool { answer.isAwaited }

  func stage(on ledger: isolated Ledger, _ log: any LockedLog) {
    guard answer.begin() else { return }
    do {
      let prepared = try ledger.prepare(decision, key: key, log)
      ledger.stage(prepared.events)
      state = .prepared(prepared)
    } catch {
      state = .refused(LedgerError(error))
    }
  }

  func finish(_ fate: WriteOutcome) {
    answer.resume(with: result(fate))
  }

  private func result(_ fate: WriteOutcome) -> Result<WriteResult<D.Outcome>, LedgerError> {
    let prepared: PreparedEvents<D.Outcome>
    switch (state, fate) {
    case (.refused(let error), _): return .failure(error)
    case (.unseen, .failed(let error)): return .failure(LedgerError(error))
    case (.unseen, .written), (.unseen, .unknown): return .failure(.log(.handleDead))
    case (.prepared(let known), _): prepared = known
    }
    // If it is in the log already or needed no event, no write can change the answer.
    if prepared.isAlreadyThere, !prepared.isStaged {
      return .success(.alreadyThere(prepared.outcome))
    }
    if prepared.events.isEmpty, !prepared.isAlreadyThere {
      return .success(.written(prepared.outcome))
    }
    return switch fate {
    case .failed(let error): .failure(LedgerError(error))
    case .unknown(let problem, let errno):
      .failure(
        .unknown(events: prepared.events.ids, problem: problem, errno: errno))
    case .written where prepared.isAlreadyThere: .success(.alreadyThere(prepared.outcome))
    case .written: .success(.written(prepared.outcome))
    }
  }
}

/// The result of a decision before it is written.
struct PreparedEvents<Outcome: Sendable> {
  /// All events that would be appended, with the first line if the log begins.
  var events: EventList
  var outcome: Outcome
  /// Whether the same request was written before under its key.
  var isAlreadyThere: Bool
  /// Whether that request is only staged, and not written yet.
  var isStaged: Bool
}
