/// Writes texts so that no character has a meaning to the program that reads them.
enum JournalText {
  /// Appends a payee, after the code of a transaction, in a journal of hledger or ledger.
  ///
  /// hledger cuts at any semicolon, ledger at one after two blanks, and ledger shows a text without a letter as
  /// `<Unspecified payee>`. After a code in brackets no other character has a meaning.
  static func writePayee(_ text: String, to bytes: inout [UInt8]) {
    if text.isEmpty { return bytes.append(UInt8(ascii: "-")) }
    if isPlain(text, without: ";") { return bytes.append(contentsOf: text.utf8) }
    let line = oneLine(text) { $0 == ";" ? "," : $0 }
    bytes.append(contentsOf: (line.isEmpty ? "-" : line).utf8)
  }

  /// Appends the text of a comment in a journal of hledger or ledger.
  ///
  /// A name before a colon would be a tag, which hledger may read as a date and ledger as a formula; a date in brackets
  /// would be another day. Such characters are replaced by their full-width forms, which look alike.
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

  /// Appends a quoted text for beancount.
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

  /// Returns a tag for beancount, whose tags are of ASCII letters, digits, `-` and `_`.
  static func beancountTag(_ tag: String) -> String {
    tag.utf8.allSatisfy { $0 < 0x80 }
      ? tag
      : tag.unicodeScalars.map { $0.isASCII ? String($0) : "u\(String($0.value, radix: 16))" }
        .joined()
  }

  /// Appends a text on one line of a QIF file.
  static func writeLine(_ text: String, to bytes: inout [UInt8]) {
    if isPlain(text, without: "") { return bytes.append(contentsOf: text.utf8) }
    bytes.append(contentsOf: oneLine(text, { $0 }).utf8)
  }

  /// Whether a text is visible ASCII, with single blanks between words and without some characters.
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

  /// Returns a text with each run of whitespace and control characters replaced by one blank.
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
