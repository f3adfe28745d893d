/// Pieces of grammars in the notation of llama.cpp (GBNF).
public enum GrammarText {
  /// A character of a JSON string that needs no escape, so that an answer stays on one line.
  ///
  /// Always with a bound behind it: without one a model may write without end.
  public static let character = #"[^"\\\x00-\x1F\x7F]"#

  /// One of some words; of none, the empty word.
  public static func choice(of words: [String]) -> String {
    words.isEmpty ? "\"\"" : words.map(literal).joined(separator: " | ")
  }

  /// A word, with what has a meaning in the notation escaped.
  public static func literal(_ word: String) -> String {
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
