/// A text as a message quotes it: cut to a length, on one line, with nothing invisible in it.
///
/// What a person or a file brings may hold control characters that would change the terminal, and
/// marks that reverse what stands behind them.
package struct Quotation: Hashable, Sendable {
  /// How many characters are shown; longer texts end in "…".
  package static let characterLimit = 40
  /// No character that a person means to type is longer; a pile of accents is cut here.
  private static let scalarLimit = 160

  /// The text to show, without quotes.
  package let text: String

  package init(of original: some StringProtocol) {
    var visible = ""
    var characters = 0
    var scalars = 0
    for character in original {
      characters += 1
      scalars += character.unicodeScalars.count
      guard characters <= Quotation.characterLimit, scalars <= Quotation.scalarLimit else {
        visible += "…"
        break
      }
      for scalar in character.unicodeScalars { visible += Quotation.visible(scalar) }
    }
    text = visible
  }

  /// A scalar itself, or its number where it would not be seen.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(Character(scalar))
    }
  }
}

extension Quotation: CustomStringConvertible {
  package var description: String { text }
}
