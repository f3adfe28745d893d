import LedgerEvents

/// Finds the category of a clause: by the words for the item, otherwise by the brand, otherwise by the kind of shop.
///
/// The more specific word wins. Of equally specific words the last one of a group wins, because the others
/// describe it ("gym shoes").
struct CategoryRule: ClauseRule {
  let sentence: Sentence
  let clause: Clause

  struct Finding {
    var category: CategoryName
    var origin: FieldOrigin?

    /// Returns the finding in a category of the ledger; if none fits, nothing was found.
    func offered(in context: ParsingContext) -> Finding {
      let offered = context.offered(category)
      return Finding(
        category: offered, origin: offered == .other && category != .other ? nil : origin)
    }
  }

  /// Returns the category among those of the ledger.
  func run() -> Finding { found().offered(in: sentence.context) }

  private func found() -> Finding {
    var zone = Zone.main
    var best: (score: Int, index: Int, isInMainGroup: Bool)?
    var lastIndex = -2
    for index in clause.tokens where !isAmount(index) {
      let token = sentence.tokens[index]
      if let next = Zone(token) {
        zone = next
        continue
      }
      // "at table 9": a numbered place was not bought.
      if token.has(.model), index + 1 < sentence.tokens.count,
        sentence.tokens[index + 1].kind == .number, !isAmount(index + 1),
        token.has(.item), sentence.has(.at, at: index - 1)
      {
        continue
      }
      guard token.claim == .none, token.meaning.category != 0,
        token.isDailyThing || token.has(WordRoles.content.union(.incomeSource)),
        !isMeasure(index), !isCommonNoun(index, in: zone), !isNameWithoutInvestment(index, in: zone)
      else { continue }
      // "45 including tip for towels": a surcharge says least.
      let score = token.has(.surcharge) ? -100 : score(of: token, in: zone)
      let goesOn = index == lastIndex + 1 && token.kind != .symbol
      // A later group of words wins only if it is more specific.
      if score > (best?.score ?? Int.min) || (score == best?.score && goesOn) {
        best = (score, index, goesOn)
      }
      lastIndex = index
    }
    if let own = ownCategory() { return own }
    if let frame = frame() { return frame }
    guard let best,
      let place = CategoryPlace(rawValue: sentence.tokens[best.index].meaning.category)
    else { return guess() ?? Finding(category: .other) }
    return Finding(
      category: place.name,
      origin: sentence.origin(rule(of: sentence.tokens[best.index]), at: best.index))
  }

  /// Guesses the kind of a word that no table has: "spent 12 on a burrito". Uses the last such word, which
  /// the others describe; names of shops and people do not count.
  private func guess() -> Finding? {
    var zone = Zone.main
    var found: Finding?
    for index in clause.tokens where !isAmount(index) {
      let token = sentence.tokens[index]
      zone = Zone(token) ?? zone
      guard zone == .main || zone == .purpose, sentence.isKind(.word, at: index), token.isUnknown,
        !token.isCorrected, let place = kind(ofUnknown: index)
      else { continue }
      found = Finding(category: place.name, origin: sentence.origin(.guessedThing, at: index))
    }
    return found
  }

  /// Categories determined by the verb, whatever its object: "donated 25 to the food bank" is a gift, "auto
  /// transfer to savings" is put away.
  private func frame() -> Finding? {
    if let verb = clause.tokens.first(where: { sentence.has(.donation, at: $0) }) {
      return Finding(category: .gifts, origin: sentence.origin(.spendingVerb, at: verb))
    }
    // "sent my grandson 50 for graduation"
    if let verb = first(.give), contains(.person), contains(.occasion), !contains(.content) {
      return Finding(category: .gifts, origin: sentence.origin(.spendingVerb, at: verb))
    }
    guard let verb = clause.tokens.first(where: { sentence.has(.putAway, at: $0) }),
      let target = clause.tokens.last(where: { index in
        index > verb && sentence.has([.to, .within], at: index - 1)
          && sentence.tokens[index].isPutAway
      }), let place = CategoryPlace(rawValue: sentence.tokens[target].meaning.category)
    else { return nil }
    return Finding(category: place.name, origin: sentence.origin(.itemWord, at: target))
  }

