import LedgerModel

/// Goes through a file that was a log, piece by piece: what a line feed or a whole seal ends.
package struct PieceCursor: ~Copyable {
  private var scanner: SegmentScanner
  private var segment = 0..<0
  /// Where the pieces of the segment at hand end, those that are still to come.
  private var ends: [Int] = []
  /// The piece at hand; `nil` at the end of the file.
  private var piece: Range<Int>?
  private let byteCount: Int

  package init(
    _ system: any FileSystem, _ file: OpenFile, from offset: Int, byteCount: Int
  ) throws(FileError) {
    scanner = SegmentScanner(system, file, from: offset, to: byteCount)
    self.byteCount = byteCount
    try advance()
  }

  /// Whether no piece is left.
  package var isAtEnd: Bool { piece == nil }

  /// Where the piece at hand begins in the file; its end, where there is none.
  package var offset: Int { piece.map { scanner.offset(of: $0.lowerBound) } ?? byteCount }

  /// Moves to the next piece.
  package mutating func advance() throws(FileError) {
    let start = piece?.upperBound ?? 0
    if !ends.isEmpty {
      piece = start..<ends.removeFirst()
      return
    }
    guard let next = try scanner.next() else {
      piece = nil
      return
    }
    segment = next.range
    let found = SealSearch.ends(in: scanner.bytes.extracting(segment))
    ends = found.map { segment.lowerBound + $0 }
    if ends.last != segment.upperBound { ends.append(segment.upperBound) }
    piece = segment.lowerBound..<ends.removeFirst()
  }

  /// The number that the piece says it has; `nil` where it says none.
  ///
  /// Nothing is believed of it: it only says where to look.
  package var number: Int? {
    guard let piece else { return nil }
    let bytes = scanner.bytes.extracting(piece)
    for start in SealSearch.starts(in: bytes) {
      let line = bytes.extracting(start..<bytes.byteCount)
      var envelope = EventEnvelope.blank
      if (try? LogLine.read(line, parts: [], into: &envelope)) != nil { return envelope.id.number }
      if let number = PieceCursor.leadingNumber(line) { return number }
    }
    return nil
  }

  /// The number behind `{"n":`.
  private static func leadingNumber(_ line: RawSpan) -> Int? {
    let opening = Array("{\"n\":".utf8)
    let front = unsafe line.withUnsafeBytes { bytes in
      unsafe Array(bytes.prefix(opening.count + 15))
    }
    guard front.starts(with: opening) else { return nil }
    let digits = front.dropFirst(opening.count).prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self))
  }

  /// The line at hand with its seal, where the seal proves that it follows on another; else `nil`.
  package func line(after before: Seal) -> (bytes: [UInt8], seal: Seal)? {
    guard let piece else { return nil }
    let bytes = scanner.bytes.extracting(piece)
    for start in SealSearch.starts(in: bytes) {
      let line = bytes.extracting(start..<bytes.byteCount)
      guard line.byteCount < LogLine.byteLimit, LogLine.hasSeal(line),
        let seal = LogLine.seal(of: line)
      else { continue }
      let content = line.extracting(0..<line.byteCount - LogLine.sealByteCount)
      guard Seal(of: content, after: before) == seal else { continue }
      return (unsafe line.withUnsafeBytes { unsafe Array($0) }, seal)
    }
    return nil
  }
}
