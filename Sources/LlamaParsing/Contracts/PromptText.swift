/// A person's text as it may stand in a prompt: on one line, and without any sign of which models,
/// templates or the programs' own commands are made.
public struct PromptText: Hashable, Sendable {
  public let text: String

  /// In bytes of UTF-8. Where every byte is a token, this still leaves room in the context.
  public static let byteLimit = 600

  /// - Returns: `nil` where nothing is left, or too much.
  public init?(_ said: String) {
    var cleaned = String.UnicodeScalarView()
    for scalar in said.unicodeScalars {
      cleaned.append(PromptText.isPlain(scalar) ? scalar : " ")
    }
    // The programs take a line that begins with `/` for a command to them.
    let words = String(cleaned).split(separator: " ")
    let text = String(words.joined(separator: " ").drop { $0 == "/" || $0 == " " })
    guard !text.isEmpty, text.utf8.count <= PromptText.byteLimit else { return nil }
    self.text = text
  }

  /// Whether a character means nothing but itself.
  ///
  /// Brackets are of what control tokens are made (`<|im_end|>`, `[INST]`, `</s>`), backslashes of
  /// escapes, quotes would end the sentence, and an answer begins with a brace.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "[", "]", "{", "}", "|", "\\", "\"", "`", "｜", "＜", "＞": false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
        .unassigned, .surrogate:
        false
      default: true
      }
    }
  }
}
