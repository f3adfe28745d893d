import LedgerEvents

/// Reads the words and phrases of a table row in place, in one pass.
///
/// Nearly all consist of Latin letters and digits, with blanks between words. A phrase with anything else is
/// split by a ``Tokenizer``, which gives the same result but is slower.
struct WordListReader {
  /// A word or phrase of a row.
  struct Phrase {
    /// The hash of its words, joined as in ``PhraseHash``.
    var hash: UInt64
    var wordCount: Int
    /// Its range in the text; that before a group if it has one.
    var bytes: Range<Int>
    var firstHash: UInt64
    /// The bytes of its first word, folded or as in the row.
    var firstWord: UnsafeBufferPointer<UInt8>
    /// The number of its item, as in `2 two|twain`; 0 if items have none.
    var number: Int32
    /// The range of the currencies of its item, as in `EUR euro|euros`; empty if items have none.
    var codes: Range<Int>
    /// Whether it contains a punctuation mark, so that no text matches it.
    var hasMark = false

    @inline(__always) fileprivate mutating func add(
      _ hash: UInt64, _ word: UnsafeBufferPointer<UInt8>
    ) {
      self.hash = wordCount == 0 ? hash : PhraseHash.joining(self.hash, hash)
      if wordCount == 0 {
        firstHash = hash
        firstWord = word
      }
      wordCount += 1
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let items: WordRow.Items
  private var place: Int
  /// The end of the row, or of the text while it is not found.
  private var end: Int
  private var isNewItem = true
  private var number: Int32 = 0
  private var codes = 0..<0

  /// Calls a body with each phrase of a row, in order, and returns the start of the next row.
  ///
  /// - Parameters:
  ///   - start: The place in the text at which the words of the row begin; they end with the line.
  ///   - items: What each item begins with; vertical bars separate the phrases of an item.
  ///   - tokenizer: Reads what is not Latin; many rows share one, and its memory.
  @discardableResult static func read(
    _ text: StaticString, from start: Int = 0, items: WordRow.Items = .words,
    by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void
  ) -> Int {
    text.withUTF8Buffer { bytes in
      var reader = WordListReader(bytes, start..<max(start, bytes.count), items: items)
      while reader.place < reader.end { reader.readPhrase(by: &tokenizer, body) }
      return reader.end + 1
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ row: Range<Int>, items: WordRow.Items
  ) {
    self.bytes = bytes
    self.items = items
    place = row.lowerBound
    end = row.upperBound
  }

  private static let newline = UInt8(ascii: "\n")
  private static let comma = UInt8(ascii: ",")
  private static let stroke = UInt8(ascii: "|")
  private static let group = UInt8(ascii: "(")

  // MARK: Latin letters and digits

  /// Reads to the next comma or vertical bar, and past it.
  private mutating func readPhrase(by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void) {
    skipBlanks()
    var isEmpty = true
    if isNewItem, items != .words {
      if items == .currencies { readCodes() } else { readNumber() }
      isEmpty = false
    }
    let start = place
    var phrase = Phrase(
      hash: 0, wordCount: 0, bytes: place..<place, firstHash: 0,
      firstWord: UnsafeBufferPointer(rebasing: bytes[place..<place]), number: number, codes: codes)
    while place < end, !isSeparator(at: place) {
      let first = place
      let hash = readWord()
      if place < end, bytes[place] == WordListReader.group {
        return readGroup(from: first, hash ?? FNVHash.empty, of: phrase, body)
      }
      guard let hash else { return readByTokens(from: start, by: &tokenizer, body) }
      phrase.add(hash, UnsafeBufferPointer(rebasing: bytes[first..<place]))
      phrase.bytes = phrase.bytes.lowerBound..<place
      skipBlanks()
    }
    if phrase.wordCount > 0 { isEmpty = false }
    endPhrase(isEmpty: isEmpty)
    if phrase.wordCount > 0 { body(phrase) }
  }

  /// Goes past a comma or vertical bar, or finds the end of the row.
  private mutating func endPhrase(isEmpty: Bool = false) {
    if place < end, bytes[place] == WordListReader.newline { end = place }
    if !isEmpty { isNewItem = place == end || bytes[place] == WordListReader.comma }
    place += 1
  }

  private mutating func skipBlanks() {
    while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  /// Whether there is a comma, other than that of "1,5", a vertical bar or the end of a line at a place.
  private func isSeparator(at place: Int) -> Bool {
    switch bytes[place] {
    case WordListReader.comma: !(isDigit(at: place - 1) && isDigit(at: place + 1))
    case WordListReader.stroke, WordListReader.newline: true
    default: false
    }
  }

  private func isDigit(at place: Int) -> Bool {
    place >= 0 && place < end && ScalarClass.isASCIIDigit(bytes[place])
  }

  /// Returns the hash of the letters, or of the digits, at this place; `nil` if there are neither.
  private mutating func readWord() -> UInt64? {
    let start = place
    var hash = FNVHash.empty
    addLetters(to: &hash)
    if place > start { return hash }
    while isDigit(at: place) {
      hash = FNVHash.adding(bytes[place], to: hash)
      place += 1
    }
    return place > start ? hash : nil
  }

  @inline(__always) private mutating func addLetters(to hash: inout UInt64) {
    while place < end {
      if ScalarClass.isASCIILetter(bytes[place]) {
        hash = FNVHash.adding(bytes[place] | 0x20, to: hash)
        place += 1
      } else if let (letter, count) = LetterFolding.latinLetter(in: bytes, at: place) {
        hash = FNVHash.adding(letter, to: hash)
        place += count
      } else {
        break
      }
    }
  }

  private mutating func readNumber() {
    let isNegative = place < end && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    number = 0
    while isDigit(at: place) {
      number = number &* 10 &+ Int32(bytes[place] &- 0x30)
      place += 1
    }
    if isNegative { number = -number }
    skipBlanks()
  }

  /// Reads codes of three capitals, as `SEK NOK DKK?`.
  private mutating func readCodes() {
    codes = place..<place
    while place + 3 < end, bytes[place..<place + 3].allSatisfy({ (0x41...0x5A).contains($0) }) {
      place += bytes[place + 3] == UInt8(ascii: "?") ? 4 : 3
      codes = codes.lowerBound..<place
      skipBlanks()
    }
  }

  // MARK: Endings

  /// Reads a group of endings or words, as in `kost(et|ete)`, and the words after it once with each of them.
  ///
  /// - Parameters:
  ///   - first: The place of the word with the group.
  ///   - stem: The hash of the letters before the group.
  ///   - start: The words before that word.
  private mutating func readGroup(
    from first: Int, _ stem: UInt64, of start: Phrase, _ body: (Phrase) -> Void
  ) {
    let open = place
    var close = open
    while close < end, bytes[close] != UInt8(ascii: ")") { close += 1 }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: close - first) { word in
      for letter in first..<open { word.initializeElement(at: letter - first, to: bytes[letter]) }
      var ending = open
      repeat {
        place = ending + 1
        var hash = stem
        addLetters(to: &hash)
        var count = open - first
        for letter in ending + 1..<place {
          word.initializeElement(at: count, to: bytes[letter])
          count += 1
        }
        ending = place
        place = close + 1
        var phrase = start
        phrase.add(hash, UnsafeBufferPointer(rebasing: word[..<count]))
        skipBlanks()
        while place < end, !isSeparator(at: place), let hash = readWord() {
          phrase.add(hash, UnsafeBufferPointer(rebasing: bytes[place..<place]))
          skipBlanks()
        }
        body(phrase)
      } while ending < close
    }
    endPhrase()
  }

  // MARK: Anything else

  /// Reads to the next comma or vertical bar, and past it, with a tokenizer.
  private mutating func readByTokens(
    from start: Int, by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void
  ) {
    while place < end, !isSeparator(at: place) { place += 1 }
    tokenizer.run(over: bytes[start..<place])
    let tokens = tokenizer.tokens
    endPhrase()
    // Other scripts have their own commas.
    var first = 0
    for index in 0...tokens.count {
      guard
        index == tokens.count || tokens[index].isMark(WordListReader.comma)
          || tokens[index].isMark(WordListReader.stroke)
      else { continue }
      if first < index { give(tokens[first..<index], tokenizer.folded, from: start, body) }
      first = index + 1
    }
  }

  private func give(
    _ tokens: ArraySlice<Token>, _ folded: [UInt8], from start: Int, _ body: (Phrase) -> Void
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    var hash = first.hash
    for token in tokens.dropFirst() { hash = PhraseHash.joining(hash, token.hash) }
    folded.withUnsafeBufferPointer { buffer in
      body(
        Phrase(
          hash: hash, wordCount: tokens.count, bytes: start + first.start..<start + last.end,
          firstHash: first.hash,
          firstWord: UnsafeBufferPointer(rebasing: buffer[first.foldedStart..<first.foldedEnd]),
          number: number, codes: codes,
          hasMark: tokens.contains { token in token.kind == .mark }))
    }
  }
}
