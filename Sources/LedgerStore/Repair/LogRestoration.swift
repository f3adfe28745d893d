/// A log put together from its remains and a copy: from the first line on, for each number whichever line's seal proves
/// that it comes next.
struct LogRestoration {
  /// The result of a restoration.
  struct Result {
    /// The numbers that came from the copy.
    var restored: [Range<Int>] = []
    /// How many lines there are in a row.
    var eventCount = 0
    /// How many bytes they have, with their line feeds.
    var byteCount = 0
    /// How many of them are the log's own.
    var ownCount = 0
    /// Where the rest of the log after these lines begins in it.
    var rest = 0
  }

  /// `nil` if the log is gone.
  let own: LogFile?
  let copy: LogFile

  /// Calls a body with each proven line in a row from the first on, with its line feed.
  func run(_ body: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Result {
    var result = Result()
    var seal = Seal.beforeFirst
    var own = try (self.own ?? self.copy).pieces(
      from: self.own == nil ? self.copy.status.byteCount : 0)
    var copy = try self.copy.pieces()
    while true {
      let next = result.eventCount
      var line = try LogRestoration.line(next, after: seal, &own)
      let isOwn = line != nil
      if line == nil { line = try LogRestoration.line(next, after: seal, &copy) }
      if line == nil { line = try LogRestoration.line(nil, after: seal, &copy) }
      guard let line else {
        result.rest = own.offset
        // A damaged line may state a number that hides those after it.
        guard try LogRestoration.line(nil, after: seal, &own) != nil else { break }
        continue
      }
      try body(line.bytes + [UInt8(ascii: "\n")])
      seal = line.seal
      result.take(line, isOwn: isOwn)
      if isOwn { try own.advance() } else { try copy.advance() }
    }
    if self.own == nil { result.rest = 0 }
    return result
  }

  /// Returns whether the lines are what a log holds, byte for byte, whatever follows them.
  func changesNothing(of log: LogFile) throws(FileError) -> Bool {
    var offset = 0
    var isSame = true
    _ = try run { line throws(FileError) in
      guard isSame else { return }
      var bytes = [UInt8](repeating: 0, count: line.count)
      let count = try log.system.read(log.file, at: offset, into: &bytes, from: 0)
      isSame = count == line.count && SystemCalls.areEqual(bytes, line)
      offset += line.count
    }
    return isSame
  }

  /// Writes the lines to a file, followed by the rest of the log.
  func write(to file: OpenFile) throws(FileError) {
    let system = copy.system
    var buffer: [UInt8] = []
    let found = try run { line throws(FileError) in
      buffer += line
      guard buffer.count >= 1 << 20 else { return }
      try system.append(buffer, to: file)
      buffer.removeAll(keepingCapacity: true)
    }
    try system.append(buffer, to: file)
    guard let own, own.status.byteCount > found.rest else { return }
    try FileReplacement(system: own.system).copy(
      own.file, from: found.rest, byteCount: own.status.byteCount - found.rest, to: file)
  }

  /// Returns the next line, without passing a line with a later number. With `nil` as the number, it searches
  /// everything that is left, whatever the numbers.
  private static func line(
    _ number: Int?, after seal: Seal, _ reader: inout ChainReader
  ) throws(FileError) -> ChainReader.Line? {
    while !reader.isAtEnd {
      let stated = number == nil ? nil : reader.number
      if let number, let stated, stated > number { return nil }
      if stated == number, let line = reader.line(after: [seal]) { return line }
      try reader.advance()
    }
    return nil
  }
}

extension LogRestoration.Result {
  /// Counts the next line.
  fileprivate mutating func take(_ line: ChainReader.Line, isOwn: Bool) {
    byteCount += line.bytes.count + 1
    if isOwn {
      ownCount += 1
    } else if let last = restored.last, last.upperBound == eventCount {
      restored[restored.count - 1] = last.lowerBound..<eventCount + 1
    } else {
      restored.append(eventCount..<eventCount + 1)
    }
    eventCount += 1
  }
}
