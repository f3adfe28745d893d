/// A word of the command line as a message shows it: on one line, without anything that a terminal
/// obeys, and not longer than a message should be.
struct QuotedWord: CustomStringConvertible {
  /// How many scalars of a word a message shows: more than any name or amount has.
  static let scalarLimit = 80

  let description: String

  init(_ word: String) {
    var text = ""
    for (place, scalar) in word.unicodeScalars.enumerated() {
      if place == QuotedWord.scalarLimit {
        text += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    description = text
  }
}
