import LedgerModel

extension FileEventStore {
  /// Puts files among those of the ledger, and then has events name them; where none is written, nothing is left
  /// behind.
  ///
  /// - Parameters:
  ///   - store: Stores the files, adding each to the list.
  ///   - write: Writes the events.
  /// - Throws: What either throws.
  public func storing<R>(
    _ store: (inout [StoredReceipt]) throws -> Void, _ write: () async throws -> R
  ) async throws -> R {
    var stored: [StoredReceipt] = []
    do {
      try store(&stored)
      return try await write()
    } catch {
      switch error {
      // Another process attached them meanwhile, or nobody knows whether an event names them.
      case LedgerError.refused(.nothingToChange), LedgerError.unknown: break
      default: discard(stored)
      }
      throw error
    }
  }
}
