package import EntryParsing
package import LedgerModel

/// What is said to a model, in which form it must answer, and how the answer is read: one value,
/// because none of the three may change without the others.
package protocol ModelContract: Sendable {
  /// Stored with every entry; any change of the contract changes it.
  var version: String { get }
  /// Who the model is told to be. A fixed text of this program, for it is given as a word.
  var system: String { get }
  /// What the model is asked about a text, on one line that does not begin with `{` or `/`.
  ///
  /// - Parameters:
  ///   - text: What a person typed, cleaned by ``PromptText``.
  ///   - categories: Those that may be answered.
  func question(_ text: String, among categories: [CategoryName]) -> String
  /// The whole prompt for a program that goes on with a text, without its last newline.
  func completionPrompt(_ question: String) -> String
  /// The answers that are allowed, in the notation of llama.cpp (GBNF), all of them on one line and
  /// with an end.
  func grammar(among categories: [CategoryName]) -> String
  /// What an answer says.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)`` where a member is missing, too many,
  ///   or of another kind.
  func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal
}

extension ModelContract {
  /// In ChatML, which most models understand that can be had for this.
  package func completionPrompt(_ question: String) -> String {
    "<|im_start|>system\n\(system)<|im_end|>\n<|im_start|>user\n\(question)<|im_end|>\n"
      + "<|im_start|>assistant\n"
  }
}

/// Pieces of grammars in the notation of llama.cpp (GBNF).
package enum GrammarText {
  /// A character of a JSON string that needs no escape, so that an answer stays on one line.
  ///
  /// Always with a bound behind it: without one a model may write without end.
  package static let character = #"[^"\\\x00-\x1F\x7F]"#

  /// One of some words; of none, the empty word.
  package static func choice(of words: [String]) -> String {
    words.isEmpty ? "\"\"" : words.map(literal).joined(separator: " | ")
  }

  /// A word, with what has a meaning in the notation escaped.
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

/// A person's text as it may stand in a prompt: on one line, and without any sign of which models,
/// templates or the programs' own commands are made.
package struct PromptText: Hashable, Sendable {
  package let text: String

  /// In bytes of UTF-8. Where every byte is a token, this still leaves room in the context.
  package static let byteLimit = 600

  /// - Returns: `nil` where nothing is left, or too much.
  package init?(_ said: String) {
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
