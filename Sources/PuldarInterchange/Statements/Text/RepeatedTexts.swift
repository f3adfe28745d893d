/// Gives one text for the same bytes of a file, wherever they stand: a shop comes again and again, and ten years of
/// lines are to keep its words once.
///
/// It remembers a bounded number of texts, and forgets one where another takes its place. What it answers hangs on the
/// bytes alone, so that whoever copies a reader may share it.
final class RepeatedTexts {
  private struct Known {
    var range: Range<Int>
    var text: String
  }

  /// How the bytes become a text.
  private let read: ([UInt8], Range<Int>) -> String
  /// By a hash of the bytes; made with the first text that is kept.
  private var known: [Known?] = []

  private static let count = 1 << 15
  /// A text of so many bytes needs no memory of its own.
  private static let shortLength = 15

  /// - Parameter read: How the bytes of a range become a text: the same bytes are always the same text.
  init(_ read: @escaping ([UInt8], Range<Int>) -> String) {
    self.read = read
  }

  /// - Parameter bytes: The same file each time.
  func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    if range.count <= RepeatedTexts.shortLength { return read(bytes, range) }
    if known.isEmpty { known = Array(repeating: nil, count: RepeatedTexts.count) }
    let slot = RepeatedTexts.hash(bytes, range) % RepeatedTexts.count
    if let found = known[slot], found.range.count == range.count,
      bytes[found.range].elementsEqual(bytes[range])
    {
      return found.text
    }
    let text = read(bytes, range)
    known[slot] = Known(range: range, text: text)
    return text
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
