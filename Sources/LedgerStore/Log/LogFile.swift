import LedgerModel

/// One log that is open: whose it is, how its file looked last, and what is known of its lines.
struct LogFile {
  let system: any FileSystem
  var writer: WriterID
  /// Stays open as long as anybody reads it.
  private let kept: KeptFile
  var status: FileStatus
  var state = LogVerifier.State()
  /// Whether this process verified every line, and nobody remembered when.
  var isNewlyVerified = false
  /// For appending, where this process has appended to a log of this name: by now another file may
  /// have the name.
  private var end: KeptFile?

  var file: OpenFile { kept.file }
  var path: String { kept.file.path }

  /// Opens a file that is read as a log; nothing is known of its lines yet.
  ///
  /// - Parameter check: Refuses what may not be read as one.
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

  /// Opens a file that may be anywhere, and anybody's.
  init(_ system: any FileSystem, _ path: String) throws(FileError) {
    try self.init(system, path) { status throws(FileError) in
      guard status.kind == .regular else {
        throw FileError(action: "open", path: path, code: 0, reason: "it is no regular file")
      }
    }
  }
}

// What is read of it.
extension LogFile {
  /// - Parameter isMarked: Whether this machine wrote the log and remembers it.
  private func verifier(isMarked: Bool = false) -> LogVerifier {
    LogVerifier(system: system, path: path, isMarked: isMarked)
  }

  /// What the first line says; `nil` where it is no whole line of an opening.
  func opening() throws(FileError) -> LogOpened? {
    try verifier().opening(of: file, byteCount: status.byteCount)
  }

  /// Whether a line with a seal ends at some byte.
  func stands(_ seal: Seal, at end: Int) throws(FileError) -> Bool {
    try verifier().stands(seal, at: end, in: file)
  }

  /// The seal of the line that ends at some byte; `nil` where none with a seal does.
  func seal(before end: Int) -> Seal? {
    if end == 0 { return .beforeFirst }
    // The seal, a line feed, and something that stands before a seal.
    var bytes = [UInt8](repeating: 0, count: LogLine.sealByteCount + 3)
    let start = end - bytes.count
    guard start >= 0, let count = try? system.read(file, at: start, into: &bytes, from: 0),
      count == bytes.count, bytes.last == UInt8(ascii: "\n")
    else { return nil }
    let line = bytes.span.bytes.extracting(0..<bytes.count - 1)
    return LogLine.hasSeal(line) ? LogLine.seal(of: line) : nil
  }

  /// Where a batch ends about in the middle of what is verified; `nil` where none does.
  func middle() throws(FileError) -> LogPosition.Place? {
    try verifier().assumption(file, byteCount: state.end, behind: state.end / 2)
      .map { .init(next: $0.eventCount, offset: $0.end, seal: $0.seal) }
  }

  /// Goes through it piece by piece, whether it is whole or not.
  func pieces(from offset: Int = 0) throws(FileError) -> ChainReader {
    try ChainReader(system, file, from: offset, byteCount: status.byteCount)
  }

  /// What every line says, whatever is known of them, up to the end that the file had.
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

  /// Takes the log as it stands: for a measurement of the fold alone.
  mutating func trust() throws(FileError) {
    state = try verifier().trust(file, byteCount: status.byteCount)
  }

  /// Notes how the file looks by now, and forgets its lines where it no longer begins with them.
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

  /// Whether a log that changed still begins with all that is known of it: not where somebody wrote
  /// in place, nor where other lines follow instead of some that nobody had confirmed.
  private func continues(_ status: FileStatus) throws(FileError) -> Bool {
    if state.eventCount == 0 { return false }
    if status.byteCount == self.status.byteCount, state.unfinishedByteCount == 0 { return false }
    return try stands(state.seal, at: state.end)
  }
}

// What is known of it.
extension LogFile {
  /// Whether a file is as it was when this was learnt, and nothing is left to be judged again.
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

  /// Refuses a log that stands under another name than its writer's, is of another ledger, or begins it
  /// otherwise.
  ///
  /// - Parameter beginning: What the log says that decides how the ledger begins.
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

  /// What became of it since it was seen; `nil` where it holds what it held, or says itself that it is
  /// damaged.
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

// The end, where this machine writes to it.
extension LogFile {
  /// Opens the log for appending. What has its name must still be as it was looked at: somebody who knows
  /// of no lock may have put another file in its place.
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

  /// Notes that events were added behind the last one.
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

  /// Writes the whole lines at the end of the log over themselves, for a sync that stores them. After a
  /// sync that failed the system may take for stored what is in memory alone, and go on showing it: no
  /// other sync writes it again. What is no line stays as it is.
  ///
  /// - Parameter start: Where the end begins.
  /// - Returns: The file that is to be synchronised; `nil` where nothing was written.
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

  /// So that memory does not grow with what is written again.
  private static let pieceByteCount = 1 << 20

  /// Opens the log for writing over what it holds; `nil` where it may only be appended to.
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
  /// What another log says of the same ledger that this one does not; `nil` where both agree. Every device
  /// repeats what the ledger began with, but ledgers that began apart may ask for Pro or not.
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
