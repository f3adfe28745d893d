import LedgerModel

/// All that this machine remembers of a ledger at one place, kept outside of it because a ledger's folder may be synced
/// between machines. A copied or restored folder has no record and gets a new writer, so no log is ever continued by
/// two machines.
struct MachineRecord: Sendable {
  var registration: WriterRegistration
  var mark: HighWaterMark
  /// The files that hold it: none if it was never kept, several if an earlier version kept it.
  var files: [String] = []
  /// For the current ledger, those that were at its path before, if this machine has not written to what is there now:
  /// a person who puts a backup in its place must learn what the backup lacks.
  var previous: [MachineRecord] = []
  /// The contents of its file; `nil` if they are not known, or cannot be read.
  var bytes: [UInt8]?
  /// The file, if this process has written to it; another file may have its name by now.
  var open: KeptFile?

  var ledger: LedgerID { registration.ledger }

  /// The writer that this machine is; `nil` if it has not written here.
  var writer: WriterID? { registration.writer }

  /// Returns whether it states how far a log of this machine was stored, so that bytes after that may be torn. An
  /// unreadable record states nothing.
  func saysEnd(of writer: WriterID) -> Bool {
    registration.writer == writer && (mark.own != nil || bytes != nil)
  }

  /// Returns whether the same is remembered of the same ledger.
  func isSame(as other: MachineRecord) -> Bool {
    registration == other.registration && mark == other.mark
      && previous.elementsEqual(other.previous) { $0.isSame(as: $1) }
  }

  /// Returns how far this version verified a log that still looks the same; `nil` if it did not.
  func verified(_ writer: WriterID, _ status: FileStatus) -> VerifiedLog? {
    if mark.damaged.contains(writer) { return nil }
    return [mark.own, mark[writer]].compactMap(\.self)
      .first { $0.writer == writer && $0.reads == LedgerVersion.reads && $0.describes(status) }
  }

  /// Returns the writer that this machine is, or for a single log, that of the log that was replaced; `nil` if it has
  /// not written.
  func ownWriter(at place: LedgerPlace) -> WriterID? {
    if let writer { return writer }
    guard case .file = place else { return nil }
    return previous.lazy.compactMap(\.mark.own?.writer).first
  }

  /// Returns whether any of these logs was seen here as one of the ledger's.
  func hasSeen(_ logs: [LogFile]) -> Bool { logs.contains { mark[$0.writer] != nil } }

  /// Returns the ledger of an expected log.
  func ledger(of writer: WriterID) -> LedgerID {
    let previous = previous.first { $0.mark.own?.writer == writer || $0.mark[writer] != nil }
    return previous?.ledger ?? ledger
  }

  /// What the logs held when they were last used here, and which are this machine's own. Only acknowledged events of an
  /// own log are expected, since others may be lost.
  var expectations: [(log: VerifiedLog, isOwn: Bool)] {
    var longest: [(log: VerifiedLog, isOwn: Bool)] = []
    var places: [WriterID: Int] = [:]
    for record in [self] + previous {
      let others = record.mark.others.filter { $0.writer != record.writer }
        .map { (log: $0, isOwn: false) }
      let own = record.mark.own.map { [(log: $0, isOwn: true)] } ?? []
      for (log, isOwn) in others + own {
        guard let index = places[log.writer] else {
          places[log.writer] = longest.count
          longest.append((log, isOwn))
          continue
        }
        if log.eventCount > longest[index].log.eventCount { longest[index].log = log }
        longest[index].isOwn = longest[index].isOwn || isOwn
      }
    }
    return longest
  }
}
