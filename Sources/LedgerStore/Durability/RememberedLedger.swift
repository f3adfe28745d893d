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

  /// Whether the same is remembered of the same ledger.
  func isSame(as other: RememberedLedger) -> Bool {
    memory.ledger == other.memory.ledger && memory.inode == other.memory.inode
      && record == other.record && mark == other.mark && seen == other.seen
  }

  /// Whether the mark is still written to the file that has its name.
  func hasOpenMark() throws(FileError) -> Bool {
    guard let files else { return false }
    return try memory.hasOpenMark(files)
  }

  /// How far a log was verified that looks as it did then; `nil` where none does.
  func verified(_ writer: WriterID, _ status: FileStatus) -> VerifiedLog? {
    if seen.damaged.contains(writer) { return nil }
    if let marked, marked.writer == writer, marked.describes(status) { return marked }
    guard let seen = seen[writer], seen.describes(status) else { return nil }
    return seen
  }

  /// What was acknowledged of this machine's own log; `nil` where no mark says it.
  var marked: VerifiedLog? {
    guard case .mark(let mark) = mark, mark.log.writer == record?.writer else { return nil }
    return mark.log
  }

  /// What a log had when it was last used here: this machine's own by the mark alone, since what
  /// nobody acknowledged may be lost.
  func expected(of writer: WriterID) -> VerifiedLog? {
    writer == record?.writer ? marked : seen[writer]
  }

  /// The writers whose logs were here.
  var writers: [WriterID] {
    let others = seen.logs.map(\.writer).filter { $0 != record?.writer }
    return others + [marked?.writer].compactMap(\.self)
  }
}
