package import LedgerModel
import Synchronization

extension FileEventStore {
  /// Returns what merging another device's log would do. Nothing is changed.
  ///
  /// - Parameters:
  ///   - source: The path of a log.
  ///   - joining: Ledgers that began separately, and whose logs are merged all the same.
  /// - Throws: ``FileRefusal`` if the log is refused, ``LogError`` if a log cannot be read.
  package func mergePreview(
    of source: String, joining: Set<LedgerID> = []
  ) throws -> MergedLog {
    try takeIn(source, joining: joining, isPreview: true)
  }

  /// Merges another device's log, after proving that it is whole and continues what is here. A copy that was among the
  /// logs is moved away.
  ///
  /// - Parameters:
  ///   - source: The path of a log.
  ///   - lockDeadline: How long to wait for another writer; zero or less tries once.
  /// - Returns: The result; nothing was added if all events were here already.
  /// - Throws: The errors of ``mergePreview(of:joining:)``. Nothing was changed then.
  package func merge(
    _ source: String, lockDeadline: Duration = Ledger.lockDeadline
  ) throws -> MergedLog {
    if case .file(let path) = directory.place {
      throw MergeRefusal.needsFolder(path: path, source: source)
    }
    let lock = try lock(deadline: lockDeadline)
    defer { system.close(lock) }
    return try takeIn(source, joining: [], isPreview: false)
  }

  private func takeIn(
    _ source: String, joining: Set<LedgerID>, isPreview: Bool
  ) throws -> MergedLog {
    let (incoming, found) = try incoming(source)
    return try logs.withLock { logs in
      try logs.catchUp(isLocked: !isPreview)
      var merged = try logs.judge(incoming, found, joining: joining)
      if isPreview { return merged }
      if merged.addedCount > 0 {
        let own = logs.memory.found?.ownWriter(at: logs.place)
        try logs.takeIn(incoming)
        try logs.acknowledgeReplaced(directory.path(of: merged.writer), own: own)
      }
      merged.movedTo = try directory.moveAside(incoming)
      return merged
    }
  }

  /// Opens a log from elsewhere, and verifies all of it.
  private func incoming(_ source: String) throws -> (LogFile, MergedLog) {
    var log = try LogError.reading { () throws(FileError) in
      var log = try LogFile(system, source)
      log.state = try log.verified()
      return log
    }
    if let damage = log.state.damage, damage.isOfNewerFormat { throw damage.ofNewerFormat }
    guard log.state.damage == nil, let opened = log.state.opened else {
      throw MergeRefusal.damaged(
        log.state.damage
          ?? LogDamage(
            log: source, line: 1, offset: 0, reason: "the first line is not whole", excerpt: ""))
    }
    log.writer = opened.writer
    return (
      log,
      MergedLog(
        source: source, writer: opened.writer, deviceName: opened.deviceName,
        ledger: opened.ledger, currency: opened.currency,
        latestTime: log.state.latestTime ?? .earliest, eventCount: log.state.eventCount,
        knownCount: 0, unfinishedByteCount: log.state.unfinishedByteCount,
        newerCount: log.state.newer.count)
    )
  }

  /// Returns the logs that a path names: itself, or those of the ledger's folder.
  ///
  /// - Throws: ``LogError/noLedger(path:)`` if there is none.
  package func logs(at path: String) throws(LogError) -> [String] {
    let folder = LedgerPlace.folder(path).logFolderPath
    var logs: [String] = []
    try LogError.reading { () throws(FileError) in
      if try system.status(at: path + "/.")?.kind == .folder {
        logs = try system.names(in: folder).map { "\(folder)/\($0)" }
          .filter { LogDirectory.writer(ofLog: $0) != nil }
      } else if try system.status(at: path) != nil {
        logs = [path]
      }
    }
    guard !logs.isEmpty else { throw .noLedger(path: path) }
    return logs
  }
}

