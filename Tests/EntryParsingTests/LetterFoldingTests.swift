import LedgerTestSupport
import Testing

@testable import EntryParsing

struct LetterFoldingTests {
  @Test func `a sentence takes the forms of a letter for one, as a search does`() {
    for (form, folded) in LetterTable.letters {
      #expect(MerchantSpelling.folded(String(form)) == folded, "\(form)")
    }
  }

  @Test(.rows) func `in a sentence the marks that people leave out do not count`() {
    each([
      ("أحمد", "احمد"), ("قهوة", "قهوه"), ("مقهى", "مقهي"), ("کافی", "کافي"), ("चाँद", "चांद"),
      ("\u{958}लम", "कलम"), ("बड़ा", "बडा"),
    ]) { (left: String, right: String) in
      #expect(MerchantSpelling.folded(left) == MerchantSpelling.folded(right))
    }
  }
}
