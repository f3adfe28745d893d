/// The words of messages, of all languages at once: a bank does not ask in which its customer
/// types.
///
/// Small words, whose sense changes from language to language ("da", "a", "in"), are read in the
/// language of the message alone.
struct MessageWords: Sendable {
  /// The words of one language.
  struct Table: Sendable {
    let language: String
    /// Rows that hold whatever the language of the message is.
    let rows: [(roles: MessageRoles, words: StaticString)]
    /// Rows that hold in messages of this language.
    let smallWords: [(roles: MessageRoles, words: StaticString)]
  }

  /// What a word or phrase does in a message.
  struct Meaning {
    /// What it does in every message.
    var roles: MessageRoles = []
    /// Of how many words the longest phrase is that begins with this word.
    var longestPhrase: UInt8 = 1
    /// The languages whose word it is, one bit for each.
    var languages: UInt16 = 0
    /// The languages in whose messages it does more, one bit for each; see
    /// ``MessageWords/smallRoles(of:in:)``.
    var smallLanguages: UInt16 = 0
    fileprivate var firstSmall: UInt16 = 0

    /// Whether it does anything, and not only begins a phrase that does.
    var isKnown: Bool { roles != [] || smallLanguages != 0 }
  }

  static let tables: [Table] = [
    .english, .german, .french, .spanish, .portuguese, .italian, .dutch,
  ]

  static let shared = MessageWords(tables)

  private var index = PhraseIndex(phraseLimit: 4000)
  /// What the phrase at each place of ``index`` does.
  private var meanings: [Meaning] = []
  /// What each small word does, language by language.
  private var smallRoles: [MessageRoles] = []

  private init(_ tables: [Table]) {
    meanings.reserveCapacity(4000)
    smallRoles.reserveCapacity(4000)
    for (language, table) in tables.enumerated() {
      for row in table.rows { add(row.words, row.roles, of: language, isSmall: false) }
      for row in table.smallWords { add(row.words, row.roles, of: language, isSmall: true) }
    }
  }

  private mutating func add(
    _ row: StaticString, _ roles: MessageRoles, of language: Int, isSmall: Bool
  ) {
    WordListReader.read(row, splitsElisions: false) { phrase in
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

  /// What a word or phrase does; `nil` where no table has it.
  func meaning(_ hash: UInt64) -> Meaning? {
    index.place(of: hash).map { place in meanings[place] }
  }

  /// What a word does in the messages of one language alone.
  func smallRoles(of meaning: Meaning, in language: Int) -> MessageRoles {
    guard meaning.smallLanguages & 1 << UInt16(language) != 0 else { return [] }
    return smallRoles[Int(meaning.firstSmall) + language]
  }

  /// The place of a language in ``tables``; `nil` where there are no words of it.
  static func place(of language: String) -> Int? {
    tables.firstIndex { table in table.language == language }
  }
}
