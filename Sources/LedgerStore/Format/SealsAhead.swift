/// Computes the seals of the lines ahead, several at once.
///
/// Each line states its seal, so that the one behind it can be hashed before the first is checked.
/// Whoever checks the lines in their order meets a seal that is stated wrong before anything that
/// was computed behind it, so that every seal given out is the one that hashing line by line gives.
struct SealsAhead {
  /// From how many lines on: fewer are hashed one by one.
  private let smallestCount: Int
  private var lanes = SHA256Lanes()
  private var hashes: [SHA256Hash] = []
  /// How many of the hashes were given out.
  private var usedCount = 0

  init(smallestCount: Int) {
    self.smallestCount = smallestCount
  }

  /// The seal that the line at hand must have; `nil` where it has none at all.
  ///
  /// - Parameters:
  ///   - line: Where it stands in the scanner's bytes.
  ///   - scanner: Gave out the line last.
  ///   - before: The seal of the line before.
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

  /// Hashes the line at hand and the lines behind it that are in memory, up to the first that has no
  /// seal or no room in a lane.
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

  /// What of a line its seal is over, besides the seal before.
  private static func sealedPart(of line: Range<Int>) -> Range<Int> {
    line.lowerBound..<line.upperBound - LogLine.sealByteCount
  }
}
