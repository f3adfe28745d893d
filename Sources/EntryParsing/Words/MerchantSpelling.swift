import LedgerEvents

/// The comparison form of merchant names: only their letters count.
enum MerchantSpelling {
  /// Returns the name in lower case without accents, punctuation and shop numbers, so that "CAFÉ NERO #123"
  /// and "cafe nero" are the same.
  static func folded(_ merchant: String) -> String {
    var folded: [UInt8] = []
    var word: [UInt8] = []
    func endWord() {
      let hasLetters = word.contains { byte in !ScalarClass.isASCIIDigit(byte) }
      if hasLetters {
        if !folded.isEmpty { folded.append(0x20) }
        folded += word
      }
      word = []
    }
    for scalar in merchant.unicodeScalars {
      if ScalarClass.isApostrophe(scalar.value) || LetterFolding.isCombining(scalar.value) {
        continue
      }
      if ScalarClass.isLetter(scalar.value) {
        LetterFolding.append(scalar, toWord: &word)
      } else if let (digit, _) = LetterFolding.digit(scalar.value) {
        word.append(0x30 + digit)
      } else if scalar.value >= 0x30, scalar.value < 0x3A {
        word.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        endWord()
      }
    }
    endWord()
    return String(decoding: folded, as: UTF8.self)
  }
}

/// Brands whose names are common nouns, in alphabetical order: without a capital letter they name a shop only in
/// the place of one.
enum BrandNouns {
  static let list: StaticString =
    """
    admiral apple bolt boots bumble calm chime converse crocs discover enterprise frontier gap grab \
    hinge indigo jumbo lime lush medium midas mint national next notion orange pandora peacock penny \
    puma regal saturn shell slack sonic spectrum spirit sprint sprouts staples steam subway target \
    tidal vans zoom
    """
}
