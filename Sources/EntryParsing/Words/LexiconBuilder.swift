import LedgerModel

/// Makes the hash of a ``Lexicon`` from the tables of its languages.
struct LexiconBuilder {
  struct Word {
    let hash: UInt64
    let keyStart: Int
    let keyEnd: Int
    let tokenCount: Int
    var meaning: WordMeaning
    /// Whether the first table, that of the language itself, has the word.
    let isNative: Bool
  }

  let splitsElisions: Bool
  /// Whether the rows that are added are those of the language itself.
  var isNative = false
  private(set) var words: [Word] = []
  private(set) var slots = [UInt32](repeating: 0, count: 1 << 14)
  private(set) var keys: [UInt8] = []
  private(set) var currencySets: [CurrencySet] = []
  private(set) var spellings: [String] = []

  init(splitsElisions: Bool) {
    self.splitsElisions = splitsElisions
    words.reserveCapacity(6000)
    keys.reserveCapacity(60_000)
  }

  // MARK: Rows

  mutating func add(_ row: WordRow) {
    let bytes = row.words.withUTF8Buffer { buffer in [UInt8](buffer) }
    var meaning = WordMeaning()
    meaning.roles = row.roles
    meaning.cues = row.cues
    switch row.value {
    case .none, .numbers, .months, .weekdays: break
    case .number(let number): meaning.number = number
    case .category(let category, let weight):
      meaning.category = category.rawValue
      meaning.weight = weight
    case .currencies(let codes): meaning.currencySet = currencySet(codes)
    }
    addPhrases(bytes, meaning, row.value)
  }

  /// Adds each phrase of a list that commas and strokes separate.
  private mutating func addPhrases(_ bytes: [UInt8], _ meaning: WordMeaning, _ value: WordRow.Value)
  {
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: splitsElisions)
    tokenizer.run()
    let tokens = tokenizer.tokens
    var meaning = meaning
    var first = 0
    var isNewItem = true
    for index in 0...tokens.count {
      let mark: UInt8? =
        index == tokens.count
        ? UInt8(ascii: ",") : tokens[index].kind == .mark ? tokens[index].mark : nil
      guard let mark, mark == UInt8(ascii: ",") || mark == UInt8(ascii: "|") else { continue }
      defer { first = index + 1 }
      guard first < index else { continue }
      if isNewItem, takesOwnNumber(value) {
        set(number: tokens[first], of: tokenizer.folded, value, &meaning)
        first += 1
      }
      isNewItem = mark == UInt8(ascii: ",")
      if first < index {
        insert(tokens[first..<index], tokenizer.folded, bytes: bytes, meaning)
      }
    }
  }

  private func takesOwnNumber(_ value: WordRow.Value) -> Bool {
    switch value {
    case .numbers, .months, .weekdays: true
    case .none, .number, .category, .currencies: false
    }
  }

  private func set(
    number token: Token, of folded: [UInt8], _ value: WordRow.Value, _ meaning: inout WordMeaning
  ) {
    var number: Int32 = 0
    for byte in folded[token.foldedStart..<token.foldedEnd] {
      number = number &* 10 &+ Int32(byte &- 0x30)
    }
    switch value {
    case .months: meaning.month = UInt8(truncatingIfNeeded: number)
    case .weekdays: meaning.weekday = UInt8(truncatingIfNeeded: number)
    case .none, .number, .numbers, .category, .currencies: meaning.number = number
    }
  }

  // MARK: Currencies

  /// Signs and codes, which are the same in every language.
  mutating func addCurrencies() {
    for currency in Currency.all where !CurrencyWords.codesOfNoMoney.contains(currency.code) {
      add(code: currency)
    }
    for sign in CurrencyWords.signs {
      let currencies = Currency.signed(sign)
      guard !currencies.isEmpty else { continue }
      var meaning = WordMeaning()
      meaning.roles = [.currency, .currencyPrefix]
      meaning.currencySet = place(of: CurrencySet(currencies: currencies, hasUsualOne: true))
      insertText(sign, meaning)
    }
  }

  private mutating func add(code currency: Currency) {
    var meaning = WordMeaning()
    meaning.roles = [.currency, .currencyPrefix]
    meaning.currencySet = place(of: CurrencySet(currencies: [currency], hasUsualOne: true))
    insertText(currency.code, meaning)
  }

  private mutating func insertText(_ text: String, _ meaning: WordMeaning) {
    let bytes = [UInt8](text.utf8)
    var tokenizer = Tokenizer(bytes: bytes, splitsElisions: splitsElisions)
    tokenizer.run()
    guard !tokenizer.tokens.contains(where: { token in token.kind == .mark }) else { return }
    insert(tokenizer.tokens[...], tokenizer.folded, bytes: bytes, meaning)
  }

  private mutating func currencySet(_ codes: StaticString) -> UInt16 {
    var text = codes.description
    // "?" says that no currency of the set is the usual one.
    let isOpen = text.last == "?"
    if isOpen { text.removeLast() }
    let currencies = text.split(separator: " ").compactMap { code in Currency(code: code) }
    return place(of: CurrencySet(currencies: currencies, hasUsualOne: !isOpen))
  }

  private mutating func place(of set: CurrencySet) -> UInt16 {
    currencySets.append(set)
    return UInt16(truncatingIfNeeded: currencySets.count)
  }

  // MARK: The hash

  private mutating func insert(
    _ tokens: ArraySlice<Token>, _ folded: [UInt8], bytes: [UInt8], _ meaning: WordMeaning
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    var meaning = meaning
    if meaning.roles.contains(.brand) {
      spellings.append(String(decoding: bytes[first.start..<last.end], as: UTF8.self))
      meaning.spelling = UInt16(truncatingIfNeeded: spellings.count)
    }
    var hash = first.hash
    for token in tokens.dropFirst() { hash = Lexicon.hash(hash, token.hash) }
    put(tokens, folded, hash, meaning)
    if tokens.count > 1 {
      var start = WordMeaning()
      start.longestPhrase = UInt8(truncatingIfNeeded: tokens.count)
      put(tokens.prefix(1), folded, first.hash, start)
    }
  }

  private mutating func put(
    _ tokens: ArraySlice<Token>, _ folded: [UInt8], _ hash: UInt64, _ meaning: WordMeaning
  ) {
    var key: [UInt8] = []
    for token in tokens {
      if !key.isEmpty { key.append(0x20) }
      key += folded[token.foldedStart..<token.foldedEnd]
    }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if words[place].hash == hash, keys[words[place].keyStart..<words[place].keyEnd] == key[...] {
        // "am" in German is no time of day, whatever it is in English.
        if words[place].isNative, !isNative, words[place].meaning.roles != [] {
          words[place].meaning.longestPhrase = max(
            words[place].meaning.longestPhrase, meaning.longestPhrase)
        } else {
          words[place].meaning.add(meaning)
        }
        return
      }
      slot = (slot + 1) & mask
    }
    words.append(
      Word(
        hash: hash, keyStart: keys.count, keyEnd: keys.count + key.count,
        tokenCount: tokens.count, meaning: meaning, isNative: isNative))
    keys += key
    slots[slot] = UInt32(truncatingIfNeeded: words.count)
    assert(words.count * 2 < slots.count, "the lexicon's hash is too full")
  }
}
