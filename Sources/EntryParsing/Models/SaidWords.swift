/// The words of a sentence, in which a merchant must be found again.
struct SaidWords {
  private let words: [(typed: Substring, folded: String)]

  /// The longest name, in words: "The Old Mill House Bakery and Tea Room" has eight.
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

  /// Without the marks around a word; those inside stay, as in "7-eleven" and "o'neill's".
  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, !first.isLetter, !first.isNumber { word.removeFirst() }
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word
  }

  /// A merchant that a model names, in the words that the person typed; `nil` where they do not
  /// stand in the sentence beside each other.
  ///
  /// Where the model only writes capitals otherwise, its capitals are taken.
  func merchant(_ name: String) -> String? {
    let wanted = SaidWords.words(of: name)
    guard (1...SaidWords.wordLimit).contains(wanted.count), wanted.count <= words.count else {
      return nil
    }
    for start in 0...words.count - wanted.count {
      let found = words[start..<start + wanted.count]
      guard zip(found, wanted).allSatisfy({ $0.folded == $1.folded }) else { continue }
      // A word of figures alone is an amount or a day, and no name.
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

  /// With a capital at the beginning, as the rules write names.
  private func capitalised(_ word: Substring) -> String {
    guard let first = word.first, first.isLowercase else { return String(word) }
    return first.uppercased() + word.dropFirst()
  }
}
