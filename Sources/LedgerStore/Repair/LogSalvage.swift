package import LedgerModel

/// Gives every line of what was a log that proves itself, and says where nothing does.
///
/// A line proves itself when its seal is that of its bytes behind the seal of the line before it: the
/// one that the line before states or, where those digits are damaged, the one that its bytes come to.
/// Lines are told apart by line feeds and, where one is damaged, by a whole seal.
package struct LogSalvage {
  let system: any FileSystem
  let file: OpenFile
  let byteCount: Int
  /// Whose log it is, as its name says.
  let writer: WriterID

  package init(system: any FileSystem, file: OpenFile, byteCount: Int, writer: WriterID) {
    self.system = system
    self.file = file
    self.byteCount = byteCount
    self.writer = writer
  }

  /// What is known where a part of the file ends.
  private struct Progress {
    /// The seals that the line before may have.
    var candidates: [Seal] = [.beforeFirst]
    /// The seal of the last line that proved itself.
    var proven = Seal.beforeFirst
    /// The number of the next event.
    var next = 0
    /// Where the last line ended that proved itself.
    var end = 0
    /// Whether that line has its line feed.
    var hasFeed = true
    var envelope: EventEnvelope = .blank
    /// Whether the person of the findings wants more.
    var goesOn = true
  }

  /// More candidates than lines in a row are likely to have damaged digits.
  private static let candidateLimit = 8

  /// Goes through the file from its start; the body answers whether to go on.
  ///
  /// - Throws: ``LogError`` where the file cannot be read, and what the body throws.
  package func run(_ body: (SalvageFinding) throws -> Bool) throws {
    var progress = Progress()
    progress.envelope.id = EventID(writer: writer, number: 0)
    var scanner = SegmentScanner(system, file, from: 0, to: byteCount)
    while progress.goesOn, let segment = try next(&scanner) {
      let bytes = scanner.bytes.extracting(segment.range)
      let start = scanner.offset(of: segment.range.lowerBound)
      if try !take(bytes, at: start, hasFeed: segment.hasFeed, &progress, body) {
        try takePieces(of: bytes, at: start, hasFeed: segment.hasFeed, &progress, body)
      }
    }
    if progress.goesOn, progress.end < byteCount || progress.next == 0 {
      _ = try body(
        .gap(
          LogGap(
            log: file.path, firstNumber: progress.next, nextNumber: nil,
            bytes: progress.end..<byteCount)))
    }
  }

  private func next(
    _ scanner: inout SegmentScanner
  ) throws(LogError) -> SegmentScanner.Segment? {
    do throws(FileError) {
      return try scanner.next()
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Looks for lines inside of a segment that is none itself.
  private func takePieces(
    of bytes: RawSpan, at offset: Int, hasFeed: Bool, _ progress: inout Progress,
    _ body: (SalvageFinding) throws -> Bool
  ) throws {
    var start = 0
    let ends = SealSearch.ends(in: bytes)
    for end in ends + (ends.last == bytes.byteCount ? [] : [bytes.byteCount]) {
      let piece = bytes.extracting(start..<end)
      let starts = SealSearch.starts(in: piece)
      let isProven = try starts.contains { begin in
        try take(
          piece.extracting(begin..<piece.byteCount), at: offset + start + begin,
          hasFeed: hasFeed && end == bytes.byteCount, &progress, body)
      }
      guard progress.goesOn else { return }
      if !isProven { pass(piece, &progress) }
      start = end
    }
  }

  /// Gives out a line that proves itself.
  ///
  /// - Parameter hasFeed: Whether a line feed stands behind it.
  /// - Returns: Whether it proves itself.
  private func take(
    _ line: RawSpan, at offset: Int, hasFeed: Bool, _ progress: inout Progress,
    _ body: (SalvageFinding) throws -> Bool
  ) throws -> Bool {
    guard progress.goesOn, line.byteCount < LogLine.byteLimit, LogLine.hasSeal(line),
      let seal = LogLine.seal(of: line)
    else { return false }
    let content = line.extracting(0..<line.byteCount - LogLine.sealByteCount)
    guard progress.candidates.contains(where: { Seal(of: content, after: $0) == seal }),
      let recorded = read(line, &progress.envelope)
    else { return false }
    let number = recorded.id.number
    if offset > progress.end || number != progress.next || !progress.hasFeed {
      progress.goesOn = try body(
        .gap(
          LogGap(
            log: file.path, firstNumber: progress.next, nextNumber: number,
            bytes: progress.end..<max(offset, progress.end))))
    }
    if progress.goesOn { progress.goesOn = try body(.line(recorded)) }
    progress.candidates = [seal]
    progress.proven = seal
    progress.next = number + 1
    progress.end = offset + line.byteCount + (hasFeed ? 1 : 0)
    progress.hasFeed = hasFeed
    return true
  }

  /// Reads a line; `nil` where no version could have written it.
  private func read(_ line: RawSpan, _ envelope: inout EventEnvelope) -> RecordedLine? {
    var type: EventType?
    do throws(LineProblem) {
      try LogLine.read(line, parts: [], into: &envelope)
    } catch {
      guard error.isOfNewerVersion else { return nil }
      if case .field(.unknownType(let unknown)) = error { type = unknown }
    }
    return RecordedLine(
      id: envelope.id, recordedAt: envelope.recordedAt, type: type ?? envelope.event.type,
      bytes: unsafe line.withUnsafeBytes { unsafe Array($0) })
  }

  /// Passes over bytes that prove nothing, and notes which seals the line behind them may build on.
  private func pass(_ piece: RawSpan, _ progress: inout Progress) {
    guard piece.byteCount < LogLine.byteLimit else {
      progress.candidates = [progress.proven]
      return
    }
    var candidates: [Seal] = []
    if LogLine.hasSeal(piece), let stated = LogLine.seal(of: piece) { candidates.append(stated) }
    let contentEnd = piece.byteCount - LogLine.sealByteCount
    if contentEnd > 0 {
      let content = piece.extracting(0..<contentEnd)
      candidates += progress.candidates.map { Seal(of: content, after: $0) }
    }
    candidates.append(progress.proven)
    progress.candidates = Array(candidates.prefix(LogSalvage.candidateLimit - 1))
    if !progress.candidates.contains(progress.proven) {
      progress.candidates.append(progress.proven)
    }
  }
}
