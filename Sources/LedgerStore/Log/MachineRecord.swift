import LedgerModel

/// All that this machine remembers of a ledger at one place, outside of it: a ledger's folder may be
/// synchronised between machines. A folder that was copied or restored has no record, so it gets a new
/// writer, and no log is ever continued by two machines.
struct MachineRecord: Sendable {
  var registration: WriterRegistration
  var mark: HighWaterMark
  /// The files that hold it: none where it was never kept, several where an earlier version kept it.
  var files: [String] = []
  /// Of the ledger at hand, those that stood at its path before, where this machine has not written to what
  /// stands there now: who puts a backup in its place must hear what the backup does not hold.
  var previous: [MachineRecord] = []
  /// What its file holds; `nil` where that is not known, or cannot be read.
  var bytes: [UInt8]?
  /// The file, where this process has written to it; another one may have its name by now.
  var open: KeptFile?

  var ledger: LedgerID { registration.ledger }

  /// Which writer this machine is; `nil` where it has not written here.
  var writer: WriterID? { registration.writer }

  /// Whether it says how far a log of this machine was stored, so that what stands behind that may be torn.
  /// A record that cannot be read says nothing.
  func saysEnd(of writer: WriterID) -> Bool {
    registration.writer == writer && (mark.own != nil || bytes != nil)
  }

  /// Whether the same is remembered of the same ledger.
  func isSame(as other: MachineRecord) -> Bool {
    registration == other.registration && mark == other.mark
      && previous.elementsEqual(other.previous) { $0.isSame(as: $1) }
  }

  /// How far this version verified a log that looks as it did then; `nil` if none does.
  func verified(_ writer: WriterID, _ status: FileStatus) -> VerifiedLog? {
    if mark.damaged.contains(writer) { return nil }
    return [mark.own, mark[writer]].compactMap(\.self)
      .first { $0.writer == writer && $0.reads == LedgerVersion.reads && $0.describes(status) }
  }

  /// The writer that this machine is, and in a single log the one that it was before something took its
  /// place; `nil` where it has not written.
  func ownWriter(at place: LedgerPlace) -> WriterID? {
    if let writer { return writer }
    guard case .file = place else { return nil }
    return previous.lazy.compactMap(\.mark.own?.writer).first
  }

  /// Whether any of these logs was seen here as one of the ledger's.
  func hasSeen(_ logs: [LogFile]) -> Bool { logs.contains { mark[$0.writer] != nil } }

  /// Which ledger a log that is expected is of.
  func ledger(of writer: WriterID) -> LedgerID {
    let previous = previous.first { $0.mark.own?.writer == writer || $0.mark[writer] != nil }
    return previous?.ledger ?? ledger
  }

  /// What the logs had when they were last used here, and which are this machine's own: those that were
  /// acknowledged alone, since what nobody acknowledged may be lost.
  var expectations: [(log: VerifiedLog, isOwn: Bool)] {
    var longest: [(log: VerifiedLog, isOwn: Bool)] = []
    for record in [self] + previous {
      let others = record.mark.others.filter { $0.writer != record.writer }
        .map { (log: $0, isOwn: false) }
      let own = record.mark.own.map { [(log: $0, isOwn: true)] } ?? []
      for (log, isOwn) in others + own {
        guard let index = longest.firstIndex(where: { $0.log.writer == log.writer }) else {
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
