import LedgerModel

/// Under what a proposal is kept: the sentence without its amount and day, and everything else that
/// the answer depends on.
public struct ProposalKey: Hashable, Sendable {
  /// The sentence, folded.
  public let pattern: String
  /// The model with its prompt, and the categories that it could choose of.
  public let asked: String
  /// Whether another amount in the same sentence would get the same answer.
  let isForAnyAmount: Bool

  init(_ question: ProposalQuestion, source: String, categories: [CategoryName]) {
    isForAnyAmount = question.readings.count == 1
    pattern = ProposalKey.pattern(of: question.text, as: question.readings)
    // FNV-1a, 64 bits: a name for a list, not a proof.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in categories.map(\.text).joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    asked = source + "/" + String(hash, radix: 16)
  }

  /// A key that was kept.
  init(pattern: String, asked: String) {
    self.pattern = pattern
    self.asked = asked
    isForAnyAmount = false
  }

  /// Whether the same was asked about the same.
  func isSame(as other: ProposalKey) -> Bool {
    pattern == other.pattern && asked == other.asked
  }

  /// The pattern of a sentence with the readings that the rules give it.
  ///
  /// Amount and day are taken out where there is one reading: they are the rules' in any case.
  static func pattern(of text: String, as readings: [ParsedEntry]) -> String {
    var bytes = Array(text.utf8)
    if readings.count == 1, let origins = readings.first?.origins {
      let taken = [(origins.amount, UInt8(ascii: "#")), (origins.date, UInt8(ascii: "@"))]
        .compactMap { origin, sign in origin.map { ($0.bytes.clamped(to: 0..<bytes.count), sign) } }
      for (range, sign) in taken.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
        bytes.replaceSubrange(range, with: [sign])
      }
    }
    return String(decoding: bytes, as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
