/// Noise that character recognition produces from a picture, a crease or a logo.
enum NameNoise {
  /// Returns how little a text looks like words: noise has short words, words that begin in lower case, and
  /// signs that no name has.
  static func amount(in text: String) -> Int {
    let words = text.split(separator: " ")
    var noise = 0
    var hasWord = false
    for word in words {
      let letters = word.count { $0.isLetter }
      if letters >= 4 { hasWord = true }
      if word.count > 1, word.count > 2 * letters { noise += 1 }
    }
    if isMixed(words) { noise += 8 }
    if !hasWord, words.count > 1 { noise += 8 }
    for scalar in text.unicodeScalars where isOdd(scalar) { noise += 3 }
    if !text.contains(where: \.isUppercase) { noise += hasWord ? 0 : 10 }
    return min(noise, 16)
  }

  /// Whether some words are in capitals and several begin in lower case: a name is written in one way.
  private static func isMixed(_ words: [Substring]) -> Bool {
    let words = words.filter { $0.count { $0.isLetter } >= 2 }
    let capitals = words.count { !$0.contains(where: \.isLowercase) }
    let small = words.count { $0.first { $0.isLetter }?.isLowercase == true }
    return capitals > 0 && small > 1 && small * 3 >= words.count
  }

  /// Whether no name contains the sign.
  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "|", "\\", "{", "}", "[", "]", "<", ">", "~", "^", "_", "=", "“", "”", "‘", "¢", "§", "¥",
      ";",
      "?", "%":
      true
    default: false
    }
  }
}
