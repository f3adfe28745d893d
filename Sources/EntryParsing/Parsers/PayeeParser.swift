public import LedgerEvents

/// Reads the words by which a bank or a receipt names who was paid, by the rules for the messages of banks: what
/// takes payments for shops, numbers of shops and towns are cut, and the category is found.
public struct PayeeParser: Sendable {
  /// Who was paid, and what for.
  public struct Reading: Hashable, Sendable {
    /// As a person writes it: `Blue Bottle` for `SQ *BLUE BOTTLE 0123 OAKLAND CA`.
    public var merchant: String
    /// The one that the person gave the merchant last, else what the rules know.
    public var category: CategoryName
    /// Whether the person taught the category.
    public var isLearned: Bool
  }

  private let context: ParsingContext

  /// - Parameter context: What the ledger knows: `try await ledger.parsingContext()`.
  public init(_ context: ParsingContext) {
    self.context = context
  }

  /// Who was paid, and for what; where the rules do not know, the words themselves, and
  /// ``LedgerEvents/CategoryName/other``.
  public func reading(of payee: String) -> Reading {
    let words = payee.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    // A message such as a bank sends, whose words leave nothing open but who was paid.
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

  /// Words in capitals as a person writes them; a short one without a vowel is an abbreviation.
  static func readable(_ words: String) -> String {
    if words.utf8.allSatisfy({ $0 < 0x80 }) { return readable(ascii: words) }
    return readable(anyScript: words)
  }

  /// The same of letters that nearly all banks write.
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
