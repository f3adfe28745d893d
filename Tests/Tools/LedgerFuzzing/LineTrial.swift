import LedgerModel
import LedgerStore
import LedgerTestSupport

/// Bytes in place of a log, and all that reads one.
struct LineTrial {
  private let log: [UInt8]
  private let system: FileOfBytes
  /// 0 to 63: where the log is cut in two, and how large the buffers are.
  private let variation: Int

  private init(_ log: [UInt8], variation: Int) {
    self.log = log
    self.variation = variation
    system = FileOfBytes(bytes: log)
  }

  /// - Parameter manner: Its lowest two bits: as the bytes are, with seals, and with seals and
  ///   numbers; the others say in which pieces they are read.
  static func takesIn(_ bytes: [UInt8], _ manner: UInt8) throws -> Bool {
    let log =
      switch manner & 3 {
      case 0: bytes
      case 1: SealedLines.log(of: bytes, isNumbered: false)
      default: SealedLines.log(of: bytes, isNumbered: true)
      }
    let trial = LineTrial(log, variation: Int(manner >> 2))
    try trial.checkScanning()
    let state = try trial.checkVerifying()
    try trial.checkLandmarks(state)
    try trial.checkReading(state)
    try trial.checkSalvage(state)
    return state.eventCount > 0
  }

  // MARK: - Scanning and verifying

  /// Lines are what stands between line feeds, however small the buffer is.
  private func checkScanning() throws {
    let expected = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var found: [ArraySlice<UInt8>] = []
    var hasPiece = false
    var scanner = LineScanner(
      system, system.file, from: 0, to: log.count, bufferByteCount: 1 + variation * variation)
    scanning: while true {
      let range: Range<Int>
      switch try scanner.next() {
      case .line(let line): range = line
      case .piece(let piece):
        range = piece
        hasPiece = true
      case .tooLong: return
      case .end: break scanning
      }
      found.append(scanner.bytes.extracting(range).withUnsafeBytes { unsafe ArraySlice($0) })
    }
    if !hasPiece { found.append([]) }
    try BrokenPromise.unless(found == expected, "a scanner splits a log at its line feeds")
  }

  private func verifier(lineCount: Int = .max, piece: Int = .max) -> LogVerifier {
    LogVerifier(
      system: system, path: system.file.path, smallestLineCount: lineCount, smallestPiece: piece)
  }

  /// What is known of a log is the same line by line, in lanes, in pieces, and in two steps.
  private func checkVerifying() throws -> LogVerifier.State {
    let (file, count) = (system.file, log.count)
    let state = try verifier().verify(file, byteCount: count, from: .unread)
    let inLanes = try verifier(lineCount: 1).verify(file, byteCount: count, from: .unread)
    try BrokenPromise.unless(inLanes == state, "lanes: \(inLanes), not \(state)")
    let piece = max(1, count / (2 + variation % 4))
    let inPieces = try verifier(lineCount: 3, piece: piece)
      .verify(file, byteCount: count, from: .unread)
    try BrokenPromise.unless(inPieces == state, "pieces: \(inPieces), not \(state)")
    let cut = count * variation / 63
    guard state.damage == nil, state.unfinishedByteCount == 0, cut > 0 else { return state }
    let first = try verifier().verify(file, byteCount: cut, from: .unread)
    if first.damage != nil {
      try BrokenPromise.unless(first.eventCount == 0, "the front of a whole log is damaged")
      return state
    }
    let second = try verifier(lineCount: 1).verify(file, byteCount: count, from: first)
    try BrokenPromise.unless(second == state, "in two steps: \(second), not \(state)")
    return state
  }

  /// What is looked for at known places of a log is found there.
  private func checkLandmarks(_ state: LogVerifier.State) throws {
    let opened = try verifier().opening(of: system.file, byteCount: log.count)
    let stands = try verifier().stands(state.seal, at: state.end, in: system.file)
    guard state.eventCount > 0, !state.lacksLineFeed else { return }
    try BrokenPromise.unless(opened == state.opened, "the opening is the first line's")
    try BrokenPromise.unless(stands, "the last seal stands at the end")
  }

  // MARK: - Reading

  private func cursor(_ state: LogVerifier.State, _ parts: EventParts) -> LogCursor {
    LogCursor(
      system, system.file, writer: .sample, number: 0, from: 0, to: state.end,
      parts: parts, newer: state.newer)
  }

