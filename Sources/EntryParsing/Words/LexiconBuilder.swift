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
  /// The number of phrases of the language itself, which come first.
  private var nativeCount = 0

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
    nativeCount = index.count
  }

  mutating func add(_ table: LanguageTable) {
    var tokenizer = Tokenizer(splitsElisions: splitsElisions)
    for row in table.rows { add(row, by: &tokenizer) }
  }

  private mutating func add(_ row: WordRow, by tokenizer: inout Tokenizer) {
    var meaning = WordMeaning()
    meaning.roles = row.roles
    meaning.cues = row.cues
    var hasNumbers = false
    switch row.value {
    case .none: break
    case .numbers, .months, .weekdays: hasNumbers = true
    case .number(let number): meaning.number = number
    case .category(let category, let weight):
      meaning.category = category.rawValue
      meaning.weight = weight
    case .currencies(let codes): meaning.currencySet = place(of: CurrencySet(codes))
    }
    let isBrand = row.roles.contains(.brand)
    WordListReader.read(row.words, hasNumbers: hasNumbers, by: &tokenizer) { phrase in
      if let number = phrase.number {
        switch row.value {
        case .months: meaning.month = UInt8(truncatingIfNeeded: number)
        case .weekdays: meaning.weekday = UInt8(truncatingIfNeeded: number)
        case .none, .number, .numbers, .category, .currencies: meaning.number = number
        }
      }
      if isBrand {
        spellings.append(BrandSpelling(row: row.words, bytes: phrase.bytes))
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
    for currency in Money.Currency.all where !CurrencyWords.noMoney.contains(currency) {
      meaning.currencySet = place(of: CurrencySet(of: currency))
      code.removeAll(keepingCapacity: true)
      currency.write(to: &code)
      put(code.reduce(FNVHash.empty) { FNVHash.adding($1 | 0x20, to: $0) }, meaning)
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
  @discardableResult private mutating func put(_ hash: UInt64, _ meaning: WordMeaning) -> Bool {
    let place = index.add(hash)
    guard place < meanings.count else {
      meanings.append(meaning)
      return true
    }
    // "am" in German is not a time of day, whatever it is in English.
    if place < nativeCount, meanings[place].roles != [] {
      meanings[place].longestPhrase = max(meanings[place].longestPhrase, meaning.longestPhrase)
    } else {
      meanings[place].add(meaning)
    }
    return false
  }
}
