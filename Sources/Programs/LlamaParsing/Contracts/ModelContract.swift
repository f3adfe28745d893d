package import EntryParsing
package import LedgerModel

/// A prompt, the form of its answer, and the parser of that form: one value, because none of the three may
/// change without the others.
package protocol ModelContract: Sendable {
  /// The version, stored with every entry; any change of the contract changes it.
  var version: String { get }
  /// The model's role. A fixed text of this program, because it is passed as an argument.
  var system: String { get }
  /// Returns the question about a text, on one line that does not begin with `{` or `/`.
  ///
  /// - Parameters:
  ///   - text: The person's text, cleaned by ``PromptText``.
  ///   - categories: The categories that the answer may name.
  func question(_ text: String, among categories: [CategoryName]) -> String
  /// Returns the whole prompt for a program that completes a text, without its last newline.
  func completionPrompt(_ question: String) -> String
  /// Returns the grammar of the allowed answers, in llama.cpp's notation (GBNF): each on one line, and of
  /// bounded length.
  func grammar(among categories: [CategoryName]) -> String
  /// Parses an answer.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)`` if a member is missing, superfluous, or of
  ///   another kind.
  func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal
}

extension ModelContract {
  /// In ChatML, which most available models understand.
  package func completionPrompt(_ question: String) -> String {
    "<|im_start|>system\n\(system)<|im_end|>\n<|im_start|>user\n\(question)<|im_end|>\n"
      + "<|im_start|>assistant\n"
  }
}

/// Pieces of grammars in llama.cpp's notation (GBNF).
package enum GrammarText {
  /// A character of a JSON string that needs no escape, so that an answer stays on one line.
  ///
  /// Always followed by a bound: without one a model may write endlessly.
  package static let character = #"[^"\\\x00-\x1F\x7F]"#

  /// Returns a choice of words; of none, the empty word.
  package static func choice(of words: [String]) -> String {
    words.isEmpty ? "\"\"" : words.map(literal).joined(separator: " | ")
  }

  /// Returns a word as a literal, with special characters escaped.
  package static func literal(_ word: String) -> String {
    var text = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return text + "\""
  }
}

/// A person's text cleaned for a prompt: on one line, and without the characters of control tokens, templates
/// or the programs' own commands.
package struct PromptText: Hashable, Sendable {
  package let text: String

  /// In UTF-8 bytes. Even if every byte is a token, this leaves room in the context.
  package static let byteLimit = 600

  /// - Returns: `nil` if nothing is left, or too much.
  package init?(_ said: String) {
    var cleaned = String.UnicodeScalarView()
    for scalar in said.unicodeScalars {
      cleaned.append(PromptText.isPlain(scalar) ? scalar : " ")
    }
    // The programs interpret a line that begins with `/` as a command.
    let words = String(cleaned).split(separator: " ")
    let text = String(words.joined(separator: " ").drop { $0 == "/" || $0 == " " })
    guard !text.isEmpty, text.utf8.count <= PromptText.byteLimit else { return nil }
    self.text = text
  }

  /// Whether a character has no special meaning.
  ///
  /// Brackets form control tokens (`<|im_end|>`, `[INST]`, `</s>`), backslashes form escapes, quotes would
  /// end the sentence, and a brace begins an answer.
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
