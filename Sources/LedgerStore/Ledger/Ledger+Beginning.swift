import LedgerModel

extension Ledger {
  /// Makes the ledger, with nothing in it but its first line, where there is none.
  ///
  /// - Returns: Whether it was made; false where there is one.
  /// - Throws: As ``perform(_:key:)``.
  public nonisolated func begin() async throws -> Bool {
    let isThere = try asLedgerError { try store.logCount() > 0 }
    if isThere { return false }
    let answer = WaitingAnswer<Bool>()
    return try await answer.value { arrive { Beginning(answer) } }
  }

  /// Stages the first line of a ledger.
  ///
  /// - Returns: False where there is one.
  private func stageOpening(_ log: any LockedLog) throws -> Bool {
    guard staged.isEmpty, try store.logCount() == 0 else { return false }
    stage(try openingEvents(log, nil, try nextTime(after: log)))
    return true
  }

  /// A ledger that is made, from the request to its answer.
  private final class Beginning: PendingDecision {
    private let answer: WaitingAnswer<Bool>
    /// What became of the first line; `nil` while the lock was not had.
    private var isStaged: Result<Bool, any Error>?

    init(_ answer: WaitingAnswer<Bool>) {
      self.answer = answer
    }

    var isWaiting: Bool { answer.isAwaited }

    func stage(on ledger: isolated Ledger, _ log: any LockedLog) {
      guard answer.begin() else { return }
      isStaged = Result { try ledger.stageOpening(log) }
    }

    func finish(_ fate: WriteOutcome) {
      answer.resume(with: result(fate).mapError { error in LedgerError(error) })
    }

    private func result(_ fate: WriteOutcome) -> Result<Bool, any Error> {
      switch (isStaged, fate) {
      case (.failure, _), (.success(false), _), (_, .written): isStaged ?? .success(false)
      case (_, .failed(let error)): .failure(error)
      case (_, .unknown(let problem, let errno)):
        .failure(LogError.unknown(problem: problem, errno: errno))
      }
    }
  }
}
