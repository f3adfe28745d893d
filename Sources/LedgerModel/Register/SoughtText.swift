package import LedgerEvents

/// What must be a part of one of an entry's texts, or of its category, for the entry to be asked for.
///
/// It is the longest of what is looked for, and is compared as ``EntryRegister`` compares it: an entry that
/// never held it is not found, whatever else is asked.
public struct SoughtText: Hashable, Sendable {
  /// Not empty.
  private let part: FoldedText

  /// - Returns: `nil` where any text holds all the words.
  public init?(longestOf words: [String]) {
    let parts = words.map { FoldedText($0) }
    guard let part = parts.max(by: { $0.text.utf8.count < $1.text.utf8.count }), !part.isEmpty
    else { return nil }
    self.part = part
  }

  /// Its bytes: small letters, without accents and apostrophes.
  package var bytes: [UInt8] { Array(part.text.utf8) }

  /// Whether an event says of an entry that it holds it, or held it.
  ///
  /// - Parameter known: What was found of texts before: most stand in many events.
  package func isPart(of event: LedgerEvent, _ known: inout [String: Bool]) -> Bool {
    switch event {
    case .entry(let content): return isPart(of: SoughtText.texts(of: content), &known)
    case .amendment(let event):
      let now = event.now.map { [$0.merchant, $0.note, $0.category?.text].compactMap(\.self) }
      return isPart(of: SoughtText.texts(of: event.was) + (now ?? []), &known)
    case .reversal(let event): return isPart(of: event.reversal.copy, &known)
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: return false
    }
  }

  /// Whether a text that is printed on a receipt holds it.
  package func isPart(ofPrinted text: String) -> Bool { FoldedText(text).contains(part) }

  private static func texts(of content: EntryContent) -> [String] {
    let texts = content.texts
    return [texts.merchant, texts.note, texts.said, content.values.category.text]
  }

  /// How many texts are remembered.
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
