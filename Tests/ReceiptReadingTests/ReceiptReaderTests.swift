import LedgerModel
import LedgerTestSupport
import ReceiptReading
import Testing

/// What a receipt says, read by rules.
@Suite struct ReceiptReaderTests {
  private static func date(_ iso: String) -> CalendarDay? { CalendarDay(iso: iso) }

  @Test(.rows) func `EX3, SP41, SP46: what the invented receipts say`() throws {
    #expect(ReceiptCase.all.count >= 20)
    each(ReceiptCase.all) { (example: ReceiptCase) throws in
      let receipt = ReceiptReader().read(try example.text())
      if let merchant = example.merchant { #expect(receipt.merchant?.value == merchant) }
      if let total = example.total { #expect(receipt.total?.value.text == total) }
      if let date = example.date { #expect(receipt.date?.value.text == date) }
      if let tax = example.tax { #expect(receipt.tax?.value.text == tax) }
      if let currency = example.currency { #expect(receipt.currency?.value.code == currency) }
      if let payment = example.payment { #expect(receipt.payment?.value.rawValue == payment) }
      #expect((receipt.total?.isCertain == true) == example.proven)
    }
  }

  @Test(.rows) func `EX16: what a receipt does not say is absent`() {
    each(["", "\n\n", "- - -", "12345", "TOTAL", "TOTAL l2.5O"]) { (text: String) in
      let receipt = ReceiptReader().read(text)
      #expect(receipt.total == nil)
      #expect(receipt.date == nil)
      #expect(receipt.tax == nil)
      #expect(receipt.currency == nil)
      #expect(receipt.items.isEmpty)
    }
  }

  struct DateCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: String
    var date: String?
    var evidence: ReceiptEvidence?
  }

  static let dates = [
    DateCase(testDescription: "the year first", line: "2018-06-29 09:12", date: "2018-06-29"),
    DateCase(testDescription: "glued to a time", line: "25/12/201810:23", date: "2018-12-25"),
    DateCase(
      testDescription: "two figures of a year, glued", line: "25/12/1810:23", date: "2018-12-25"),
    DateCase(
      testDescription: "a month's name in English", line: "Jun22'18 07:59PM", date: "2018-06-22"),
    DateCase(testDescription: "behind a weekday", line: "ThuAug09,2012 10:09", date: "2012-08-09"),
    DateCase(testDescription: "in Dutch", line: "Factuurdatum: 29 maart 2014", date: "2014-03-29"),
    DateCase(testDescription: "in Portuguese", line: "3 de outubro de 2019", date: "2019-10-03"),
    DateCase(testDescription: "in capitals", line: "01-NOV-2017 11:20", date: "2017-11-01"),
    DateCase(
      testDescription: "marks that were misread", line: "02.03,2020 10:00", date: "2020-03-02"),
    DateCase(testDescription: "no marks, behind a word", line: "DATE 20180612", date: "2018-06-12"),
    DateCase(testDescription: "no marks, and no word", line: "20180612"),
    DateCase(testDescription: "no such day", line: "31/02/2018"),
    DateCase(testDescription: "prices are no date", line: "1.50 2.00 3.50"),
    DateCase(testDescription: "a year that is yet to come", line: "14/05/2031"),
    DateCase(
      testDescription: "two orders: the setting", line: "05/06/2022", date: "2022-06-05",
      evidence: .orderOfSetting),
    DateCase(
      testDescription: "two orders: the state", line: "Springvale, CA 91234\n05/06/2022",
      date: "2022-05-06", evidence: .orderOfCountry),
    DateCase(
      testDescription: "two orders: the currency", line: "TOTAL £2.00\n05/06/2022",
      date: "2022-06-05", evidence: .orderOfCountry),
    DateCase(
      testDescription: "two orders: another date", line: "Date 05/06/2022 10:00\n13/06/2022",
      date: "2022-06-05", evidence: .orderOfOtherDate),
  ]

  @Test(.rows) func `SP41: dates in every order, and how an open one was decided`() {
    let context = ReceiptContext(today: Self.date("2026-01-02"))
    each(Self.dates) { (example: DateCase) in
      let date = ReceiptReader().read(example.line, context).date
      #expect(date?.value.text == example.date)
      if let evidence = example.evidence {
        #expect(date?.evidence.contains(evidence) == true)
        #expect(date?.rivals.isEmpty == false)
      }
    }
  }

  @Test func `SP41: a locale decides between two orders, and the date is doubtful`() throws {
    let american = ReceiptContext(conventions: NumberConventions(localeIdentifier: "en_US"))
    let date = try #require(ReceiptReader().read("05/06/2022", american).date)
    #expect(date.value.text == "2022-05-06")
    #expect(!date.isCertain)
    #expect(date.rivals.map(\.value.text) == ["2022-06-05"])
  }

  @Test func `EX10: each field says where it stands and what speaks for it`() throws {
    let example = try #require(ReceiptCase.all.first { $0.file == "diner-tip.txt" })
    let receipt = ReceiptReader().read(try example.text())
    let total = try #require(receipt.total)
    #expect(total.lines == [13])
    #expect(total.evidence.contains(.parts) && total.evidence.contains(.card))
    #expect(total.rivals.map(\.value.text) == ["26.83", "24.50"])
    #expect(receipt.merchant?.lines == [1])
    #expect(receipt.date?.evidence.contains(.time) == true)
    #expect(
      receipt.items.map { "\($0.name) \($0.amount.text)" } == [
        "Turkey Melt 21.00", "Root Beer 3.50",
      ])
  }

  @Test func `BM37: an amount is money where its currency has its decimals`() {
    let amount = ReceiptAmount(thousandths: 1_250, decimals: 3)
    #expect(amount.text == "1.250")
    #expect(amount.money(in: .eur) == Money(minorUnits: 125, currency: .eur))
    #expect(amount.money(in: .jpy) == nil)
    #expect(ReceiptAmount(thousandths: 1_255, decimals: 3).money(in: .eur) == nil)
    #expect(ReceiptAmount(thousandths: -50, decimals: 2).text == "-0.05")
    #expect(ReceiptAmount(thousandths: 79_200_000, decimals: 0).text == "79200")
  }
}
