import LedgerStore

extension Ledger {
  /// Runs a task on the ledger's own thread, wherever it is called from.
  nonisolated func onOwnThread<R: Sendable>(
    _ body: @escaping @Sendable () async throws -> R
  ) async throws -> R {
    try await Task.detached(executorPreference: taskExecutor, operation: body).value
  }
}
