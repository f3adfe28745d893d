/// Finds the remaining digits of a masked card or account number: `*1234`, `xx1234`, `...7788`, "ending in
/// 1234". They are never money.
struct MaskedNumbers {
  let text: MessageText

  /// The largest number of digits that a mask leaves.
  private static let longest = 8

  /// Returns the tokens of each masked number, with the words that announce it.
  func run() -> [Range<Int>] {
    MaskedNumbers.candidates(in: text.sentence).compactMap { index in
      let start = MaskedNumbers.startOfMask(index, in: text.sentence) ?? startOfWords(index)
      return start.map { start in start..<index + 1 }
    }
  }

  /// Returns the whole numbers with as many digits as a mask leaves.
  static func candidates(in sentence: Sentence) -> [Int] {
    sentence.tokens.indices.filter { index in
      sentence.isKind(.number, at: index) && (3...longest).contains(sentence.digitCount(at: index))
        && sentence.wholeNumber(at: index) != nil
    }
  }

  // MARK: Marks before the digits

  /// Returns the start of a number's mask; `nil` if it has none.
  static func startOfMask(_ index: Int, in sentence: Sentence) -> Int? {
    var start = sentence.tokens[index].start
    // "**** 1234"
    let isApart = start > 1 && sentence.bytes[start - 1] == UInt8(ascii: " ")
    if isApart { start -= 1 }
    var first = start
    var dots = 0
    var crosses = 0
    while first > 0, let width = maskWidth(before: first, in: sentence.bytes) {
      let byte = sentence.bytes[first - width]
      if byte == UInt8(ascii: ".") { dots += 1 }
      if byte | 0x20 == UInt8(ascii: "x") { crosses += 1 }
      first -= width
    }
    guard first < start else { return nil }
    let before = first > 0 ? sentence.bytes[first - 1] : UInt8(ascii: " ")
    if crosses > 0, ScalarClass.isASCIILetter(before) || ScalarClass.isASCIIDigit(before) {
      return nil
    }
    // "3*1200" is a multiplication, and one dot is just a dot.
    let count = start - first
    if isApart, count < 3 || dots > 0 { return nil }
    if ScalarClass.isASCIIDigit(before), count < 3 { return nil }
    if dots == count, dots < 2 { return nil }
    if count == 1, crosses == 1, sentence.digitCount(at: index) < 4 { return nil }
    var token = index
    while token > 0, sentence.tokens[token - 1].end > first { token -= 1 }
    return token
  }

  /// The number of bytes of the mask character that ends at a place.
  private static func maskWidth(before place: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[place - 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "."):
      return 1
    default: break
    }
    guard place >= 3, bytes[place - 3] == 0xE2 || bytes[place - 3] == 0xEF else { return nil }
    let mark = (bytes[place - 3], bytes[place - 2], bytes[place - 1])
    // The ellipsis, the bullet, the black circle and the full-width star.
    return mark == (0xE2, 0x80, 0xA6) || mark == (0xE2, 0x80, 0xA2) || mark == (0xE2, 0x97, 0x8F)
      || mark == (0xEF, 0xBC, 0x8A) ? 3 : nil
  }

  // MARK: Words before the digits

  /// "ending in 1234", "card no. 1234", "terminada en 1234".
  private func startOfWords(_ index: Int) -> Int? {
    if isNumberOfCard(index) { return index - 1 }
    guard text.sentence.digitCount(at: index) <= 6, !text.sentence.isKind(.sign, at: index + 1),
      text.sentence.currency(at: index + 1) == nil
    else { return nil }
    var place = index - 1
    while place >= 0, index - place <= 3, isLink(place) { place -= 1 }
    guard place >= 0, text.has(.ending, at: place) else { return nil }
    while text.has(.ending, at: place - 1) { place -= 1 }
    // "final" alone means a match or an exam.
    if text.sentence.isWord("final", at: place) {
      let near = max(0, place - 3)..<place
      guard text.contains(.instrument, in: near) else { return nil }
    }
    return place
  }

  /// "Card 4417: $12.06": four digits after the word, and the amount has its currency.
  private func isNumberOfCard(_ index: Int) -> Bool {
    text.has(.instrument, at: index - 1) && text.sentence.digitCount(at: index) == 4
      && text.sentence.currency(at: index + 1) == nil
      && text.sentence.tokens.indices.contains { place in
        place != index && text.sentence.isKind(.number, at: place)
          && (text.sentence.currency(at: place - 1) != nil
            || text.sentence.currency(at: place + 1) != nil)
      }
  }

  /// "#", "no.", ":" and "in" between the words and the digits.
  private func isLink(_ index: Int) -> Bool {
    let sentence = text.sentence
    let marks: [Character] = ["#", ".", ":", "-"]
    if marks.contains(where: { mark in text.isMark(mark, at: index) }) { return true }
    let words: [StaticString] = ["in", "with", "en", "em", "con", "par", "auf", "op", "no", "nr"]
    return !text.has(.ending, at: index) && sentence.isOneOf(words, at: index)
  }
}
