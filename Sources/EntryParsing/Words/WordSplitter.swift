/// Splits words that are written without blanks: 점심오천원 in Korean, 午饭花了三十块 in Chinese, 七万円 in Japanese, and
/// the "and" that Arabic joins to the next word.
///
/// Number characters also occur in most other words (이 is two and "this"), so they are numbers only if money
/// follows, or if there is nothing else.
struct WordSplitter {
  private let lexicon: Lexicon
  private let folded: [UInt8]
  private let text: [Token]
  private var pieces: [Token] = []

  /// The length of the longest word in the tables, in letters.
  private static let longestWord = 8
  private static let numberRoles: WordRoles = [.cardinal, .scale, .point, .half]
  private static let moneyRoles: WordRoles = [.currency, .minorUnit]

  static func splits(_ language: String) -> Bool {
    switch language {
    case "ko", "ja", "zh", "ar": true
    default: false
    }
  }

  static func pieces(of text: [Token], _ lexicon: Lexicon, folded: [UInt8]) -> [Token] {
    var splitter = WordSplitter(lexicon: lexicon, folded: folded, text: text)
    splitter.run()
    return splitter.pieces
  }

  private init(lexicon: Lexicon, folded: [UInt8], text: [Token]) {
    self.lexicon = lexicon
    self.folded = folded
    self.text = text
    pieces.reserveCapacity(text.count * 2)
  }

  private mutating func run() {
    for (place, token) in text.enumerated() {
      // Letters dropped in folding would shift the offsets. A word of accents only folds to nothing.
      guard token.kind == .word, token.foldedEnd > token.foldedStart,
        folded[token.foldedStart] >= 0x80,
        token.end - token.start == token.foldedEnd - token.foldedStart
      else {
        pieces.append(token)
        continue
      }
      if lexicon.language == "ar" { splitConjunction(token) } else { split(token, at: place) }
    }
  }

  private func range(of token: Token) -> Range<Int> { token.foldedStart..<token.foldedEnd }

  /// وعشرين: "and" and a number.
  private mutating func splitConjunction(_ token: Token) {
    let range = range(of: token)
    let rest = range.lowerBound + 2..<range.upperBound
    // U+0648, the letter waw.
    guard rest.count >= 4, folded[range.lowerBound] == 0xD9, folded[range.lowerBound + 1] == 0x88,
      lexicon.meaning(of: folded, range) == nil,
      let meaning = lexicon.meaning(of: folded, rest), meaning.has(WordSplitter.numberRoles)
    else {
      pieces.append(token)
      return
    }
    append(token, range.lowerBound..<rest.lowerBound)
    append(token, rest)
  }

  // MARK: East Asia

  private mutating func split(_ token: Token, at place: Int) {
    let whole = range(of: token)
    if let meaning = lexicon.meaning(of: folded, whole), meaning.roles != [],
      !meaning.has(WordSplitter.numberRoles) || letterCount(whole) > 1
    {
      pieces.append(token)
      return
    }
    let isBehindNumber = token.isJoined && place > 0 && text[place - 1].kind == .number
    var start = whole.lowerBound
    var unknown = start
    var isBehindAmount = isBehindNumber
    // Whether all letters so far are words of the tables.
    var isKnown = true
    while start < whole.upperBound {
      let isFirst = start == whole.lowerBound
      if let ends = numbers(
        from: start, whole, place, isFirst: isFirst,
        isBehindNumber: isBehindNumber, isBehindWords: isKnown && unknown == start)
      {
        flush(token, unknown..<start)
        for end in ends {
          append(token, start..<end)
          start = end
        }
        unknown = start
        isBehindAmount = true
        continue
      }
      let isCounter = isBehindAmount || (isFirst && isBehindNumber)
      if let end = word(from: start, whole, isBehindNumber: isCounter) {
        if unknown < start { isKnown = false }
        flush(token, unknown..<start)
        append(token, start..<end)
        isBehindAmount = isCounter && letterCount(start..<end) == 1
        start = end
        unknown = end
        continue
      }
      start += letterSize(start)
    }
    flush(token, unknown..<whole.upperBound)
  }

