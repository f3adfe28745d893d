public import LedgerEvents

/// Parses a payee as printed by a bank or on a receipt, with the rules for messages: payment processors, shop
/// numbers and towns are removed, and the category is found.
public struct PayeeParser: Sendable {
  /// The payee and the category.
  public struct Reading: Hashable, Sendable {
    /// The name as a person writes it: `Blue Bottle` for `SQ *BLUE BOTTLE 0123 OAKLAND CA`.
    public var merchant: String
    /// The category last given to the merchant by the person, otherwise that of the rules.
    public var category: CategoryName
    /// Whether the person taught the category.
    public var isLearned: Bool
  }

  private let context: ParsingContext

  /// - Parameter context: The ledger's context: `try await ledger.parsingContext()`.
  public init(_ context: ParsingContext) {
    self.context = context
  }

  /// Returns the payee and the category; if the rules do not know them, the words themselves and
  /// ``LedgerEvents/CategoryName/other``.
  public func reading(of payee: String) -> Reading {
    let words = payee.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    // A bank's message in which only the payee is open.
    let message = "Your card was charged \(context.currency.code) 1 at \(words)"
    let parsed = try? RuleBasedParser().parse(message, context: context)
    guard !words.isEmpty, let parsed, parsed.entries.count == 1, let entry = parsed.entries.first,
      entry.type == .expense
    else {
      let merchant = PayeeParser.readable(words)
      let learned = context.learnedCategories[MerchantSpelling.folded(merchant)]
      return Reading(
        merchant: merchant, category: learned ?? .other, isLearned: learned != nil)
    }
    let merchant = PayeeParser.readable(entry.merchant.isEmpty ? words : entry.merchant)
    let folded = MerchantSpelling.folded(merchant)
    let learned = context.learnedCategories[folded]
    return Reading(
      merchant: merchant, category: learned ?? entry.category, isLearned: learned != nil)
  }

  /// Rewrites words in capitals as a person writes them; a short word without a vowel is an abbreviation.
  static func readable(_ words: String) -> String {
    if words.utf8.allSatisfy({ $0 < 0x80 }) { return readable(ascii: words) }
    return readable(anyScript: words)
  }

  /// The same for ASCII, which nearly all banks use.
  private static func readable(ascii words: String) -> String {
    var text = Array(words.utf8)
    var start = 0
    var isApart = text.last == UInt8(ascii: " ")
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
      let word = start..<end
      if word.isEmpty { isApart = true }
      let letters = word.filter { text[$0] | 0x20 &- 0x61 < 26 }
      if letters.count > 1, letters.allSatisfy({ text[$0] < 0x60 }),
        letters.contains(where: { "AEIOUY".utf8.contains(text[$0]) })
      {
        for place in letters.dropFirst() { text[place] |= 0x20 }
      }
      start = end + 1
    }
    if !isApart { return String(decoding: text, as: UTF8.self) }
    return text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  static func readable(anyScript words: String) -> String {
    words.split(separator: " ").map { word in
      let letters = word.filter(\.isLetter)
      guard letters.count > 1, letters.allSatisfy(\.isUppercase), letters.contains(where: isVowel)
      else { return String(word) }
      let small = word.lowercased()
      guard let first = small.firstIndex(where: \.isLetter) else { return small }
      return small[..<first] + small[first].uppercased() + small[small.index(after: first)...]
    }.joined(separator: " ")
  }

  private static func isVowel(_ letter: Character) -> Bool {
    !letter.isASCII || "AEIOUY".contains(letter)
  }
}
