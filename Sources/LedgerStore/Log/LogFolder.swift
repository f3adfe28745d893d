import LedgerModel
import Synchronization

/// The logs of a ledger as one process knows them.
struct LogFolder {
  /// A log that is open.
  struct Log {
    var writer: WriterID
    /// Stays open as long as anybody reads it.
    var kept: KeptFile
    var status: FileStatus
    var state: LogVerifier.State
    /// For appending, where this process has appended to a log of this name: by now another file may
    /// have the name.
    var openEnd: KeptFile?

    var file: OpenFile { kept.file }
  }

  let place: LedgerPlace
  let system: any FileSystem
  let places: MachinePlaces
  let records: MachineRecords
  let isAdopting: Bool
  let isVerifying: Bool
  /// By writer.
  private(set) var logs: [Log] = []
  /// Of the ledger's folder, or of the single log, as they were looked at last; 0 where there was none.
  private(set) var inode: UInt64 = 0
  /// What was here before and no longer is.
  private(set) var missing: [MissingEvents] = []
  /// Counts how often a log was found to be another file than before.
  private(set) var generation = 0
  /// What this machine remembers of the ledger; `nil` where there is no log, and none is missed.
  var remembered: LedgerMemory?
  var notices: [LedgerNotice] = []
  /// Whether a sync failed: what the system keeps of the log is no longer known.
  var isDead = false
  /// The other devices whose logs could not be synchronised: they are not remembered, nor tried again.
  var unsynchronized: Set<WriterID> = []
  /// The writer that this machine will begin as, where it has none yet.
  var newWriter: WriterID?
  /// Whether this process made the ledger's lock, and there has been no log since.
  var hasMadeLock = false
  /// Whether no other writer could be at work at the last look, which may be kept then.
  private(set) var isLocked = false
  /// Whether this process keeps other writers out and has looked since, so that it knows the logs
  /// without looking again.
  var isHeld = false
  /// The place that the task at hand has looked at, and goes on from what it found.
  @TaskLocal static var settled: LedgerPlace?

  init(
    place: LedgerPlace, system: any FileSystem, places: MachinePlaces, isAdopting: Bool,
    isVerifying: Bool
  ) {
    self.place = place
    self.system = system
    self.places = places
    records = MachineRecords(system: system, places: places)
    self.isAdopting = isAdopting
    self.isVerifying = isVerifying
  }

