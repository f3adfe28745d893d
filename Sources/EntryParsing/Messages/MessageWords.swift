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

  struct Meaning {
    var roles: MessageRoles = []
    var longestPhrase = 1
    /// The languages whose word it is, one bit for each.
    var languages: UInt16 = 0
    /// What the word says in the message of one language.
    var small: [(language: Int, roles: MessageRoles)] = []
  }

  static let tables: [Table] = [
    .english, .german, .french, .spanish, .portuguese, .italian, .dutch,
  ]

  static let shared = MessageWords(tables)

  private var meanings: [UInt64: Meaning] = [:]

  private init(_ tables: [Table]) {
    meanings.reserveCapacity(1200)
    for (place, table) in tables.enumerated() {
      for row in table.rows { add(row.words, row.roles, language: place, isSmall: false) }
      for row in table.smallWords { add(row.words, row.roles, language: place, isSmall: true) }
    }
  }

  private mutating func add(
    _ words: StaticString, _ roles: MessageRoles, language: Int, isSmall: Bool
  ) {
    let bytes = words.withUTF8Buffer { buffer in [UInt8](buffer) }
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: false)
    tokenizer.run()
    for phrase in tokenizer.tokens.split(whereSeparator: { token in token.kind == .mark }) {
      guard let first = phrase.first else { continue }
      var hash = first.hash
      for token in phrase.dropFirst() { hash = Lexicon.hash(hash, token.hash) }
      if isSmall {
        meanings[hash, default: Meaning()].small.append((language, roles))
      } else {
        meanings[hash, default: Meaning()].roles.formUnion(roles)
        meanings[hash, default: Meaning()].languages |= 1 << UInt16(language)
      }
      let longest = meanings[first.hash, default: Meaning()].longestPhrase
      meanings[first.hash, default: Meaning()].longestPhrase = max(longest, phrase.count)
    }
  }

  func meaning(_ hash: UInt64) -> Meaning? { meanings[hash] }

  /// The place of a language in ``tables``; `nil` where there are no words of it.
  static func place(of language: String) -> Int? {
    tables.firstIndex { table in table.language == language }
  }
}
