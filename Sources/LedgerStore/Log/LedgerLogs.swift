import LedgerModel
import Synchronization

/// The logs of a ledger as one process knows them: combines the files at the place with what this machine remembers.
struct LedgerLogs {
  let directory: LogDirectory
  let isAdopting: Bool
  let isVerifying: Bool
  /// What the caller knows of the logs of a ledger that is read without being remembered; `nil` if this machine
  /// remembers it.
  let observed: [VerifiedLog]?
  /// Sorted by writer.
  private(set) var files: [LogFile] = []
  /// The paths of files beside them that may hold a log, and are not read.
  private(set) var copies: [String] = []
  /// What this machine remembers of the ledger.
  var memory: MachineMemory
  /// The events that were here before and are missing now.
  var missing: [MissingEvents] = []
  /// Counts how often a log was found to be another file than before.
  private(set) var generation = 0
  var notices: [LedgerNotice] = []
  /// Whether a sync failed: the system's copy of the log is in an unknown state.
  var isDead = false
  /// The other devices whose logs could not be synced: they are not remembered, nor tried again.
  var unsynchronized: Set<WriterID> = []
  /// The writer with which this machine will begin, if it has none yet.
  var newWriter: WriterID?
  /// Whether no other writer could be at work at the last look, so that its result may be kept.
  private(set) var isLocked = false
  /// Whether this process keeps other writers out and has looked since, so that it need not look again.
  var isHeld = false
  /// The look that found the logs as they are known here; `nil` if another is needed.
  var look: OneLook.Result?

  init(
    _ directory: LogDirectory, machine: MachinePlaces, isAdopting: Bool, isVerifying: Bool,
    observed: [VerifiedLog]?
  ) {
    self.directory = directory
    memory = MachineMemory(
      records: MachineRecords(system: directory.system, places: machine), directory: directory)
    self.isAdopting = isAdopting
    self.isVerifying = isVerifying
    self.observed = observed
  }

  var place: LedgerPlace { directory.place }
  var system: any FileSystem { directory.system }

  mutating func drainNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return notices
  }

  /// Returns how many logs are at the place.
  func logCount() throws(LogError) -> Int {
    if isKnown { return files.count }
    return try LogError.reading { () throws(FileError) in try directory.list().logs.count }
  }

  /// Whether the logs are known without looking again.
  private var isKnown: Bool { isHeld || OneLook.current.map { $0.result == look } ?? false }

  /// Returns the log of a writer; `nil` if there is none.
  func log(of writer: WriterID) -> LogFile? {
    let place = files.partitioningIndex { $0.writer >= writer }
    return place < files.count && files[place].writer == writer ? files[place] : nil
  }

  /// Returns the log at a path; `nil` if there is none.
  func log(at path: String) -> LogFile? {
    guard case .folder = place, let writer = LogDirectory.writer(ofLog: path) else {
      return files.first { $0.path == path }
    }
    return log(of: writer).flatMap { $0.path == path ? $0 : nil }
  }

  /// The ledgers that count as this one.
  var joinedLedgers: JoinedLedgers { JoinedLedgers(files, own: writtenLedger) }

  /// The ledgers whose entries are here, those that they were compacted from included.
  var ancestry: Set<LedgerID> {
    let ledgers = joinedLedgers.all
    return files.compactMap(\.state.opened).filter { ledgers.contains($0.ledger) }
      .reduce(into: ledgers) { $0.formUnion($1.ancestry) }
  }

  /// The ledger that this machine writes to here; `nil` if it has not written.
  private var writtenLedger: LedgerID? {
    memory.found.flatMap { $0.writer == nil ? nil : $0.ledger }
  }

  /// The latest time in any log.
  var latestTime: Timestamp? { files.compactMap(\.state.latestTime).max() }

  /// The logs of the last look, merged in the ledger's order.
  var merge: LogMerge {
    LogMerge(
      system: system, logs: files, missing: missing, generation: generation,
      verifiedAt: memory.found?.mark.verifiedAt, copies: copies)
  }

  /// Notes that an own log has begun or grown.
  mutating func setLog(_ log: LogFile) {
    if let index = files.firstIndex(where: { $0.path == log.path }) {
      files[index] = log
    } else {
      files.append(log)
      files.sort { $0.writer < $1.writer }
    }
  }

  /// Notes that the time of a complete verification is remembered.
  mutating func forgetNewlyVerified() {
    for index in files.indices { files[index].isNewlyVerified = false }
  }

  /// Forgets what is known about a log, because its file was replaced.
  mutating func forget(_ path: String) {
    files.removeAll { $0.path == path }
    generation += 1
    look = nil
  }
}

