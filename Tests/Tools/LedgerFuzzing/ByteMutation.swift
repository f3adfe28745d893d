package import LedgerTestSupport

/// Changes bytes as a fuzzer does, drawn from a seed: its short form, for every run of the tests.
package struct ByteMutation {
  package var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Pieces of text and numbers that readers treat apart from others.
  private static let pieces: [[UInt8]] =
    ["\n", "\"", "\\", "{", "}", "[", ",", "null", "-1", "0", "999999999999999", "\\ud800", "\\n"]
    .map { Array($0.utf8) } + [[0], [0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xC3]]

  /// Bytes that differ in one to four places; what is put in comes from others, or from nowhere.
  package mutating func mutated(_ bytes: [UInt8], with others: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, others) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int(generator.magnitude(upTo: 64)))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    case 2:
      if place < bytes.count { bytes[place] = .random(in: 0...255, using: &generator) }
    case 3: bytes.removeSubrange(place..<end)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5: bytes.removeSubrange(end...)
    case 6:
      let piece = ByteMutation.pieces.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(place..<min(end, place + piece.count), with: piece)
    default:
      let other = others.randomElement(using: &generator) ?? []
      let start = Int.random(in: 0...other.count, using: &generator)
      let count = Int(generator.magnitude(upTo: 64))
      bytes.replaceSubrange(place..<end, with: other.dropFirst(start).prefix(count))
    }
  }
}
