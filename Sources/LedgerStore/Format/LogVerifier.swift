package import LedgerModel

/// A verifier of everything in a log: seals, numbers, times, batches, members.
///
/// What was verified once is not verified again in the same process: verification goes on after it.
package struct LogVerifier {
  /// What is known about a log.
  package struct State: Hashable {
    /// Where the last complete batch ends: everything before it is verified.
    package var end = 0
    /// How many events are before ``end``.
    package var eventCount = 0
    /// The seal of the last of them.
    package var seal = Seal.beforeFirst
    /// When the last of them was recorded.
    package var latestTime: Timestamp?
    /// The payload of line 0.
    package var opened: LogOpened?
    /// Whether the last line lacks its line feed.
    package var lacksLineFeed = false
    /// How many bytes follow ``end`` that are not a complete batch yet. If there are any, others may have replaced
    /// them since, even if the file is as long as before.
    package var unfinishedByteCount = 0
    /// The first line that does not read as it was written.
    package var damage: LogDamage?
    /// Events that only a newer version understands, by number.
    package var newer: [Int: String] = [:]
    /// Ledgers that the log declares to be one with its own.
    package var joined: Set<LedgerID> = []

    /// The state of a log of which nothing has been read.
    package static let unread = State()
  }

  /// The state of an unfinished batch.
  private struct Progress {
    var chain: LogChain
    /// What the lines of the batch add once all of it is there.
    var newer: [Int: String] = [:]
    var joined: Set<LedgerID> = []
  }

  let system: any FileSystem
  let path: String
  let smallestLineCount: Int
  let smallestPiece: Int
  /// Whether this machine wrote the log and remembers it: a line with a zero byte is then left to the mark, even if
  /// lines follow it. A write of many lines that a loss of power tore may have any of its blocks on the disk.
  var isMarked: Bool

  /// - Parameters:
  ///   - smallestLineCount: The number of lines from which seals are computed several at once.
  ///   - smallestPiece: The least number of bytes in a piece of a log: 20 ms of work, far more than a thread costs.
  ///   - isMarked: Whether this machine wrote the log and remembers it.
  package init(
    system: any FileSystem, path: String, smallestLineCount: Int = 16,
    smallestPiece: Int = 4 << 20, isMarked: Bool = false
  ) {
    self.isMarked = isMarked
    self.system = system
    self.path = path
    self.smallestLineCount = smallestLineCount
    self.smallestPiece = smallestPiece
  }

  /// Verifies from a known state to an offset: a piece of the log, or the rest of it.
  func verifyInOrder(
    _ file: OpenFile, byteCount: Int, from known: State
  ) throws(FileError) -> State {
    var state = known
    state.unfinishedByteCount = 0
    if state.lacksLineFeed, byteCount > state.end { state.lacksLineFeed = false }
    var progress = Progress(
      chain: LogChain(
        writer: .unknown, eventCount: state.eventCount, seal: state.seal,
        latestTime: state.latestTime))
    var scanner = LineScanner(system, file, from: state.end, to: byteCount)
    var seals = SealsAhead(smallestCount: smallestLineCount)
    var envelope = EventEnvelope.blank
    while state.damage == nil {
      let offset = scanner.offset
      let found = try scanner.next()
      switch found {
      case .end:
        // Counts the bytes that were read, not the size seen before: another writer cuts a torn end.
        state.unfinishedByteCount = max(0, scanner.offset - state.end)
        if byteCount == 0 {
          state.damage = damage(scanner.bytes.extracting(0..<0), 0, 0, "the log is empty")
        }
        return state
      case .line(let range):
        // The line feed of a line that was counted without it.
        if range.isEmpty, known.lacksLineFeed, offset == known.end {
          state.end += 1
          continue
        }
        let line = scanner.bytes.extracting(range)
        let seal = seals.seal(of: range, in: scanner, after: progress.chain.seal)
        if let problem = check(line, has: seal, &progress, &state, &envelope) {
          if try zeros(in: line, at: offset, of: file, to: byteCount, state) == .torn {
            state.unfinishedByteCount = byteCount - state.end
            return state
          }
          state.damage = damage(line, offset, progress.chain.eventCount, problem.reason)
          if progress.chain.eventCount == 0, case .field(.newerFormat) = problem {
            state.damage?.isOfNewerFormat = true
          }
        } else if progress.chain.batch == nil {
          accept(&progress, end: scanner.offset, &state)
        }
      case .piece(let range):
        let piece = scanner.bytes.extracting(range)
        state.unfinishedByteCount = offset + range.count - state.end
        let zeros = try zeros(in: piece, at: offset, of: file, to: byteCount, state)
        if zeros != .torn {
          finish(
            piece, at: offset, mustBeWhole: zeros == .damage, &progress, &state, &envelope)
        }
        return state
      case .tooLong(let range):
        let line = scanner.bytes.extracting(range)
        if try zeros(in: line, at: offset, of: file, to: byteCount, state) == .torn {
          state.unfinishedByteCount = byteCount - state.end
          return state
        }
        state.damage = damage(
          scanner.bytes.extracting(range), offset, progress.chain.eventCount,
          LineProblem.tooLong.reason)
      }
    }
    return state
  }

  /// Takes a log without verifying it, to measure the fold alone.
  func trust(_ file: OpenFile, byteCount: Int) throws(FileError) -> State {
    var state = State()
    state.end = byteCount
    var envelope = EventEnvelope.blank
    var scanner = LineScanner(system, file, from: 0, to: byteCount)
    if case .line(let range) = try scanner.next(),
      (try? LogLine.read(scanner.bytes.extracting(range), parts: .all, into: &envelope)) != nil,
      case .logOpened(let opened) = envelope.event
    {
      state.opened = opened
    }
    return state
  }

  private func accept(_ progress: inout Progress, end: Int, _ state: inout State) {
    state.end = end
    state.eventCount = progress.chain.eventCount
    state.seal = progress.chain.seal
    state.latestTime = progress.chain.latestTime
    if !progress.newer.isEmpty {
      state.newer.merge(progress.newer) { _, newer in newer }
      progress.newer = [:]
    }
    if !progress.joined.isEmpty {
      state.joined.formUnion(progress.joined)
      progress.joined = []
    }
  }

  /// The meaning of zero bytes in a line that does not read.
  private enum Zeros {
    /// There are none.
    case none
    /// A crash or a loss of power tore a write: nothing from the line on is judged.
    case torn
    /// Sealed lines follow: the write went on.
    case damage
  }

  /// Looks for zero bytes in a line that does not read, and at what follows the first of them.
  private func zeros(
    in line: RawSpan, at offset: Int, of file: OpenFile, to byteCount: Int, _ state: State
  ) throws(FileError) -> Zeros {
    // Nothing is torn if nothing was whole before it.
    guard state.eventCount > 0, let zero = line.firstZero else { return .none }
    if isMarked { return .torn }
    var rest = try ChainReader(system, file, from: offset + zero + 1, byteCount: byteCount)
    while !rest.isAtEnd {
      if rest.readsAsLine {
        // If that byte is no longer zero, the lines that follow were written after a torn end was cut off.
        var byte: [UInt8] = [0]
        let count = try system.read(file, at: offset + zero, into: &byte, from: 0)
        return count == 1 && byte[0] == 0 ? .damage : .torn
      }
      try rest.advance()
    }
    return .torn
  }

  /// Decides about bytes at the end of the file without a line feed.
  ///
  /// - Parameter mustBeWhole: Whether they are damage unless they are a whole line.
  private func finish(
    _ piece: RawSpan, at offset: Int, mustBeWhole: Bool, _ progress: inout Progress,
    _ state: inout State, _ envelope: inout EventEnvelope
  ) {
    let end = offset + piece.byteCount
    var whole = progress
    let seal = LogLine.hasSeal(piece) ? seal(piece, after: progress.chain.seal) : nil
    guard let problem = check(piece, has: seal, &whole, &state, &envelope) else {
      guard whole.chain.batch == nil else { return }
      progress = whole
      accept(&progress, end: end, &state)
      state.lacksLineFeed = true
      state.unfinishedByteCount = 0
      return
    }
    if mustBeWhole {
      state.damage = damage(piece, offset, progress.chain.eventCount, problem.reason)
      return
    }
    if state.eventCount == 0 {
      state.damage = damage(piece, offset, 0, "the first line is not whole")
      return
    }
    // A whole line followed by anything but a line feed is not a torn write.
    for end in stride(from: piece.byteCount - 1, to: LogLine.sealByteCount, by: -1) {
      let front = piece.extracting(0..<end)
      guard LogLine.hasSeal(front) else { continue }
      if self.seal(front, after: progress.chain.seal) == LogLine.seal(of: front) {
        state.damage = damage(
          piece, offset, progress.chain.eventCount,
          "a whole line is followed by something else than a line feed")
        return
      }
    }
  }

  private func seal(_ line: RawSpan, after before: Seal) -> Seal {
    Seal(of: line.extracting(0..<line.byteCount - LogLine.sealByteCount), after: before)
  }

  /// Checks a line against the lines before it, and takes it in.
  ///
  /// - Parameter seal: The seal that the line must have; `nil` if the line has none at all.
  private func check(
    _ line: RawSpan, has seal: Seal?, _ progress: inout Progress, _ state: inout State,
    _ envelope: inout EventEnvelope
  ) -> LineProblem? {
    guard let seal else { return .noSeal }
    guard seal == LogLine.seal(of: line) else { return .wrongSeal }
    var newer: String?
    do throws(LineProblem) {
      try LogLine.read(line, parts: .allUnkept, into: &envelope)
    } catch {
      guard error.isOfNewerVersion, progress.chain.eventCount > 0 else { return error }
      newer = error.reason
    }
    if let problem = progress.chain.take(envelope, seal: seal, isUnderstood: newer == nil) {
      return problem
    }
    if let newer {
      progress.newer[envelope.id.number] = newer
      return nil
    }
    if case .logOpened(let opened) = envelope.event {
      state.opened = opened
    } else if case .log(.ledgerJoined(let joined)) = envelope.event {
      progress.joined.insert(joined.ledger)
    }
    return nil
  }

  private func damage(
    _ bytes: RawSpan, _ offset: Int, _ line: Int, _ reason: String
  ) -> LogDamage {
    let shown = bytes.extracting(0..<min(bytes.byteCount, 100))
    let bytes = unsafe shown.withUnsafeBytes { unsafe Array($0) }
    return LogDamage(
      log: path, line: line + 1, offset: offset, reason: reason,
      excerpt: LogDamage.excerpt(of: bytes))
  }
}

extension EventEnvelope {
  /// An envelope to fill in place.
  package static var blank: EventEnvelope {
    EventEnvelope(
      id: EventID(writer: WriterID.unknown, number: 0), recordedAt: .earliest,
      event: .purchase(.proRevoked(ProRevoked(product: ""))))
  }
}

extension RawSpan {
  /// The offset of the first zero byte; `nil` if there is none.
  fileprivate var firstZero: Int? {
    (0..<byteCount).first { unsafe unsafeLoad(fromByteOffset: $0, as: UInt8.self) == 0 }
  }
}
