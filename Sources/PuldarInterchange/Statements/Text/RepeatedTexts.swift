import LedgerModel

/// Interns texts: equal bytes of a file share one `String`, as ten years of lines repeat few shops.
///
/// Bounded: a collision replaces the older text. Results depend only on the bytes, so copies of a reader may share one
/// instance.
final class RepeatedTexts {
  private struct Known {
    var range: Range<Int>
    var text: String
  }

  /// Converts bytes to a text.
  private let read: ([UInt8], Range<Int>) -> String
  /// The texts by a hash of their bytes; allocated with the first one.
  private var known: [Known?] = []

  private static let count = 1 << 15
  /// A text of at most so many bytes is stored inline.
  private static let shortLength = 15

  /// - Parameter read: Converts a range of bytes to a text; the same bytes must yield the same text.
  init(_ read: @escaping ([UInt8], Range<Int>) -> String) {
    self.read = read
  }

  /// - Parameter bytes: The same file in each call.
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

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    let hash = FNVHash.hash(bytes, range)
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
