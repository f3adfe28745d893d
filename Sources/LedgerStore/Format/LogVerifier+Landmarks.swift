package import LedgerModel

extension LogVerifier {
  /// Returns the opening that a log's first line records, even if only its line feed is missing; `nil` if the line is
  /// not a whole opening with its seal.
  package func opening(of file: OpenFile, byteCount: Int) throws(FileError) -> LogOpened? {
    var scanner = LineScanner(system, file, from: 0, to: byteCount, bufferByteCount: 4096)
    let range: Range<Int>
    switch try scanner.next() {
    case .line(let found), .piece(let found): range = found
    case .tooLong, .end: return nil
    }
    let line = scanner.bytes.extracting(range)
    guard LogLine.hasSeal(line) else { return nil }
    let body = line.extracting(0..<line.byteCount - LogLine.sealByteCount)
    guard Seal(of: body, after: .beforeFirst) == LogLine.seal(of: line) else { return nil }
    var envelope = EventEnvelope.blank
    do throws(LineProblem) {
      try LogLine.read(line, parts: .all, into: &envelope)
    } catch {
      return nil
    }
    guard case .logOpened(let opened) = envelope.event else { return nil }
    return opened
  }

  /// Returns whether a line with a given seal ends at an offset of a log.
  package func stands(_ seal: Seal, at end: Int, in file: OpenFile) throws(FileError) -> Bool {
    let byteCount = LogLine.sealByteCount + 1
    guard end >= byteCount else { return false }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    guard try system.read(file, at: end - byteCount, into: &bytes, from: 0) == byteCount,
      bytes.last == UInt8(ascii: "\n")
    else { return false }
    // Two bytes stand in for the line's body before the literal bytes.
    let line = [UInt8(ascii: "{"), UInt8(ascii: "}")] + bytes.dropLast()
    return LogLine.hasSeal(line.span.bytes) && LogLine.seal(of: line.span.bytes) == seal
  }
}
