import LedgerEvents

/// The words for a day, a weekday or a relative one, of every language that is read beside English: a sentence that
/// names a day in another language than that of its locale is read in that one, and no day is passed over.
enum DayWords {
  /// A language in which a word names a day, and the day.
  private struct Entry {
    var language: String
    var meaning: WordMeaning
  }

  /// By the hash of the word.
  private static let entries: [UInt64: Entry] = {
    var entries: [UInt64: Entry] = [:]
    var tokenizer = Tokenizer(splitsElisions: false)
    for table in Lexicon.tables {
      guard let text = table.texts.first else { continue }
      TableLine.read(text) { line in
        // Each sentence with an unknown word asks: only the lines of days are read, which end with the weekdays.
        guard line.begins(with: UInt8(ascii: "r"), or: UInt8(ascii: "w")) else { return line.end }
        let row = WordRow(line)
        guard row.meaning.has([.relativeDay, .weekday]), !row.meaning.has(.doubtfulDay) else {
          return line.end
        }
        let end = WordListReader.read(text, from: row.words, items: row.items, by: &tokenizer) {
          guard $0.wordCount == 1, $0.firstWord.count >= DayWords.shortest else { return }
          var meaning = row.meaning
          meaning.number = $0.number
          let other = entries[$0.hash]
          let isShared = other.map { $0.meaning.number == meaning.number } ?? true
          entries[$0.hash] = Entry(
            language: isShared ? other?.language ?? table.language : "", meaning: meaning)
        }
        return row.meaning.has(.weekday) ? text.utf8CodeUnitCount : end
      }
    }
    return entries
  }()

  /// In bytes; shorter words are more often names and abbreviations.
  private static let shortest = 4

  /// Returns the language in which a word names a day; empty if it names different ones, `nil` if it names none.
  static func language(of token: Token) -> String? { entries[token.hash]?.language }

  /// Returns the language of the first word that names a day relative to today in one language alone, and has no
  /// meaning in that of the tokens; `nil` if there is none, or a name follows a preposition or has a capital.
  static func language(of tokens: [Token]) -> String? {
    guard !tokens.contains(where: { $0.has([.relativeDay, .ago]) }) else { return nil }
    let found = tokens.indices.lazy.compactMap { index -> String? in
      let token = tokens[index]
      guard token.kind == .word, token.isUnknown, !token.isDailyThing, !token.isCapitalised,
        index == 0
          || !tokens[index - 1].has(.preposition) && !tokens[index - 1].isMark(UInt8(ascii: "@")),
        let entry = entries[token.hash],
        entry.meaning.has(.relativeDay), !entry.language.isEmpty
      else { return nil }
      return entry.language
    }
    return found.first
  }
}
