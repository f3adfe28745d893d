/// Text from data, made safe to display.
///
/// A merchant's name comes from a bank's file or from another device: it may move the cursor, reverse
/// the rest of the line, or hide words between others. Control and invisible characters are escaped
/// (`\n`, `\u202E`), so that one value takes one line and a person sees all of it. Every string from
/// data passes through here before it is shown.
struct VisibleText: CustomStringConvertible {
  /// The text on one line, with everything visible.
  let description: String

  init(_ text: String) {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      description = text
      return
    }
    let scalars = Array(text.unicodeScalars)
    var visible = ""
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : nil
      let after = place + 1 < scalars.count ? scalars[place + 1] : nil
      if VisibleText.isVisible(scalar, between: before, and: after) {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += VisibleText.escape(scalar)
      }
    }
    description = visible
  }

  private static func isVisible(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return true
    case 0x200C, 0x200D: return joins(before, after, isJoiner: scalar.value == 0x200D)
    // Variation selectors after an emoji or an ideograph; elsewhere they hide something.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      guard let before else { return false }
      return before.properties.isEmoji || before.properties.isIdeographic
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format: return isNumberSign(scalar)
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether a joiner has its effect: it joins two pictures, or joins or separates two letters of a
  /// script that needs it (Arabic and all that follow it in Unicode's order).
  private static func joins(
    _ before: Unicode.Scalar?, _ after: Unicode.Scalar?, isJoiner: Bool
  ) -> Bool {
    guard let before, let after else { return false }
    let isPicture =
      after.properties.isEmoji && after.value > 0x7F
      && (before.properties.isEmoji || before.value == 0xFE0F) && before.value > 0x7F
    if isPicture, isJoiner { return true }
    return [before, after].allSatisfy { neighbour in
      guard (0x600..<0x1E00).contains(neighbour.value) else { return false }
      switch neighbour.properties.generalCategory {
      case .otherLetter, .nonspacingMark, .spacingMark: return true
      default: return false
      }
    }
  }

  /// Returns whether a format character is visible: signs of Arabic, Syriac and Kaithi around a number.
  private static func isNumberSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let isShort = digits.count <= 4
    let zeros = String(repeating: "0", count: (isShort ? 4 : 8) - digits.count)
    return (isShort ? "\\u" : "\\U") + zeros + digits
  }
}
