/// A scanner that reads a file line by line through one reused buffer.
package struct LineScanner: ~Copyable {
  /// The result of a step.
  package enum Found {
    /// A line, without its line feed.
    case line(Range<Int>)
    /// Bytes at the end of the file without a line feed.
    case piece(Range<Int>)
    /// More bytes than a line may have, before any line feed.
    case tooLong(Range<Int>)
    case end
  }

  private let system: any FileSystem
  private let file: OpenFile
  /// Where reading ends, even if the file goes on.
  private let limit: Int
  private var buffer: [UInt8]
  /// The bytes of the buffer that are not returned yet.
  private var start = 0
  private var end = 0
  /// The file offset of the buffer's first byte.
  private var base: Int

  /// Large enough to make calls cheap, small enough for a processor's cache.
  package static let usualBufferByteCount = 256 << 10

  package init(
    _ system: any FileSystem, _ file: OpenFile, from offset: Int, to limit: Int,
    bufferByteCount: Int = LineScanner.usualBufferByteCount
  ) {
    self.system = system
    self.file = file
    self.limit = limit
    base = offset
    // No more than there is to read: most reads are of a line or two.
    buffer = Array(repeating: 0, count: min(bufferByteCount, max(0, limit - offset)))
  }

  /// The buffer that the found ranges index.
  package var bytes: RawSpan {
    @_lifetime(borrow self)
    get { buffer.span.bytes }
  }

  /// The file offset of the next line.
  var offset: Int { base + start }

  /// Returns the file offset of the line that was found last.
  func offset(of line: Range<Int>) -> Int { base + line.lowerBound }

  /// Returns the next line, or what is in its place.
  package mutating func next() throws(FileError) -> Found {
    var searched = start
    while true {
      if let feed = SystemCalls.firstLineFeed(
        in: buffer.span.bytes.extracting(0..<end), from: searched)
      {
        let line = start..<feed
        start = feed + 1
        return line.count < LogLine.byteLimit ? .line(line) : .tooLong(line)
      }
      if end - start >= LogLine.byteLimit { return .tooLong(start..<end) }
      searched = end - start
      if try !fill() {
        let piece = start..<end
        start = end
        return piece.isEmpty ? .end : .piece(piece)
      }
    }
  }

  /// Returns the line after another one in the buffer; `nil` if it is not wholly in the buffer.
  borrowing func line(behind line: Range<Int>) -> Range<Int>? {
    let start = line.upperBound + 1
    let feed = SystemCalls.firstLineFeed(in: buffer.span.bytes.extracting(0..<end), from: start)
    return feed.map { start..<$0 }
  }

  /// Moves the unread bytes to the front and reads on after them; returns whether more came.
  private mutating func fill() throws(FileError) -> Bool {
    if start > 0 {
      // Moves the rest of the last line: a few hundred bytes.
      for index in start..<end { buffer[index - start] = buffer[index] }
      base += start
      end -= start
      start = 0
    }
    let left = limit - base - end
    guard left > 0 else { return false }
    if end == buffer.count {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    let wanted = min(buffer.count - end, left)
    let count = min(wanted, try system.read(file, at: base + end, into: &buffer, from: end))
    end += count
    return count > 0
  }
}
