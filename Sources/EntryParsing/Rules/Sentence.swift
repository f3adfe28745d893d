import LedgerEvents

/// A text as seen by the rules: tokens with their meanings, and the claims of the rules.
struct Sentence {
  let source: SentenceText
  var tokens: [Token]

  /// The text with blanks in the place of its tags.
  var bytes: [UInt8] { source.bytes }
  var folded: [UInt8] { source.folded }
  /// The tags, in the order of the text; no token is a part of one.
  var tags: [Tag.Mention] { source.tags }
  var lexicon: Lexicon { source.lexicon }
  var context: ParsingContext { source.context }
  var numbers: NumberReader { source.numbers }
  var isShouted: Bool { source.isShouted }
  /// The tokens before phrases were joined and words were split.
  var cutTokens: [Token] { source.cutTokens }

  /// The longest text that is read, in bytes of UTF-8.
  static let byteLimit = 4096

  /// - Parameter tags: The tags of a text in which blanks are in their place; `nil` for those that the text has.
  /// - Throws: ``ParsingFailure/tooLong(byteLimit:)``, ``ParsingFailure/unreadableCharacter(_:)``.
  init(
    _ text: String, context: ParsingContext, tags known: [Tag.Mention]? = nil
  ) throws(ParsingFailure) {
    guard text.utf8.count <= Sentence.byteLimit else {
      throw .tooLong(byteLimit: Sentence.byteLimit)
    }
    try self.init(in: context, text, tags: known)
    if let other = DayWords.language(of: tokens) { self = try reread(in: other) }
  }

  /// Returns the text as read in another language.
  func reread(in language: String) throws(ParsingFailure) -> Sentence {
    var context = context
    context.conventions.language = language
    return try Sentence(in: context, source.text, tags: source.tags)
  }

