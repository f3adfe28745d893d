import LedgerEvents

/// Parses the marks for experienced users: `@cash`, `:category` or `#category`, `!` and `*2`; and the words
/// for the means of payment.
struct TagRule {
  var sentence: Sentence
  private var accounts: [(name: AccountName, origin: FieldOrigin, tokens: Range<Int>)] = []
  private var categories: [(name: CategoryName, origin: FieldOrigin, tokens: Range<Int>)] = []
  private var reviews: [Int] = []
  /// The first mark that names no category, with the closest categories.
  private(set) var unknownCategory: (mark: Range<Int>, nearest: [CategoryName])?
  /// The first mark that names no account: a kind of account or card that the ledger does not have.
  private(set) var unknownAccount: Range<Int>?

  init(_ sentence: consuming Sentence) {
    self.sentence = sentence
  }

  mutating func run() {
    for index in sentence.tokens.indices {
      let token = sentence.tokens[index]
      guard token.claim == .none else { continue }
      if token.kind == .word {
        if token.has(.account) { takeAccountWord(at: index) }
      } else if token.isMark(UInt8(ascii: "!")), !token.isJoined {
        reviews.append(index)
      } else if token.isMark(UInt8(ascii: "#")) || isColon(at: index),
        sentence.isJoined(at: index + 1), sentence.isKind(.word, at: index + 1)
      {
        takeCategory(at: index)
      } else if token.isMark(UInt8(ascii: "@")), sentence.isJoined(at: index + 1) {
        takeAccount(at: index)
      }
    }
  }

  /// ":gifts" is a mark that no shell takes for a comment; "note:gifts" and "Ref :UPI" are not marks.
  private func isColon(at index: Int) -> Bool {
    sentence.tokens[index].isMark(UInt8(ascii: ":")) && !sentence.tokens[index].isJoined
  }

  /// "@cash" is an account, and "@starbucks" a shop.
  private mutating func takeAccount(at index: Int) {
    // "@car-loan" is one mark.
    let whole = endOfMark(at: index)
    let longName = account(named: index + 1..<whole)
    let mark = index..<(longName == nil ? index + 2 : whole)
    if let name = longName ?? account(named: index + 1..<index + 2) {
      accounts.append((name, sentence.origin(.accountMark, mark), mark))
    } else if isAccountKind(index + 1) || sentence.has(.account, at: index + 1)
      ? !sentence.has(.brand, at: index + 1) : isUnknownEnd(index + 1)
    {
      unknownAccount = unknownAccount ?? mark
    } else {
      return
    }
    sentence.claim(mark, as: .account)
  }

  private func endOfMark(at index: Int) -> Int {
    sentence.tokens[(index + 2)...].firstIndex { !$0.followsHyphen } ?? sentence.tokens.count
  }

  /// "laptop 900 @savings": not the name of a shop.
  private func isAccountKind(_ index: Int) -> Bool {
    AccountKind(rawValue: sentence.word(at: index).lowercased()) != nil
  }

  /// "lunch 12 @nope": an unknown name at the end of a text.
  private func isUnknownEnd(_ index: Int) -> Bool {
    guard index > 1, index + 1 == sentence.tokens.count, sentence.isKind(.word, at: index),
      sentence.tokens[index].meaning.roles == []
    else { return false }
    let name = MerchantSpelling.folded(sentence.word(at: index))
    return sentence.context.learnedCategories[name] == nil
  }

  /// The accounts that a mark can name.
  var knownAccounts: [AccountName] {
    [.bank, .cash] + sentence.context.accounts.filter { $0 != .bank && $0 != .cash }
  }

  private mutating func takeCategory(at index: Int) {
    let words = sentence.words(index + 1..<index + 2)
    // "#eating-out" is one mark.
    let end = endOfMark(at: index)
    let mark = index..<end
    let meaning = sentence.tokens[index + 1].meaning
    let full = sentence.words(index + 1..<end).lowercased()
    let withheld = sentence.context.withheldCategories
    let known =
      sentence.context.ownCategories
      + CategoryPlace.allCases.map(\.name).filter { !withheld.contains($0) }
    let shown = sentence.context.shownCategories
    let named =
      known.first { $0.text == full || $0.text == words.lowercased() }
      ?? CategoryName(full).flatMap { shown[$0] }
    var nearest = SpellingDistance.nearest(to: full, in: known)
    // ":petrol" is not a category, but has a known one.
    if let place = CategoryPlace(rawValue: meaning.category) {
      let offered = sentence.context.offered(place.name)
      if !nearest.contains(offered), offered == place.name || offered != .other {
        nearest.append(offered)
      }
    }
    if isColon(at: index), named == nil, nearest.isEmpty { return }
    sentence.claim(mark, as: .categoryMark)
    if let name = named {
      categories.append((name, sentence.origin(.categoryMark, mark), mark))
    } else if unknownCategory == nil {
      unknownCategory = (mark, nearest)
    }
  }

