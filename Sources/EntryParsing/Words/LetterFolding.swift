/// Folds letters so that "Café", "CAFE" and "café" are the same word: lower case, without accents.
enum LetterFolding {
  private static let latin: StaticString = """
    aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkkllllll?\
    ?llnnnnnn?nnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bb????o?????????????????????????oo?????????????uu???????????????\
    ?????????????aaiioouuuuuuuuuu?aaaa????ggkkoooo??j???gg??nnaa??oo\
    aaaaeeeeiiiioooorrrruuuusstt??hh??????aaeeooooooooyy????????????\
    ???b????????????
    """

  private static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy?s????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """

  /// Appends a folded letter: ASCII for a Latin letter, otherwise UTF-8.
  static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    let value = Int(scalar.value)
    if value < 0x80 {
      folded.append(asciiFolded(UInt8(truncatingIfNeeded: value)))
      return
    }
    if let letter = latinLetter(scalar.value) {
      folded.append(letter)
      return
    }
    switch value {
    case 0xDF, 0x1E9E: folded += [UInt8(ascii: "s"), UInt8(ascii: "s")]
    case 0xC6, 0xE6: folded += [UInt8(ascii: "a"), UInt8(ascii: "e")]
    case 0x152, 0x153: folded += [UInt8(ascii: "o"), UInt8(ascii: "e")]
    case 0xFF21...0xFF3A: folded.append(UInt8(truncatingIfNeeded: value - 0xFF21 + 0x61))
    case 0xFF41...0xFF5A: folded.append(UInt8(truncatingIfNeeded: value - 0xFF41 + 0x61))
    case 0x401, 0x451: append(utf8Of: 0x435, to: &folded)
    case 0x400...0x40F: append(utf8Of: value + 0x50, to: &folded)
    case 0x410...0x42F: append(utf8Of: value + 0x20, to: &folded)
    case 0x391...0x3A9: append(utf8Of: value + 0x20, to: &folded)
    // Arabic: alef with its marks, final yeh and teh.
    case 0x622, 0x623, 0x625, 0x671: append(utf8Of: 0x627, to: &folded)
    case 0x649, 0x6CC: append(utf8Of: 0x64A, to: &folded)
    case 0x629: append(utf8Of: 0x647, to: &folded)
    // Devanagari: both nasal signs become one, and a dot below is removed.
    case 0x901: append(utf8Of: 0x902, to: &folded)
    case 0x958...0x95F: append(utf8Of: dotless[value - 0x958], to: &folded)
    default: append(utf8Of: value, to: &folded)
    }
  }

  /// The base letters of Devanagari's composed letters with a dot below.
  private static let dotless = [0x915, 0x916, 0x917, 0x91C, 0x921, 0x922, 0x92B, 0x92F]

  /// Returns the ASCII base letter of an accented Latin letter; `nil` for any other scalar.
  static func latinLetter(_ value: UInt32) -> UInt8? {
    let letter: UInt8
    switch value {
    case 0xC0..<0x250: letter = byte(Int(value) - 0xC0, of: latin)
    case 0x1E00..<0x1F00: letter = byte(Int(value) - 0x1E00, of: latinAdditional)
    default: return nil
    }
    return letter == UInt8(ascii: "?") ? nil : letter
  }

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

  static func asciiFolded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
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

  private static func byte(_ offset: Int, of table: StaticString) -> UInt8 {
    guard offset < table.utf8CodeUnitCount else { return UInt8(ascii: "?") }
    return table.withUTF8Buffer { buffer in buffer[offset] }
  }

  private static func append(utf8Of value: Int, to folded: inout [UInt8]) {
    func rest(_ shift: Int) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift) & 0x3F }
    if value < 0x800 {
      folded.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
    } else {
      if value < 0x10000 {
        folded.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
      } else {
        folded.append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
        folded.append(rest(12))
      }
      folded.append(rest(6))
    }
    folded.append(rest(0))
  }
}
