/// The escapes of characters in JSON strings.
public enum JSONEscapes {
  /// Whether a character must be escaped in a log, so that `cat`, `grep` and `less` are safe on it: controls,
  /// line and paragraph separators, bidirectional controls, zero-width and tag characters, and noncharacters.
  ///
  /// Source: Unicode 16, general categories Cc and Cf, chapter 23.7 for noncharacters.
  public static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Appends a text as spelled between quotes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bytes: The UTF-8 bytes to append to.
  ///   - isEscaped: Whether to escape a character that is neither a quote nor a backslash.
  public static func write(
    _ text: String, to bytes: inout [UInt8],
    escaping isEscaped: (Unicode.Scalar) -> Bool = mustBeEscaped
  ) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      let isPlain = unsafe utf8.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C
      }
      if isPlain { unsafe bytes.append(contentsOf: utf8) }
      return isPlain
    }
    if isPlain { return }
    let scalars = text.unicodeScalars
    text.withUTF8 { utf8 in
      // The start of the bytes copied unchanged, and of the current character.
      var (plain, start) = (0, 0)
      for scalar in scalars {
        let end = start + UTF8.width(scalar)
        let isMarked = scalar == "\"" || scalar == "\\"
        if isMarked || isEscaped(scalar) {
          unsafe bytes.append(contentsOf: utf8[plain..<start])
          plain = isMarked ? start : end
          if isMarked { bytes.append(0x5C) } else { write(scalar, to: &bytes) }
        }
        start = end
      }
      unsafe bytes.append(contentsOf: utf8[plain...])
    }
  }

  /// Appends a character as `\n`, `\t` or `\u` with four hexadecimal digits, as surrogate pairs above U+FFFF.
  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\n": bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
    case "\t": bytes.append(contentsOf: [0x5C, UInt8(ascii: "t")])
    case "\r": bytes.append(contentsOf: [0x5C, UInt8(ascii: "r")])
    default:
      for unit in String(scalar).utf16 {
        bytes.append(contentsOf: [0x5C, UInt8(ascii: "u")])
        for shift in [12, 8, 4, 0] as [UInt16] {
          let digit = UInt8(unit >> shift & 0xF)
          bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      }
    }
  }
}
