package import LedgerModel

/// A cursor over the verified part of one log, event by event.
package struct LogCursor: ~Copyable {
  private var scanner: LineScanner
  private let path: String
  private let parts: EventParts
  /// Numbers of events that only a newer version understands: they are skipped.
  private let newer: [Int: String]
  /// The current event, filled in place.
  package var envelope: EventEnvelope
  package private(set) var isAtEnd = false
  /// Whether events that only a newer version understands are returned too, as lines.
  package var includesNewer = false
  /// The lines to skip without reading; `nil` for none.
  var filter: LineFilter?
  /// The range of the current line in the scanner's bytes.
  private var line = 0..<0
  private var memory = LineMemory()
  /// The type that the current line states, if only a newer version knows it.
  private var newerType: EventType?
  /// The number that the next line must have.
  private(set) var nextNumber: Int

  /// - Parameters:
  ///   - number: The number of the first line to read.
  ///   - offset: Where that line begins.
  ///   - end: Where the verified part ends.
  package init(
    _ system: any FileSystem, _ file: OpenFile, writer: WriterID, number: Int, from offset: Int,
    to end: Int, parts: EventParts, newer: [Int: String]
  ) {
    scanner = LineScanner(system, file, from: offset, to: end)
    path = file.path
    self.parts = parts
    self.newer = newer
    nextNumber = number
    envelope = .blank
    envelope.id = EventID(writer: writer, number: 0)
  }

  /// Moves to the next event, or sets ``isAtEnd``.
  @inline(__always)
  package mutating func advance() throws(LogError) {
    while true {
      let offset = scanner.offset
      let range: Range<Int>
      do throws(FileError) {
        switch try scanner.next() {
        case .line(let line), .piece(let line), .tooLong(let line): range = line
        case .end:
          isAtEnd = true
          return
        }
      } catch {
        throw LogError(reading: error)
      }
      if range.isEmpty { continue }
      line = range
      if filter != nil, isPassedOver(range) {
        nextNumber &+= 1
        continue
      }
      if includesNewer { newerType = nil }
      do throws(LineProblem) {
        try LogLine.read(
          scanner.bytes.extracting(range), parts: parts, memory: &memory, into: &envelope)
      } catch {
        guard error.isOfNewerVersion else { throw damage(at: offset, nextNumber, error) }
        nextNumber += 1
        guard includesNewer else { continue }
        if case .field(.unknownType(let type)) = error { newerType = type }
        return
      }
      guard envelope.id.number == nextNumber else {
        throw damage(
          at: offset, nextNumber, .wrongNumber(envelope.id.number, expected: nextNumber))
      }
      nextNumber &+= 1
      if newer.isEmpty || includesNewer || newer[envelope.id.number] == nil { return }
    }
  }

  private func isPassedOver(_ range: Range<Int>) -> Bool {
    let line = scanner.bytes.extracting(range)
    let id = EventID(writer: envelope.id.writer, number: nextNumber)
    return LogLine.hasSeal(line) && filter?.admits(line, id) == false
  }

  /// Returns the error for a line that was verified before and cannot be read now.
  @inline(never)
  private func damage(at offset: Int, _ number: Int, _ problem: LineProblem) -> LogError {
    .damaged(
      LogDamage(
        log: path, line: number + 1, offset: offset,
        reason: "it changed after it was verified: \(problem.reason)", excerpt: ""))
  }

  /// The file offset of the current event's line.
  package var lineOffset: Int { scanner.offset(of: line) }

  /// Returns the line of the current event, including the parts that were not read.
  ///
  /// - Throws: ``LogError/damaged(_:)`` if a part of it was lost since it was verified: no line holds a zero.
  package func recordedLine() throws(LogError) -> RecordedLine {
    let bytes = unsafe scanner.bytes.extracting(line).withUnsafeBytes { unsafe Array($0) }
    if let zero = bytes.firstIndex(of: 0) {
      throw damage(
        at: scanner.offset(of: line), nextNumber - 1,
        .field(.malformed(offset: zero, reason: "holds a zero")))
    }
    return RecordedLine(
      id: envelope.id, recordedAt: envelope.recordedAt, batch: envelope.batch,
      type: newerType ?? envelope.type, bytes: bytes)
  }
}
