import LedgerModel
import LedgerTestSupport
import ReceiptReading
import Testing

/// Texts that are no receipts, or want to do harm.
@Suite struct HostileReceiptTests {
  @Test func `SP58: a hundred thousand lines are read in the end and the beginning`() {
    let middle = (0..<100_000).map { "line \($0)" }.joined(separator: "\n")
    let receipt = ReceiptReader().read(
      "Corner Books\n\(middle)\nTOTAL 12.50\nCASH 20.00\nCHANGE 7.50")
    #expect(receipt.isCut)
    #expect(receipt.merchant?.value == "Corner Books")
    #expect(receipt.total?.value.text == "12.50")
    #expect(receipt.total?.lines == [100_002])
  }

  @Test func `a line of a megabyte is cut`() {
    let receipt = ReceiptReader().read(
      "Corner Books\n" + String(repeating: "9.99 TOTAL ", count: 100_000))
    #expect(receipt.isCut)
    #expect(receipt.merchant?.value == "Corner Books")
  }

  @Test(.rows) func `control characters and signs of direction are in no field`() {
    each(["\u{1B}[31m", "\u{7}", "\u{202E}", "\u{0}", "\u{9B}2J", "\u{200B}"]) { (sign: String) in
      let receipt = ReceiptReader().read(
        "Corner\(sign) Books Trading\n12/12/2020\(sign)\nNovel\(sign) 12.50\nTOTAL \(sign)12.50")
      let texts = [receipt.merchant?.value].compactMap { $0 } + receipt.items.map(\.name)
      #expect(texts.count == 2)
      for text in texts {
        #expect(!text.unicodeScalars.contains { sign.unicodeScalars.contains($0) })
      }
    }
  }

  @Test(.rows) func `numbers of any length end in no overflow`() {
    let figures = String(repeating: "9", count: 400)
    let texts = [
      "TOTAL \(figures)", "TOTAL \(figures).99", "TOTAL 99,999,999,999.99\nTAX 99,999,999,999.99",
      String(repeating: "ITEM 999999999.99\n", count: 5_000) + "TOTAL 999999999.99",
      "DATE \(figures)/\(figures)/\(figures)", "TOTAL -999999999.99-", "TOTAL ....", "TOTAL 1.,2",
      "TOTAL " + String(repeating: "1 ", count: 400), "$$$$$$ 1:1:1:1", "@ X * - ( 1.00 )",
    ]
    each(texts) { (text: String) in
      let total = ReceiptReader().read(text).total
      #expect(total.map { abs($0.value.thousandths) < 1_000_000_000_000_000 } != false)
    }
  }

  @Test func `every cut of a receipt is read`() throws {
    let example = try #require(ReceiptCase.all.first { $0.file == "padaria-glued.txt" })
    let scalars = Array(try example.text().unicodeScalars)
    for end in TestRun.steps(scalars.indices, each: 3) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[..<end])
      let receipt = ReceiptReader().read(String(text))
      #expect(receipt.total?.isCertain != true || receipt.total?.value.text == "3.80")
    }
  }
}
