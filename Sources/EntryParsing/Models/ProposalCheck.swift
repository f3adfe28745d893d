import LedgerEvents

/// Checks a model's proposal against the sentence and the reading of the rules.
///
/// The model never decides about money: amount, currency, day and account come from the rules, and the
/// merchant consists of the person's own words. At worst a category is wrong.
struct ProposalCheck {
  let sentence: String
  /// The categories that may be proposed.
  let categories: [CategoryName]
  /// The categories that the ledger does not have on the day of the entry.
  var withheld: Set<CategoryName> = []
  /// Whether the model's category overrides one that the rules found by words.
  let outweighsRules: Bool

  /// Returns the entry that combines the proposal with the reading of the rules.
  func entry(
    _ proposal: EntryProposal, for reading: ParsedEntry
  ) throws(ProposalFailure) -> ParsedEntry {
    var entry = reading
    if let amount = proposal.amount {
      let said = ProposalCheck.minorUnits(of: amount, in: entry.amount.currency)
      guard said == entry.amount.minorUnits else { throw .amountNotSaid }
    }
    // The rules decide the direction of the money, even without a word for it.
    guard proposal.type == nil || proposal.type == entry.type else { throw .typeContradicted }
    if let name = proposal.category {
      guard let category = CategoryName(name), category != .income,
        categories.contains(category), !withheld.contains(category)
      else { throw .categoryUnknown(String(name.prefix(40))) }
      if mayReplace(entry.origins.category?.rule, of: entry) {
        entry.category = category
        entry.origins.category = nil
      }
    }
    if !proposal.merchant.isEmpty {
      guard let merchant = SaidWords(sentence).merchant(proposal.merchant) else {
        throw .merchantNotSaid
      }
      if entry.origins.merchant?.rule != .knownBrand {
        entry.merchant = merchant
        entry.origins.merchant = nil
      }
    }
    return entry
  }

  /// Whether the model may replace a category: never one that the person marked, taught or named, and one
  /// that the rules found only if the model outweighs them.
  private func mayReplace(_ rule: ParsingRule?, of entry: ParsedEntry) -> Bool {
    guard entry.type != .income else { return false }
    switch rule {
    case nil: return true
    case .categoryMark, .ownRule, .learnedMerchant, .ownCategory: return false
    default: return outweighsRules
    }
  }

  /// Parses a plain decimal into minor units; `nil` if it is invalid, or finer than the currency.
  static func minorUnits(of text: String, in currency: Money.Currency) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, (1...12).contains(parts[0].utf8.count) else { return nil }
    var decimals = parts.count == 2 ? parts[1] : ""
    guard parts.count == 1 || !decimals.isEmpty else { return nil }
    while decimals.utf8.count > currency.minorUnitDigits, decimals.last == "0" {
      decimals.removeLast()
    }
    guard decimals.utf8.count <= currency.minorUnitDigits else { return nil }
    var value: Int64 = 0
    let missing = currency.minorUnitDigits - decimals.utf8.count
    for byte in Array(parts[0].utf8) + Array(decimals.utf8) + Array(repeating: 0x30, count: missing)
    {
      guard ScalarClass.isASCIIDigit(byte) else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    return value
  }
}

/// The words of a sentence, among which a merchant must be found.
struct SaidWords {
  private let words: [(typed: Substring, folded: String)]

  /// The largest number of words in a name: "The Old Mill House Bakery and Tea Room" has eight.
  private static let wordLimit = 10

  init(_ sentence: String) {
    words = SaidWords.words(of: sentence)
  }

  private static func words(of text: String) -> [(typed: Substring, folded: String)] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let trimmed = SaidWords.trimmed(word)
      return trimmed.isEmpty ? nil : (trimmed, trimmed.lowercased())
    }
  }

  /// Removes the marks around a word; those inside stay, as in "7-eleven" and "o'neill's".
  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, !first.isLetter, !first.isNumber { word.removeFirst() }
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word
  }

  /// Returns a model's merchant in the words that the person typed; `nil` if they are not adjacent in the sentence.
  ///
  /// Words typed in lower case get the model's capitals.
  func merchant(_ name: String) -> String? {
    let wanted = SaidWords.words(of: name)
    guard (1...SaidWords.wordLimit).contains(wanted.count), wanted.count <= words.count else {
      return nil
    }
    for start in 0...words.count - wanted.count {
      let found = words[start..<start + wanted.count]
      guard zip(found, wanted).allSatisfy({ $0.folded == $1.folded }) else { continue }
      // A word of digits alone is an amount or a day, not a name.
      guard found.contains(where: { word in word.typed.contains(where: \.isLetter) }) else {
        continue
      }
      return zip(found, wanted).map { said, wanted in
        said.typed.contains(where: \.isUppercase)
          ? String(said.typed) : capitalised(wanted.typed)
      }.joined(separator: " ")
    }
    return nil
  }

  /// Capitalises a word, as the rules write names.
  private func capitalised(_ word: Substring) -> String {
    guard let first = word.first, first.isLowercase else { return String(word) }
    return first.uppercased() + word.dropFirst()
  }
}
