public import LedgerModel

extension FileEventStore {
  /// Copies files into the ledger, and then runs a write of events that name them. If it fails, the copies are removed,
  /// unless events may name them.
  ///
  /// - Parameters:
  ///   - files: Their paths, each with the result of ``readReceipt(_:)``.
  ///   - write: Writes the events, as a decision does.
  /// - Throws: What `write` throws, and ``FileRefusal`` or ``LogError`` for a file that cannot be stored.
  public func storing<R>(
    _ files: [(path: String, file: ReceiptFile)], _ write: () async throws -> R
  ) async throws -> R {
    try await storing(
      { stored in
        for (path, file) in files { stored.append(try storeReceipt(path, expecting: file)) }
      }, write)
  }

  /// Does the same for bytes that are in no file.
  ///
  /// - Parameters:
  ///   - bytes: What is stored.
  ///   - file: The same, as ``receipt(ofInput:)`` describes it.
  ///   - write: Writes the events that name it.
  /// - Returns: What was written.
  public func storing<R>(
    _ bytes: [UInt8], as file: ReceiptFile, _ write: () async throws -> R
  ) async throws -> R {
    try await storing({ $0.append(try storeReceipt(bytes, as: file)) }, write)
  }

  /// Does the same for files that are stored in another way.
  func storing<R>(
    _ store: (inout [StoredReceipt]) throws -> Void, _ write: () async throws -> R
  ) async throws -> R {
    var stored: [StoredReceipt] = []
    do {
      try store(&stored)
      return try await write()
    } catch {
      switch error {
      // Another process attached them meanwhile, or it is unknown whether an event names them.
      case LedgerError.refused(.nothingToChange), LedgerError.unknown: break
      default: discard(stored)
      }
      throw error
    }
  }
}
