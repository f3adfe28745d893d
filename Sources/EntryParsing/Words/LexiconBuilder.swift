import LedgerEvents

/// Builds the table of a ``Lexicon`` from the rows of its languages.
struct LexiconBuilder {
  let splitsElisions: Bool
  private(set) var index = PhraseIndex(phraseLimit: LexiconBuilder.phraseLimit)
  /// The meaning of each phrase by its place in ``index``.
  private(set) var meanings: [WordMeaning] = []
  private(set) var plainWords = PlainWords()
  private(set) var currencySets: [CurrencySet] = []
  private(set) var spellings: [BrandSpelling] = []

  /// More words and phrases than any lexicon has.
  private static let phraseLimit = 12_000

  init(splitsElisions: Bool) {
    self.splitsElisions = splitsElisions
    meanings.reserveCapacity(LexiconBuilder.phraseLimit)
  }

  // MARK: Rows

  /// Adds the words of the language itself, before any other.
  mutating func add(native table: LanguageTable) {
    add(table)
    for place in meanings.indices { meanings[place].isNative = meanings[place].roles != [] }
  }

  mutating func add(_ table: LanguageTable) {
    var tokenizer = Tokenizer(splitsElisions: splitsElisions)
    for text in table.texts {
      TableLine.read(text) { line in add(WordRow(line), by: &tokenizer) }
    }
  }

  /// Adds a row, and returns the start of the next one.
  private mutating func add(_ row: WordRow, by tokenizer: inout Tokenizer) -> Int {
    var meaning = row.meaning
    var codes: Range<Int>?
    let isBrand = meaning.roles.contains(.brand)
    return WordListReader.read(row.text, from: row.words, items: row.items, by: &tokenizer) {
      phrase in
      switch row.items {
      case .words: break
      case .numbers: meaning.number = phrase.number
      case .months: meaning.month = UInt8(truncatingIfNeeded: phrase.number)
      case .weekdays: meaning.weekday = UInt8(truncatingIfNeeded: phrase.number)
      case .currencies:
        if phrase.codes != codes {
          meaning.currencySet = place(of: CurrencySet(row.text, phrase.codes))
          codes = phrase.codes
        }
      }
      if isBrand {
        spellings.append(BrandSpelling(row: row.text, bytes: phrase.bytes))
        meaning.spelling = UInt16(truncatingIfNeeded: spellings.count)
      }
      insert(phrase, meaning)
    }
  }

  // MARK: Currencies

  /// Adds signs and codes, which are the same in every language.
  mutating func addCurrencies() {
    var meaning = WordMeaning()
    meaning.roles = [.currency, .currencyPrefix]
    var code: [UInt8] = []
    for currency in Money.Currency.all
    where !CurrencyWords.noMoney.contains(currency) && !currency.isOfPast {
      meaning.currencySet = place(of: CurrencySet(of: currency))
      code.removeAll(keepingCapacity: true)
      currency.write(to: &code)
      put(code.reduce(FNVHash.empty) { FNVHash.adding($1 | 0x20, to: $0) }, meaning)
    }
    for code in Money.Currency.otherCodes {
      guard let currency = Money.Currency(code: code) else { continue }
      meaning.currencySet = place(of: CurrencySet(of: currency))
      put(code.utf8.reduce(FNVHash.empty) { FNVHash.adding($1 | 0x20, to: $0) }, meaning)
    }
    var tokenizer = Tokenizer(splitsElisions: splitsElisions)
    for sign in CurrencyWords.signs {
      guard let set = CurrencySet(signed: sign.description) else { continue }
      meaning.currencySet = place(of: set)
      WordListReader.read(sign, by: &tokenizer) { phrase in
        if !phrase.hasMark { insert(phrase, meaning) }
      }
    }
  }

  private mutating func place(of set: CurrencySet) -> UInt16 {
    currencySets.append(set)
    return UInt16(truncatingIfNeeded: currencySets.count)
  }

  // MARK: The index

  private mutating func insert(_ phrase: WordListReader.Phrase, _ meaning: WordMeaning) {
    let isNew = put(phrase.hash, meaning)
    if phrase.wordCount == 1 {
      if isNew { plainWords.add(phrase.firstWord, place: meanings.count - 1) }
      return
    }
    var start = WordMeaning()
    start.longestPhrase = UInt8(truncatingIfNeeded: phrase.wordCount)
    if put(phrase.firstHash, start) {
      plainWords.add(phrase.firstWord, place: meanings.count - 1)
    }
  }

  /// Adds a row's meaning of a phrase, and returns whether the phrase is new.
  @inline(__always) @discardableResult
  private mutating func put(_ hash: UInt64, _ meaning: WordMeaning) -> Bool {
    let place = index.add(hash)
    guard place < meanings.count else {
      meanings.append(meaning)
      return true
    }
    // "am" in German is not a time of day, whatever it is in English.
    if meanings[place].isNative {
      meanings[place].longestPhrase = max(meanings[place].longestPhrase, meaning.longestPhrase)
    } else {
      meanings[place].add(meaning)
    }
    return false
  }
}
