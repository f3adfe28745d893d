/// A text of which nothing means anything to the program that reads it.
enum JournalText {
  /// Appends who was paid behind the code of a transaction in a journal of hledger or ledger.
  ///
  /// hledger cuts at any semicolon, ledger at one behind two blanks, and a text without a letter becomes
  /// `<Unspecified payee>` in ledger. Behind a code in brackets all other signs are only signs.
  static func writePayee(_ text: String, to bytes: inout [UInt8]) {
    if text.isEmpty { return bytes.append(UInt8(ascii: "-")) }
    if isPlain(text, without: ";") { return bytes.append(contentsOf: text.utf8) }
    let line = oneLine(text) { $0 == ";" ? "," : $0 }
    bytes.append(contentsOf: (line.isEmpty ? "-" : line).utf8)
  }

  /// Appends what stands in a comment of a journal of hledger or ledger.
  ///
  /// A name before a colon would be a tag, which hledger reads as a date and ledger works out as a formula, and
  /// a date in brackets another day: such signs become those of full width, which look the same.
  static func writeNote(_ text: String, to bytes: inout [UInt8]) {
    if isPlain(text, without: ":[]") { return bytes.append(contentsOf: text.utf8) }
    let line = oneLine(text) { scalar in
      switch scalar {
      case ":": "\u{FF1A}"
      case "[": "\u{FF3B}"
      case "]": "\u{FF3D}"
      default: scalar
      }
    }
    bytes.append(contentsOf: line.utf8)
  }

  /// Appends a text between quotes, as beancount has it.
  static func writeQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if isPlain(text, without: "\"\\") {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in oneLine(text, { $0 }).utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what stands in one line of a file of Quicken.
  static func writeLine(_ text: String, to bytes: inout [UInt8]) {
    if isPlain(text, without: "") { return bytes.append(contentsOf: text.utf8) }
    bytes.append(contentsOf: oneLine(text, { $0 }).utf8)
  }

  /// Whether a text is of visible ASCII, single blanks between words and none of some signs.
  private static func isPlain(_ text: String, without signs: StaticString) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var wasBlank = true
      for byte in utf8 {
        guard 0x20..<0x7F ~= byte, !(wasBlank && byte == 0x20) else { return false }
        wasBlank = byte == 0x20
        for place in 0..<signs.utf8CodeUnitCount where unsafe signs.utf8Start[place] == byte {
          return false
        }
      }
      return !wasBlank || utf8.isEmpty
    }
  }

  /// A text with one blank where it has some, or a line break, or a sign that nobody sees.
  private static func oneLine(
    _ text: String, _ replace: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var line = String.UnicodeScalarView()
    var isBlank = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace || properties.generalCategory == .control {
        isBlank = !line.isEmpty
        continue
      }
      if isBlank { line.append(" ") }
      isBlank = false
      line.append(replace(scalar))
    }
    return String(line)
  }
}
