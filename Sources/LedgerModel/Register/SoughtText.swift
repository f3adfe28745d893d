package import LedgerEvents

/// The longest search word. An entry whose texts and category never contained it is skipped without being read.
///
/// Texts are compared as in ``EntryRegister``.
public struct SoughtText: Hashable, Sendable {
  /// The search word; not empty.
  private let part: FoldedText

  /// - Returns: `nil` if every text contains all the words.
  public init?(longestOf words: [String]) {
    let parts = words.map { FoldedText($0) }
    guard let part = parts.max(by: { $0.text.utf8.count < $1.text.utf8.count }), !part.isEmpty
    else { return nil }
    self.part = part
  }

  /// The bytes of the word: lowercase, without accents and apostrophes.
  package var bytes: [UInt8] { Array(part.text.utf8) }

  /// Returns whether an event states that an entry contains, or contained, the word.
  ///
  /// - Parameter known: The results for texts examined before, because most texts occur in many events.
  package func isPart(of event: LedgerEvent, _ known: inout [String: Bool]) -> Bool {
    switch event {
    case .entry(let content): return isPart(of: SoughtText.texts(of: content), &known)
    case .amendment(let event):
      let now = event.now.map {
        [$0.merchant, $0.note, $0.category?.text].compactMap(\.self) + ($0.tags ?? [])
      }
      return isPart(of: SoughtText.texts(of: event.was) + (now ?? []), &known)
    case .reversal(let event): return isPart(of: event.reversal.copy, &known)
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: return false
    }
  }

  /// Returns whether a printed receipt text contains the word.
  package func isPart(ofPrinted text: String) -> Bool { FoldedText(text).contains(part) }

  private static func texts(of content: EntryContent) -> [String] {
    let texts = content.texts
    return [texts.merchant, texts.note, texts.said, content.values.category.text] + texts.tags
  }

  /// The most results to cache.
  private static var knownLimit: Int { 2000 }

  private func isPart(of texts: [String], _ known: inout [String: Bool]) -> Bool {
    texts.contains { text in
      if text.isEmpty { return false }
      if let isPart = known[text] { return isPart }
      let isPart = FoldedText(text).contains(part)
      if known.count >= SoughtText.knownLimit { known = [:] }
      known[text] = isPart
      return isPart
    }
  }
}
