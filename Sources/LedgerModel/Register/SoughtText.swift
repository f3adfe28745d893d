/// What must be a part of one of an entry's texts, or of its category, for the entry to be asked for.
///
/// It is the longest of what is looked for, and is compared as ``EntryRegister`` compares it: an entry that
/// never held it is not found, whatever else is asked.
package struct SoughtText: Hashable, Sendable {
  /// Not empty.
  private let part: FoldedText

  /// - Returns: `nil` where any text holds all the words.
  package init?(longestOf words: [String]) {
    let parts = words.map { FoldedText($0) }
    guard let part = parts.max(by: { $0.text.utf8.count < $1.text.utf8.count }), !part.isEmpty
    else { return nil }
    self.part = part
  }

  /// Its bytes: small letters, without accents and apostrophes.
  package var bytes: [UInt8] { Array(part.text.utf8) }

  /// Whether an event says of an entry that it holds it, or held it.
  package func isPart(of event: LedgerEvent) -> Bool {
    switch event {
    case .entry(let content): isPart(of: content)
    case .amendment(let event):
      isPart(of: event.was) || event.now.map { isPart(of: $0) } ?? false
    case .reversal(let event): isPart(of: event.reversal.copy)
    case .setting, .schedule, .purchase, .logOpened, .log: false
    }
  }

  private func isPart(of content: EntryContent) -> Bool {
    isPart(of: content.texts.merchant) || isPart(of: content.texts.note)
      || isPart(of: content.texts.said) || isPart(of: content.values.category.text)
  }

  private func isPart(of change: EntryAmendment) -> Bool {
    [change.merchant, change.note, change.category?.text].compactMap(\.self)
      .contains { isPart(of: $0) }
  }

  private func isPart(of text: String) -> Bool { FoldedText(text).contains(part) }
}
