import LedgerModel

/// The logs of a ledger as one process knows them.
struct LogFolder {
  /// A log that is open.
  struct Log {
    var writer: WriterID
    var file: OpenFile
    var status: FileStatus
    var state: LogVerifier.State
  }

  let place: LedgerPlace
  let system: any FileSystem
  let places: MachinePlaces
  let isAdopting: Bool
  let isVerifying: Bool
  /// By writer.
  private(set) var logs: [Log] = []
  /// Counts how often a log was found to be another file than before.
  private(set) var generation = 0
  var notices: [LedgerNotice] = []
  /// Whether a sync failed: what the system keeps of the log is no longer known.
  var isDead = false
  /// The writer that this machine will begin as, where it has none yet.
  var newWriter: WriterID?

  init(
    place: LedgerPlace, system: any FileSystem, places: MachinePlaces, isAdopting: Bool,
    isVerifying: Bool
  ) {
    self.place = place
    self.system = system
    self.places = places
    self.isAdopting = isAdopting
    self.isVerifying = isVerifying
  }

  mutating func takeNotices() -> [LedgerNotice] {
    defer { notices = [] }
    return notices
  }

  /// How many logs are at the place.
  func logCount() throws(LogError) -> Int { try logPaths().count }

  /// Looks for logs, and verifies what they have gained.
  mutating func catchUp() throws(LogError) -> [Log] {
    let paths = try logPaths()
    let gone = logs.filter { log in !paths.contains { $0.path == log.file.path } }
    for log in gone { system.close(log.file) }
    if !gone.isEmpty { generation += 1 }
    var current: [Log] = []
    for (path, writer) in paths {
      let known = logs.first { $0.file.path == path }
      do throws(FileError) {
        current.append(try self.log(at: path, writer: writer, known: known))
      } catch {
        throw LogError(reading: error)
      }
    }
    for index in current.indices { judge(&current[index], first: current[0]) }
    logs = current.sorted { $0.writer < $1.writer }
    return logs
  }

  /// Notes that an own log has grown, or begun.
  mutating func setLog(_ log: Log) {
    logs.removeAll { $0.file.path == log.file.path }
    logs.append(log)
    logs.sort { $0.writer < $1.writer }
  }

  /// The paths of the logs, with the writers that their names tell.
  private func logPaths() throws(LogError) -> [(path: String, writer: WriterID?)] {
    do throws(FileError) {
      switch place {
      case .file(let path):
        guard let status = try system.status(at: path) else { return [] }
        try check(status, path)
        return [(path, nil)]
      case .folder(let path):
        // The folder itself may be a link, so it is looked at from inside.
        guard try system.status(at: path) != nil else { return [] }
        guard try system.status(at: path + "/.")?.kind == .folder else {
          throw FileError(action: "open", path: path, code: 0, reason: "it is no folder")
        }
        var paths: [(path: String, writer: WriterID?)] = []
        for name in try system.names(in: place.logFolderPath) where name.hasSuffix(".jsonl") {
          guard let writer = WriterID(name.dropLast(6)) else { continue }
          let path = place.logFolderPath + "/" + name
          if let status = try system.status(at: path) { try check(status, path) }
          paths.append((path, writer))
        }
        return paths
      }
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Refuses what is no regular file of the person, with one name.
  private func check(_ status: FileStatus, _ path: String) throws(FileError) {
    let reason: String? =
      switch status.kind {
      case .folder: "it is a folder, where a log should be"
      case .link: "it is a symbolic link, where a log should be"
      case .special: "it is no regular file"
      case .regular where status.owner != system.userID: "it belongs to another user"
      case .regular where status.linkCount > 1: "it has a second name (a hard link)"
      case .regular: nil
      }
    if let reason { throw FileError(action: "open", path: path, code: 0, reason: reason) }
  }

  private mutating func log(
    at path: String, writer: WriterID?, known: Log?
  ) throws(FileError) -> Log {
    if let known, let status = try system.status(at: path), status.isSameFile(as: known.status),
      status.byteCount >= known.state.end
    {
      var log = known
      if status.byteCount != known.status.byteCount || known.state.damage != nil {
        log.state = try verify(log.file, status.byteCount, from: known.state)
      }
      log.status = status
      return log
    }
    if let known { system.close(known.file) }
    generation += 1
    let file = try system.open(path, .read)
    do throws(FileError) {
      let status = try system.status(of: file)
      try check(status, path)
      let state = try verify(file, status.byteCount, from: LogVerifier.State())
      return Log(
        writer: writer ?? state.opened?.writer ?? .unknown, file: file, status: status,
        state: state)
    } catch {
      system.close(file)
      throw error
    }
  }

  private func verify(
    _ file: OpenFile, _ byteCount: Int, from state: LogVerifier.State
  ) throws(FileError) -> LogVerifier.State {
    let verifier = LogVerifier(system: system, path: file.path)
    if isVerifying {
      var state = state
      // Damage is judged again: a write that was under way may be whole by now.
      state.damage = nil
      return try verifier.verify(file, byteCount: byteCount, from: state)
    }
    return try verifier.trust(file, byteCount: byteCount)
  }

  /// Refuses a log that stands under another name than its writer's, or is of another ledger.
  private func judge(_ log: inout Log, first: Log) {
    guard log.state.damage == nil, let opened = log.state.opened else { return }
    let reason: String? =
      if opened.writer != log.writer {
        "it is the log of writer '\(opened.writer.text)', and stands under another name"
      } else if let ledger = first.state.opened?.ledger, ledger != opened.ledger {
        "it is the log of another ledger"
      } else {
        nil
      }
    guard let reason else { return }
    log.state = LogVerifier.State()
    log.state.damage = LogDamage(
      log: log.file.path, line: 1, offset: 0, reason: reason, excerpt: "")
  }
}
