import LedgerModel

/// What this machine remembers of a ledger, as it was read last.
struct RememberedLedger {
  let memory: MachineMemory
  /// The bytes that the rest was read from; `nil` where they may be others by now.
  var files: MachineMemory.Files?
  /// Which writer this machine is; `nil` where it has not written here.
  var record: MachineRecord?
  var mark: MachineMemory.MarkReading
  var seen: SeenLogs
  /// What stood at the ledger's path before: none where this machine has written to what stands there.
  var formers: [FormerLedger] = []

  /// Whether the same is remembered of the same ledger.
  func isSame(as other: RememberedLedger) -> Bool {
    memory.ledger == other.memory.ledger && memory.inode == other.memory.inode
      && record == other.record && mark == other.mark && seen == other.seen
      && formers == other.formers
  }

  /// How far a log was verified that looks as it did then; `nil` where none does.
  func verified(_ writer: WriterID, _ status: FileStatus) -> VerifiedLog? {
    if seen.damaged.contains(writer) { return nil }
    let known = [marked, seen[writer]].compactMap(\.self)
    return known.first { $0.writer == writer && $0.describes(status) && !$0.joinsMore }
  }

  /// What was acknowledged of this machine's own log; `nil` where no mark says it.
  var marked: VerifiedLog? {
    guard case .mark(let mark) = mark, mark.log.writer == record?.writer else { return nil }
    return mark.log
  }

  /// The writer that this machine is, and in a single log the one that it was before something took its
  /// place; `nil` where it has not written.
  func ownWriter(at place: LedgerPlace) -> WriterID? {
    if let record { return record.writer }
    guard case .file = place else { return nil }
    return formers.lazy.compactMap(\.own?.writer).first
  }

  /// Whether any of these logs was seen here as one of the ledger's.
  func hasSeen(_ logs: [LogFolder.Log]) -> Bool { logs.contains { seen[$0.writer] != nil } }

  /// Which ledger a log that is expected is of.
  func ledger(of writer: WriterID) -> LedgerID {
    let former = formers.first { former in
      former.own?.writer == writer || former.seen.contains { $0.writer == writer }
    }
    return former?.ledger ?? memory.ledger
  }

  /// The same, with what stood at the path before of another ledger that was joined to it.
  func joined(by other: RememberedLedger) -> RememberedLedger {
    var both = self
    both.formers += other.formers
    return both
  }

  /// What the logs had when they were last used here, and which are this machine's own: those by the
  /// mark alone, since what nobody acknowledged may be lost.
  var expectations: [(log: VerifiedLog, isOwn: Bool)] {
    var all = seen.logs.filter { $0.writer != record?.writer }.map { (log: $0, isOwn: false) }
    if let marked { all.append((log: marked, isOwn: true)) }
    for former in formers {
      if let own = former.own { all.append((log: own, isOwn: true)) }
      all += former.seen.map { (log: $0, isOwn: false) }
    }
    var longest: [(log: VerifiedLog, isOwn: Bool)] = []
    for (log, isOwn) in all {
      guard let index = longest.firstIndex(where: { $0.log.writer == log.writer }) else {
        longest.append((log, isOwn))
        continue
      }
      if log.eventCount > longest[index].log.eventCount { longest[index].log = log }
      longest[index].isOwn = longest[index].isOwn || isOwn
    }
    return longest
  }
}
