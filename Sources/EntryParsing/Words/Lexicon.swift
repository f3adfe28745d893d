/// The words that the rules know, in English and one more language, made once for the life of the process.
final class Lexicon: Sendable {
  /// The ISO 639 code of the language read in addition to English.
  let language: String
  let grammar: NumberGrammar
  let splitsElisions: Bool
  private let index: PhraseIndex
  /// The meaning of each phrase by its place in ``index``.
  private let meanings: [WordMeaning]
  private let nearWords: NearWords
  private let compoundNumber: CompoundNumber?
  /// The things of each of the languages, its own first.
  private let things: [StaticString]
  private let currencySets: [CurrencySet]
  private let spellings: [BrandSpelling]

  /// - Parameter tables: The language's own table first; its meaning of a word takes precedence over that of
  ///   the others.
  init(_ tables: [LanguageTable]) {
    var building = LexiconBuilder(splitsElisions: tables.contains(where: \.splitsElisions))
    if let native = tables.first { building.add(native: native) }
    for table in tables.dropFirst() { building.add(table) }
    building.addCurrencies()
    language = tables.first?.language ?? ""
    grammar = tables.first?.grammar ?? .english
    splitsElisions = building.splitsElisions
    index = building.index
    meanings = building.meanings
    nearWords = NearWords(building.plainWords, meanings: building.meanings)
    compoundNumber = tables.first.flatMap(CompoundNumber.init)
    things = tables.map(\.things).filter { list in list.utf8CodeUnitCount > 0 }
    currencySets = building.currencySets
    spellings = building.spellings
  }

  /// The meaning of a word or phrase by its hash; `nil` if no table has it.
  private func meaning(_ hash: UInt64) -> WordMeaning? {
    index.place(of: hash).map { place in meanings[place] }
  }

  /// The meaning of one word in folded bytes; `nil` if no table has it.
  func meaning(of folded: [UInt8], _ range: Range<Int>) -> WordMeaning? {
    meaning(PhraseHash.word(folded, range))
  }

  /// The possible currencies of a word; `nil` if it names none.
  func currencySet(of meaning: WordMeaning) -> CurrencySet? {
    meaning.currencySet > 0 ? currencySets[Int(meaning.currencySet) - 1] : nil
  }

  /// The displayed spelling of a brand; `nil` if the word is not one.
  func spelling(of meaning: WordMeaning) -> String? {
    meaning.spelling > 0 ? spellings[Int(meaning.spelling) - 1].text : nil
  }

  /// The meaning of an everyday thing or kind of shop that no row has; `nil` if the word is neither.
  private func thing(_ word: ArraySlice<UInt8>) -> WordMeaning? {
    for list in things {
      if let meaning = DailyThings.meaning(of: word, in: list) { return meaning }
    }
    return nil
  }

  /// The category of a word that is written together of two nouns, as "Tierarztkosten": that of the last one,
  /// otherwise of the first; `nil` if the language joins none, or neither is known.
  func category(ofCompound word: ArraySlice<UInt8>) -> CategoryPlace? {
    guard language == "de" || language == "nl", word.count >= 8 else { return nil }
    let splits = word.startIndex + 4...word.endIndex - 4
    let parts = splits.map { word[$0...] } + splits.reversed().map { word[..<$0] }
    var bill: CategoryPlace?
    for part in parts {
      guard let meaning = meaning(of: Array(part), 0..<part.count) ?? thing(part),
        meaning.category != 0, meaning.roles.isSubset(of: [.item, .place]),
        let place = CategoryPlace(rawValue: meaning.category)
      else { continue }
      // "Zahnarztrechnung" is a bill of the dentist.
      if place != .utilities { return place }
      bill = place
    }
    return bill
  }

