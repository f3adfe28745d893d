/// Finds a possibly misspelled word for a refund: "refnud 20 from zara".
///
/// A correction never decides the direction of the money, see ``NearWords``; but if nothing else does, such a
/// word is evidence against an expense.
struct RefundSlip {
  let sentence: Sentence

  private static let words: [StaticString] = [
    "refund", "refunds", "refunded", "return", "returned", "reimbursed", "reimbursement",
    "erstattung", "erstattet", "ruckzahlung", "remboursement", "rembourse", "reembolso",
    "reembolsado", "devolucion", "rimborso", "rimborsato", "estorno", "terugbetaling",
    "terugbetaald",
  ]

  /// Returns the first such word among some tokens.
  func find(in tokens: Range<Int>) -> Int? {
    tokens.first { index in
      guard sentence.isKind(.word, at: index) else { return false }
      let token = sentence.tokens[index]
      guard token.meaning.roles == [] || token.isCorrected,
        !EverydayWords.contains(hash: token.hash)
      else { return false }
      let letters = sentence.letters(at: index)
      return letters.count >= 5
        && RefundSlip.words.contains { word in
          abs(word.utf8CodeUnitCount - letters.count) <= 1
            && word.withUTF8Buffer { NearWords.isOneSlip(letters, $0) }
        }
    }
  }
}