  private init(
    in context: ParsingContext, _ text: String, tags known: [Tag.Mention]?
  ) throws(ParsingFailure) {
    let lexicon = Lexicon.reading(context.conventions)
    var bytes = [UInt8](text.utf8)
    let tags =
      known ?? Tag.mentions(in: bytes).filter { !Sentence.isAmount($0, in: bytes, lexicon) }
    if !tags.isEmpty { bytes = Tag.removed(tags, from: bytes) }
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: lexicon.splitsElisions)
    tokenizer.run()
    if let name = tokenizer.unreadable { throw .unreadableCharacter(name) }
    var tokens = tokenizer.tokens
    if WordSplitter.splits(lexicon.language) {
      tokens = WordSplitter.pieces(of: tokens, lexicon, folded: tokenizer.folded)
    }
    lexicon.annotate(&tokens, folded: tokenizer.folded)
    let isShouted = !tokens.contains { token in
      token.kind == .word && !token.isAllCapitals && token.end - token.start > 1
    }
    self.tokens = tokens
    source = SentenceText(
      text: text, bytes: bytes, cutTokens: tokenizer.tokens, folded: tokenizer.folded,
      lexicon: lexicon, context: context,
      isShouted: isShouted, tags: tags)
  }

  /// "+inr 500": a currency before a number is no tag.
  private static func isAmount(
    _ tag: Tag.Mention, in bytes: [UInt8], _ lexicon: Lexicon
  ) -> Bool {
    let next = bytes[tag.bytes.upperBound...].first { $0 != UInt8(ascii: " ") }
    guard let next, ScalarClass.isASCIIDigit(next) else { return false }
    var tokenizer = Tokenizer(bytes: Array(tag.name.utf8), splitsElisions: false)
    tokenizer.run()
    var tokens = tokenizer.tokens
    lexicon.annotate(&tokens, folded: tokenizer.folded)
    return tokens.count == 1 && tokens[0].has(.currency)
  }

  // MARK: Looking at tokens

  var whole: Range<Int> { tokens.indices }

  /// Whether there is an unclaimed token with any of some roles at a place.
  func has(_ roles: WordRoles, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].claim == .none && tokens[index].has(roles)
  }

  /// Whether there is an unclaimed token with any of some cues at a place.
  func has(_ cues: WordCues, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].claim == .none && tokens[index].has(cues)
  }

  /// The first unclaimed token in a range with any of some cues.
  func first(_ cues: WordCues, in range: Range<Int>) -> Int? {
    range.first { index in has(cues, at: index) }
  }

  /// Whether a range has an unclaimed token with any of some roles.
  func contains(_ roles: WordRoles, in range: Range<Int>) -> Bool {
    range.contains { index in has(roles, at: index) }
  }

  /// The index, or the one after an article there.
  func skippingArticle(_ index: Int) -> Int { has(.article, at: index) ? index + 1 : index }

  func isMark(_ byte: UInt8, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].isMark(byte)
  }

  func isKind(_ kind: Token.Kind, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].claim == .none && tokens[index].kind == kind
  }

  func isJoined(at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].isJoined
  }

  /// Whether a token's folded bytes are an ASCII word.
  func isWord(_ word: StaticString, at index: Int) -> Bool {
    tokens.indices.contains(index) && isWord(word, tokens[index])
  }

  func isWord(_ word: StaticString, _ token: Token) -> Bool {
    let count = token.foldedEnd - token.foldedStart
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<count where folded[token.foldedStart + offset] != buffer[offset] {
        return false
      }
      return true
    }
  }

  /// The index of the word that a number names: "pin: 4821", "room #12", "code is 7".
  func named(before number: Int) -> Int {
    var word = number - 1
    while has(.copula, at: word) || isMark(UInt8(ascii: ":"), at: word)
      || isMark(UInt8(ascii: "#"), at: word)
    { word -= 1 }
    return word
  }

  /// The value of a number token without marks; `nil` if it has marks or is too long.
  func wholeNumber(at index: Int) -> Int? {
    guard index >= 0, index < tokens.count, tokens[index].kind == .number else { return nil }
    let token = tokens[index]
    guard !token.isUnreadable, token.foldedEnd - token.foldedStart <= 9 else { return nil }
    var value = 0
    for place in token.foldedStart..<token.foldedEnd {
      guard ScalarClass.isASCIIDigit(folded[place]) else { return nil }
      value = value * 10 + Int(folded[place] - 0x30)
    }
    return value
  }

  /// The number of digits of a number token without marks.
  func digitCount(at index: Int) -> Int { tokens[index].foldedEnd - tokens[index].foldedStart }

  /// "Your loan of Rs 50000 is approved": a granted or offered loan is neither income nor spending.
  func loanOffer() -> Range<Int>? {
    guard let loan = tokens.firstIndex(where: { token in token.has(.item) && token.isOf(.debt) }),
      let word = tokens.indices.first(where: { index in isOneOf(Sentence.grants, at: index) })
    else { return nil }
    return min(loan, word)..<max(loan, word) + 1
  }

  private static let grants: [StaticString] = [
    "approved", "sanctioned", "preapproved", "disbursed", "disbursal", "eligible", "genehmigt",
    "bewilligt", "ausgezahlt", "aprobado", "concedido", "approuve", "accorde", "aprovado",
    "liberado", "approvato", "concesso", "goedgekeurd", "toegekend",
  ]

  /// Whether a part of the sentence ends before an index: with the sentence, or at a mark.
  func endsPart(at index: Int) -> Bool { index >= tokens.count || tokens[index].kind == .mark }

  /// "& Sons", "and Co": whether a token joins the last word of a company's name to the rest.
  func joinsFirm(at index: Int) -> Bool {
    guard isMark(UInt8(ascii: "&"), at: index) || has(.and, at: index), isKind(.word, at: index - 1)
    else { return false }
    return isOneOf(Sentence.firmEndings, at: index + 1)
  }

  /// The words after "&" at the end of company names.
  private static let firmEndings: [StaticString] = [
    "sons", "son", "daughters", "daughter", "brothers", "bros", "sisters", "co", "company",
    "partners", "associates", "sohne", "sohn", "tochter", "cie", "fils", "filles", "hijos", "hijo",
    "hijas", "hermanos", "filhos", "filho", "irmaos", "figli", "figlio", "fratelli", "zonen",
    "zoon", "dochters",
  ]

  // MARK: Showing tokens

  /// The byte range of some tokens in the text.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return 0..<0 }
    return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
  }

  /// The words of some tokens, as typed.
  func words(_ range: Range<Int>) -> String {
    String(decoding: bytes[byteRange(range)], as: UTF8.self)
  }

  /// The words outside some parts, as typed, and then the tags of the text.
  ///
  /// - Parameter parts: In the order of the text.
  func words(without parts: [Range<Int>]) -> [Substring] {
    var left = bytes
    for part in parts.reversed() { left.replaceSubrange(byteRange(part), with: " ".utf8) }
    return String(decoding: left, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      + tags.map { "+\($0.name)" }
  }

  /// The word or phrase of a token, as typed.
  func word(at index: Int) -> String { words(index..<index + 1) }

  /// The folded bytes of a token; for a phrase, those of its first word.
  func letters(at index: Int) -> ArraySlice<UInt8> {
    folded[tokens[index].foldedStart..<tokens[index].foldedEnd]
  }

  /// Whether a token ends in the letter s, like a plural.
  func endsInS(at index: Int) -> Bool {
    bytes[tokens[index].end - 1] | 0x20 == UInt8(ascii: "s")
  }

  func origin(_ rule: ParsingRule, _ range: Range<Int>) -> FieldOrigin {
    FieldOrigin(rule: rule, bytes: byteRange(range))
  }

  func origin(_ rule: ParsingRule, at index: Int) -> FieldOrigin { origin(rule, index..<index + 1) }

  mutating func claim(_ range: Range<Int>, as claim: Token.Claim) {
    for index in range { tokens[index].claim = claim }
  }
}

