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
    /// Its range in the row.
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
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let items: WordRow.Items
  private var place: Int
  private let end: Int
  private var isNewItem = true
  private var number: Int32 = 0
  private var codes = 0..<0

  /// Calls a body with each phrase of a row, in order.
  ///
  /// - Parameters:
  ///   - words: The range of the row in the text; all of it if `nil`.
  ///   - items: What each item begins with; vertical bars separate the phrases of an item.
  ///   - tokenizer: Reads what is not Latin; many rows share one, and its memory.
  static func read(
    _ text: StaticString, _ words: Range<Int>? = nil, items: WordRow.Items = .words,
    by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void
  ) {
    text.withUTF8Buffer { bytes in
      var reader = WordListReader(bytes, words ?? 0..<bytes.count, items: items)
      while reader.place < reader.end { reader.readPhrase(by: &tokenizer, body) }
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ words: Range<Int>, items: WordRow.Items
  ) {
    self.bytes = bytes
    self.items = items
    place = words.lowerBound
    end = words.upperBound
  }

  private static let comma = UInt8(ascii: ",")
  private static let stroke = UInt8(ascii: "|")

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
      guard let hash = readWord() else { return readByTokens(from: start, by: &tokenizer, body) }
      if phrase.wordCount == 0 {
        phrase.hash = hash
        phrase.firstHash = hash
        phrase.firstWord = UnsafeBufferPointer(rebasing: bytes[first..<place])
      } else {
        phrase.hash = PhraseHash.joining(phrase.hash, hash)
      }
      phrase.wordCount += 1
      phrase.bytes = phrase.bytes.lowerBound..<place
      skipBlanks()
    }
    if phrase.wordCount > 0 { isEmpty = false }
    if !isEmpty { isNewItem = place == end || bytes[place] == WordListReader.comma }
    place += 1
    if phrase.wordCount > 0 { body(phrase) }
  }

  private mutating func skipBlanks() {
    while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  /// Whether there is a comma or vertical bar at a place, other than the comma of "1,5".
  private func isSeparator(at place: Int) -> Bool {
    if bytes[place] == WordListReader.stroke { return true }
    guard bytes[place] == WordListReader.comma else { return false }
    return !(isDigit(at: place - 1) && isDigit(at: place + 1))
  }

  private func isDigit(at place: Int) -> Bool {
    place >= 0 && place < end && ScalarClass.isASCIIDigit(bytes[place])
  }

  /// Returns the hash of the letters, or of the digits, at this place; `nil` if there are neither.
  private mutating func readWord() -> UInt64? {
    let start = place
    var hash = FNVHash.empty
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
    if place > start { return hash }
    while isDigit(at: place) {
      hash = FNVHash.adding(bytes[place], to: hash)
      place += 1
    }
    return place > start ? hash : nil
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

  // MARK: Anything else

  /// Reads to the next comma or vertical bar, and past it, with a tokenizer; includes the following phrases
  /// that begin with another script.
  private mutating func readByTokens(
    from start: Int, by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void
  ) {
    place = start
    while place < end, !isSeparator(at: place) { place += 1 }
    while isOfOtherScript(behind: place) {
      place += 1
      while place < end, !isSeparator(at: place) { place += 1 }
    }
    tokenizer.run(over: bytes[start..<place])
    let tokens = tokenizer.tokens
    isNewItem = place == end || bytes[place] == WordListReader.comma
    place += 1
    // Other scripts have their own commas.
    let phrases = tokens.split { token in
      token.kind == .mark
        && (token.mark == WordListReader.comma || token.mark == WordListReader.stroke)
    }
    for phrase in phrases { give(phrase, tokenizer.folded, from: start, body) }
  }

  /// Whether the phrase after a comma or vertical bar begins with a byte that is not ASCII.
  private func isOfOtherScript(behind separator: Int) -> Bool {
    var next = separator + 1
    while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < end && bytes[next] >= 0x80
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
