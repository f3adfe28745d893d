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
    /// The number of its item, as in `2 two|twain`; `nil` if items have none.
    var number: Int32?
    /// Whether it contains a punctuation mark, so that no text matches it.
    var hasMark = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let hasNumbers: Bool
  private var place = 0
  private var isNewItem = true
  private var number: Int32?

  /// Calls a body with each phrase of a row, in order.
  ///
  /// - Parameters:
  ///   - hasNumbers: Whether each item begins with a number; vertical bars separate the phrases of an item.
  ///   - tokenizer: Reads what is not Latin; many rows share one, and its memory.
  static func read(
    _ row: StaticString, hasNumbers: Bool = false, by tokenizer: inout Tokenizer,
    _ body: (Phrase) -> Void
  ) {
    row.withUTF8Buffer { bytes in
      var reader = WordListReader(bytes, hasNumbers: hasNumbers)
      while reader.place < bytes.count { reader.readPhrase(by: &tokenizer, body) }
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, hasNumbers: Bool) {
    self.bytes = bytes
    self.hasNumbers = hasNumbers
  }

  private static let comma = UInt8(ascii: ",")
  private static let stroke = UInt8(ascii: "|")

  // MARK: Latin letters and digits

  /// Reads to the next comma or vertical bar, and past it.
  private mutating func readPhrase(by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void) {
    let start = place
    skipBlanks()
    var isEmpty = true
    if hasNumbers, isNewItem {
      guard let number = readNumber() else {
        return readByTokens(from: start, by: &tokenizer, body)
      }
      self.number = number
      isEmpty = false
      skipBlanks()
    }
    var phrase = Phrase(
      hash: 0, wordCount: 0, bytes: place..<place, firstHash: 0,
      firstWord: UnsafeBufferPointer(rebasing: bytes[place..<place]), number: number)
    while place < bytes.count, !isSeparator(at: place) {
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
    if !isEmpty { isNewItem = place == bytes.count || bytes[place] == WordListReader.comma }
    place += 1
    if phrase.wordCount > 0 { body(phrase) }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  /// Whether there is a comma or vertical bar at a place, other than the comma of "1,5".
  private func isSeparator(at place: Int) -> Bool {
    if bytes[place] == WordListReader.stroke { return true }
    guard bytes[place] == WordListReader.comma else { return false }
    return !(isDigit(at: place - 1) && isDigit(at: place + 1))
  }

  private func isDigit(at place: Int) -> Bool {
    place >= 0 && place < bytes.count && ScalarClass.isASCIIDigit(bytes[place])
  }

  /// Returns the hash of the letters, or of the digits, at this place; `nil` if there are neither.
  private mutating func readWord() -> UInt64? {
    let start = place
    var hash = FNVHash.empty
    while place < bytes.count {
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

  private mutating func readNumber() -> Int32? {
    let start = place
    var number: Int32 = 0
    while isDigit(at: place) {
      number = number &* 10 &+ Int32(bytes[place] &- 0x30)
      place += 1
    }
    return place > start ? number : nil
  }

  // MARK: Anything else

  /// Reads to the next comma or vertical bar, and past it, with a tokenizer; includes the following phrases
  /// that begin with another script.
  private mutating func readByTokens(
    from start: Int, by tokenizer: inout Tokenizer, _ body: (Phrase) -> Void
  ) {
    place = start
    while place < bytes.count, !isSeparator(at: place) { place += 1 }
    while isOfOtherScript(behind: place) {
      place += 1
      while place < bytes.count, !isSeparator(at: place) { place += 1 }
    }
    tokenizer.run(over: bytes[start..<place])
    let tokens = tokenizer.tokens
    let last = place < bytes.count ? bytes[place] : WordListReader.comma
    place += 1
    var first = 0
    for index in 0...tokens.count {
      // Other scripts have their own commas.
      let mark =
        index == tokens.count ? last : tokens[index].kind == .mark ? tokens[index].mark : 0
      guard mark == WordListReader.comma || mark == WordListReader.stroke else { continue }
      defer { first = index + 1 }
      guard first < index else { continue }
      if hasNumbers, isNewItem {
        number = WordListReader.number(of: tokens[first], tokenizer.folded)
        first += 1
      }
      isNewItem = mark == WordListReader.comma
      if first < index { give(tokens[first..<index], tokenizer.folded, from: start, body) }
    }
  }

  /// Whether the phrase after a comma or vertical bar begins with a byte that is not ASCII.
  private func isOfOtherScript(behind separator: Int) -> Bool {
    var next = separator + 1
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < bytes.count && bytes[next] >= 0x80
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
          number: number, hasMark: tokens.contains { token in token.kind == .mark }))
    }
  }

  private static func number(of token: Token, _ folded: [UInt8]) -> Int32 {
    var number: Int32 = 0
    for byte in folded[token.foldedStart..<token.foldedEnd] {
      number = number &* 10 &+ Int32(byte &- 0x30)
    }
    return number
  }
}