  private func account(named words: Range<Int>) -> AccountName? {
    guard sentence.isKind(.word, at: words.lowerBound),
      let name = AccountName(sentence.words(words))
    else { return nil }
    if name == .cash || name == .bank { return name }
    return sentence.context.accounts.contains(name) ? name : nil
  }

  /// "from bank", "paid in cash", "coffee 80 wallet".
  private mutating func takeAccountWord(at index: Int) {
    // A card that is paid off is not a means of payment.
    if sentence.has(.item, at: index) { return }
    let start = sentence.has([.from, .by, .with, .on, .within], at: index - 1) ? index - 1 : index
    // "for anna to cash": the destination did not pay.
    if let name = account(named: index..<index + 1), !sentence.has(.goal, at: index - 1) {
      accounts.append((name, sentence.origin(.accountWord, at: index), start..<index + 1))
    }
    sentence.claim(start..<index + 1, as: .account)
  }
}

extension TagRule {
  /// What the marks of one entry say.
  struct Marks {
    var account: (name: AccountName, origin: FieldOrigin)?
    var category: (name: CategoryName, origin: FieldOrigin, tokens: Range<Int>)?
    var needsReview = false
    /// Two marks that name different accounts, or different categories.
    var clash: [Range<Int>] = []
  }

  /// Returns the marks of a clause; a mark belongs to the entry in which it stands.
  ///
  /// A word for the means of payment at the start or the end of a text applies to all of its entries.
  ///
  /// - Parameter clause: `nil` for the only entry of a text.
  func marks(of clause: Range<Int>?) -> Marks {
    var marks = Marks()
    var first: Range<Int>?
    let isOwn = { (tokens: Range<Int>) in clause?.contains(tokens.lowerBound) ?? true }
    let isShared = accounts.count == 1
    for account in accounts {
      let isWord = account.origin.rule == .accountWord
      let isAtBorder =
        account.tokens.lowerBound <= 1 || account.tokens.upperBound == sentence.tokens.count
      guard isOwn(account.tokens) || isShared && isWord && isAtBorder else { continue }
      if !isWord {
        if let first, marks.account?.name != account.name { marks.clash = [first, account.tokens] }
        first = first ?? account.tokens
      }
      marks.account = (account.name, account.origin)
    }
    for category in categories where isOwn(category.tokens) {
      if let first = marks.category, first.name != category.name {
        marks.clash = [first.tokens, category.tokens]
      }
      marks.category = (category.name, category.origin, marks.category?.tokens ?? category.tokens)
    }
    marks.needsReview = reviews.contains { isOwn($0..<$0 + 1) }
    return marks
  }
}

/// Finds the names that are close to a misspelled one.
enum SpellingDistance {
  /// The number of names to offer.
  private static let nameLimit = 3
  /// A longer word is not a misspelled category.
  private static let byteLimit = 40

  /// Returns the categories whose names are at most two edits away, or begin alike; the closest first.
  static func nearest(to word: String, in categories: [CategoryName]) -> [CategoryName] {
    let letters = Array(word.utf8)
    guard letters.count >= 2, letters.count <= byteLimit else { return [] }
    var found: [(distance: Int, name: CategoryName)] = []
    for name in categories where !found.contains(where: { $0.name == name }) {
      let other = Array(name.text.utf8)
      if other.starts(with: letters) {
        found.append((0, name))
        continue
      }
      let distance = steps(letters, other)
      if distance <= min(2, letters.count / 3) { found.append((distance, name)) }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(nameLimit).map(\.name)
  }

  /// The number of letters to add, remove or replace.
  private static func steps(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard right.count <= byteLimit else { return byteLimit }
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
