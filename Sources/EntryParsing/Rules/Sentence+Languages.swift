/// Facts about languages that the rules need besides their words.
extension Sentence {
  /// The languages with a table of cues; in others only days, amounts, currencies and the direction are read.
  static let languagesWithCues: Set<String> = [
    "en", "de", "fr", "es", "pt", "it", "nl", "pl",
  ]

  var hasCues: Bool { source.hasCues }

  var isEnglish: Bool { source.isEnglish }

  /// "my", "our": the owner is the writer.
  func isOwn(at index: Int) -> Bool { isOneOf(Sentence.ownWords, at: index) }

  static let ownWords: [StaticString] = [
    "my", "our", "mein", "meine", "meinen", "meiner", "meinem", "unser", "unsere", "mon", "ma",
    "mes", "notre", "nos", "mi", "mis", "nuestra", "nuestro", "minha", "meu", "nossa", "nosso",
    "mia", "mio", "nostra", "nostro", "mijn", "onze", "ons",
  ]

  /// "half", "Hälfte": half of something, and not part of a number as in "two and a half".
  func isHalf(at index: Int) -> Bool { isOneOf(Sentence.halves, at: index) }

  private static let halves: [StaticString] = [
    "half", "halfte", "moitie", "mitad", "metade", "meta", "helft",
  ]

  /// "40 50/50": an amount shared by two; a raffle or a day does not count.
  func evenSplits() -> [Int] {
    tokens.indices.filter { index in
      wholeNumber(at: index) == 50 && wholeNumber(at: index + 2) == 50
        && isMark(UInt8(ascii: "/"), at: index + 1) && isJoined(at: index + 1)
        && isJoined(at: index + 2) && tokens[index].claim == .none
        && tokens[..<index].contains { $0.kind == .number }
    }
  }

  /// "è", "é": the verb, and not the "e" that means "and".
  func isAccentedE(at index: Int) -> Bool {
    isWord("e", at: index) && tokens[index].kind == .word && bytes[tokens[index].start] >= 0x80
  }

  /// "times", "mal", "fois": the number beside it is a number of repetitions.
  func isTimes(at index: Int) -> Bool { isOneOf(Sentence.timesWords, at: index) }

  private static let timesWords: [StaticString] = [
    "times", "mal", "fois", "veces", "vezes", "volte", "keer", "maal", "razy", "baar",
  ]

  /// Whether a token's folded bytes are one of some ASCII words.
  func isOneOf(_ words: [StaticString], at index: Int) -> Bool {
    tokens.indices.contains(index) && isOneOf(words, tokens[index])
  }

  func isOneOf(_ words: [StaticString], _ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let count = token.foldedEnd - token.foldedStart
    return words.contains { word in word.utf8CodeUnitCount == count && isWord(word, token) }
  }
}
