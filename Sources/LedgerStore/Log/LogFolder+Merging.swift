import LedgerModel

extension LogFolder {
  /// The ledgers that count as this one.
  var joinedLedgers: JoinedLedgers { JoinedLedgers(logs, own: writtenLedger) }

  /// The ledger that this machine writes to here; `nil` where it has not.
  var writtenLedger: LedgerID? {
    remembered.flatMap { $0.writer == nil ? nil : $0.ledger }
  }

  /// What taking in another log would come to; the logs are as they were looked at last.
  ///
  /// - Throws: ``MergeRefusal`` where it is not taken in.
  func judge(_ incoming: IncomingLog, joining: Set<LedgerID>) throws -> MergedLog {
    if case .file(let path) = place {
      throw MergeRefusal.needsFolder(path: path, source: incoming.file.path)
    }
    try checkLedger(of: incoming, joining: joining)
    guard var own = logs.first(where: { $0.writer == incoming.opened.writer }) else {
      return incoming.merged(knownCount: 0)
    }
    // It stands here already, and counts once its ledger is joined.
    if try isOfOtherLedger(own) { own.state = try verified(own) }
    if let damage = own.state.damage {
      throw MergeRefusal.damagedHere(damage, source: incoming.file.path)
    }
    guard try isOneLog(own, incoming) else {
      throw MergeRefusal.forked(
        at: EventID(
          writer: own.writer, number: try commonCount(own.file, incoming.file)),
        here: .init(
          writer: own.writer, eventCount: own.state.eventCount, lastSeal: own.state.seal),
        there: incoming.head)
    }
    return incoming.merged(knownCount: own.state.eventCount)
  }

  /// What a log says for itself, whichever ledger it is of.
  private func verified(_ log: Log) throws(LogError) -> LogVerifier.State {
    do throws(FileError) {
      return try LogVerifier(system: system, path: log.file.path).verify(
        log.file, byteCount: log.status.byteCount, from: LogVerifier.State())
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Refuses a log of another ledger than this one.
  private func checkLedger(of incoming: IncomingLog, joining: Set<LedgerID>) throws {
    let ledger = incoming.opened.ledger
    let isKnown = joinedLedgers.holds(incoming.state)
    if isKnown || joining.contains(ledger) { return }
    let merged = incoming.merged(knownCount: 0)
    if let here = logs.lazy.compactMap(\.state.opened?.currency).first,
      here != incoming.opened.currency
    {
      throw MergeRefusal.otherCurrency(merged, here: here)
    }
    throw MergeRefusal.otherLedger(merged)
  }

  /// Whether one of two logs goes on with the other.
  private func isOneLog(_ own: Log, _ incoming: IncomingLog) throws(LogError) -> Bool {
    if own.state.eventCount == incoming.state.eventCount {
      return own.state.seal == incoming.state.seal
    }
    let isExtended = own.state.eventCount < incoming.state.eventCount
    let (shorter, longer) =
      isExtended ? (own.state, incoming.file) : (incoming.state, own.file)
    do throws(FileError) {
      // The line feed that the last line lacks in one of them stands in the other.
      return try LogVerifier(system: system, path: longer.path).stands(
        shorter.seal, at: shorter.end + (shorter.lacksLineFeed ? 1 : 0), in: longer)
    } catch {
      throw LogError(reading: error)
    }
  }

  /// How many lines two files have in common at their beginning.
  private func commonCount(_ left: OpenFile, _ right: OpenFile) throws(LogError) -> Int {
    do throws(FileError) {
      let limit = min(
        try system.status(of: left).byteCount, try system.status(of: right).byteCount)
      var leftScanner = LineScanner(system, left, from: 0, to: limit)
      var rightScanner = LineScanner(system, right, from: 0, to: limit)
      var count = 0
      while case .line(let first) = try leftScanner.next(),
        case .line(let second) = try rightScanner.next(), first.count == second.count
      {
        let isSame = unsafe leftScanner.bytes.extracting(first).withUnsafeBytes { one in
          unsafe rightScanner.bytes.extracting(second).withUnsafeBytes { two in
            unsafe one.elementsEqual(two)
          }
        }
        guard isSame else { break }
        count += 1
      }
      return count
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Puts the verified part of another log in place of the one that it extends, or beside the others.
  mutating func takeIn(_ incoming: IncomingLog) throws(LogError) {
    let path = path(of: incoming.opened.writer)
    defer { forget(path) }
    do throws(FileError) {
      try makeFolder(place.logFolderPath)
      let own = logs.first { $0.file.path == path }
      if let own, own.state.unfinishedByteCount > 0 {
        try quarantine(own, because: "an unfinished write, in front of a log that goes on")
      }
      try FileReplacement(system: system).replace(
        path, withCopyOf: incoming.file, from: 0, byteCount: incoming.state.end
      ) { () throws(FileError) in
        try checkUnchanged(path, own?.status)
      }
    } catch {
      throw LogError(writing: error)
    }
  }

  /// Marks what was put in place of a log, and is stored: where it is this machine's own, all of it is
  /// acknowledged from now on. Where own events are still missing, the mark goes on to say so.
  ///
  /// - Parameter own: The writer that this machine was before.
  mutating func acknowledgeReplaced(_ path: String, own: WriterID?) throws(LogError) {
    _ = try catchUp(isLocked: true)
    guard let own, path == self.path(of: own), !missing.contains(where: \.isOwn),
      let log = logs.first(where: { $0.file.path == path }), log.writer == own
    else { return }
    acknowledge(log)
  }

  /// Moves a copy of a log away that stands among the logs and has been taken in.
  ///
  /// - Returns: Where it stands now; `nil` where it did not stand there, or is the log itself.
  func moveAside(_ incoming: IncomingLog) throws(LogError) -> String? {
    let source = incoming.file.path
    let log = path(of: incoming.opened.writer)
    do throws(FileError) {
      let folder = try system.status(at: LedgerPlace.parent(of: source) + "/.")
      guard let folder, let own = try system.status(at: place.logFolderPath),
        folder.isSameFile(as: own),
        try system.status(at: log)?.isSameFile(as: incoming.status) != true
      else { return nil }
      try makeFolder(place.quarantinePath)
      let name = source.split(separator: "/").last.map(String.init) ?? "log"
      var path = "\(place.quarantinePath)/\(name)"
      var copy = 1
      while try system.status(at: path) != nil {
        copy += 1
        path = "\(place.quarantinePath)/\(name)-\(copy)"
      }
      let note = "\(source): a copy of a log, moved here after what it held was taken in.\n"
      try FileReplacement(system: system).replace(path + ".note", with: Array(note.utf8))
      try system.rename(source, to: path)
      try system.synchronizeFolder(place.quarantinePath)
      try system.synchronizeFolder(place.logFolderPath)
      return path
    } catch {
      throw LogError(writing: error)
    }
  }

  /// Whether a log that does not count is whole for itself, and of another ledger.
  func isOfOtherLedger(_ log: Log) throws(LogError) -> Bool {
    guard log.state.damage != nil, log.state.eventCount == 0 else { return false }
    do throws(FileError) {
      let verifier = LogVerifier(system: system, path: log.file.path)
      let opened = try verifier.opening(of: log.file, byteCount: log.status.byteCount)
      return opened.map { !joinedLedgers.all.contains($0.ledger) } ?? false
    } catch {
      throw LogError(reading: error)
    }
  }
}