extension LedgerLogs {
  /// Returns what merging another log would do, as of the last look at the logs.
  ///
  /// - Parameter found: The incoming log, with none of its events counted as known.
  /// - Throws: ``FileRefusal`` if the log is refused.
  fileprivate func judge(
    _ incoming: LogFile, _ found: MergedLog, joining: Set<LedgerID>
  ) throws -> MergedLog {
    if case .file(let path) = place {
      throw MergeRefusal.needsFolder(path: path, source: found.source)
    }
    try checkBeginning(of: incoming, found, joining: joining)
    guard var own = log(of: incoming.writer) else { return found }
    // It is here already, and counts once its ledger is joined.
    if try isOfOtherLedger(own) {
      own.state = try LogError.reading { () throws(FileError) in try own.verified() }
    }
    if let damage = own.state.damage {
      throw MergeRefusal.damagedHere(damage, source: found.source)
    }
    if let fork = try LogError.reading({ () throws(FileError) in try own.fork(from: incoming) }) {
      throw MergeRefusal.forked(
        at: EventID(writer: own.writer, number: fork), here: own.head, there: incoming.head)
    }
    var merged = found
    merged.knownCount = own.state.eventCount
    return merged
  }

  /// Refuses a log of another ledger that is not joined, and one with a contradicting opening.
  private func checkBeginning(
    of incoming: LogFile, _ found: MergedLog, joining: Set<LedgerID>
  ) throws(MergeRefusal) {
    let isOneAlready = joinedLedgers.holds(incoming.state)
    if !isOneAlready, let opened = incoming.state.opened,
      !ancestry.isDisjoint(with: opened.ancestry)
    {
      throw .compacted(found)
    }
    guard isOneAlready || joining.contains(found.ledger) else {
      guard let here = beginning?.currency, here != found.currency else {
        throw .otherLedger(found)
      }
      throw .otherCurrency(found, here: here)
    }
    if let contradiction = incoming.state.opened.flatMap({ beginning?.contradiction(in: $0) }) {
      throw .otherBeginning(found, contradiction)
    }
  }

  /// Puts the verified part of another log in place of the one that it extends, or next to the others.
  fileprivate mutating func takeIn(_ incoming: LogFile) throws(LogError) {
    let path = directory.path(of: incoming.writer)
    try LogError.writing { () throws(FileError) in
      if let own = log(at: path), own.state.unfinishedByteCount > 0 {
        try quarantineEnd(
          of: own, because: "an unfinished write, in front of a log that goes on")
      }
      try replaceLog(at: path) { file throws(FileError) in
        try FileReplacement(system: incoming.system).copy(
          incoming.file, from: 0, byteCount: incoming.state.end, to: file)
      }
    }
  }
}

extension LogDirectory {
  /// Moves away a copy of a log that is among the logs and has been merged.
  ///
  /// - Returns: Its new path; `nil` if it was not there, or is the log itself.
  fileprivate func moveAside(_ incoming: LogFile) throws(LogError) -> String? {
    try LogError.writing { () throws(FileError) in
      let folder = try system.status(at: LedgerPlace.parent(of: incoming.path) + "/.")
      guard let folder, let own = try system.status(at: place.logFolderPath),
        folder.isSameFile(as: own),
        try system.status(at: path(of: incoming.writer))?.isSameFile(as: incoming.status) != true
      else { return nil }
      return try moveToQuarantine(
        incoming.path, because: "a copy of a log, moved here after what it held was taken in")
    }
  }
}

extension LogFile {
  /// Returns the number of the first event in which two logs of one writer differ; `nil` if one continues the other.
  fileprivate func fork(from other: LogFile) throws(FileError) -> Int? {
    let (shorter, longer) =
      state.eventCount < other.state.eventCount ? (self, other) : (other, self)
    let isContinued: Bool
    if shorter.state.eventCount == longer.state.eventCount {
      isContinued = shorter.state.seal == longer.state.seal
    } else {
      // The line feed that one of them lacks after its last line is in the other.
      isContinued = try longer.stands(
        shorter.state.seal, at: shorter.state.end + (shorter.state.lacksLineFeed ? 1 : 0))
    }
    return isContinued ? nil : try commonCount(with: other)
  }

  /// Returns how many lines two logs share at their beginning.
  private func commonCount(with other: LogFile) throws(FileError) -> Int {
    var seal = Seal.beforeFirst
    var count = 0
    var here = try pieces()
    var there = try other.pieces()
    while let line = here.line(after: [seal]), there.line(after: [seal])?.seal == line.seal {
      seal = line.seal
      count += 1
      try here.advance()
      try there.advance()
    }
    return count
  }
}
