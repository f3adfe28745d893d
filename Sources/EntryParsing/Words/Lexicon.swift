import LedgerModel

/// The words that the rules know, in English and one more language: a hash over folded bytes, made
/// once for the life of the process.
final class Lexicon: Sendable {
  private struct Entry {
    let hash: UInt64
    let keyStart: Int
    let keyEnd: Int
    var meaning: WordMeaning
  }

  /// The code of ISO 639 of the language that is read beside English.
  let language: String
  let grammar: NumberGrammar
  let splitsElisions: Bool
  private let entries: [Entry]
  /// Places in ``entries`` plus one, 0 where free; a power of two of them.
  private let slots: [UInt32]
  private let keys: [UInt8]
  let currencySets: [CurrencySet]
  let spellings: [String]
  private let nearWords: NearWords
  private let compoundNumber: CompoundNumber?

  /// - Parameter tables: That of the language itself first; what it says of a word counts before what
  ///   the others say.
  init(_ tables: [LanguageTable]) {
    var building = LexiconBuilder(splitsElisions: tables.contains(where: \.splitsElisions))
    for (place, table) in tables.enumerated() {
      building.isNative = place == 0
      for row in table.rows { building.add(row) }
    }
    building.isNative = false
    building.addCurrencies()
    language = tables.first?.language ?? ""
    grammar = tables.first?.grammar ?? .english
    splitsElisions = building.splitsElisions
    var entries: [Entry] = []
    entries.reserveCapacity(building.words.count)
    for word in building.words {
      entries.append(
        Entry(
          hash: word.hash, keyStart: word.keyStart, keyEnd: word.keyEnd, meaning: word.meaning))
    }
    self.entries = entries
    slots = building.slots
    keys = building.keys
    currencySets = building.currencySets
    spellings = building.spellings
    compoundNumber = tables.first.flatMap(CompoundNumber.init)
    nearWords = NearWords(words: building.words, keys: building.keys)
  }

  /// The hash of folded bytes (FNV-1a, 64 bits).
  static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBufferPointer { buffer in
      for index in range { hash = (hash ^ UInt64(buffer[index])) &* 0x100_0000_01B3 }
    }
    return hash
  }

  /// The hash of a phrase that goes on with another word.
  static func hash(_ phrase: UInt64, _ next: UInt64) -> UInt64 {
    ((phrase &* 0x9E37_79B9_7F4A_7C15) ^ next) &* 0x100_0000_01B3
  }

  /// The meaning of some tokens as one word or phrase; `nil` where they are none.
  private func meaning(
    of tokens: ArraySlice<Token>, hash: UInt64, folded: [UInt8]
  ) -> WordMeaning? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, key(of: entry, equals: tokens, folded: folded) { return entry.meaning }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The meaning of one word that stands in folded bytes; `nil` where the tables lack it.
  func meaning(of folded: [UInt8], _ range: Range<Int>) -> WordMeaning? {
    let hash = Lexicon.hash(folded, range)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, keys[entry.keyStart..<entry.keyEnd] == folded[range] {
        return entry.meaning
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func key(of entry: Entry, equals tokens: ArraySlice<Token>, folded: [UInt8]) -> Bool {
    var place = entry.keyStart
    for token in tokens {
      if place > entry.keyStart { place += 1 }
      let count = token.foldedEnd - token.foldedStart
      guard place + count <= entry.keyEnd else { return false }
      for offset in 0..<count where keys[place + offset] != folded[token.foldedStart + offset] {
        return false
      }
      place += count
    }
    return place == entry.keyEnd
  }

  /// Gives each token its meaning and joins the words of a phrase into one token.
  func annotate(_ tokens: inout [Token], folded: [UInt8]) {
    var written = 0
    var read = 0
    while read < tokens.count {
      var token = tokens[read]
      var length = 1
      if token.kind != .mark {
        if let meaning = meaning(of: tokens[read...read], hash: token.hash, folded: folded) {
          token.meaning = meaning
          let isBehindOn = written > 0 && tokens[written - 1].has(.on)
          length = joinPhrase(
            &token, at: read, in: tokens, folded: folded, isBehindOn: isBehindOn)
        } else if token.kind == .word,
          let value = compoundNumber?.value(of: folded, token.foldedStart..<token.foldedEnd)
        {
          token.meaning.roles = .cardinal
          token.meaning.number = value
        } else if token.kind == .word,
          compoundNumber?.resemblesNumber(folded, token.foldedStart..<token.foldedEnd) == true
        {
          token.meaning.roles = .cardinal
          token.meaning.number = 1
          token.isUnreadable = true
        } else if token.kind == .word, let near = nearWords.nearest(to: token, folded) {
          token.meaning = NearWords.correction(entries[near].meaning)
          token.isCorrected = true
        }
      }
      tokens[written] = token
      written += 1
      read += length
    }
    tokens.removeSubrange(written...)
    keepDirection(&tokens)
  }

  /// Beside a word that says which way the money went, a correction is no verb of spending: it
  /// would outvote that word.
  private func keepDirection(_ tokens: inout [Token]) {
    guard tokens.contains(where: { token in token.isCorrected && token.has(.spend) }),
      tokens.contains(where: { token in token.has(NearWords.withheld.union(.payer)) })
    else { return }
    for index in tokens.indices where tokens[index].isCorrected && tokens[index].has(.spend) {
      tokens[index].meaning.roles.remove(.spend)
      tokens[index].isCorrected = tokens[index].meaning.roles != []
    }
  }

  /// Whether a hyphen joins a number to the one before it and to nothing else, as in "7-11".
  private func isSpelledTogether(_ index: Int, in tokens: [Token]) -> Bool {
    let isJoinedFurther = index + 1 < tokens.count && tokens[index + 1].followsHyphen
    return tokens[index].followsHyphen && !tokens[index - 1].followsHyphen && !isJoinedFurther
  }

  /// Joins the longest phrase that begins with a token; returns of how many tokens it is.
  ///
  /// - Parameter isBehindOn: Whether "on" stands before, behind which two numbers are a day.
  private func joinPhrase(
    _ token: inout Token, at first: Int, in tokens: [Token], folded: [UInt8], isBehindOn: Bool
  ) -> Int {
    let longest = min(Int(token.meaning.longestPhrase), tokens.count - first)
    guard longest > 1 else { return 1 }
    var hash = token.hash
    var found = 1
    for count in 2...longest {
      let next = tokens[first + count - 1]
      guard next.kind == .word || next.kind == .number || (next.kind == .sign && next.isJoined)
      else { break }
      if next.kind == .number, tokens[first + count - 2].kind == .number {
        guard !isBehindOn, isSpelledTogether(first + count - 1, in: tokens) else { break }
      }
      hash = Lexicon.hash(hash, next.hash)
      guard
        let meaning = meaning(
          of: tokens[first..<first + count], hash: hash, folded: folded),
        meaning.roles != [] || meaning.cues != []
      else { continue }
      token.meaning = meaning
      token.end = next.end
      found = count
    }
    if found > 1 {
      token.kind = .word
      token.hash = 0
    }
    return found
  }
}
