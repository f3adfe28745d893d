import LedgerEvents

/// Splits a text into tokens, in one pass.
struct Tokenizer {
  private(set) var bytes: [UInt8]
  /// Whether `l'altro` is two words, as in French and Italian.
  let splitsElisions: Bool
  private(set) var folded: [UInt8] = []
  private(set) var tokens: [Token] = []
  private var index = 0
  /// Whether only invisible characters are between here and the last token.
  private var isJoined = false
  private var followsHyphen = false
  private var sawInvisible = false
  /// The name of the first unreadable character, if there is one.
  private(set) var unreadable: String?

  init(bytes: [UInt8], splitsElisions: Bool) {
    self.bytes = bytes
    self.splitsElisions = splitsElisions
    folded.reserveCapacity(bytes.count + 8)
    tokens.reserveCapacity(bytes.count / 4 + 2)
  }

  /// One whose text comes later.
  init(splitsElisions: Bool) {
    bytes = []
    self.splitsElisions = splitsElisions
  }

  /// Cuts another text, in the memory of the one before.
  mutating func run(over text: some Collection<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text)
    folded.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    (index, isJoined, followsHyphen, sawInvisible, unreadable) = (0, false, false, false, nil)
    run()
  }

  mutating func run() {
    while index < bytes.count, unreadable == nil {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), 0x09, 0x0D: skipBlank()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): readWord()
      case UInt8(ascii: "."):
        if startsDecimals { readNumber() } else { appendMark(byte, count: 1) }
      case UInt8(ascii: "$"): appendSign(count: 1)
      case 0x0A: appendMark(byte, count: 1, isBlank: true)
      case 0x00..<0x20, 0x7F: unreadable = "a control character"
      case 0x80...: readBeyondASCII()
      default: appendMark(byte, count: 1)
      }
    }
  }

  // MARK: Reading bytes

  /// Returns the scalar at an offset, with its byte count.
  private func scalar(at offset: Int) -> (value: UInt32, count: Int) {
    let first = UInt32(bytes[offset])
    func next(_ place: Int) -> UInt32 {
      offset + place < bytes.count ? UInt32(bytes[offset + place] & 0x3F) : 0
    }
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
    case ..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return ScalarClass.isASCIIDigit(bytes[offset])
      || (bytes[offset] >= 0x80 && LetterFolding.digit(scalar(at: offset).value) != nil)
  }

  private func isLetter(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] < 0x80 { return ScalarClass.isASCIILetter(bytes[offset]) }
    return ScalarClass.isLetter(scalar(at: offset).value)
  }

  /// Whether a dot here begins decimals, as in `.99`.
  private var startsDecimals: Bool {
    guard isDigit(at: index + 1) else { return false }
    guard isJoined, let last = tokens.last else { return true }
    return last.kind == .sign
  }

  // MARK: Tokens

  private mutating func append(_ token: Token) {
    var token = token
    token.isJoined = isJoined
    token.followsHyphen = followsHyphen
    if sawInvisible, isJoined, let last = tokens.indices.last {
      if token.kind == .number { token.isUnreadable = true }
      if tokens[last].kind == .number { tokens[last].isUnreadable = true }
    }
    tokens.append(token)
    isJoined = true
    followsHyphen = false
    sawInvisible = false
  }

  private mutating func skipBlank() {
    index += 1
    isJoined = false
    followsHyphen = false
    sawInvisible = false
  }

  private mutating func appendMark(_ mark: UInt8, count: Int, isBlank: Bool = false) {
    let start = index
    index += count
    // A hyphen inside a word or name joins two words and is not a mark.
    if mark == UInt8(ascii: "-"), isJoined, let last = tokens.last,
      last.kind == .word || last.kind == .number, isLetter(at: index) || isDigit(at: index)
    {
      followsHyphen = true
      return
    }
    var token = Token(
      kind: .mark, isJoined: false, start: start, end: index, foldedStart: folded.count,
      foldedEnd: folded.count, hash: 0)
    token.mark = mark
    append(token)
    if isBlank { isJoined = false }
  }

  private mutating func appendSign(count: Int) {
    let start = index
    index += count
    appendSymbol(.sign, from: start)
  }

  private mutating func appendSymbol(_ kind: Token.Kind, from start: Int) {
    let foldedStart = folded.count
    folded.append(contentsOf: bytes[start..<index])
    append(
      Token(
        kind: kind, isJoined: false, start: start, end: index, foldedStart: foldedStart,
        foldedEnd: folded.count, hash: PhraseHash.word(folded, foldedStart..<folded.count)))
  }

  private mutating func readBeyondASCII() {
    let (value, count) = scalar(at: index)
    if LetterFolding.digit(value) != nil {
      readNumber()
    } else if ScalarClass.isLetter(value) {
      readWord()
    } else if ScalarClass.isBlank(value) {
      skipBlank()
      index += count - 1
    } else if ScalarClass.isCurrencySign(value) {
      appendSign(count: count)
    } else if ScalarClass.isInvisible(value) || LetterFolding.isCombining(value) {
      // Harmless between words; inside a number it would hide what was typed.
      if let last = tokens.indices.last, isJoined, tokens[last].kind == .number {
        tokens[last].isUnreadable = true
      }
      sawInvisible = true
      index += count
    } else if value < 0xA0 {
      unreadable = "a control character"
    } else if let mark = ScalarClass.asciiMark(value) {
      appendMark(mark, count: count)
    } else {
      let start = index
      index += count
      appendSymbol(.symbol, from: start)
      if ScalarClass.isFractionOrRank(value), let last = tokens.indices.last {
        tokens[last].kind = .number
        tokens[last].isUnreadable = true
      }
    }
  }

  // MARK: Words

  private mutating func readWord() {
    let start = index
    let foldedStart = folded.count
    var hasSmall = false
    var hasCapital = false
    let isCapitalised =
      bytes[index] < 0x80
      ? bytes[index] & 0x20 == 0 : ScalarClass.isCapital(scalar(at: index).value)
    var letterCount = 0
    while index < bytes.count {
      let byte = bytes[index]
      if ScalarClass.isASCIILetter(byte) {
        if byte & 0x20 == 0 { hasCapital = true } else { hasSmall = true }
        folded.append(byte | 0x20)
        index += 1
        letterCount += 1
        continue
      }
      if byte == UInt8(ascii: " ") { break }
      if byte >= 0x80, readLetterBeyondASCII(&letterCount) { continue }
      guard let count = joint(afterLetters: letterCount, from: foldedStart) else { break }
      index += count
      if splits(atApostropheEnding: index, afterLetters: letterCount) { break }
    }
    var token = Token(
      kind: .word, isJoined: false, start: start, end: index, foldedStart: foldedStart,
      foldedEnd: folded.count, hash: PhraseHash.word(folded, foldedStart..<folded.count))
    token.isCapitalised = isCapitalised
    token.isAllCapitals = hasCapital && !hasSmall && letterCount > 1
    append(token)
  }

  /// Reads one letter, or skips an invisible character; `false` if there is something else.
  private mutating func readLetterBeyondASCII(_ letterCount: inout Int) -> Bool {
    let (value, count) = scalar(at: index)
    if LetterFolding.digit(value) != nil { return false }
    if LetterFolding.isCombining(value) || ScalarClass.isInvisible(value) {
      index += count
      return true
    }
    guard ScalarClass.isLetter(value), let scalar = Unicode.Scalar(value) else { return false }
    LetterFolding.append(scalar, toWord: &folded)
    index += count
    letterCount += 1
    return true
  }

  /// Returns the byte count of a mark inside a word to skip: an apostrophe, the `&` of "S&P", the dot of
  /// "U.S."; `nil` if the word ends.
  private mutating func joint(afterLetters letterCount: Int, from foldedStart: Int) -> Int? {
    let (value, count) = scalar(at: index)
    guard isLetter(at: index + count) else { return nil }
    if ScalarClass.isApostrophe(value) { return count }
    if value == 0x26 {
      folded.append(0x26)
      return count
    }
    // Only initials are joined by dots: `u.s`, not `amazon.com`.
    guard value == 0x2E, letterCount == 1 else { return nil }
    let next = scalar(at: index + 1).count
    return isLetter(at: index + 1 + next) ? nil : count
  }

  private func splits(atApostropheEnding end: Int, afterLetters letterCount: Int) -> Bool {
    guard splitsElisions, letterCount <= 4, end >= 1 else { return false }
    let last = bytes[end - 1]
    // The last byte of U+2019 is 0x99.
    guard last == 0x27 || last == 0x99 else { return false }
    return letterCount <= 2 || folded.suffix(2).elementsEqual("ll".utf8)
  }

  // MARK: Numbers

  private mutating func readNumber() {
    let start = index
    let foldedStart = folded.count
    var zero: UInt32?
    var isUnreadable = false
    while index < bytes.count {
      if ScalarClass.isASCIIDigit(bytes[index]) {
        isUnreadable = isUnreadable || (zero ?? 0x30) != 0x30
        zero = 0x30
        folded.append(bytes[index])
        index += 1
        continue
      }
      let (value, count) = scalar(at: index)
      if value >= 0x80, let (digit, itsZero) = LetterFolding.digit(value) {
        isUnreadable = isUnreadable || (zero ?? itsZero) != itsZero
        zero = itsZero
        folded.append(0x30 + digit)
        index += count
        continue
      }
      guard let mark = ScalarClass.numberMark(value), isDigit(at: index + count) else { break }
      // A blank groups only if exactly three digits follow.
      if mark == UInt8(ascii: " "), !threeDigitsFollow(index + count) { break }
      folded.append(mark)
      index += count
    }
    var token = Token(
      kind: .number, isJoined: false, start: start, end: index, foldedStart: foldedStart,
      foldedEnd: folded.count, hash: PhraseHash.word(folded, foldedStart..<folded.count))
    token.isUnreadable = isUnreadable
    append(token)
  }

  private func threeDigitsFollow(_ offset: Int) -> Bool {
    isDigit(at: offset) && isDigit(at: offset + 1) && isDigit(at: offset + 2)
      && !isDigit(at: offset + 3)
  }
}
