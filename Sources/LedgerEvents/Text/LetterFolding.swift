/// Folds letters so that "Café", "CAFE" and "café" are the same word: lower case, without accents.
///
/// Source: Unicode 16, the canonical decompositions of the letters of Latin, Greek and Cyrillic; and letters with a
/// stroke, which have none. `й` is a letter of its own.
package enum LetterFolding {
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

  /// The base letters of Greek and Cyrillic, and their accented small forms.
  private static let rows: [(plain: Unicode.Scalar, accented: String)] = [
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"),
    ("ε", "έἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"),
    ("ο", "όὀὁὂὃὄὅὸό"),
    ("ρ", "ῤῥ"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    ("г", "ѓ"),
    ("е", "ѐё"),
    ("и", "ѝ"),
    ("к", "ќ"),
    ("у", "ў"),
    ("і", "ї"),
    ("σ", "ς"),
  ]

  /// The base letter of each accented one, small or capital.
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var plain: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      for scalar in row.accented.unicodeScalars {
        plain[scalar] = row.plain
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        if capital.count == 1, let capital = capital.first, capital != "Σ" {
          plain[capital] = row.plain
        }
      }
    }
    return plain
  }()

  /// Appends a folded letter: ASCII for a Latin letter, otherwise UTF-8.
  package static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    let value = Int(scalar.value)
    if value < 0x80 {
      folded.append(value >= 0x41 && value <= 0x5A ? UInt8(value | 0x20) : UInt8(value))
      return
    }
    if let letter = latinLetter(scalar.value) {
      folded.append(letter)
      return
    }
    switch value {
    case 0xDF, 0x1E9E: folded += [UInt8(ascii: "s"), UInt8(ascii: "s")]
    case 0xC6, 0xE6, 0x1E2, 0x1E3, 0x1FC, 0x1FD: folded += [UInt8(ascii: "a"), UInt8(ascii: "e")]
    case 0x152, 0x153: folded += [UInt8(ascii: "o"), UInt8(ascii: "e")]
    case 0xFF21...0xFF3A: folded.append(UInt8(truncatingIfNeeded: value - 0xFF21 + 0x61))
    case 0xFF41...0xFF5A: folded.append(UInt8(truncatingIfNeeded: value - 0xFF41 + 0x61))
    default: if let bytes = UTF8.encode(small(scalar)) { folded += bytes }
    }
  }

  /// Returns the base letter of a Greek or Cyrillic one, and the small thorn; any other scalar as it is.
  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xDE: "\u{FE}"
    case 0x391...0x3A9, 0x410...0x42F: Unicode.Scalar(scalar.value + 0x20) ?? scalar
    case 0x400..<0x410: plain[scalar] ?? Unicode.Scalar(scalar.value + 0x50) ?? scalar
    case 0x386..<0x3D0, 0x450..<0x460, 0x1F00..<0x2000: plain[scalar] ?? scalar
    default: scalar
    }
  }

  /// Returns the ASCII base letter of an accented Latin letter; `nil` for any other scalar.
  package static func latinLetter(_ value: UInt32) -> UInt8? {
    let letter: UInt8
    switch value {
    case 0xC0..<0x250: letter = byte(Int(value) - 0xC0, of: latin)
    case 0x1E00..<0x1F00: letter = byte(Int(value) - 0x1E00, of: latinAdditional)
    // The signs of kelvin and ångström.
    case 0x212A: return UInt8(ascii: "k")
    case 0x212B: return UInt8(ascii: "a")
    default: return nil
    }
    return letter == UInt8(ascii: "?") ? nil : letter
  }

  private static func byte(_ offset: Int, of table: StaticString) -> UInt8 {
    guard offset < table.utf8CodeUnitCount else { return UInt8(ascii: "?") }
    return table.withUTF8Buffer { buffer in buffer[offset] }
  }
}
