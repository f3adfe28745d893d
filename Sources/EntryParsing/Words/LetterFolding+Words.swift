import LedgerEvents

// What the words of a sentence need beside the folding of single letters.

extension LetterFolding {
  /// Appends a folded letter of a word: people leave the marks of Arabic and Devanagari letters out.
  static func append(_ letter: Unicode.Scalar, toWord folded: inout [UInt8]) {
    append(unmarked(letter), to: &folded)
  }

  private static func unmarked(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter.value {
    // Arabic: alef with its marks, final yeh and teh.
    case 0x622, 0x623, 0x625, 0x671: "\u{627}"
    case 0x649, 0x6CC: "\u{64A}"
    case 0x629: "\u{647}"
    // Devanagari: both nasal signs become one, and a dot below is removed.
    case 0x901: "\u{902}"
    case 0x958...0x95F: dotless[Int(letter.value) - 0x958]
    default: letter
    }
  }

  /// The base letters of Devanagari's composed letters with a dot below.
  private static let dotless: [Unicode.Scalar] = [
    "\u{915}", "\u{916}", "\u{917}", "\u{91C}", "\u{921}", "\u{922}", "\u{92B}", "\u{92F}",
  ]

  /// Returns the ASCII base letter of the Latin letter at a place, with its byte count; `nil` if there is
  /// something else.
  static func latinLetter(
    in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (letter: UInt8, count: Int)? {
    func rest(_ offset: Int) -> UInt32 {
      place + offset < bytes.count ? UInt32(bytes[place + offset] & 0x3F) : 0
    }
    switch bytes[place] {
    case 0xC3...0xC9:
      let value = UInt32(bytes[place] & 0x1F) << 6 | rest(1)
      return latinLetter(value).map { letter in (letter, 2) }
    case 0xE1:
      let value = 0x1000 | rest(1) << 6 | rest(2)
      return latinLetter(value).map { letter in (letter, 3) }
    default: return nil
    }
  }

  /// Whether a scalar is a combining accent, which folding drops.
  static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x64B...0x652, 0x640, 0x93C: true
    default: false
    }
  }

  /// Returns the value of a decimal digit of any script, with the script's zero; `nil` for other scalars.
  static func digit(_ value: UInt32) -> (digit: UInt8, zero: UInt32)? {
    // The letters of European and East Asian scripts contain no digits.
    guard value >= 0x660, value < 0x1820 || value >= 0xFF10 else { return nil }
    for zero in zeros where value >= zero && value < zero + 10 {
      return (UInt8(truncatingIfNeeded: value - zero), zero)
    }
    return nil
  }

  /// The zeros of the supported scripts: Arabic, Persian, N'Ko, Devanagari and the other scripts of India,
  /// Thai, Lao, Tibetan, Myanmar, Khmer, full width.
  ///
  /// Source: Unicode 16, general category Nd.
  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6,
    0xE50, 0xED0, 0xF20, 0x1040, 0x17E0, 0x1810, 0xFF10,
  ]
}
