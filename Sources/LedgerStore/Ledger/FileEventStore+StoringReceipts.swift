public import LedgerModel

extension FileEventStore {
  /// Puts copies of files among those of the ledger, and then has events name them; if none is written, nothing
  /// stays.
  ///
  /// - Parameters:
  ///   - files: Their paths, and as what each was read by ``readReceipt(_:)``.
  ///   - write: Writes the events, as a decision does.
  /// - Throws: What `write` throws, and ``FileRefusal`` or ``LogError`` of a file that cannot be stored.
  public func storing<R>(
    _ files: [(path: String, file: ReceiptFile)], _ write: () async throws -> R
  ) async throws -> R {
    try await storing(
      { stored in
        for (path, file) in files { stored.append(try storeReceipt(path, expecting: file)) }
      }, write)
  }

  /// The same of what is stored in another way.
  func storing<R>(
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
