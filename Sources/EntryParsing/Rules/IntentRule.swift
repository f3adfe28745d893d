/// Tells sentences about money that moved from questions, orders to the tool, and plans.
struct IntentRule {
  let sentence: Sentence

  func check() throws(ParsingFailure) {
    var isStart = true
    for (index, token) in sentence.tokens.enumerated() {
      if token.isMark(UInt8(ascii: "?")) { throw .notAnEntry(sentence.words(0..<index + 1)) }
      guard token.kind == .word else { continue }
      if isStart, token.has([.question, .command]), !token.has(.content) {
        throw .notAnEntry(sentence.words(index..<index + 1))
      }
      if token.has([.remark, .negation]), !isName(token, at: index) {
        throw .notAnEntry(sentence.words(index..<index + 1))
      }
      if !token.has(.filler) { isStart = false }
    }
  }

  /// "Will" in the middle of a sentence is a person.
  private func isName(_ token: Token, at index: Int) -> Bool {
    index > 0 && token.isCapitalised && !token.isAllCapitals
  }
}
