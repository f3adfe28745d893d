import LedgerTestSupport
import Testing

@testable import EntryParsing

/// The rows of the tables are read in place; the tokens of a text are the second way to the same.
@Suite struct WordListReaderTests {
  private struct Row: CustomStringConvertible {
    var words: StaticString
    var hasNumbers = false
    var description: String { words.description }
  }

  /// What a row says of one phrase.
  private struct Phrase: Equatable {
    var hash: UInt64
    var firstHash: UInt64
    var wordCount: Int
    /// As the row has it.
    var spelling: String
    var number: Int32?
  }

  private static let languages: [LanguageTable] = [
    .spanish, .french, .german, .italian, .portuguese, .dutch, .hindi, .russian, .turkish,
    .vietnamese, .indonesian, .korean, .japanese, .chinese, .arabic,
  ]

  private static let ofLanguages: [Row] = (LanguageTable.english + languages + [WorldWords.table])
    .flatMap(\.rows).map { row in
      switch row.value {
      case .numbers, .months, .weekdays: Row(words: row.words, hasNumbers: true)
      case .none, .number, .category, .currencies: Row(words: row.words)
      }
    }

  private static let ofMessages = MessageWords.tables
    .flatMap { table in table.rows.map(\.words) + table.smallWords.map(\.words) }
    .map { words in Row(words: words) }

  private static let odd = [
    Row(words: "a, b c|d,e"), Row(words: "7 eleven, 1,5 x, 401k, sp500"),
    Row(words: "l'altro, McDonald's, S&P, S & P, u.s."), Row(words: "Éxito, Straße, ☕, e\u{301}"),
    Row(words: "кофе, чай|сок, tea, 茶、水, شاي، ماء"), Row(words: " a , , b"), Row(words: "-, x-y"),
    Row(words: "1 one|uno, 2 два|two, 3, 4 four", hasNumbers: true),
  ]

  /// The phrases of a row, from its tokens.
  private func phrasesOfTokens(_ row: Row, splitsElisions: Bool) -> [Phrase] {
    let bytes = Array(row.words.description.utf8)
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: splitsElisions)
    tokenizer.run()
    var phrases: [Phrase] = []
    var number: Int32?
    var isNewItem = true
    var part: [Token] = []
    let end = Token(
      kind: .mark, mark: UInt8(ascii: ","), isJoined: false, start: 0, end: 0, foldedStart: 0,
      foldedEnd: 0, hash: 0)
    for token in tokenizer.tokens + [end] {
      guard token.isMark(UInt8(ascii: ",")) || token.isMark(UInt8(ascii: "|")) else {
        part.append(token)
        continue
      }
      if part.isEmpty { continue }
      if row.hasNumbers, isNewItem {
        let token = part.removeFirst()
        let digits = tokenizer.folded[token.foldedStart..<token.foldedEnd]
        number = Int32(String(decoding: digits, as: UTF8.self))
      }
      isNewItem = token.isMark(UInt8(ascii: ","))
      if let first = part.first, let last = part.last {
        phrases.append(
          Phrase(
            hash: part.dropFirst().reduce(first.hash) { PhraseHash.joining($0, $1.hash) },
            firstHash: first.hash, wordCount: part.count,
            spelling: String(decoding: bytes[first.start..<last.end], as: UTF8.self),
            number: number))
      }
      part = []
    }
    return phrases
  }

  private func phrasesInPlace(_ row: Row, splitsElisions: Bool) -> [Phrase] {
    var phrases: [Phrase] = []
    var tokenizer = Tokenizer(splitsElisions: splitsElisions)
    WordListReader.read(row.words, hasNumbers: row.hasNumbers, by: &tokenizer) { phrase in
      phrases.append(
        Phrase(
          hash: phrase.hash, firstHash: phrase.firstHash, wordCount: phrase.wordCount,
          spelling: BrandSpelling(row: row.words, bytes: phrase.bytes).text,
          number: phrase.number))
    }
    return phrases
  }

  @Test(.rows) func `each row of each table reads as its tokens do`() {
    #expect(Self.ofLanguages.count > 500 && Self.ofMessages.count > 100)
    each(Self.ofLanguages + Self.ofMessages + Self.odd) { (row: Row) in
      for splitsElisions in [false, true] {
        let phrases = phrasesInPlace(row, splitsElisions: splitsElisions)
        #expect(phrases == phrasesOfTokens(row, splitsElisions: splitsElisions))
      }
    }
  }

  @Test func `no two phrases of the tables have one hash`() {
    var known: [UInt64: String] = [:]
    for row in Self.ofLanguages + Self.ofMessages {
      var tokenizer = Tokenizer(
        bytes: Array(row.words.description.utf8), splitsElisions: false)
      tokenizer.run()
      let folded = tokenizer.folded
      for part in tokenizer.tokens.split(whereSeparator: { token in token.kind == .mark }) {
        var hash: UInt64?
        var key = ""
        for token in part {
          hash = hash.map { hash in PhraseHash.joining(hash, token.hash) } ?? token.hash
          let word = folded[token.foldedStart..<token.foldedEnd]
          key += (key.isEmpty ? "" : " ") + String(decoding: word, as: UTF8.self)
          if let hash { #expect(known.updateValue(key, forKey: hash) ?? key == key) }
        }
      }
    }
    #expect(known.count > 10_000)
  }

  @Test(.rows) func `a word is one to correct to, however a row spells it`() {
    each([
      ("Éxito", "exito"), ("Sainsbury", "sainsbury"), ("tea", nil), ("кофе", nil), ("401k", nil),
    ]) { (row: (word: String, letters: String?)) in
      var words = PlainWords()
      Array(row.word.utf8).withUnsafeBufferPointer { bytes in words.add(bytes, place: 7) }
      #expect(String(decoding: words.letters, as: UTF8.self) == row.letters ?? "")
      #expect(words.all.map(\.place) == (row.letters == nil ? [] : [7]))
    }
  }
}
