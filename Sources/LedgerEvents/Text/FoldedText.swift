/// A text as it is searched and sorted: in lower case, without accents and apostrophes.
///
/// `Café MÜLLER` is `cafe muller`, `Straße` is `strasse`, `Joe’s` is `joes`.
public struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// A text as anybody writes it.
  public init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.compactMap { byte in
        if byte == UInt8(ascii: "'") { return nil }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
      }
    } else {
      var folded = ""
      for scalar in text.lowercased().unicodeScalars {
        FoldedText.append(scalar, to: &folded.unicodeScalars)
      }
      bytes = Array(folded.utf8)
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView
  ) {
    switch scalar {
    case "ß": folded.append(contentsOf: "ss".unicodeScalars)
    case "æ", "ǽ", "ǣ": folded.append(contentsOf: "ae".unicodeScalars)
    case "œ": folded.append(contentsOf: "oe".unicodeScalars)
    case "'", "’", "‘", "ʼ", "`", "´": break
    // The small letter at the end of a word; in capitals it is the same.
    case "ς": folded.append("σ")
    default:
      // The blocks of accents; marks of other scripts are letters or vowels there.
      switch scalar.value {
      case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: break
      default: folded.append(AccentTable.plain[scalar] ?? scalar)
      }
    }
  }

  /// The folded text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether another folded text is a part of it.
  public func contains(_ part: FoldedText) -> Bool {
    guard let first = part.bytes.first else { return true }
    guard part.bytes.count <= bytes.count else { return false }
    for start in 0...bytes.count - part.bytes.count where bytes[start] == first {
      if bytes[start..<start + part.bytes.count].elementsEqual(part.bytes) { return true }
    }
    return false
  }

  /// Whether it stands before another, A to Z; an empty one stands last.
  package func stands(before other: FoldedText) -> Bool {
    if bytes.isEmpty || other.bytes.isEmpty { return !bytes.isEmpty && other.bytes.isEmpty }
    return bytes.lexicographicallyPrecedes(other.bytes)
  }
}

/// Letters with accents, each with the letter that it is without them.
///
/// Source: Unicode 16, the canonical decompositions of the lower-case letters of Latin, Greek and
/// Cyrillic; and the letters with a stroke, which have none. `й` is a letter of its own.
enum AccentTable {
  /// The letter without accents, and the letters with them.
  static let rows: [(plain: Unicode.Scalar, accented: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("b", "ƀḃḅḇ"),
    ("c", "çćĉċčḉ"),
    ("d", "ďđḋḍḏḑḓ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳḵ"),
    ("l", "ĺļľłḷḹḻḽ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"),
    ("o", "ǿòóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšșṡṣṥṧṩ"),
    ("t", "ţťŧțṫṭṯṱẗ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"),
    ("z", "źżžẑẓẕ"),
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
  ]

  /// The letter without accents, by the letter with them.
  static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var plain: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      for scalar in row.accented.unicodeScalars { plain[scalar] = row.plain }
    }
    return plain
  }()
}
