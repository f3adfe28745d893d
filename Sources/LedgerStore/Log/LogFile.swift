import LedgerModel

/// An open log: its writer, how its file last looked, and what is known about its lines.
struct LogFile {
  let system: any FileSystem
  var writer: WriterID
  /// Stays open as long as a reader uses it.
  private let kept: KeptFile
  var status: FileStatus
  var state = LogVerifier.State()
  /// Whether this process verified every line without remembering when.
  var isNewlyVerified = false
  /// The handle for appending, if this process appended to a log of this name. Another file may have the name by now.
  private var end: KeptFile?

  var file: OpenFile { kept.file }
  var path: String { kept.file.path }

  /// Opens a file as a log; nothing is known about its lines yet.
  ///
  /// - Parameter check: Refuses a file that must not be read as a log.
  init(
    _ system: any FileSystem, _ path: String, writer: WriterID = .unknown,
    check: (FileStatus) throws(FileError) -> Void
  ) throws(FileError) {
    self.system = system
    self.writer = writer
    kept = try KeptFile(system, path, .read)
    status = kept.status
    try check(status)
  }

  /// Opens a file anywhere, of any owner.
  init(_ system: any FileSystem, _ path: String) throws(FileError) {
    try self.init(system, path) { status throws(FileError) in
      guard status.kind == .regular else {
        throw FileError(action: "open", path: path, code: 0, reason: "it is no regular file")
      }
    }
  }
}

// Reading.
extension LogFile {
  /// - Parameter isMarked: Whether this machine wrote the log and remembers it.
  private func verifier(isMarked: Bool = false) -> LogVerifier {
    LogVerifier(system: system, path: path, isMarked: isMarked)
  }

  /// Returns the opening in the first line; `nil` if that is not a whole opening.
  func opening() throws(FileError) -> LogOpened? {
    try verifier().opening(of: file, byteCount: status.byteCount)
  }

  /// Returns whether a line with a given seal ends at an offset.
  func stands(_ seal: Seal, at end: Int) throws(FileError) -> Bool {
    try verifier().stands(seal, at: end, in: file)
  }

  /// Returns the seal of the line that ends at an offset; `nil` if no sealed line does.
  func seal(before end: Int) -> Seal? {
    if end == 0 { return .beforeFirst }
    // The seal, a line feed, and two bytes before the seal.
    var bytes = [UInt8](repeating: 0, count: LogLine.sealByteCount + 3)
    let start = end - bytes.count
    guard start >= 0, let count = try? system.read(file, at: start, into: &bytes, from: 0),
      count == bytes.count, bytes.last == UInt8(ascii: "\n")
    else { return nil }
    let line = bytes.span.bytes.extracting(0..<bytes.count - 1)
    return LogLine.hasSeal(line) ? LogLine.seal(of: line) : nil
  }

  /// Returns the end of a batch near the middle of the verified part; `nil` if none is near.
  func middle() throws(FileError) -> LogPosition.Place? {
    try verifier().assumption(file, byteCount: state.end, behind: state.end / 2)
      .map { .init(next: $0.eventCount, offset: $0.end, seal: $0.seal) }
  }

  /// Returns a reader of the pieces of the log, whether it is whole or not.
  func pieces(from offset: Int = 0) throws(FileError) -> ChainReader {
    try ChainReader(system, file, from: offset, byteCount: status.byteCount)
  }

  /// Verifies every line, whatever is known, up to the file's known end.
  ///
  /// - Parameter isMarked: Whether this machine wrote the log and remembers it.
  func verified(isMarked: Bool = false) throws(FileError) -> LogVerifier.State {
    try verifier(isMarked: isMarked).verify(file, byteCount: status.byteCount, from: .unread)
  }

  /// Verifies what is not known yet.
  ///
  /// - Parameters:
  ///   - memory: What this machine remembers of the ledger.
  ///   - isComplete: Whether everything is verified again, whatever is known or remembered.
  mutating func verify(with memory: MachineRecord?, isComplete: Bool) throws(FileError) {
    if !isComplete {
      if isVerified, state.unfinishedByteCount == 0 { return }
      if state.eventCount == 0, state.damage == nil, let opened = state.opened,
        let verified = memory?.verified(writer, status),
        try stands(verified.seal, at: verified.end)
      {
        state = verified.state(opened: opened)
        return
      }
    }
    if isComplete || state.eventCount == 0 { isNewlyVerified = true }
    // Damage is judged again: a write that was under way may be whole by now.
    state.damage = nil
    state = try verifier(isMarked: memory?.saysEnd(of: writer) == true)
      .verify(file, byteCount: status.byteCount, from: isComplete ? .unread : state)
  }

  /// Takes the lines up to a head as verified, if nothing is known of the log yet and the head is still there.
  mutating func begin(after head: VerifiedLog) throws(FileError) {
    guard state.eventCount == 0, state.damage == nil, let opened = state.opened,
      head.reads == LedgerVersion.reads, try stands(head.seal, at: head.end)
    else { return }
    state = head.state(opened: opened)
  }

  /// Takes the log without verifying it, to measure the fold alone.
  mutating func trust() throws(FileError) {
    state = try verifier().trust(file, byteCount: status.byteCount)
  }

  /// Updates the file's status, and forgets the lines if the file no longer begins with them.
  ///
  /// - Returns: Whether it does.
  mutating func follow(_ status: FileStatus) throws(FileError) -> Bool {
    var isContinued = true
    if status != self.status || state.unfinishedByteCount > 0 {
      isContinued = try continues(status)
    }
    if !isContinued { state = LogVerifier.State(opened: state.opened) }
    self.status = status
    return isContinued
  }

