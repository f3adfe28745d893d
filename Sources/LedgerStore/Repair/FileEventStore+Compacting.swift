package import LedgerModel
import Synchronization

/// What a compaction wrote.
package struct CompactedLedger: Hashable, Sendable {
  /// The folder that holds the new ledger.
  package var path: String
  /// Its id, which is not that of the old one.
  package var ledger: LedgerID
  /// Whose log it is.
  package var writer: WriterID
  /// How many entries it has.
  package var entryCount: Int
  /// How many settings and purchases it has.
  package var settingCount: Int
}

/// Why a ledger is not compacted. Nothing was written.
package enum CompactionRefusal: Error, Hashable, Sendable {
  /// Events wait for others that are not here, and would be lost.
  case waiting(WaitingEvents)
  /// A log is damaged, lacks events, or holds some that only a newer version understands.
  case incomplete(path: String)
  /// Something stands where the new ledger is wanted.
  case taken(path: String)
  /// The new ledger is wanted in the folder of the old one.
  case inside(path: String)
}

extension CompactionRefusal: RemediedError {
  package var problem: String {
    switch self {
    case .waiting(let waiting):
      (waiting.count == 1 ? "1 event" : "\(waiting.count) events") + " of \(waiting.writer.text) "
        + "\(waiting.count == 1 ? "waits" : "wait") for \(waiting.cause.text), and would be lost"
    case .incomplete(let path): "not everything that '\(path)' holds can be read, and would be lost"
    case .taken(let path): "'\(path)' is there already, and no empty folder"
    case .inside(let path): "'\(path)' is in the folder of the old ledger, and would go with it"
    }
  }

  package var remedy: String? {
    switch self {
    case .taken: "Name a folder that is not there yet."
    case .inside: "Name a folder beside it."
    case .waiting, .incomplete: nil
    }
  }

  package var offeredRemedy: (any Remedy)? {
    switch self {
    case .waiting: LogRemedy.takeInFirst
    case .incomplete: LogRemedy.mendFirst
    case .taken, .inside: nil
    }
  }
}

extension FileEventStore {
  /// Writes what is left of this ledger without its history as a new ledger, with a new id and one log
  /// of this machine. Every figure is what it is here; this ledger is only read.
  ///
  /// - Parameter path: A folder that does not exist yet, or that is empty.
  /// - Throws: ``CompactionRefusal`` where something would be lost or the folder is taken, ``LogError``;
  ///   no ledger stands at the path then.
  package func compact(to path: String) throws -> CompactedLedger {
    if try logCount() == 0 { throw LogError.noLedger(path: self.path) }
    let new = FileEventStore(.folder(path), machine: machine, system: system)
    if let refusal = try directory.refusal(of: new.path) { throw refusal }
    let compaction = try compaction()
    let ledger = RandomNames.ledger(system)
    return try new.whileLocked(deadline: Ledger.lockDeadline) { log in
      // Another process may have begun one there since.
      guard try new.logCount() == 0 else { throw CompactionRefusal.taken(path: new.path) }
      let events = compaction.events(
        ledger: ledger, writer: log.writer, deviceName: machine.deviceName,
        version: LedgerVersion.text)
      // All at once: the log gets its name when it is whole and on the disk.
      try log.append(events)
      return CompactedLedger(
        path: new.path, ledger: ledger, writer: log.writer, entryCount: compaction.entryCount,
        settingCount: events.count - 1 - compaction.entryCount)
    }
  }

  /// What is left without the history, after each line was verified.
  private func compaction() throws -> Compaction {
    try logs.withLock { logs throws(LogError) in _ = try logs.catchUp(isComplete: true) }
    var fold = Fold(into: Compaction(), hasSeveralLogs: try logCount() > 1)
    let reading = try read(from: .start, parts: .all) { event in
      fold.apply(event)
      return true
    }
    guard reading.condition.isComplete else { throw CompactionRefusal.incomplete(path: path) }
    if let waiting = fold.waiting.first { throw CompactionRefusal.waiting(waiting) }
    return fold.projection
  }
}

extension LogDirectory {
  /// Why a new ledger may not stand at a path; `nil` if it may.
  fileprivate func refusal(of path: String) throws(LogError) -> CompactionRefusal? {
    try LogError.reading { () throws(FileError) in
      if try holds(folder: path) { return .inside(path: path) }
      return try isFree(folder: path) ? nil : .taken(path: path)
    }
  }

  /// Whether a path is in this ledger's folder.
  private func holds(folder path: String) throws(FileError) -> Bool {
    guard case .folder(let own) = place, let own = try system.status(at: own + "/.") else {
      return false
    }
    var path = fullPath(of: path)
    while path != "/" {
      path = LedgerPlace.parent(of: path)
      if try system.status(at: path + "/.")?.isSameFile(as: own) == true { return true }
    }
    return false
  }

  /// Whether a new ledger may take a folder: one that is not there, that is empty, or that holds what a
  /// compaction left which was cut short before its log was whole.
  private func isFree(folder path: String) throws(FileError) -> Bool {
    guard try system.status(at: path + "/.")?.kind == .folder else {
      return try system.status(at: path) == nil
    }
    let place = LedgerPlace.folder(path)
    let own = [place.lockPath, place.logFolderPath]
    let logs = try system.names(in: place.logFolderPath).filter { $0.hasSuffix(".jsonl") }
    let names = try system.names(in: path)
    return logs.isEmpty && names.allSatisfy { own.contains("\(path)/\($0)") }
  }
}
