import LedgerTestSupport
import Testing

@testable import EntryParsing

/// The rows of the tables are read in place; the tokens of a text are the second way to the same.
@Suite struct WordListReaderTests {
  private struct Row: CustomStringConvertible {
    var text: StaticString
    /// The start of the words; they end with the line.
    var start = 0
    var items: WordRow.Items

    init(_ text: StaticString, from start: Int = 0, items: WordRow.Items = .words) {
      self.text = text
      self.start = start
      self.items = items
    }

    /// The rows of a text.
    static func rows(of text: StaticString, _ items: (TableLine) -> WordRow.Items) -> [Row] {
      var rows: [Row] = []
      TableLine.read(text) { line in
        let row = Row(text, from: line.words, items: items(line))
        rows.append(row)
        return line.words + row.description.utf8.count + 1
      }
      return rows
    }

    var description: String {
      let line = text.description.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }
      return String(line) ?? ""
    }

    var hasGroups: Bool { description.contains("(") }

    /// The row, with the phrases that its groups stand for.
    var bytes: [UInt8] {
      var text = description
      while let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") {
        let mark = text[..<open].lastIndex { ",|".contains($0) }
        let start = mark.map { text.index(after: $0) } ?? text.startIndex
        let end = text[close...].firstIndex { ",|".contains($0) } ?? text.endIndex
        let stem = text[start..<open].firstIndex { $0.isLetter && !$0.isUppercase } ?? open
        let rest = text[text.index(after: close)..<end]
        let endings = text[text.index(after: open)..<close]
          .split(separator: "|", omittingEmptySubsequences: false)
        let phrases = endings.map { text[stem..<open] + $0 + rest }
        text.replaceSubrange(
          stem..<end, with: phrases.joined(separator: items == .words ? "," : "|"))
      }
      return Array(text.utf8)
    }
  }

  /// What a row says of one phrase.
  private struct Phrase: Equatable {
    var hash: UInt64
    var firstHash: UInt64
    var wordCount: Int
    /// As the row has it.
    var spelling: String
    var number: Int32
    var codes: String
  }

  private static let languages: [LanguageTable] = [
    .spanish, .french, .german, .italian, .portuguese, .dutch, .hindi, .russian, .turkish,
    .vietnamese, .indonesian, .korean, .japanese, .chinese, .arabic,
  ]

  private static let ofLanguages: [Row] =
    (LanguageTable.english + languages + [WorldWords.table]
    + languages.map { NationWords.table($0.language) }).flatMap { table in
      var rows = [Row(table.compoundNumbers, items: .numbers)]
      for text in table.texts { rows += Row.rows(of: text) { WordRow($0).items } }
      return rows
    }

  private static let ofMessages = MessageWords.tables.flatMap { table in
    Row.rows(of: table.text) { _ in .words }
  }

  private static let odd = [
    Row("a, b c|d,e"), Row("7 eleven, 1,5 x, 401k, sp500"),
    Row("l'altro, McDonald's, S&P, S & P, u.s."), Row("Éxito, Straße, ☕, e\u{301}"),
    Row("кофе, чай|сок, tea, 茶、水, شاي، ماء"), Row(" a , , b"), Row("-, x-y"),
    Row("1 one|uno, -2 два|two, 3, 4 four", items: .numbers),
    Row("EUR euro|евро, SEK NOK? krone", items: .currencies),
    Row("kost(et|ete), mi(|s) casa roja, a (b|cé) d, (a|b), tapá(s|)"),
    Row("1 on(e|o)|uno, -2 twe(|é) x", items: .numbers), Row("EUR eur(o|os)", items: .currencies),
  ]

  /// The phrases of a row, from its tokens.
  private func phrasesOfTokens(_ row: Row, splitsElisions: Bool) -> [Phrase] {
    let bytes = row.bytes
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: splitsElisions)
    tokenizer.run()
    func spelling(_ part: some BidirectionalCollection<Token>) -> String {
      guard let first = part.first, let last = part.last else { return "" }
      return String(decoding: bytes[first.start..<last.end], as: UTF8.self)
    }
    var phrases: [Phrase] = []
    var start: [Token] = []
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
      if row.items != .words, isNewItem {
        start = Array(
          part.prefix { token in
            row.items == .currencies
              ? spelling([token]).utf8.allSatisfy { (0x3F...0x5A).contains($0) }
              : token.kind != .word
          })
        part.removeFirst(start.count)
      }
      isNewItem = token.isMark(UInt8(ascii: ","))
      if let first = part.first {
        phrases.append(
          Phrase(
            hash: part.dropFirst().reduce(first.hash) { PhraseHash.joining($0, $1.hash) },
            firstHash: first.hash, wordCount: part.count,
            spelling: row.hasGroups ? "" : spelling(part),
            number: Int32(spelling(start)) ?? 0,
            codes: row.items == .currencies ? spelling(start) : ""))
      }
      part = []
    }
    return phrases
  }

  private func phrasesInPlace(_ row: Row, splitsElisions: Bool) -> [Phrase] {
    var phrases: [Phrase] = []
    var tokenizer = Tokenizer(splitsElisions: splitsElisions)
    let next = WordListReader.read(row.text, from: row.start, items: row.items, by: &tokenizer) {
      phrase in
      phrases.append(
        Phrase(
          hash: phrase.hash, firstHash: phrase.firstHash, wordCount: phrase.wordCount,
          spelling: row.hasGroups
            ? "" : BrandSpelling(row: row.text, bytes: phrase.bytes).text,
          number: phrase.number,
          codes: BrandSpelling(row: row.text, bytes: phrase.codes).text))
    }
    #expect(next == row.start + row.description.utf8.count + 1)
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
        bytes: row.bytes, splitsElisions: false)
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

  @Test func `each class of words is the one of its name`() {
    let named: [(text: StaticString, roles: WordRoles, cues: WordCues)] = [
      ("cardinal: 1 a", .cardinal, []), ("balance: a", .balance, []),
      ("heads every: a", [.heads, .every], []), ("surcharge: a", [], .surcharge),
      ("graded: a", [], .graded), ("amends: a", [], .amends), ("corrects: a", [], .corrects),
      ("savingsAccount: a", [], .savingsAccount), ("on goal: a", .on, .goal),
    ]
    for row in named {
      TableLine.read(row.text) { line in
        let meaning = WordRow(line).meaning
        #expect(meaning.roles == row.roles && meaning.cues == row.cues)
        return .max
      }
    }
    let kinds: [(text: StaticString, category: CategoryPlace, weight: UInt8)] = [
      ("item groceries: a", .groceries, 5), ("place dining: a", .dining, 3),
      ("brand other: a", .other, 4), ("item travel 2: a", .travel, 2),
      ("investment item investment 6: a", .investment, 6),
    ]
    for kind in kinds {
      TableLine.read(kind.text) { line in
        let meaning = WordRow(line).meaning
        #expect(meaning.category == kind.category.rawValue && meaning.weight == kind.weight)
        return .max
      }
    }
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

  @Test(.rows) func `the days of a language begin its table, the weekdays last`() {
    each(Lexicon.tables) { (table: LanguageTable) in
      var isOver = false
      for (place, text) in table.texts.enumerated() {
        TableLine.read(text) { line in
          let meaning = WordRow(line).meaning
          if meaning.has([.relativeDay, .weekday]), !meaning.has(.doubtfulDay) {
            #expect(place == 0 && !isOver)
            #expect(line.begins(with: UInt8(ascii: "r"), or: UInt8(ascii: "w")))
            isOver = meaning.has(.weekday)
          }
          return line.end
        }
      }
      #expect(isOver)
    }
  }
}
