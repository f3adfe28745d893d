/// The words of messages in all languages at once: the language of a bank is independent of the customer's.
///
/// Small words whose meaning differs between languages ("da", "a", "in") are read only in the language of the
/// message.
struct MessageWords: Sendable {
  /// The words of one language.
  struct Table: Sendable {
    let language: String
    /// Each line has the names of some ``MessageRoles``, a colon, and their words. A line that begins with "small"
    /// applies only to messages in this language.
    let text: StaticString
  }

  /// The meaning of a word or phrase in a message.
  struct Meaning {
    /// Its roles in every message.
    var roles: MessageRoles = []
    /// The number of words of the longest phrase that begins with this word.
    var longestPhrase: UInt8 = 1
    /// The languages of the word, one bit for each.
    var languages: UInt16 = 0
    /// The languages in whose messages it has more roles, one bit for each; see ``MessageWords/smallRoles(of:in:)``.
    var smallLanguages: UInt16 = 0
    fileprivate var firstSmall: UInt16 = 0

    /// Whether it has any roles, and does not just begin a phrase.
    var isKnown: Bool { roles != [] || smallLanguages != 0 }
  }

  static let tables: [Table] = [
    .english, .german, .french, .spanish, .portuguese, .italian, .dutch,
  ]

  static let shared = MessageWords(tables)

  private var index = PhraseIndex(phraseLimit: 4000)
  /// The meaning of each phrase by its place in ``index``.
  private var meanings: [Meaning] = []
  /// The roles of each small word, language by language.
  private var smallRoles: [MessageRoles] = []

  private init(_ tables: [Table]) {
    meanings.reserveCapacity(4000)
    smallRoles.reserveCapacity(4000)
    var tokenizer = Tokenizer(splitsElisions: false)
    for (language, table) in tables.enumerated() {
      TableLine.read(table.text) { line in add(line, of: language, by: &tokenizer) }
    }
  }

  /// Adds the words of a line, and returns the start of the next one.
  private mutating func add(
    _ line: TableLine, of language: Int, by tokenizer: inout Tokenizer
  ) -> Int {
    var roles: MessageRoles = []
    line.eachClass { hash, _ in
      guard let bit = MessageRoles.names.place(of: hash) else { return }
      roles.insert(MessageRoles(rawValue: 1 << UInt32(bit)))
    }
    let isSmall = roles.remove(.small) != nil
    return WordListReader.read(line.text, from: line.words, by: &tokenizer) { phrase in
      let place = place(of: phrase.hash)
      if isSmall {
        add(small: roles, at: place, of: language)
      } else {
        meanings[place].roles.formUnion(roles)
        meanings[place].languages |= 1 << UInt16(language)
      }
      guard phrase.wordCount > 1 else { return }
      let first = self.place(of: phrase.firstHash)
      meanings[first].longestPhrase = max(
        meanings[first].longestPhrase, UInt8(truncatingIfNeeded: phrase.wordCount))
    }
  }

  private mutating func place(of hash: UInt64) -> Int {
    let place = index.add(hash)
    if place == meanings.count { meanings.append(Meaning()) }
    return place
  }

  private mutating func add(small roles: MessageRoles, at place: Int, of language: Int) {
    if meanings[place].smallLanguages == 0 {
      meanings[place].firstSmall = UInt16(truncatingIfNeeded: smallRoles.count)
      for _ in MessageWords.tables { smallRoles.append([]) }
    }
    meanings[place].smallLanguages |= 1 << UInt16(language)
    smallRoles[Int(meanings[place].firstSmall) + language].formUnion(roles)
  }

  /// Returns the meaning of a word or phrase; `nil` if no table has it.
  func meaning(_ hash: UInt64) -> Meaning? {
    index.place(of: hash).map { place in meanings[place] }
  }

  /// Returns the roles of a word in messages of one language only.
  func smallRoles(of meaning: Meaning, in language: Int) -> MessageRoles {
    guard meaning.smallLanguages & 1 << UInt16(language) != 0 else { return [] }
    return smallRoles[Int(meaning.firstSmall) + language]
  }

  /// Returns the index of a language in ``tables``; `nil` if it has no words.
  static func place(of language: String) -> Int? {
    tables.firstIndex { table in table.language == language }
  }
}
