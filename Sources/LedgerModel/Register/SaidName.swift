package import LedgerEvents

/// What something is called by the words that a person typed, if they name nobody.
public enum SaidName {
  /// Words that name nothing if they stand first or last.
  private static let links: Set<String> = [
    "a", "an", "and", "at", "for", "from", "i", "in", "my", "of", "on", "or", "the", "to", "with",
  ]

  /// What is left of the words without their figures and marks: `coffee and cake 8 @visa` is called `coffee and
  /// cake`. Empty if there are no others.
  public static func name(in words: String) -> String {
    let named = words.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
        && !"#@".contains(word.first ?? " ") && Money.Currency(code: word.uppercased()) == nil
    }
    func isLink(_ word: Substring) -> Bool { links.contains(word.lowercased()) }
    return named.drop(while: isLink).reversed().drop(while: isLink).reversed()
      .joined(separator: " ")
  }
}

extension EntryTexts {
  /// What the entry is called: who was paid, else the words that were typed.
  public var shownName: String { merchant.isEmpty ? SaidName.name(in: said) : merchant }
}
