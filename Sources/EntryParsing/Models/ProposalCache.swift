import LedgerEvents

/// A cache of models' answers that were checked and used, so that the same sentence needs no second run.
///
/// It may be deleted at any time, and its contents are checked again.
public actor ProposalCache {
  /// The largest number of answers; beyond it the oldest is dropped (P58).
  package static let limit = 500

  private struct Answer {
    var key: ProposalKey
    var proposal: EntryProposal
  }

  /// The answers, the oldest first.
  private var answers: [Answer] = []
  /// Whether it changed since it was read.
  public private(set) var isChanged = false

  /// Makes an empty cache.
  public init() {}

  /// Reads a cache from its ``bytes``; unreadable lines are dropped.
  public init(bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A).suffix(ProposalCache.limit)
    answers = lines.compactMap { line in
      String(validating: line, as: UTF8.self).flatMap(ProposalCache.answer)
    }
  }

  /// The answers as text: one per line, with tabs between the pattern, the model, the merchant, the category
  /// and the type.
  public var bytes: [UInt8] {
    answers.flatMap { answer -> [UInt8] in
      let proposal = answer.proposal
      let fields = [
        answer.key.pattern, answer.key.asked, proposal.merchant, proposal.category ?? "",
        proposal.type?.text ?? "",
      ]
      // A tab or a newline would break the format; such an answer is not kept.
      guard !fields.contains(where: { $0.utf8.contains { $0 < 0x20 } }) else { return [] }
      return Array(fields.joined(separator: "\t").utf8) + [0x0A]
    }
  }

  private static func answer(_ line: String) -> Answer? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
    func optional(_ text: String) -> String? { text.isEmpty ? nil : text }
    return Answer(
      key: ProposalKey(pattern: fields[0], asked: fields[1]),
      proposal: EntryProposal(
        merchant: fields[2], category: optional(fields[3]), type: EntryType(text: fields[4])))
  }

  func proposal(for key: ProposalKey) -> EntryProposal? {
    answers.last { $0.key == key }?.proposal
  }

  func keep(_ proposal: EntryProposal, for key: ProposalKey) {
    var kept = proposal
    // The same sentence with another amount gets the same answer.
    kept.amount = nil
    answers.removeAll { $0.key == key }
    answers.append(Answer(key: key, proposal: kept))
    if answers.count > ProposalCache.limit {
      answers.removeFirst(answers.count - ProposalCache.limit)
    }
    isChanged = true
  }

  /// Drops the answers for a sentence, of any model, because its entry was corrected.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - parsed: The rules' reading; `nil` if they refuse the sentence.
  public func forget(_ text: String, readAs parsed: ParsedEntries?) {
    guard let entry = parsed?.entries.first else { return }
    let pattern = ProposalKey.pattern(of: text, as: entry)
    let count = answers.count
    answers.removeAll { $0.key.pattern == pattern }
    if answers.count < count { isChanged = true }
  }
}

/// The key of a proposal: the sentence without its amount and day, and everything else that the answer depends on.
package struct ProposalKey: Hashable, Sendable {
  /// The sentence, folded.
  package let pattern: String
  /// The model with its prompt, and the categories it could choose from.
  package let asked: String

  init(_ question: ProposalQuestion, source: String, categories: [CategoryName]) {
    pattern = ProposalKey.pattern(of: question.text, as: question.reading)
    let hash = FNVHash.hash(Array(categories.map(\.text).joined(separator: "\n").utf8))
    asked = source + "/" + String(hash, radix: 16)
  }

  /// Makes a key from its stored parts.
  init(pattern: String, asked: String) {
    self.pattern = pattern
    self.asked = asked
  }

  /// Returns the pattern of a sentence that the rules read.
  ///
  /// The amount and the day are removed: they always come from the rules.
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
