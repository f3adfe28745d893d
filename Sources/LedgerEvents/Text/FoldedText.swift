/// A text folded for searching and sorting: in lower case, without accents and apostrophes.
///
/// `Café MÜLLER` is `cafe muller`, `Straße` is `strasse`, `Joe’s` is `joes`.
public struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Folds a text.
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
    // The final sigma; in capitals it is the same letter.
    case "ς": folded.append("σ")
    default:
      // Only the blocks of combining accents; marks of other scripts are letters or vowels.
      switch scalar.value {
      case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: break
      default: folded.append(AccentTable.plain[scalar] ?? scalar)
      }
    }
  }

  /// The folded text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether it contains another folded text.
  public func contains(_ part: FoldedText) -> Bool {
    guard let first = part.bytes.first else { return true }
    guard part.bytes.count <= bytes.count else { return false }
    for start in 0...bytes.count - part.bytes.count where bytes[start] == first {
      if bytes[start..<start + part.bytes.count].elementsEqual(part.bytes) { return true }
    }
    return false
  }

  /// Whether it sorts before another, A to Z; an empty text sorts last.
  package func stands(before other: FoldedText) -> Bool {
    if bytes.isEmpty || other.bytes.isEmpty { return !bytes.isEmpty && other.bytes.isEmpty }
    return bytes.lexicographicallyPrecedes(other.bytes)
  }
}

/// Accented letters with their base letters.
///
/// Source: Unicode 16, the canonical decompositions of the lower-case letters of Latin, Greek and Cyrillic;
/// and letters with a stroke, which have none. `й` is a letter of its own.
enum AccentTable {
  /// The base letter, and its accented forms.
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

  /// The base letter of each accented one.
  static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var plain: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      for scalar in row.accented.unicodeScalars { plain[scalar] = row.plain }
    }
    return plain
  }()
}
