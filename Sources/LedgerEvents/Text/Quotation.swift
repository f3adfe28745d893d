/// A text as quoted in a message: shortened, on one line, without invisible characters.
///
/// Text from a person or a file may contain control characters that would affect the terminal, and marks that
/// reverse the text after them.
package struct Quotation: Hashable, Sendable {
  /// The number of characters shown; longer texts end in "…".
  package static let characterLimit = 40
  /// A limit for a pile of accents: no ordinary character is longer.
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

  /// A scalar itself, or its number if it would be invisible.
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