  /// "a bag of potatoes": the bag is a measure.
  private func isMeasure(_ index: Int) -> Bool {
    sentence.has(.measure, at: index) && sentence.has(.of, at: index + 1)
      && index + 2 < clause.tokens.upperBound && sentence.has(.content, at: index + 2)
  }

  /// "stock & barrel", "stock photos", "at stock": a word that is joined with another, describes one, or names a place
  /// is no investment.
  private func isNameWithoutInvestment(_ index: Int, in zone: Zone) -> Bool {
    func isInvestment(_ place: Int) -> Bool {
      guard sentence.tokens.indices.contains(place) else { return false }
      return sentence.has(.investment, at: place) || sentence.tokens[place].isPutAway
    }
    guard sentence.has(.investment, at: index) else { return false }
    if zone == .place { return true }
    let joined = [index - 1, index + 1].filter { sentence.isMark(UInt8(ascii: "&"), at: $0) }
      .map { $0 + $0 - index }
    if joined.contains(where: { isWord($0) && !isInvestment($0) }) { return true }
    guard isWord(index + 1), !isInvestment(index + 1) else { return false }
    let next = sentence.tokens[index + 1]
    return next.isUnknown && !next.isCorrected
      ? kind(ofUnknown: index + 1) != nil : next.has(.content) && next.meaning.category != 0
  }

  /// The kind of thing that a word of no table may be.
  private func kind(ofUnknown index: Int) -> CategoryPlace? {
    let word = sentence.letters(at: index)
    return sentence.lexicon.category(ofCompound: word) ?? Things.category(of: word)
  }

  private func score(of token: Token, in zone: Zone) -> Int {
    let weight = Int(token.meaning.weight) * 2
    switch zone {
    case .main, .purpose: return weight
    case .place:
      if token.has(.place) { return weight + 1 }
      if token.has(.brand) { return weight }
      // "the stock exchange restaurant": the kind of place beats the thing in its name.
      return token.has(.investment) ? weight - 8 : weight - 5
    case .circumstance: return weight - 8
    }
  }

  private func rule(of token: Token) -> ParsingRule {
    if token.isCorrected { return .correctedSpelling }
    if token.has(.investment) { return .investmentWord }
    if token.has(.brand), !token.has(.item) { return .knownBrand }
    return token.has(.place) && !token.has(.item) ? .kindOfPlace : .itemWord
  }

  /// A category of the ledger, named in the clause.
  private func ownCategory() -> Finding? {
    guard !sentence.context.ownCategories.isEmpty else { return nil }
    for first in clause.tokens where isWord(first) {
      var text = ""
      for end in first + 1...min(first + 4, clause.tokens.upperBound) where isWord(end - 1) {
        if !text.isEmpty { text += " " }
        text += sentence.words(end - 1..<end).lowercased()
        if let category = sentence.context.ownCategories.first(where: { $0.text == text }) {
          return Finding(category: category, origin: sentence.origin(.ownCategory, first..<end))
        }
      }
    }
    return nil
  }

  private func isWord(_ index: Int) -> Bool {
    index < clause.tokens.upperBound && !isAmount(index) && sentence.isKind(.word, at: index)
  }
}

extension ParsedEntry {
  /// Sets the category of an entry that is no income.
  mutating func set(_ finding: CategoryRule.Finding) {
    category = finding.category == .income ? .other : finding.category
    origins.category = finding.origin
  }
}

extension ParsingContext {
  /// The category that the person gave to the merchant of an entry; `nil` if none but income.
  func learnedCategory(of entry: ParsedEntry) -> CategoryRule.Finding? {
    guard !learnedCategories.isEmpty, !entry.merchant.isEmpty,
      let learned = learnedCategories[MerchantSpelling.folded(entry.merchant)], learned != .income
    else { return nil }
    let bytes = entry.origins.merchant?.bytes ?? 0..<0
    return CategoryRule.Finding(
      category: learned, origin: FieldOrigin(rule: .learnedMerchant, bytes: bytes))
  }
}
