package import LedgerModel

extension LogVerifier {
  /// What the first line of a log says, also where only its line feed is missing; `nil` where it is
  /// no whole line of an opening with its seal.
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

  /// Whether a line with a seal ends at a place of a log.
  package func stands(_ seal: Seal, at end: Int, in file: OpenFile) throws(FileError) -> Bool {
    let byteCount = LogLine.sealByteCount + 1
    guard end >= byteCount else { return false }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    guard try system.read(file, at: end - byteCount, into: &bytes, from: 0) == byteCount,
      bytes.last == UInt8(ascii: "\n")
    else { return false }
    // A blank in front of the literal bytes, where a line has its body.
    let line = [UInt8(ascii: "{"), UInt8(ascii: "}")] + bytes.dropLast()
    return LogLine.hasSeal(line.span.bytes) && LogLine.seal(of: line.span.bytes) == seal
  }
}