/// The constant parts of a text during a parse.
///
/// A class, because each rule holds the sentence: copying its parts one by one took a fifth of the time of a parse.
final class SentenceText: Sendable {
  let text: String
  let bytes: [UInt8]
  let cutTokens: [Token]
  let folded: [UInt8]
  let lexicon: Lexicon
  let context: ParsingContext
  let numbers: NumberReader
  /// Whether the whole text is in capitals, so that they carry no meaning.
  let isShouted: Bool
  let hasCues: Bool
  let isEnglish: Bool
  let tags: [Tag.Mention]

  init(
    text: String, bytes: [UInt8], cutTokens: [Token], folded: [UInt8], lexicon: Lexicon,
    context: ParsingContext,
    isShouted: Bool, tags: [Tag.Mention]
  ) {
    self.text = text
    self.tags = tags
    self.bytes = bytes
    self.cutTokens = cutTokens
    self.folded = folded
    self.lexicon = lexicon
    self.context = context
    numbers = NumberReader(context.conventions)
    self.isShouted = isShouted
    hasCues = Sentence.languagesWithCues.contains(lexicon.language)
    isEnglish = lexicon.language == "en"
  }
}

/// The kind of preposition before a word of a clause.
enum Zone: UInt8 {
  /// No preposition: the verb's object, or a bare list of words.
  case main
  /// "at", "@", "from": the payee.
  case place
  /// "for", "on", "of": the purpose.
  case purpose
  /// "to", "in", "with", "by": the destination, place or company.
  case circumstance

  /// The zone that a word begins; `nil` if it begins none.
  init?(_ token: Token) {
    guard token.claim == .none else { return nil }
    if token.isMark(UInt8(ascii: "@")) {
      self = .place
    } else if token.has([.at, .from]) {
      self = .place
    } else if token.has([.forWord, .on, .of]) {
      self = .purpose
    } else if token.has([.to, .with, .by, .within]) {
      self = .circumstance
    } else {
      return nil
    }
  }
}
