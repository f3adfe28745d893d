import LedgerModel
import Synchronization

/// A whole ledger that was written elsewhere: a copy, a backup, or a restored backup.
public struct LedgerCopy: Hashable, Sendable {
  /// The folder that holds it, or the file of a backup.
  public var path: String
  /// The head of each of its logs; kept elsewhere, it proves that nobody rewrote the log.
  public var heads: [LedgerCondition.SealedHead]
  /// How many files a backup has, including the logs.
  package var fileCount = 0
  /// The size of a backup's archive in bytes, before encryption.
  package var byteCount = 0
}

extension FileEventStore {
  /// Verifies every log and copies it byte for byte into a new folder: the same ledger, which can be opened, merged and
  /// checked there. This one is only read.
  ///
  /// - Parameter path: A folder that does not exist yet, or is empty.
  /// - Throws: ``FileRefusal``, or ``LogError`` if a log is damaged or lacks events. Nothing is at the path then.
  public func copy(to path: String) throws -> LedgerCopy {
    if try logCount() == 0 { throw LogError.noLedger(path: self.path) }
    let path = LedgerPlace.folder(path).named { system.currentFolder }.path
    try directory.checkFree(path)
    // The folder gets its name once all of it is on the disk.
    let aside = try LogError.reading { () throws(FileError) in try freeName(beside: path) }
    return try logs.withLock { logs in
      try logs.catchUp(isComplete: true)
      let condition = logs.merge.reading.condition
      if let damage = condition.damage.first { throw LogError.damaged(damage) }
      if let missing = condition.missing.first { throw LogError.acknowledgedMissing(missing) }
      try LogError.writing { () throws(FileError) in
        for log in logs.files where log.state.eventCount > 0 {
          try log.copy(to: LedgerPlace.folder(aside))
        }
        try system.rename(aside, to: path)
        try system.synchronizeFolder(LedgerPlace.parent(of: path))
      }
      return LedgerCopy(path: path, heads: condition.heads)
    }
  }
}

extension FileEventStore {
  /// Returns an unused name: the rest of an earlier, unfinished copy is left alone.
  func freeName(beside path: String) throws(FileError) -> String {
    var name = path + ".new"
    var number = 1
    while try system.status(at: name) != nil {
      number += 1
      name = "\(path)-\(number).new"
    }
    return name
  }
}

extension LogFile {
  /// Copies the verified part of the log into another ledger, under its writer's name.
  fileprivate func copy(to place: LedgerPlace) throws(FileError) {
    try DurableFolder(system: system).make(place.logFolderPath)
    let files = FileReplacement(system: system)
    try files.replace("\(place.logFolderPath)/\(writer.text).jsonl") { copy throws(FileError) in
      try files.copy(file, from: 0, byteCount: state.end, to: copy)
      if state.lacksLineFeed { try system.append([UInt8(ascii: "\n")], to: copy) }
    }
  }
}