  /// Returns whether a changed log still begins with all known lines: not if it was rewritten in place, nor if other
  /// lines replaced unconfirmed ones.
  private func continues(_ status: FileStatus) throws(FileError) -> Bool {
    if state.eventCount == 0 { return false }
    if status.byteCount == self.status.byteCount, state.unfinishedByteCount == 0 { return false }
    return try stands(state.seal, at: state.end)
  }
}

// What is known about it.
extension LogFile {
  /// Returns whether a file is unchanged since it was verified, with nothing left to judge again.
  func isUnchanged(_ status: FileStatus) -> Bool {
    status == self.status && isVerified && state.unfinishedByteCount == 0
  }

  /// Whether everything up to the end of the file is known.
  private var isVerified: Bool {
    state.damage == nil && state.eventCount > 0
      && state.end + state.unfinishedByteCount == status.byteCount
  }

  /// Its last number and seal.
  var head: LedgerCondition.SealedHead {
    .init(writer: writer, eventCount: state.eventCount, lastSeal: state.seal)
  }

  /// Rejects a log with another writer's name, of another ledger, or with a contradicting opening.
  ///
  /// - Parameter beginning: The opening that decides how the ledger begins.
  mutating func judge(among ledgers: JoinedLedgers, like beginning: LogOpened?) {
    guard state.damage == nil, let opened = state.opened else { return }
    let reason: String
    if opened.writer != writer {
      reason = "it is the log of writer '\(opened.writer.text)', and stands under another name"
    } else if !ledgers.all.contains(opened.ledger) {
      reason = "it is the log of another ledger"
    } else if let contradiction = beginning?.contradiction(in: opened) {
      reason = contradiction
    } else {
      return
    }
    state = LogVerifier.State()
    state.damage = LogDamage(
      log: path, line: 1, offset: 0, reason: reason, excerpt: "",
      isMisnamed: opened.writer != writer)
  }

  /// Returns what happened to it since it was seen; `nil` if it still holds the same, or is itself damaged.
  func loss(of seen: VerifiedLog) throws(FileError) -> MissingEvents.Loss? {
    if state.eventCount < seen.eventCount {
      if state.damage != nil { return nil }
      return state.unfinishedByteCount > 0 ? .unreadable : .older
    }
    let holds =
      state.eventCount == seen.eventCount
      ? state.seal == seen.seal : try stands(seen.seal, at: seen.end)
    return holds ? nil : .replaced
  }
}

// The end, if this machine writes to it.
extension LogFile {
  /// Opens the log for appending. The file with its name must still be the one that was looked at: a program without
  /// the lock may have replaced it.
  mutating func openEnd(in directory: LogDirectory) throws(FileError) -> OpenFile {
    var end = self.end
    if end?.status.isSameFile(as: status) != true { end = try KeptFile(system, path, .append) }
    guard let now = try system.status(at: path) else {
      throw FileError(action: "write to", path: path, code: 0, reason: "it is gone")
    }
    try directory.check(now, path)
    guard let end, now.isSameFile(as: end.status), now.isSameFile(as: status),
      now.byteCount == status.byteCount
    else { throw .changed(path) }
    self.end = end
    return end.file
  }

  /// Notes that events were appended.
  mutating func advance(_ written: LogPieces, to end: Int) {
    state.end = end
    state.eventCount = written.chain.eventCount
    state.seal = written.chain.seal
    state.latestTime = written.chain.latestTime
    state.lacksLineFeed = false
    state.unfinishedByteCount = 0
    if let opened = written.opened { state.opened = opened }
    state.joined.formUnion(written.joined)
  }

  /// Overwrites the whole lines at the end of the log with themselves, for a sync that stores them. After a failed sync
  /// the system may take for stored what is only in memory, and go on showing it: another sync does not write it again.
  /// Bytes that are not a line stay as they are.
  ///
  /// - Parameter start: Where the end begins.
  /// - Returns: The file to sync; `nil` if nothing was written.
  func writeAgain(from start: Int) throws(FileError) -> KeptFile? {
    guard state.end > start, let file = try openForUpdate() else { return nil }
    var offset = start
    while offset < state.end {
      var bytes = [UInt8](repeating: 0, count: min(state.end - offset, LogFile.pieceByteCount))
      let count = try system.read(file.file, at: offset, into: &bytes, from: 0)
      if count == 0 { throw .changed(path) }
      try system.overwrite(file.file, at: offset, with: Array(bytes.prefix(count)))
      offset += count
    }
    return file
  }

  /// Bounds the memory used for overwriting.
  private static let pieceByteCount = 1 << 20

  /// Opens the log for overwriting; `nil` if it may only be appended to.
  private func openForUpdate() throws(FileError) -> KeptFile? {
    do throws(FileError) {
      let file = try KeptFile(system, path, .update)
      guard file.status.isSameFile(as: status) else { throw .changed(path) }
      return file
    } catch {
      if error.lacksPermission { return nil }
      throw error
    }
  }
}

extension LogOpened {
  /// Returns how another log contradicts this one's opening; `nil` if both agree. Every device repeats the ledger's
  /// opening, but ledgers that began apart may differ in their policy.
  func contradiction(in other: LogOpened) -> String? {
    if other.currency != currency {
      return "it says that the ledger is in \(other.currency.code), and it is in \(currency.code)"
    }
    if other.ledger == ledger, other.policy != policy {
      return "it says that the ledger is \(other.policy.rawValue), and it is \(policy.rawValue)"
    }
    return nil
  }
}
