import LedgerModel
import LedgerStore

/// Lines behind seals that fit them, whatever stands in them.
enum SealedLines {
  private static let opening = Array("{\"n\":".utf8)

  /// The log that has the lines of some bytes, each behind its own seal.
  ///
  /// - Parameter isNumbered: Whether each line gets the number of its place.
  static func log(of bytes: [UInt8], isNumbered: Bool) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    let content = bytes.last == feed ? bytes.dropLast() : bytes[...]
    var log: [UInt8] = []
    var seal = Seal.beforeFirst
    let lines = content.split(separator: feed, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let body = isNumbered ? numbered(Array(line), number) : Array(line)
      seal = Seal(of: body.span.bytes, after: seal)
      log += body + Array(",\"seal\":\"\(seal.text)\"}\n".utf8)
    }
    return log
  }

  /// A line with another number, where it begins with one.
  private static func numbered(_ line: [UInt8], _ number: Int) -> [UInt8] {
    guard line.starts(with: opening) else { return line }
    let rest = line.dropFirst(opening.count).drop { (0x30...0x39).contains($0) }
    return opening + Array(String(number).utf8) + rest
  }
}
