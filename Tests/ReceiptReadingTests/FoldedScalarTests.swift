import LedgerTestSupport
import Testing

@testable import ReceiptReading

struct FoldedScalarTests {
  @Test func `a receipt takes the forms of a Latin letter for one, as a search does`() {
    for (form, folded) in LetterTable.letters {
      let isLatin = folded.utf8.allSatisfy { $0 < 0x80 }
      // One byte for each letter: of two that stand for a ligature the first.
      let expected = isLatin ? folded.uppercased().utf8.first : FoldedScalar.letter
      #expect(FoldedScalar.byte(form) == expected, "\(form)")
    }
  }
}
