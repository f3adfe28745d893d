extension Ledger {
  /// Returns the store of files that keeps the ledger.
  ///
  /// - Throws: ``LedgerError/store(problem:)`` if it is kept otherwise.
  nonisolated func fileStore() throws(LedgerError) -> FileEventStore {
    guard let store = store as? FileEventStore else {
      throw .store(problem: "only a ledger in files can do this")
    }
    return store
  }

  /// Works on the files themselves, on the thread that waits for the lock, so that readers never wait for it.
  ///
  /// - Parameter body: Receives the store and how long it may wait for another writer.
  nonisolated func onFiles<R: Sendable>(
    _ body: @escaping @Sendable (FileEventStore, _ lockDeadline: Duration) throws -> R
  ) async throws -> R {
    let store = try fileStore()
    let deadline = lockDeadline
    let answer = WaitingAnswer<R>()
    return try await answer.value {
      executor.wait {
        guard answer.begin() else { return }
        answer.resume(with: Result { try body(store, deadline) })
      }
    }
  }
}
