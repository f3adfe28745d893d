import LedgerModel

/// Puts a log together from what is left of it and a copy: from the first line on, the one of both at
/// each number whose seal proves that it comes next.
struct LogRestoration {
  /// A file that is open.
  struct Source {
    let file: OpenFile
    let byteCount: Int
  }

  /// What came of it.
  struct Result {
    /// The numbers that the copy gave.
    var restored: [Range<Int>] = []
    /// How many lines there are in a row.
    var eventCount = 0
    /// How many bytes they have, their line feeds included.
    var byteCount = 0
    /// How many of them are the log's own.
    var ownCount = 0
    /// Where in the log stands what is left of it behind these lines.
    var rest = 0
  }

  let system: any FileSystem
  /// `nil` where the log is gone.
  let own: Source?
  let copy: Source

  /// Gives out the lines that prove themselves, in a row from the first on, each with its line feed.
  func run(_ body: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Result {
    var result = Result()
    var seal = Seal.beforeFirst
    var own = try cursor(self.own ?? copy, from: self.own == nil ? copy.byteCount : 0)
    var copy = try cursor(self.copy, from: 0)
    while true {
      let next = result.eventCount
      if let line = try LogRestoration.line(next, after: seal, &own) {
        try body(line.bytes + [UInt8(ascii: "\n")])
        seal = line.seal
        result.byteCount += line.bytes.count + 1
        result.ownCount += 1
        result.eventCount += 1
        try own.advance()
        continue
      }
      var found = try LogRestoration.line(next, after: seal, &copy)
      if found == nil { found = try search(after: seal, &copy) }
      if let line = found {
        try body(line.bytes + [UInt8(ascii: "\n")])
        seal = line.seal
        result.byteCount += line.bytes.count + 1
        if result.restored.last?.upperBound == next {
          let first = result.restored.removeLast().lowerBound
          result.restored.append(first..<next + 1)
        } else {
          result.restored.append(next..<next + 1)
        }
        result.eventCount += 1
        try copy.advance()
        continue
      }
      result.rest = own.offset
      // A damaged line may say a number that hides those behind it.
      guard try search(after: seal, &own) != nil else { break }
    }
    if self.own == nil { result.rest = 0 }
    return result
  }

  private func cursor(_ source: Source, from offset: Int) throws(FileError) -> PieceCursor {
    try PieceCursor(system, source.file, from: offset, byteCount: source.byteCount)
  }

  /// The line with a number, where the cursor finds it without passing by a later one.
  private static func line(
    _ number: Int, after seal: Seal, _ cursor: inout PieceCursor
  ) throws(FileError) -> (bytes: [UInt8], seal: Seal)? {
    while !cursor.isAtEnd {
      let stated = cursor.number
      if let stated, stated > number { return nil }
      if stated == number, let line = cursor.line(after: seal) { return line }
      try cursor.advance()
    }
    return nil
  }

  /// Looks through all that is left for the line that comes next, whatever number it says.
  private func search(
    after seal: Seal, _ cursor: inout PieceCursor
  ) throws(FileError) -> (bytes: [UInt8], seal: Seal)? {
    while !cursor.isAtEnd {
      if let line = cursor.line(after: seal) { return line }
      try cursor.advance()
    }
    return nil
  }
}
