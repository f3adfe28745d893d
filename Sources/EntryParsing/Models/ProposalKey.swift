import LedgerModel

/// Under what a proposal is kept: the sentence without its amount and day, and everything else that
/// the answer depends on.
public struct ProposalKey: Hashable, Sendable {
  /// The sentence, folded.
  public let pattern: String
  /// The model with its prompt, and the categories that it could choose of.
  public let asked: String

  init(_ question: ProposalQuestion, source: String, categories: [CategoryName]) {
    pattern = ProposalKey.pattern(of: question.text, as: question.reading)
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
  }

  /// The pattern of a sentence that the rules read.
  ///
  /// Amount and day are taken out: they are the rules' in any case.
  static func pattern(of text: String, as reading: ParsedEntry) -> String {
    var bytes = Array(text.utf8)
    let origins = reading.origins
    let taken = [(origins.amount, UInt8(ascii: "#")), (origins.date, UInt8(ascii: "@"))]
      .compactMap { origin, sign in origin.map { ($0.bytes.clamped(to: 0..<bytes.count), sign) } }
    for (range, sign) in taken.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: [sign])
    }
    return String(decoding: bytes, as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
