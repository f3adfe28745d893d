import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct FoldedTextTests {
  @Test(.rows) func `texts that differ in case and accents are one`() {
    each([
      ("CAFÉ", "cafe"), ("Cafe\u{301}", "cafe"), ("Straße", "STRASSE"), ("Œuvre", "oeuvre"),
      ("Ærø", "aero"), ("Łódź", "lodz"), ("Ørsted", "orsted"), ("İstanbul", "istanbul"),
      ("Việt Nam", "viet nam"), ("ΚΑΦΈΣ", "καφές"), ("Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ"), ("Ёлка", "елка"),
      ("МОЙ", "мой"), ("Joe’s", "JOE'S"), ("1st, 2nd!", "1ST, 2ND!"),
    ]) { (left: String, right: String) in
      #expect(FoldedText(left) == FoldedText(right))
    }
  }

  @Test(.rows) func `texts with other letters are not`() {
    each([
      ("a", "b"), ("ss", "s"), ("か", "が"), ("мой", "мои"), ("की", "कि"), ("क", "क़"), ("o", "0"),
      ("食", "飲"),
    ]) { (left: String, right: String) in
      #expect(FoldedText(left) != FoldedText(right))
    }
  }

  @Test(.rows) func `what stands in a text`() {
    each([
      ("Whole Foods", "foo", true), ("Whole Foods", "whole foods", true), ("Zoë", "OE", true),
      ("ZOË", "zoe", true), ("aab", "ab", true), ("ab", "abc", false), ("ab", "", true),
      ("", "", true), ("", "a", false), ("ananas", "nas", true), ("Whole Foods", "foot", false),
    ]) { (text: String, part: String, isThere: Bool) in
      #expect(FoldedText(text).contains(FoldedText(part)) == isThere)
    }
  }

  @Test func `each form of a letter is found by the plain letter`() {
    for (form, folded) in LetterTable.letters {
      #expect(FoldedText(String(form)).text == folded, "\(form)")
    }
  }

  @Test func `a letter and its small letter fold to one`() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = FoldedText(String(scalar))
      let small = FoldedText(String(scalar).lowercased())
      if once != small { Issue.record("\(value): the small letter folds to something else") }
    }
  }
}
