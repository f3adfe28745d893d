public import LedgerModel
import Synchronization

extension FileEventStore {
  /// What taking in another device's log would come to. Nothing is changed.
  ///
  /// - Parameters:
  ///   - source: The path of a log.
  ///   - joining: Ledgers that began apart, and whose logs are taken in all the same.
  /// - Throws: ``MergeRefusal`` where it is not taken in, ``LogError`` where a log cannot be read.
  public func mergePreview(
    of source: String, joining: Set<LedgerID> = []
  ) throws -> MergedLog {
    try takeIn(source, joining: joining, isPreview: true)
  }

  /// Takes in another device's log, after it is proven whole, and proven to go on with what is here. A
  /// copy that stood among the logs is moved away.
  ///
  /// - Parameters:
  ///   - source: The path of a log.
  ///   - lockDeadline: How long to wait for another writer; zero or less asks once.
  /// - Returns: What it came to; nothing was added where all of it was here.
  /// - Throws: As ``mergePreview(of:joining:)``; nothing was changed then.
  public func merge(
    _ source: String, lockDeadline: Duration = Ledger.lockDeadline
  ) throws -> MergedLog {
    let folder = folder.state.withLock { folder in folder }
    if case .file(let path) = folder.place {
      throw MergeRefusal.needsFolder(path: path, source: source)
    }
    let lock = try lock(deadline: lockDeadline)
    defer { folder.giveBack(lock) }
    return try takeIn(source, joining: [], isPreview: false)
  }

  private func takeIn(
    _ source: String, joining: Set<LedgerID>, isPreview: Bool
  ) throws -> MergedLog {
    let incoming = try IncomingLog(system, source)
    defer { system.close(incoming.file) }
    return try folder.state.withLock { folder in
      _ = try folder.catchUp(isLocked: !isPreview)
      var merged = try folder.judge(incoming, joining: joining)
      if isPreview { return merged }
      if merged.addedCount > 0 {
        let own = folder.remembered?.ownWriter(at: folder.place)
        try folder.takeIn(incoming)
        try folder.acknowledgeReplaced(folder.path(of: merged.writer), own: own)
      }
      merged.movedTo = try folder.moveAside(incoming)
      return merged
    }
  }

  /// The logs that a path names: itself, or those of the ledger's folder that it is.
  ///
  /// - Throws: ``LogError/noLedger(path:)`` where there is none.
  public func logs(at path: String) throws(LogError) -> [String] {
    let folder = LedgerPlace.folder(path).logFolderPath
    var logs: [String] = []
    do throws(FileError) {
      if try system.status(at: path + "/.")?.kind == .folder {
        logs = try system.names(in: folder).map { "\(folder)/\($0)" }
          .filter { LedgerPlace.writer(ofLog: $0) != nil }
      } else if try system.status(at: path) != nil {
        logs = [path]
      }
    } catch {
      throw LogError(reading: error)
    }
    guard !logs.isEmpty else { throw .noLedger(path: path) }
    return logs
  }
}
