import LedgerModel

/// What this machine remembers of the ledger at hand.
struct LedgerMemory {
  /// Of what stands there now.
  var record: MachineRecord
  /// The ledgers that stood at the path before, where this machine has not written to what stands there
  /// now: who puts a backup in its place must hear what the backup does not hold.
  var previous: [MachineRecord] = []

  var ledger: LedgerID { record.registration.ledger }

  /// Which writer this machine is; `nil` where it has not written here.
  var writer: WriterID? { record.registration.writer }

  /// What was acknowledged of this machine's own log; `nil` where nothing says it.
  var acknowledged: VerifiedLog? { record.mark.own }

  /// Whether the same is remembered of the same ledger.
  func isSame(as other: LedgerMemory) -> Bool {
    record.isSame(as: other.record) && previous.count == other.previous.count
      && zip(previous, other.previous).allSatisfy { $0.isSame(as: $1) }
  }

  /// How far a log was verified that looks as it did then; `nil` where none does.
  func verified(_ writer: WriterID, _ status: FileStatus) -> VerifiedLog? {
    if record.mark.damaged.contains(writer) { return nil }
    return [acknowledged, record.mark[writer]].compactMap(\.self)
      .first { $0.writer == writer && $0.describes(status) }
  }

  /// The writer that this machine is, and in a single log the one that it was before something took its
  /// place; `nil` where it has not written.
  func ownWriter(at place: LedgerPlace) -> WriterID? {
    if let writer { return writer }
    guard case .file = place else { return nil }
    return previous.lazy.compactMap(\.mark.own?.writer).first
  }

  /// Whether any of these logs was seen here as one of the ledger's.
  func hasSeen(_ logs: [LogFile]) -> Bool { logs.contains { record.mark[$0.writer] != nil } }

  /// Which ledger a log that is expected is of.
  func ledger(of writer: WriterID) -> LedgerID {
    let previous = previous.first { $0.mark.own?.writer == writer || $0.mark[writer] != nil }
    return previous?.registration.ledger ?? ledger
  }

  /// The same, with what stood at the path before of another ledger that was joined to it.
  func joined(by other: LedgerMemory) -> LedgerMemory {
    var both = self
    both.previous += other.previous
    return both
  }

  /// What the logs had when they were last used here, and which are this machine's own: those that were
  /// acknowledged alone, since what nobody acknowledged may be lost.
  var expectations: [(log: VerifiedLog, isOwn: Bool)] {
    var longest: [(log: VerifiedLog, isOwn: Bool)] = []
    for record in [record] + previous {
      let others = record.mark.others.filter { $0.writer != record.registration.writer }
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
