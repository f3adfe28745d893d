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
      let letters = Array(sentence.letters(at: index))
      return letters.count >= 5
        && RefundSlip.words.contains { word in RefundSlip.isOneSlip(letters, word) }
    }
  }

  /// Whether letters differ from a word by one insertion, deletion, substitution or swap.
  static func isOneSlip(_ letters: [UInt8], _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard abs(letters.count - word.count) <= 1 else { return false }
      let shorter = min(letters.count, word.count)
      var same = 0
      while same < shorter, letters[same] == word[same] { same += 1 }
      var tail = 0
      while tail < shorter - same,
        letters[letters.count - 1 - tail] == word[word.count - 1 - tail]
      { tail += 1 }
      let left = letters.count - same - tail
      let leftThere = word.count - same - tail
      if left == 2, leftThere == 2 {
        return letters[same] == word[same + 1] && letters[same + 1] == word[same]
      }
      return left <= 1 && leftThere <= 1
    }
  }
}
