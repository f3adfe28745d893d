import LedgerEvents

/// The message words and phrases in a text, the longest at each place.
struct MessagePhrases {
  struct Found {
    /// The range in the bytes of the text.
    var bytes: Range<Int>
    var meaning: MessageWords.Meaning
  }

  private(set) var found: [Found] = []
  /// The roles of all phrases in messages of any language.
  private(set) var roles: MessageRoles = []

  init(_ sentence: Sentence) {
    let known = MessageWords.shared
    let words = sentence.cutTokens
    var index = 0
    while index < words.count {
      guard words[index].kind == .word,
        let meaning = known.meaning(words[index].hash)
      else {
        index += 1
        continue
      }
      index = add(longestFrom: index, meaning, words, known)
    }
  }

  /// Adds the longest phrase that begins with a word, and returns the place after it.
  private mutating func add(
    longestFrom first: Int, _ start: MessageWords.Meaning, _ words: [Token], _ known: MessageWords
  ) -> Int {
    var meaning = start
    var end = first + 1
    var hash = words[first].hash
    var next = first + 1
    var count = 1
    while count < start.longestPhrase, next < words.count {
      // "A/c" is one phrase.
      if words[next].isMark(UInt8(ascii: "/")), words[next].isJoined { next += 1 }
      guard next < words.count, words[next].kind == .word else { break }
      hash = PhraseHash.joining(hash, words[next].hash)
      next += 1
      count += 1
      if let longer = known.meaning(hash), longer.isKnown {
        meaning = longer
        end = next
      }
    }
    guard meaning.isKnown else { return first + 1 }
    found.append(Found(bytes: words[first].start..<words[end - 1].end, meaning: meaning))
    roles.formUnion(meaning.roles)
    if meaning.smallLanguages != 0 {
      for language in MessageWords.tables.indices {
        roles.formUnion(known.smallRoles(of: meaning, in: language))
      }
    }
    return end
  }

  /// Returns the language of most phrases; of equals, the language of the context.
  func language(in context: ParsingContext) -> Int {
    let own = MessageWords.place(of: context.conventions.language) ?? 0
    var counts = [Int](repeating: 0, count: MessageWords.tables.count)
    for phrase in found {
      for language in counts.indices {
        if phrase.meaning.languages & 1 << UInt16(language) != 0 { counts[language] += 2 }
        if phrase.meaning.smallLanguages & 1 << UInt16(language) != 0 { counts[language] += 1 }
      }
    }
    let most = counts.max() ?? 0
    if own != 0, counts[own] == 0, counts[0] > 0 { return 0 }
    return most < 2 || counts[own] == most ? own : counts.firstIndex(of: most) ?? own
  }
}