  mutating func takeNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return notices
  }

  /// How many logs are at the place.
  func logCount() throws(LogError) -> Int {
    isHeld || LogFolder.settled == place ? logs.count : try lookAtPlace().logs.count
  }

  /// Looks for logs, and verifies what this machine has not verified yet.
  ///
  /// - Parameters:
  ///   - isLocked: Whether no other writer can be at work, so that what this machine remembers is
  ///     read again.
  ///   - isComplete: Whether everything is verified again, whatever is remembered.
  mutating func catchUp(
    isLocked: Bool = false, isComplete: Bool = false
  ) throws(LogError) -> [Log] {
    if !isComplete, isHeld || !isLocked && LogFolder.settled == place { return logs }
    self.isLocked = isLocked
    let here = try lookAtPlace()
    inode = here.inode
    if !here.logs.isEmpty { hasMadeLock = false }
    let gone = logs.filter { log in !here.logs.contains { $0.path == log.file.path } }
    if !gone.isEmpty { generation += 1 }
    var hasBegun = false
    do throws(FileError) {
      var current: [Log] = []
      var isUnchanged = gone.isEmpty && !isComplete
      for found in here.logs {
        let known = logs.first { $0.file.path == found.path }
        if let known, known.isUnchanged(found.status) {
          current.append(known)
          continue
        }
        isUnchanged = false
        current.append(try look(found, known))
      }
      if current.count != logs.count || logs.isEmpty { isUnchanged = false }
      if isUnchanged, !isLocked { return logs }
      let recalled = try recall(current)
      // The same logs, and the same memory of them: nothing else can come of it than did.
      let known = remembered
      remembered = recalled
      if isUnchanged, let recalled, let known, recalled.isSame(as: known) { return logs }
      if !isLocked, isMemoryAhead(of: current) {
        hasBegun = try lookBehindMemory(&current, logCount: here.logs.count)
      }
      if hasBegun {
        logs = current
      } else {
        for index in current.indices { try verify(&current[index], isComplete: isComplete) }
        let ledgers = JoinedLedgers(current, own: writtenLedger)
        for index in current.indices { judge(&current[index], ledgers) }
        logs = current.sorted { $0.writer < $1.writer }
        try compareWithMemory()
      }
    } catch {
      throw LogError(reading: error)
    }
    return hasBegun ? try catchUp(isLocked: isLocked, isComplete: isComplete) : logs
  }

  /// Whether more is remembered of any log than was found: it is damaged or gone, or what is remembered is
  /// of a write that came after the look.
  private func isMemoryAhead(of current: [Log]) -> Bool {
    remembered?.expectations.contains { expected, _ in
      let path = path(of: expected.writer)
      let log = current.first { $0.file.path == path }
      return log.map { $0.status.byteCount < expected.end } ?? true
    } ?? false
  }

  /// Looks once more, since what is remembered is never ahead of the log: takes the length of what has
  /// grown since.
  ///
  /// - Returns: Whether a log has begun since.
  private func lookBehindMemory(
    _ current: inout [Log], logCount: Int
  ) throws(FileError) -> Bool {
    for index in current.indices {
      if let status = try system.status(at: current[index].file.path),
        status.isSameFile(as: current[index].status),
        status.byteCount > current[index].status.byteCount
      {
        current[index].status = status
      }
    }
    guard let now = try? lookAtPlace() else { return false }
    return now.logs.count > logCount
  }

  /// Notes that an own log has begun, which may be what the ledger is remembered by.
  mutating func beginLog(_ log: Log) throws(FileError) {
    setLog(log)
    inode = try ledgerInode()
  }

  /// Notes that an own log has grown.
  mutating func setLog(_ log: Log) {
    if let index = logs.firstIndex(where: { $0.file.path == log.file.path }) {
      logs[index] = log
    } else {
      logs.append(log)
      logs.sort { $0.writer < $1.writer }
    }
  }

  /// Notes what is missing.
  mutating func setMissing(_ missing: [MissingEvents]) {
    self.missing = missing
  }

  /// Forgets what is known of a log, because its file was replaced.
  mutating func forget(_ path: String) {
    logs.removeAll { $0.file.path == path }
    generation += 1
  }

  /// Looks at a log that is new here or changed, and reads no more of it than its first line.
  private mutating func look(
    _ found: DirectoryListing.Found, _ known: Log?
  ) throws(FileError) -> Log {
    let path = found.path
    let status = found.status
    if var log = known, status.isSameFile(as: log.status), status.byteCount >= log.state.end {
      if status != log.status || log.state.unfinishedByteCount > 0, try !isContinued(log, status) {
        log.state = LogVerifier.State(opened: log.state.opened)
        generation += 1
      }
      log.status = status
      return log
    }
    generation += 1
    let kept = try KeptFile(system, path, .read)
    try check(kept.status, path)
    var state = LogVerifier.State()
    let verifier = LogVerifier(system: system, path: path)
    state.opened = try verifier.opening(of: kept.file, byteCount: kept.status.byteCount)
    return Log(
      writer: found.writer ?? state.opened?.writer ?? .unknown, kept: kept, status: kept.status,
      state: state)
  }

  /// Whether a log that changed still begins with all that is known of it: not where somebody wrote
  /// in place, nor where other lines follow instead of some that nobody had confirmed.
  private func isContinued(_ log: Log, _ status: FileStatus) throws(FileError) -> Bool {
    if log.state.eventCount == 0 { return false }
    if status.byteCount == log.status.byteCount, log.state.unfinishedByteCount == 0 {
      return false
    }
    let verifier = LogVerifier(system: system, path: log.file.path)
    return try verifier.stands(log.state.seal, at: log.state.end, in: log.file)
  }

  /// Verifies what is not known of a log.
  private func verify(_ log: inout Log, isComplete: Bool) throws(FileError) {
    let verifier = LogVerifier(
      system: system, path: log.file.path, isMarked: remembered?.writer == log.writer)
    guard isVerifying else {
      log.state = try verifier.trust(log.file, byteCount: log.status.byteCount)
      return
    }
    if !isComplete {
      if log.isVerified, log.state.unfinishedByteCount == 0 { return }
      if log.state.eventCount == 0, log.state.damage == nil, let opened = log.state.opened,
        let verified = remembered?.verified(log.writer, log.status),
        try verifier.stands(verified.seal, at: verified.end, in: log.file)
      {
        log.state = verified.state(opened: opened)
        return
      }
    }
    // Damage is judged again: a write that was under way may be whole by now.
    log.state.damage = nil
    let known = isComplete ? LogVerifier.State() : log.state
    log.state = try verifier.verify(log.file, byteCount: log.status.byteCount, from: known)
  }

  /// Refuses a log that stands under another name than its writer's, or is of another ledger.
  private func judge(_ log: inout Log, _ ledgers: JoinedLedgers) {
    guard log.state.damage == nil, let opened = log.state.opened else { return }
    let reason: String? =
      if opened.writer != log.writer {
        "it is the log of writer '\(opened.writer.text)', and stands under another name"
      } else if !ledgers.all.contains(opened.ledger) {
        "it is the log of another ledger"
      } else {
        nil
      }
    guard let reason else { return }
    log.state = LogVerifier.State()
    log.state.damage = LogDamage(
      log: log.file.path, line: 1, offset: 0, reason: reason, excerpt: "",
      isMisnamed: opened.writer != log.writer)
  }
}

extension LogFolder.Log {
  /// Whether a file is as it was when this was learnt, and nothing is left to be judged again.
  func isUnchanged(_ status: FileStatus) -> Bool {
    status == self.status && isVerified && state.unfinishedByteCount == 0
  }

  /// Whether everything up to the end of the file is known.
  var isVerified: Bool {
    state.damage == nil && state.eventCount > 0
      && state.end + state.unfinishedByteCount == status.byteCount
  }
}

/// What one process knows of a ledger's logs, shared by all that read and write them.
final class LogFolderState: Sendable {
  let state: Mutex<LogFolder>

  init(_ folder: sending LogFolder) {
    state = Mutex(folder)
  }
}
