/// A text as a search compares it: small letters without accents, so that "cafe" is found in
/// "CAFÉ", "strasse" in "Straße" and "orsted" in "Ørsted".
///
/// Ordered by its letters' numbers, which is A to Z for what is written in Latin letters.
struct FoldedText: Hashable, Sendable {
  /// UTF-8.
  private let bytes: [UInt8]

  init(_ text: String) {
    var text = text
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    let isPlain = text.withUTF8 { utf8 in
      for byte in utf8 {
        guard byte < 0x80 else { return false }
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      return true
    }
    if !isPlain {
      bytes.removeAll(keepingCapacity: true)
      for scalar in text.unicodeScalars {
        for small in scalar.properties.lowercaseMapping.unicodeScalars {
          bytes += FoldedText.folded(small).utf8
        }
      }
    }
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether another text stands in this one; an empty one stands in every text.
  func contains(_ other: FoldedText) -> Bool {
    guard let first = other.bytes.first else { return true }
    guard other.bytes.count <= bytes.count else { return false }
    for start in 0...(bytes.count - other.bytes.count) where bytes[start] == first {
      if bytes[start...].starts(with: other.bytes) { return true }
    }
    return false
  }

  /// A small letter, folded.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    if isAccent(scalar.properties) { return "" }
    return specials[scalar] ?? scalar.properties.name.flatMap(base) ?? String(scalar)
  }

  /// Whether a scalar is an accent by itself. The vowel signs of Indian scripts (class 0) and the
  /// marks that make another consonant (classes 7 to 9) are none.
  private static func isAccent(_ properties: Unicode.Scalar.Properties) -> Bool {
    let combining = properties.canonicalCombiningClass.rawValue
    return properties.generalCategory == .nonspacingMark && combining != 0
      && !(7...9).contains(combining)
  }

  /// The letter that a Latin or Greek one is made of, told by its name in Unicode: the standard
  /// library has no decomposition, and a table of all such letters would be long.
  ///
  /// "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE" is an e, "LATIN SMALL LIGATURE FI" is fi.
  private static func base(ofName name: String) -> String? {
    var words = name.split(separator: " ")[...]
    if words.first == "FULLWIDTH" { words.removeFirst() }
    guard words.count > 3, let script = words.popFirst(), script == "LATIN" || script == "GREEK",
      words.popFirst() == "SMALL",
      let kind = words.popFirst(), let letter = words.popFirst(),
      words.isEmpty || words.first == "WITH" || words.first == "PRECEDED"
    else { return nil }
    if script == "GREEK" { return greek[String(letter)] }
    guard kind == "LIGATURE" || letter.utf8.count == 1 || letter == "AE" else { return nil }
    return letter.lowercased()
  }

  private static let greek: [String: String] = [
    "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ",
    "OMEGA": "ω", "RHO": "ρ",
  ]

  /// Letters whose names do not tell what they are made of; small ones only.
  private static let specials: [Unicode.Scalar: String] = [
    "ß": "ss", "þ": "th", "ð": "d", "ı": "i", "ſ": "s", "ς": "σ",
    "й": "и", "ё": "е", "ї": "і", "ѓ": "г", "ќ": "к", "ў": "у", "ѐ": "е", "ѝ": "и",
    "آ": "ا", "أ": "ا", "إ": "ا", "ؤ": "و", "ئ": "ي",
  ]
}

extension FoldedText: Comparable {
  static func < (left: FoldedText, right: FoldedText) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
