/// What a text must hold: some letters, or what a pattern between slashes describes.
public struct TextPattern: Hashable, Sendable {
  /// As it was written.
  public let text: String
  /// The regular expression, without its slashes; `nil` where letters are looked for.
  private let expression: String?

  /// Reads `whole foods`, or `/^whole .*s$/` for a regular expression.
  ///
  /// - Throws: ``TextPatternError`` where the expression is none.
  public init(_ text: String) throws(TextPatternError) {
    self.text = text
    guard text.utf8.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
      expression = nil
      return
    }
    let expression = String(text.dropFirst().dropLast())
    do { _ = try Regex(expression) } catch { throw TextPatternError(pattern: expression) }
    self.expression = expression
  }

  /// A test of texts: letters in any case, with or without accents; an expression in any case.
  func test() -> (String) -> Bool {
    if let expression, let regex = try? Regex(expression).ignoresCase() {
      return { text in (try? regex.firstMatch(in: text)) != nil }
    }
    let folded = FoldedText(text)
    return { text in FoldedText(text).contains(folded) }
  }
}
