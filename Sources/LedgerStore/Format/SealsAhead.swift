/// The seals of the lines ahead, computed several at once.
///
/// Each line states its seal, so the next line can be hashed before the first is checked. A caller that checks the
/// lines in order meets a wrong seal before anything computed after it, so every seal returned is the one that hashing
/// line by line gives.
struct SealsAhead {
  /// The number of lines from which lanes are used: fewer are hashed one by one.
  private let smallestCount: Int
  private var lanes = SHA256Lanes()
  private var hashes: [SHA256Hash] = []
  /// How many of the hashes were returned.
  private var usedCount = 0

  init(smallestCount: Int) {
    self.smallestCount = smallestCount
  }

  /// Returns the seal that the current line must have; `nil` if the line has none at all.
  ///
  /// - Parameters:
  ///   - line: Its range in the scanner's bytes.
  ///   - scanner: The scanner that returned the line last.
  ///   - before: The seal of the previous line.
  mutating func seal(
    of line: Range<Int>, in scanner: borrowing LineScanner, after before: Seal
  ) -> Seal? {
    guard LogLine.hasSeal(scanner.bytes.extracting(line)) else { return nil }
    if usedCount == hashes.count { lookAhead(from: line, in: scanner, after: before) }
    guard usedCount < hashes.count else {
      return Seal(
        of: scanner.bytes.extracting(SealsAhead.sealedPart(of: line)), after: before)
    }
    usedCount += 1
    return Seal(hash: hashes[usedCount - 1])
  }

  /// Hashes the current line and the lines after it in memory, up to the first without a seal or too long for a lane.
  private mutating func lookAhead(
    from line: Range<Int>, in scanner: borrowing LineScanner, after before: Seal
  ) {
    hashes.removeAll(keepingCapacity: true)
    usedCount = 0
    var messages: [Range<Int>] = []
    var digits: [SHA256Hash] = []
    var next: Range<Int>? = line
    var stated: Seal? = before
    while let line = next, let seal = stated {
      let bytes = scanner.bytes.extracting(line)
      guard LogLine.hasSeal(bytes),
        line.count - LogLine.sealByteCount <= SHA256Lanes.messageByteLimit
      else { break }
      messages.append(SealsAhead.sealedPart(of: line))
      digits.append(seal.hash)
      stated = LogLine.seal(of: bytes)
      next = scanner.line(behind: line)
    }
    guard messages.count >= smallestCount else { return }
    hashes = lanes.hash(messages, of: scanner.bytes, behind: digits)
  }

  /// Returns the part of a line that its seal covers, besides the seal before.
  private static func sealedPart(of line: Range<Int>) -> Range<Int> {
    line.lowerBound..<line.upperBound - LogLine.sealByteCount
  }
}