  /// Sets the meaning of each token, and joins the words of a phrase into one token.
  func annotate(_ tokens: inout [Token], folded: [UInt8]) {
    var written = 0
    var read = 0
    while read < tokens.count {
      var token = tokens[read]
      var length = 1
      if token.kind != .mark {
        if let meaning = meaning(token.hash) {
          token.meaning = meaning
          let isBehindOn = written > 0 && tokens[written - 1].has(.on)
          length = joinPhrase(&token, at: read, in: tokens, isBehindOn: isBehindOn)
          if token.kind == .word, token.meaning.roles == [],
            let thing = thing(folded[token.foldedStart..<token.foldedEnd])
          {
            token.meaning.add(thing)
          }
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
        } else if token.kind == .word,
          let thing = thing(folded[token.foldedStart..<token.foldedEnd])
        {
          token.meaning = thing
        } else if token.kind == .word, let name = name(at: read, in: tokens, folded) {
          token.meaning = name
          token.isCorrected = true
        } else if token.kind == .word, let near = nearWords.nearest(to: token, folded),
          !isProperName(read, in: tokens, near: meanings[near])
        {
          token.meaning = NearWords.correction(meanings[near])
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

  /// Whether a word that resembles another is a name: "Mario Rossi" is not "Ross", "El Ganso" not "gasto".
  private func isProperName(_ index: Int, in tokens: [Token], near: WordMeaning) -> Bool {
    guard language != "de", index > 0, tokens[index].isCapitalised, !tokens[index].isAllCapitals
    else { return false }
    if tokens[index - 1].kind == .word, tokens[index - 1].isCapitalised, near.has(.brand) {
      return meaning(tokens[index - 1].hash) == nil
    }
    return language != "en" && !near.has(.brand)
  }

  /// The meaning of a misspelled day, month or currency; a word with a capital is a name, except in German, and a
  /// currency is beside a number.
  private func name(at index: Int, in tokens: [Token], _ folded: [UInt8]) -> WordMeaning? {
    guard index == 0 || !tokens[index].isCapitalised || language == "de",
      let place = nearWords.nearestName(to: tokens[index], folded)
    else { return nil }
    var name = meanings[place]
    name.longestPhrase = 0
    let neighbours = tokens[max(0, index - 1)...].prefix(index == 0 ? 2 : 3)
    return name.has(.currency) && !neighbours.contains { $0.kind == .number } ? nil : name
  }

  /// Beside a word for the direction of the money, a correction must not become a verb of spending: it would
  /// outvote that word.
  private func keepDirection(_ tokens: inout [Token]) {
    guard tokens.contains(where: { token in token.isCorrected && token.has(.spend) }),
      tokens.contains(where: { token in token.has(NearWords.withheld.union(.payer)) })
    else { return }
    for index in tokens.indices where tokens[index].isCorrected && tokens[index].has(.spend) {
      tokens[index].meaning.roles.remove(.spend)
      tokens[index].isCorrected = tokens[index].meaning.roles != []
    }
  }

  /// Whether a hyphen joins a number only to the one before it, as in "7-11".
  private func isSpelledTogether(_ index: Int, in tokens: [Token]) -> Bool {
    let isJoinedFurther = index + 1 < tokens.count && tokens[index + 1].followsHyphen
    return tokens[index].followsHyphen && !tokens[index - 1].followsHyphen && !isJoinedFurther
  }

  /// Joins the longest phrase that begins with a token, and returns its number of tokens.
  ///
  /// - Parameter isBehindOn: Whether "on" precedes it, after which two numbers are a day.
  private func joinPhrase(
    _ token: inout Token, at first: Int, in tokens: [Token], isBehindOn: Bool
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
      hash = PhraseHash.joining(hash, next.hash)
      guard let meaning = meaning(hash), meaning.roles != [] || meaning.cues != [] else {
        continue
      }
      token.meaning = meaning
      // "dance lesson" is booked for a day as any lesson is.
      if let head = self.meaning(next.hash) {
        token.meaning.cues.formUnion(head.cues.intersection(.bookable))
      }
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
