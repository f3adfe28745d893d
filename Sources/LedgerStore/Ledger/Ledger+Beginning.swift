import LedgerModel

extension Ledger {
  /// Creates the ledger with its opening events, unless there is one.
  ///
  /// - Returns: Whether it was created; `false` if there is one already.
  /// - Throws: The errors of ``perform(_:key:)``.
  public nonisolated func begin() async throws -> Bool {
    let isThere = try asLedgerError { try store.logCount() > 0 }
    if isThere { return false }
    let answer = WaitingAnswer<Bool>()
    return try await answer.value { arrive { Beginning(answer) } }
  }

  /// Stages the opening events of a ledger.
  ///
  /// - Returns: `false` if there is a ledger already.
  private func stageOpening(_ log: any LockedLog) throws -> Bool {
    guard staged.isEmpty, try store.logCount() == 0 else { return false }
    stage(try openingEvents(log, nil, try nextTime(after: log)))
    return true
  }

  /// A request to create the ledger, until its answer.
  private final class Beginning: PendingDecision {
    private let answer: WaitingAnswer<Bool>
    /// The result of staging the first line; `nil` if the lock was never obtained.
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
