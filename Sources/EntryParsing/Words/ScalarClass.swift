/// The class of a scalar, as far as sentences about money need it.
enum ScalarClass {
  static func isASCIIDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isLetter(_ value: UInt32) -> Bool {
    if value < 0x80 { return isASCIILetter(UInt8(truncatingIfNeeded: value)) }
    // Common letters, without a lookup in Unicode's tables.
    switch value {
    case 0xC0..<0x250: return value != 0xD7 && value != 0xF7
    // Cyrillic, Arabic, Devanagari with its signs for vowels, Kana, Han, Hangul.
    case 0x400..<0x482, 0x620...0x64A, 0x904...0x94D, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return true
    // 〇, the zero of Chinese numerals, is a number in Unicode.
    case 0x3007: return true
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .nonspacingMark:
      return !isVariationSelector(value)
    default: return false
    }
  }

  static func isCapital(_ value: UInt32) -> Bool {
    if value < 0x80 { return value >= 0x41 && value <= 0x5A }
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.generalCategory == .uppercaseLetter
  }

  static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Invisible characters: joiners, direction marks, selectors, tags, skin tones.
  static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0000...0xE007F:
      true
    default: isVariationSelector(value)
    }
  }

  private static func isVariationSelector(_ value: UInt32) -> Bool {
    (value >= 0xFE00 && value <= 0xFE0F) || (value >= 0xE0100 && value <= 0xE01EF)
      || value == 0x20E3
  }

  /// Source: Unicode 16, general category Sc.
  static func isCurrencySign(_ value: UInt32) -> Bool {
    switch value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20C1, 0x58F, 0x60B, 0x9F2, 0x9F3, 0xE3F, 0x17DB, 0xFDFC,
      0xFE69, 0xFF04, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      true
    default: false
    }
  }

  /// Fractions, powers and circled numbers: numbers that are not parsed.
  static func isFractionOrRank(_ value: UInt32) -> Bool {
    switch value {
    case 0xB2, 0xB3, 0xB9, 0xBC...0xBE, 0x2070...0x2089, 0x2150...0x2189, 0x2460...0x24FF,
      0x2776...0x2793, 0x1D7CE...0x1D7FF:
      true
    default: false
    }
  }

  static func isApostrophe(_ value: UInt32) -> Bool {
    value == 0x27 || value == 0x2019 || value == 0x2018 || value == 0x60 || value == 0xB4
      || value == 0x2BB || value == 0x2BC
  }

  /// The number mark of a scalar between digits: itself, a blank or an apostrophe.
  static func numberMark(_ value: UInt32) -> UInt8? {
    switch value {
    case 0x2E, 0x2C: UInt8(truncatingIfNeeded: value)
    case 0x27, 0x2019: 0x27
    case 0xA0, 0x2009, 0x202F: 0x20
    case 0x66B: 0x2E
    case 0x66C: 0x2C
    default: nil
    }
  }

  /// The ASCII mark with the same meaning.
  static func asciiMark(_ value: UInt32) -> UInt8? {
    switch value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: UInt8(ascii: "-")
    case 0xAB, 0xBB, 0x201C...0x201F: UInt8(ascii: "\"")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0xD7, 0x2715, 0x2A2F: UInt8(ascii: "*")
    case 0x2026, 0x3002: UInt8(ascii: ".")
    case 0xFF0C, 0x3001, 0x60C, 0x2022, 0xB7: UInt8(ascii: ",")
    case 0xFF1B, 0x61B: UInt8(ascii: ";")
    case 0xFF1A: UInt8(ascii: ":")
    case 0xBF, 0xFF1F, 0x61F: UInt8(ascii: "?")
    case 0xA1, 0xFF01: UInt8(ascii: "!")
    case 0xFF0B: UInt8(ascii: "+")
    case 0xFF05, 0x66A: UInt8(ascii: "%")
    case 0xFF08: UInt8(ascii: "(")
    case 0xFF09: UInt8(ascii: ")")
    case 0x2192: UInt8(ascii: ">")
    default: nil
    }
  }
}
