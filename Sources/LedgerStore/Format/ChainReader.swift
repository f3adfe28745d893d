import LedgerModel

/// A reader of the pieces of a file that is or was a log, which says of each piece whether it is the next line. A piece
/// ends at a line feed or, if one is damaged, after a whole seal.
///
/// A line proves itself if its seal is that of its bytes after the seal of the line before it. The caller says which
/// previous seals are possible: one to go on in a row, several to go on after damage.
package struct ChainReader: ~Copyable {
  /// A line that proves itself.
  package struct Line {
    /// Without the line feed.
    package var bytes: [UInt8]
    package var seal: Seal
    /// Its bytes in the file, with its line feed.
    package var range: Range<Int>
    package var hasFeed: Bool
  }

  private let system: any FileSystem
  private let file: OpenFile
  /// Where reading ends, even if the file goes on.
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the bytes begin that belong to no piece yet.
  private var start = 0
  /// The file offset of the buffer's first byte.
  private var base: Int
  /// The current piece, as a range of the buffer; `nil` at the end of the file.
  private var piece: Range<Int>?
  /// The ends of the pieces still to come that no line feed separates.
  private var ends: [Int] = []
  /// Whether a line feed follows the last of them.
  private var endsWithFeed = false

  package init(
    _ system: any FileSystem, _ file: OpenFile, from offset: Int, byteCount: Int
  ) throws(FileError) {
    self.system = system
    self.file = file
    limit = byteCount
    base = offset
    try advance()
  }

  /// Whether no piece is left.
  package var isAtEnd: Bool { piece == nil }

  /// The file offset of the current piece; the end of the file if there is none.
  package var offset: Int { piece.map { base + $0.lowerBound } ?? limit }

  /// Moves to the next piece.
  package mutating func advance() throws(FileError) {
    if let end = ends.first, let last = piece {
      ends.removeFirst()
      piece = last.upperBound..<end
      return
    }
    guard let part = try nextPart() else {
      piece = nil
      return
    }
    let found = ChainReader.ends(in: buffer.span.bytes.extracting(part))
    ends = found.dropFirst().map { part.lowerBound + $0 }
    piece = part.lowerBound..<part.lowerBound + (found.first ?? part.count)
  }

  /// Returns where the pieces of a part end: one piece, or one for each seal.
  private static func ends(in bytes: RawSpan) -> [Int] {
    let ends = SealSearch.ends(in: bytes)
    return ends.last == bytes.byteCount ? ends : ends + [bytes.byteCount]
  }

  // MARK: - The piece at hand

  /// Returns the current piece as a line if its seal proves that it follows one of the candidates, else `nil`.
  package func line(after candidates: [Seal]) -> Line? {
    guard let piece else { return nil }
    let bytes = buffer.span.bytes.extracting(piece)
    for start in SealSearch.starts(in: bytes) {
      let line = bytes.extracting(start..<bytes.byteCount)
      guard line.byteCount < LogLine.byteLimit, LogLine.hasSeal(line),
        let seal = LogLine.seal(of: line)
      else { continue }
      let content = line.extracting(0..<line.byteCount - LogLine.sealByteCount)
      guard candidates.contains(where: { Seal(of: content, after: $0) == seal }) else { continue }
      let hasFeed = ends.isEmpty && endsWithFeed
      return Line(
        bytes: unsafe line.withUnsafeBytes { unsafe Array($0) }, seal: seal,
        range: base + piece.lowerBound + start..<base + piece.upperBound + (hasFeed ? 1 : 0),
        hasFeed: hasFeed)
    }
    return nil
  }

  /// Returns the seals that the piece may have if it was a line after one of the candidates: the one that it states,
  /// and those computed from its bytes.
  package func seals(after candidates: [Seal]) -> [Seal] {
    guard let piece, piece.count < LogLine.byteLimit else { return [] }
    // The rest of a damaged line feed is not a line.
    guard piece.count > LogLine.sealByteCount else { return candidates }
    let bytes = buffer.span.bytes.extracting(piece)
    let content = bytes.extracting(0..<bytes.byteCount - LogLine.sealByteCount)
    let stated = LogLine.hasSeal(bytes) ? LogLine.seal(of: bytes) : nil
    return (stated.map { [$0] } ?? []) + candidates.map { Seal(of: content, after: $0) }
  }

  /// Whether the piece ends with a whole, sealed line, whatever comes before it.
  package var readsAsLine: Bool {
    guard let piece else { return false }
    let bytes = buffer.span.bytes.extracting(piece)
    return SealSearch.starts(in: bytes).contains { start in
      ChainReader.reads(bytes.extracting(start..<bytes.byteCount))
    }
  }

  private static func reads(_ line: RawSpan) -> Bool {
    guard LogLine.hasSeal(line), LogLine.seal(of: line) != nil else { return false }
    var envelope = EventEnvelope.blank
    do throws(LineProblem) {
      try LogLine.read(line, parts: [], into: &envelope)
      return true
    } catch {
      return error.isOfNewerVersion
    }
  }

  /// The number that the piece claims; `nil` if it claims none.
  ///
  /// The number is not trusted: it only says where to look.
  package var number: Int? {
    guard let piece else { return nil }
    let bytes = buffer.span.bytes.extracting(piece)
    for start in SealSearch.starts(in: bytes) {
      let line = bytes.extracting(start..<bytes.byteCount)
      var envelope = EventEnvelope.blank
      if (try? LogLine.read(line, parts: [], into: &envelope)) != nil { return envelope.id.number }
      if let number = ChainReader.leadingNumber(line) { return number }
    }
    return nil
  }

  /// Returns the number after `{"n":`.
  private static func leadingNumber(_ line: RawSpan) -> Int? {
    let opening = Array("{\"n\":".utf8)
    let front = unsafe line.withUnsafeBytes { bytes in
      unsafe Array(bytes.prefix(opening.count + 15))
    }
    guard front.starts(with: opening) else { return nil }
    let digits = front.dropFirst(opening.count).prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self))
  }

  // MARK: - The file

  /// Returns the next part of the buffer that ends at a line feed or, if too many bytes have none, after a seal. A part
  /// with neither is cut, so that memory stays bounded.
  private mutating func nextPart() throws(FileError) -> Range<Int>? {
    var searched = start
    while true {
      if let feed = SystemCalls.firstLineFeed(in: buffer.span.bytes, from: searched) {
        return part(upTo: feed, hasFeed: true)
      }
      // Twice a line's limit, so that a line that begins after the cut is whole in the rest.
      if buffer.count - start >= 2 * LogLine.byteLimit {
        let front = start..<start + LogLine.byteLimit
        let seals = SealSearch.ends(in: buffer.span.bytes.extracting(front))
        return part(upTo: seals.last.map { start + $0 } ?? front.upperBound, hasFeed: false)
      }
      searched = buffer.count - start
      if try !fill() {
        return start < buffer.count ? part(upTo: buffer.count, hasFeed: false) : nil
      }
    }
  }

  private mutating func part(upTo end: Int, hasFeed: Bool) -> Range<Int> {
    defer { start = end + (hasFeed ? 1 : 0) }
    endsWithFeed = hasFeed
    return start..<end
  }

  private static let chunkByteCount = 256 << 10

  /// Moves the unread bytes to the front and reads on after them; returns whether more came.
  private mutating func fill() throws(FileError) -> Bool {
    buffer.removeFirst(start)
    base += start
    start = 0
    let end = buffer.count
    let wanted = min(ChainReader.chunkByteCount, limit - base - end)
    guard wanted > 0 else { return false }
    buffer.append(contentsOf: repeatElement(0, count: wanted))
    let count = try system.read(file, at: base + end, into: &buffer, from: end)
    buffer.removeLast(wanted - min(count, wanted))
    return count > 0
  }
}
