public import LedgerEvents

extension EntryTexts {
  /// Words that are dropped at the beginning and at the end.
  private static let links: Set<String> = [
    "a", "an", "and", "at", "for", "from", "i", "in", "my", "of", "on", "or", "the", "to", "with",
  ]

  /// Returns the words that a person typed without figures and marks: `coffee and cake` for `coffee and cake 8 @visa
  /// +trip`. Empty if there are no other words.
  public static func name(in words: String) -> String {
    let words = words.utf8.contains(UInt8(ascii: "+")) ? Tag.removed(from: words) : words
    let named = words.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
        && !"#@".contains(word.first ?? " ") && (Money.Currency(code: word)?.isOfPast ?? true)
    }
    func isLink(_ word: Substring) -> Bool { links.contains(word.lowercased()) }
    return named.drop(while: isLink).reversed().drop(while: isLink).reversed()
      .joined(separator: " ")
  }

  /// The displayed name: the merchant, else the name in the typed words.
  public var shownName: String { merchant.isEmpty ? EntryTexts.name(in: said) : merchant }
}
