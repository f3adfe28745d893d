import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// SP12, SP29: what is printed on a receipt, as it is kept and found.
struct PrintedTextTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let printed: String
    let kept: String
  }

  private static let long = String(repeating: "a", count: 2000)

  private static let cases = [
    Case(testDescription: "nothing", printed: "", kept: ""),
    Case(testDescription: "blanks and empty lines alone", printed: " \n\t\r\n ", kept: ""),
    Case(
      testDescription: "lines, without the blanks around them",
      printed: "  Shop \r\n\n Total  13.00\n", kept: "Shop\nTotal  13.00"),
    Case(
      testDescription: "whole lines up to 4,096 bytes",
      printed: [long, long, String(long.prefix(94)), "b"].joined(separator: "\n"),
      kept: [long, long, String(long.prefix(94))].joined(separator: "\n")),
    Case(
      testDescription: "none of a line that does not fit, and none behind it",
      printed: [long, long, String(long.prefix(95)), "b"].joined(separator: "\n"),
      kept: [long, long].joined(separator: "\n")),
    Case(
      testDescription: "of a line that is longer than all its beginning, by whole letters",
      printed: "x" + String(repeating: "é", count: 3000),
      kept: "x" + String(repeating: "é", count: 2047)),
  ]

  @Test(.rows) func `SP12: of what is printed an event keeps the first whole lines`() {
    each(Self.cases) { example in
      let kept = PrintedText(example.printed).kept
      #expect(kept == example.kept)
      #expect(kept.utf8.count <= 4096)
      #expect(PrintedText(kept).kept == kept)
    }
  }

  @Test func `SP29: the first line that holds a word is found, in whatever case and accents`() {
    let text = PrintedText("WHOLE FOODS\nCafé Crème 3.00\nCafe 2.00\nJoe’s peas 1.00")
    #expect(text.lines(holding: ["cafe"]) == ["Café Crème 3.00"])
    #expect(text.lines(holding: ["joe's", "foods"]) == ["WHOLE FOODS", "Joe’s peas 1.00"])
    #expect(text.lines(holding: ["creme", "café"]) == ["Café Crème 3.00"])
    #expect(text.lines(holding: ["tea", ""]) == [])
  }
}