  /// Returns the ends of the words of the number that begins at a letter; `nil` if it is not certainly a number.
  private func numbers(
    from start: Int, _ whole: Range<Int>, _ place: Int, isFirst: Bool, isBehindNumber: Bool,
    isBehindWords: Bool
  ) -> [Int]? {
    var ends: [Int] = []
    var end = start
    while let next = longest(from: end, whole, WordSplitter.numberRoles) {
      ends.append(next)
      end = next
    }
    guard let firstEnd = ends.first else { return nil }
    if longest(from: end, whole, WordSplitter.moneyRoles) != nil { return ends }
    let startsWithScale =
      lexicon.meaning(of: folded, start..<firstEnd)?.has(WordRoles.scale) ?? false
    if isFirst, isBehindNumber { return startsWithScale ? ends : nil }
    guard end == whole.upperBound else { return nil }
    // 三块五, and 房租三千五 after nothing but words.
    if !isFirst {
      let isBehindMoney = pieces.last.map { last in
        lexicon.meaning(of: folded, range(of: last))?.has(WordSplitter.moneyRoles) == true
      }
      return isBehindMoney == true || (isBehindWords && letterCount(start..<end) > 1) ? ends : nil
    }
    return letterCount(start..<end) > 1 || text.count == 1 || isMoney(at: place + 1) ? ends : nil
  }

  private func isMoney(at place: Int) -> Bool {
    guard place < text.count else { return false }
    let next = text[place]
    if next.kind == .sign { return true }
    let whole = range(of: next)
    return next.kind == .word
      && longest(from: whole.lowerBound, whole, WordSplitter.moneyRoles.union(.scale)) != nil
  }

  /// Returns the end of the longest word of the tables that begins at a letter and is not a number.
  private func word(from start: Int, _ whole: Range<Int>, isBehindNumber: Bool) -> Int? {
    guard let end = longest(from: start, whole, nil) else { return nil }
    if letterCount(start..<end) > 1 { return end }
    guard let meaning = lexicon.meaning(of: folded, start..<end) else { return nil }
    if isBehindNumber { return meaning.has(WordSplitter.numberRoles) ? nil : end }
    // Korean words of one letter are too often parts of other words.
    return lexicon.language == "ko"
      || meaning.has(WordSplitter.numberRoles.union(WordSplitter.moneyRoles)) ? nil : end
  }

  /// Returns the end of the longest word with any of some roles; with any role if none are given.
  private func longest(from start: Int, _ whole: Range<Int>, _ roles: WordRoles?) -> Int? {
    var found: Int?
    var end = start
    for _ in 0..<WordSplitter.longestWord {
      guard end < whole.upperBound else { break }
      end += letterSize(end)
      guard let meaning = lexicon.meaning(of: folded, start..<end), meaning.roles != [] else {
        continue
      }
      if roles.map(meaning.has) ?? true { found = end }
    }
    return found
  }

  // MARK: Pieces

  private func letterSize(_ offset: Int) -> Int {
    let first = folded[offset]
    return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private func letterCount(_ range: Range<Int>) -> Int {
    var count = 0
    for offset in range where folded[offset] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Adds letters that no table knows; one letter after money belongs to it, as in 원을.
  private mutating func flush(_ token: Token, _ unknown: Range<Int>) {
    guard !unknown.isEmpty else { return }
    let isFirst = unknown.lowerBound == token.foldedStart
    let isTail = unknown.upperBound == token.foldedEnd && letterCount(unknown) == 1
    let isNumber = lexicon.meaning(of: folded, unknown)?.has(WordSplitter.numberRoles) == true
    if !isFirst, isTail, !isNumber, let last = pieces.indices.last {
      pieces[last].end = token.end
      return
    }
    append(token, unknown)
  }

  private mutating func append(_ token: Token, _ range: Range<Int>) {
    var piece = token
    piece.start = token.start + range.lowerBound - token.foldedStart
    piece.end = token.start + range.upperBound - token.foldedStart
    piece.foldedStart = range.lowerBound
    piece.foldedEnd = range.upperBound
    piece.hash = PhraseHash.word(folded, range)
    if range.lowerBound > token.foldedStart { piece.isJoined = true }
    pieces.append(piece)
  }
}