  private func events(_ state: LogVerifier.State, _ parts: EventParts) throws -> [EventEnvelope] {
    var cursor = cursor(state, parts)
    var events: [EventEnvelope] = []
    try cursor.advance()
    while !cursor.isAtEnd {
      events.append(cursor.envelope)
      try cursor.advance()
    }
    let count = state.eventCount - state.newer.count
    try BrokenPromise.unless(events.count == count, "\(events.count) of \(count) events are read")
    return events
  }

  /// What was verified is read, in any of the ways in which it can be.
  private func checkReading(_ state: LogVerifier.State) throws {
    let whole = try events(state, .all)
    try checkLines(state, whole)
    for event in whole { try LineTrial.checkWriting(event) }
    let fold = LineTrial.fold(whole)
    for parts in [[], .keys, .texts] as [EventParts] {
      let figures = LineTrial.fold(try events(state, parts)).projection
      try BrokenPromise.unless(
        figures.buckets == fold.projection.buckets
          && figures.decisionState == fold.projection.decisionState,
        "the figures are the same, whatever is read besides")
    }
    if let months = fold.projection.buckets.metMonths {
      _ = try? fold.projection.buckets.month(months.lowerBound)
    }
    // Where a newer version wrote, no fold is kept: a batch of which it wrote a part never ends.
    if state.newer.isEmpty { try SnapshotTrial.check(fold) }
  }

  private static func fold(_ events: [EventEnvelope]) -> LedgerFold<BudgetState> {
    var fold = LedgerFold(into: BudgetState())
    for event in events { fold.apply(event) }
    return fold
  }

  /// A line is given out as it stands, and means the same in another spelling.
  private func checkLines(_ state: LogVerifier.State, _ events: [EventEnvelope]) throws {
    var cursor = cursor(state, .all)
    cursor.includesNewer = true
    var bytes: [UInt8] = []
    var known = events.makeIterator()
    try cursor.advance()
    while !cursor.isAtEnd {
      let line = try cursor.recordedLine()
      bytes += line.bytes + [UInt8(ascii: "\n")]
      if state.newer[line.id.number] == nil, let event = known.next() {
        let spaced = Array("{ ".utf8) + line.bytes.dropFirst()
        var again = event
        try LogLine.read(spaced.span.bytes, parts: .all, into: &again)
        try BrokenPromise.unless(again == event, "a blank changes \(event) to \(again)")
      }
      try cursor.advance()
    }
    if state.lacksLineFeed { bytes = bytes.dropLast() }
    try BrokenPromise.unless(
      bytes.elementsEqual(log.prefix(state.end)), "lines are given out whole")
  }

  /// An event that was read and is written again reads as itself, and is written so for good.
  private static func checkWriting(_ event: EventEnvelope) throws {
    var bytes: [UInt8] = []
    _ = LogLine.write([event], after: .beforeFirst, to: &bytes)
    var again = event
    try LogLine.read(
      bytes.span.bytes.extracting(0..<bytes.count - 1), parts: .all, into: &again)
    try BrokenPromise.unless(again == event, "written again, \(event) is \(again)")
    var twice: [UInt8] = []
    _ = LogLine.write([again], after: .beforeFirst, to: &twice)
    try BrokenPromise.unless(twice == bytes, "there is one spelling of \(event)")
  }

  // MARK: - Salvage

  /// Every line that was verified proves itself, first of all; bytes of any kind have an end.
  private func checkSalvage(_ state: LogVerifier.State) throws {
    let salvage = try LogSalvage(system, system.file.path)
    var findings: [SalvageFinding] = []
    try salvage.run { finding in
      findings.append(finding)
      return true
    }
    let numbers = findings.prefix(state.eventCount).map { finding in
      if case .line(let line) = finding { line.id.number } else { -1 }
    }
    try BrokenPromise.unless(
      numbers.elementsEqual(0..<state.eventCount), "verified lines prove themselves: \(findings)")
    for case .gap(let gap) in findings {
      try BrokenPromise.unless(!gap.text.isEmpty, "a gap is told in words")
    }
    var cursor = try ChainReader(system, system.file, from: 0, byteCount: log.count)
    while !cursor.isAtEnd {
      let offset = cursor.offset
      _ = (cursor.number, cursor.line(after: [state.seal]), cursor.seals(after: [state.seal]))
      try cursor.advance()
      try BrokenPromise.unless(
        cursor.offset > offset || cursor.isAtEnd, "pieces follow one another")
    }
  }
}
