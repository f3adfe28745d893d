import LedgerEvents

/// A scalar folded to one byte, so that an offset in the searched bytes is an offset in the text.
enum FoldedScalar {
  /// The bytes of currency signs that are not letters.
  static let euro: UInt8 = 0x80
  static let pound: UInt8 = 0x81
  static let yen: UInt8 = 0x82
  static let rupee: UInt8 = 0x83
  static let won: UInt8 = 0x84
  /// A letter of another script.
  static let letter: UInt8 = 0xF0
  /// Everything else: a sign without meaning here.
  static let other: UInt8 = 0xF1

  static func byte(_ scalar: Unicode.Scalar) -> UInt8 {
    let value = scalar.value
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      return byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte
    }
    switch scalar {
    case "€": return euro
    case "£", "￡": return pound
    case "¥", "￥", "円": return yen
    case "₹": return rupee
    case "₩", "￦": return won
    case "ß", "ẞ": return UInt8(ascii: "S")
    case "Æ", "æ", "Ǽ", "ǽ", "Ǣ", "ǣ": return UInt8(ascii: "A")
    case "Œ", "œ": return UInt8(ascii: "O")
    case "×", "✕": return UInt8(ascii: "X")
    case "’", "‘", "´", "`": return UInt8(ascii: "'")
    case "−", "–", "—", "－": return UInt8(ascii: "-")
    case "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}": return UInt8(ascii: " ")
    case "：": return UInt8(ascii: ":")
    case "º", "°", "ª": return other
    default: break
    }
    // Full-width forms of ASCII.
    if (0xFF01...0xFF5E).contains(value) {
      let byte = UInt8(truncatingIfNeeded: value - 0xFF01 + 0x21)
      return byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte
    }
    guard scalar.properties.isAlphabetic else { return other }
    return LetterFolding.latinLetter(value).map { $0 & 0xDF } ?? letter
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 <= 9 }
  /// Whether it is a letter of ``ReceiptLine/bytes``.
  var isLetter: Bool { self &- 0x41 < 26 || self == FoldedScalar.letter }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// The numeric value of a digit.
  var digitValue: Int { Int(self &- 0x30) }
  /// Whether it is a currency sign.
  var isCurrencySign: Bool {
    (FoldedScalar.euro...FoldedScalar.won).contains(self) || self == UInt8(ascii: "$")
  }
}

extension ArraySlice<UInt8> {
  /// The letters alone; a digit between letters becomes the letter that it looks like.
  var letterKey: [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(count)
    for place in indices { if let letter = letter(at: place) { key.append(letter) } }
    return key
  }

  /// The text with "I.V.A." as "IVA": without the points after single letters.
  var withoutPoints: [UInt8] {
    let point = UInt8(ascii: ".")
    guard contains(point) else { return Array(self) }
    return indices.filter { place in
      guard self[place] == point, place > startIndex, self[place - 1].isLetter else { return true }
      if place - 1 > startIndex, self[place - 2].isLetter { return true }
      return place + 2 < endIndex && self[place + 1].isLetter && self[place + 2].isLetter
    }.map { self[$0] }
  }

  /// The places of the letters of ``letterKey``.
  var letterPlaces: [Int] { indices.filter { letter(at: $0) != nil } }

  private func letter(at place: Int) -> UInt8? {
    let byte = self[place]
    if byte.isLetter { return byte }
    guard byte.isDigit, place > startIndex, place + 1 < endIndex, self[place - 1].isLetter,
      self[place + 1].isLetter
    else { return nil }
    return ArraySlice.letter(like: byte)
  }

  private static func letter(like digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0"): UInt8(ascii: "O")
    case UInt8(ascii: "1"): UInt8(ascii: "I")
    case UInt8(ascii: "5"): UInt8(ascii: "S")
    case UInt8(ascii: "8"): UInt8(ascii: "B")
    default: nil
    }
  }
}

extension Array<UInt8> {
  /// Returns the start of a word; `nil` if it is not found.
  func place(of word: [UInt8], from start: Int = 0) -> Int? {
    guard let first = word.first, count >= word.count, start <= count - word.count else {
      return nil
    }
    for place in start...count - word.count where self[place] == first {
      if self[place..<place + word.count].elementsEqual(word) { return place }
    }
    return nil
  }

  func holds(_ word: [UInt8]) -> Bool { place(of: word) != nil }

  /// Whether it contains a word with no letter beside it.
  func holdsWord(_ word: [UInt8]) -> Bool {
    var start = 0
    while let place = place(of: word, from: start) {
      let end = place + word.count
      if place == 0 || !self[place - 1].isLetter, end == count || !self[end].isLetter {
        return true
      }
      start = place + 1
    }
    return false
  }
}
