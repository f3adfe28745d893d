import LedgerModel

/// Goes through any file in parts that end at a line feed or, where there are too few, behind a seal;
/// a part that has neither is cut, so that memory does not grow with it.
struct SegmentScanner: ~Copyable {
  private let system: any FileSystem
  private let file: OpenFile
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The bytes of the buffer that are not given out.
  private var start = 0
  /// Where the buffer's first byte stands in the file.
  private var base: Int

  /// - Parameter limit: Where reading ends, even if the file goes on.
  init(_ system: any FileSystem, _ file: OpenFile, from offset: Int, to limit: Int) {
    self.system = system
    self.file = file
    self.limit = limit
    base = offset
  }

  /// The buffer that the segments are of.
  var bytes: RawSpan {
    @_lifetime(borrow self)
    get { buffer.span.bytes }
  }

  /// Where a place of the buffer stands in the file.
  func offset(of place: Int) -> Int { base + place }

  /// A part of the buffer, without its line feed.
  struct Segment {
    var range: Range<Int>
    /// Whether a line feed ends it.
    var hasFeed: Bool
  }

  /// The next part; `nil` at the end of the file.
  mutating func next() throws(FileError) -> Segment? {
    var searched = start
    while true {
      if let feed = SystemCalls.firstLineFeed(in: buffer.span.bytes, from: searched) {
        defer { start = feed + 1 }
        return Segment(range: start..<feed, hasFeed: true)
      }
      // Twice a line's limit, so that a line which begins behind the cut is whole in what is left.
      if buffer.count - start >= 2 * LogLine.byteLimit {
        let front = start..<start + LogLine.byteLimit
        let seals = SealSearch.ends(in: buffer.span.bytes.extracting(front))
        let end = seals.last.map { start + $0 } ?? front.upperBound
        defer { start = end }
        return Segment(range: start..<end, hasFeed: false)
      }
      searched = buffer.count - start
      if try !fill() {
        defer { start = buffer.count }
        guard start < buffer.count else { return nil }
        return Segment(range: start..<buffer.count, hasFeed: false)
      }
    }
  }

  private static let chunkByteCount = 256 << 10

  /// Reads on behind what is left, which moves to the front; the answer is whether more came.
  private mutating func fill() throws(FileError) -> Bool {
    buffer.removeFirst(start)
    base += start
    start = 0
    let end = buffer.count
    let wanted = min(SegmentScanner.chunkByteCount, limit - base - end)
    guard wanted > 0 else { return false }
    buffer.append(contentsOf: repeatElement(0, count: wanted))
    let count = try system.read(file, at: base + end, into: &buffer, from: end)
    buffer.removeLast(wanted - min(count, wanted))
    return count > 0
  }
}