// Looks at the files.
extension LedgerLogs {
  /// Looks for logs, and verifies what this machine has not verified yet.
  ///
  /// - Parameters:
  ///   - isLocked: Whether no other writer can be at work; this machine's record is then read again.
  ///   - isComplete: Whether everything is verified again, whatever is remembered.
  @discardableResult
  mutating func catchUp(
    isLocked: Bool = false, isComplete: Bool = false
  ) throws(LogError) -> [LogFile] {
    if !isComplete, isHeld || !isLocked && isKnown { return files }
    if place.path.isEmpty { throw .notOurs(path: "", reason: "names no place") }
    self.isLocked = isLocked
    var isCurrent = false
    while !isCurrent {
      isCurrent = try LogError.reading { () throws(FileError) in try look(isComplete: isComplete) }
    }
    if !memory.replacesMissing, let own = memory.gone.first?.mark.own {
      throw .gone(path: place.path, eventCount: own.eventCount, latest: own.latestTime)
    }
    if let newer = files.compactMap(\.state.damage).first(where: \.isOfNewerFormat) {
      throw newer.ofNewerFormat
    }
    if !isLocked { look = OneLook.current?.result }
    return files
  }

  /// - Returns: Whether no log and no ledger began meanwhile.
  private mutating func look(isComplete: Bool) throws(FileError) -> Bool {
    let here = try directory.list()
    copies = here.copies.sorted()
    memory.inode = here.inode
    memory.gone = []
    if !here.logs.isEmpty { memory.hasMadeLock = false }
    var isUnchanged = !isComplete && !files.isEmpty && files.count == here.logs.count
    let paths = Set(here.logs.map(\.path))
    if !files.allSatisfy({ paths.contains($0.path) }) {
      isUnchanged = false
      generation += 1
    }
    var current: [LogFile] = []
    for found in here.logs {
      let known = log(at: found.path)
      if let known, known.isUnchanged(found.status) {
        current.append(known)
      } else {
        isUnchanged = false
        current.append(try look(at: found, known))
      }
    }
    if isUnchanged, !isLocked { return true }
    let known = memory.found
    if let observed {
      memory.found = expectation(of: observed, current)
    } else {
      memory.found = try memory.recall(current)
    }
    // An empty folder is not a ledger: it may be the mount point of a disk that is not mounted.
    if current.isEmpty, memory.found == nil, observed == nil {
      memory.gone = try memory.findGone()
      // Another process may have begun one since the look.
      if !memory.gone.isEmpty {
        let now = try directory.list()
        if now.inode != here.inode || !now.logs.isEmpty { return false }
      }
    }
    // The same logs and the same memory of them give the same result.
    if isUnchanged, let found = memory.found, let known, found.isSame(as: known) { return true }
    if !isLocked, isMemoryAhead(of: current),
      try lookBehindMemory(&current, logCount: here.logs.count)
    {
      files = current.sorted { $0.writer < $1.writer }
      return false
    }
    for index in current.indices {
      if isVerifying {
        if !isComplete, let head = observed?.first(where: { $0.writer == current[index].writer }) {
          try current[index].begin(after: head)
        }
        try current[index].verify(with: memory.found, isComplete: isComplete)
      } else {
        try current[index].trust()
      }
    }
    let ledgers = JoinedLedgers(current, own: writtenLedger)
    let beginning = beginning(of: current)
    for index in current.indices { current[index].judge(among: ledgers, like: beginning) }
    files = current.sorted { $0.writer < $1.writer }
    try compareWithMemory()
    return true
  }

  /// Looks at a log that is new here or changed, and reads at most its first line.
  private mutating func look(
    at found: LogDirectory.Listing.Entry, _ known: LogFile?
  ) throws(FileError) -> LogFile {
    if var log = known, found.status.isSameFile(as: log.status),
      found.status.byteCount >= log.state.end
    {
      if try !log.follow(found.status) { generation += 1 }
      return log
    }
    generation += 1
    var log = try LogFile(system, found.path) { status throws(FileError) in
      try directory.check(status, found.path)
    }
    log.state.opened = try log.opening()
    log.writer = found.writer ?? log.state.opened?.writer ?? .unknown
    return log
  }

  /// Returns how the ledger begins if logs disagree: as this machine's own log says, else as the longest.
  private func beginning(of logs: [LogFile]) -> LogOpened? {
    let own = memory.found?.writer.flatMap { writer in logs.first { $0.writer == writer } }
    let longest = logs.max { ($0.state.eventCount, $1.writer) < ($1.state.eventCount, $0.writer) }
    return (own ?? longest)?.state.opened
  }

  /// The opening that incoming logs are compared with; `nil` if there is none.
  var beginning: LogOpened? { beginning(of: files.filter { $0.state.damage == nil }) }

  /// Returns whether the memory of any log exceeds what was found: the log is damaged or gone, or the memory is of a
  /// write after the look.
  private func isMemoryAhead(of current: [LogFile]) -> Bool {
    guard let found = memory.found else { return false }
    let sizes = Dictionary(current.map { ($0.path, $0.status.byteCount) }) { first, _ in first }
    return found.expectations.contains { expected, _ in
      sizes[directory.path(of: expected.writer)] ?? 0 < expected.end
    }
  }

  /// Looks once more, since the memory is never ahead of the log, and takes the new sizes of logs that grew.
  ///
  /// - Returns: Whether a log began since.
  private func lookBehindMemory(
    _ current: inout [LogFile], logCount: Int
  ) throws(FileError) -> Bool {
    for index in current.indices {
      if let status = try system.status(at: current[index].path),
        status.isSameFile(as: current[index].status),
        status.byteCount > current[index].status.byteCount
      {
        current[index].status = status
      }
    }
    return try directory.list().logs.count > logCount
  }
}
