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
      if example.isUntaxed == true { #expect(receipt.tax == nil) }
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
    DateCase(testDescription: "a price of several is no date", line: "18 4/5.00 SAVINGS 1.35"),
    DateCase(testDescription: "a year that is yet to come", line: "14/05/2031"),
    DateCase(
      testDescription: "a time with points is no other date",
      line: "Date 06/07/18 12.17.26 PM\nDate printed 06/07/14 12:18", date: "2018-07-06"),
    DateCase(testDescription: "the price of a set is no day in September", line: "SET ' 21.90"),
    DateCase(
      testDescription: "a number with two kinds of marks is no other date",
      line: "NO. T07-18/199911\nDate 06/02/2018", date: "2018-02-06", evidence: .orderOfSetting),
    DateCase(
      testDescription: "two orders: a longer number",
      line: "Springvale, CA 91234\n12/05/2018 15:16\nSHIFT 201805123", date: "2018-05-12",
      evidence: .orderOfOtherDate),
    DateCase(
      testDescription: "behind a date that is another one's",
      line: "THRU 05/31/2016\nApril 1, 2016",
      date: "2016-04-01"),
    DateCase(
      testDescription: "two orders: a number of Australia",
      line: "ABN 12 345 678 901\n10-11-2013\nTOTAL $4.00", date: "2013-11-10",
      evidence: .orderOfCountry),
    DateCase(
      testDescription: "a German number of a taxpayer is no place in Delaware",
      line: "UID Nr.: DE123456789\n04.12.2014", date: "2014-12-04", evidence: .orderOfSetting),
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

  @Test(.rows) func `SP41: figures of a date that were misread are read, and the day is doubtful`()
  {
    let context = ReceiptContext(today: Self.date("2026-01-02"))
    let rows: [(text: String, date: String?)] = [
      ("Date O1/0S/2018", "2018-05-01"), ("Date: 1O.O3.2O18", "2018-03-10"),
      ("10/03/2078 5:41:08", "2018-03-10"), ("17I01I2018", "2018-01-17"),
      ("Date 1710112018", "2018-01-17"), ("No 1710112018", nil),
      ("98/02/18 17:48", "2018-02-08"), ("98/02/18", nil), ("SOLD/0S/OLD", nil),
      ("OIL/5L/10", nil), ("0ct 12,2O19", "2019-10-12"), ("12 N0V 2O19 09:30", "2019-11-12"),
      ("0range 12,2019", nil), ("Tel. 20.70.4033", nil), ("2078", nil),
    ]
    each(rows) { row in
      let date = ReceiptReader().read(row.text, context).date
      #expect(date?.value.text == row.date, "\(row.text)")
      #expect(
        date?.isCertain != true && (date == nil || date?.evidence.contains(.lookalike) == true))
    }
    // A date as it stands is the one.
    let both = ReceiptReader().read("Date O1/0S/2018\n22.05.2018", context).date
    #expect(both?.value.text == "2018-05-22" && both?.isCertain == true)
  }

  @Test func `SP41: a day that a longer number writes with another figure is doubtful`() {
    let context = ReceiptContext(today: Self.date("2026-01-02"))
    let rows: [(number: String, isCertain: Bool)] = [
      ("201803310140", false), ("201603310140", true), ("201899310140", true),
      ("20180331", true), ("991803310140", true),
    ]
    each(rows) { row in
      let date = ReceiptReader().read("2016-03-31 21:16\nNo \(row.number)", context).date
      #expect(date?.value.text == "2016-03-31" && date?.isCertain == row.isCertain, "\(row.number)")
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

  @Test(.rows) func `SP41: the currency is that of what is printed, and not of the end of a word`()
  {
    let rows: [(text: String, code: String?)] = [
      ("Salad: Order Entry:10\nTOTAL 4.00", nil), ("SEKSYEN 5\nTOTAL RM 4.00", "MYR"),
      ("WIN A$100GIFTCARD\nTOTAL $4.00", nil), ("Chicharron $3.95\nMINEOLA, NY 11501", "USD"),
      ("TOTAL A$4.00", "AUD"), ("ABN 12 345 678 901\nTOTAL $4.00", "AUD"),
      ("SURREY BC V3S 9N7\nTOTAL $4.00", "CAD"), ("Paragon S'pore 238859\nTOTAL $4.00", "SGD"),
      ("FAIR OAKS, CA\nTOTAL $4.00", "USD"), ("Laterne GmbH\nBERLIN, DE\nSUMME 4,00", "EUR"),
      ("Tienda SA de CV\nTOTAL $4.00", "MXN"),
    ]
    each(rows) { row in
      #expect(ReceiptReader().read(row.text).currency?.value.code == row.code, "\(row.text)")
    }
  }

  @Test(.rows)
  func `SP54: the language of the total and its decimals together speak for a currency`() {
    let rows: [(text: String, code: String?)] = [
      ("REWE\nHauptstr. 1 Berlin\nSUMME 3,70", "EUR"), ("Eckladen\nZu zahlen:\n3,70", "EUR"),
      ("Kwik\nKoffie 4,50\nTotaal 4,50", "EUR"), ("Café\nNET A PAYER 4,00", "EUR"),
      ("Bar\nTOTALE COMPLESSIVO 4,00", "EUR"), ("Sklep\nRAZEM 12,50", "PLN"),
      ("Obchod\nCELKEM 120,00", "CZK"),
      // Either alone proves nothing.
      ("REWE\nSUMME 3.70", nil), ("Corner Shop\nTOTAL 3,70", nil), ("Corner Shop\nSUM 3,70", nil),
      ("Shop\nSUMMER SALE 3,70\nTOTAL 3,70", nil), ("Shop\nTOTALEXEMPT 3,70", nil),
      ("Kiosk\nTea 1.20\nCake 2.50\nSUMME 3,70", nil), ("Kiosk\nZWISCHENSUMME 3,70", nil),
      // What is printed decides before it.
      ("Kiosk\nSUMME CHF 3,70", "CHF"), ("Kiosk\nZURICH SCHWEIZ\nSUMME 3,70", "CHF"),
      ("Kiosk\nSUMME $3,70", nil),
    ]
    each(rows) { row in
      let currency = ReceiptReader().read(row.text).currency
      #expect(currency?.value.code == row.code, "\(row.text)")
      #expect(currency?.isCertain != true || row.text.contains("CHF"), "\(row.text)")
    }
  }

  @Test(.rows) func `SP41: the merchant is the line that looks like a name`() {
    let rows: [(text: String, merchant: String)] = [
      // F21: the name with the number of the shop, and a slogan that ends with it.
      ("IM THINKING ARBY'S\nArby's #697\nYour Guest # is 697\nTOTAL 5.00", "Arby's"),
      ("FRESH IS WHAT WE DO AT SUBWAY\nSUBWAY #1234\nTOTAL 5.00", "SUBWAY"),
      ("HILL FOODS\nORDER #12\nTOTAL 5.00", "HILL FOODS"),
      ("ee oe\n| ~ ye\nLantern Cafe\n12 Hill Street\nTea 4.00", "Lantern Cafe"),
      ("Moon\nTEA\nMoon Tea Restaurant\n12 Hill Street\nTea 4.00", "Moon Tea Restaurant"),
      ("Try our soups\nLantern\nwww.lantern.example.com\nTea 4.00", "Lantern"),
      ("LANTERN RETAIL SB(123456-X) FKA OTHER STORES SB\nTea 4.00", "LANTERN RETAIL SB"),
      ("** PURCHASE **\nLantern Grill #12\nTea 4.00", "Lantern Grill #12"),
      ("42 LANTERN\n12 Hill Street\nTea 4.00", "42 LANTERN"),
      ("Kaji TAX INVOICE\nNo: 44\nTea 4.00", "Kaji"),
      (
        "HILL PAIS, LDA TOOLS * PAINT * AVENIDA 9-E * 1150-007 LISBOA\nTea 4,00",
        "HILL PAIS, LDA"
      ),
      ("Calcada do Monte 20\nLantern, E.P.E.\nTea 4.00", "Lantern, E.P.E."),
      ("VIA LANTERNA 9\nMIAMI BEACH, FL\nTea 4.00", "VIA LANTERNA 9"),
      ("MIAMI BEACH, FL #482\nLantern\nTea 4.00", "Lantern"),
      ("Try our soups\nLantern\nTea 4.00\nThank you for shopping at Lantern!", "Lantern"),
      ("WELCOME TO LANTERN!\nGROCERY\nTea 4.00", "LANTERN"),
      ("oe\nTea 4.00\nVIELEN DANK FUR IHREN EINKAUF BEI\nLaterne", "Laterne"),
      ("THE\nGREEN\nLANTERN\nTAVERN\n12 Hill Street\nTea 4.00", "THE GREEN LANTERN TAVERN"),
      ("Ao4os\nLANTERN HILL RESTAURANT\n12 Hill Street\nTea 4.00", "LANTERN HILL RESTAURANT"),
      ("FACTUUR   Lantern B.V.\nIn case of doubt. 3012 CN Town\nTea 4,00", "Lantern B.V."),
      ("DL eels Ug SURE wi taeilee SN oe\nHill Lantern\nTea 4.00", "Hill Lantern"),
      (
        "L¢nt e\nLindenweg 110\nMO.-SA. 9.00 Uhr\nBROT 1,00\nSUMME 1,00\nNr. 12: Hill Brothers GmbH",
        "Hill Brothers"
      ),
    ]
    each(rows) { row in
      #expect(ReceiptReader().read(row.text).merchant?.value == row.merchant, "\(row.text)")
    }
  }

  @Test(.rows)
  func `SP26: a total is proven by its sums, and doubted beside a larger one that was paid`() {
    let rows: [(lines: String, isProven: Bool)] = [
      ("Tea 4.02\nTOTAL 4.02\nROUNDING -0.02\nTOTAL 4.00\nCASH 4.00\nCHANGE 0.00", true),
      ("Tea 4.00\nTOTAL 4.00\nACCEPTED TOTAL 10.00\nCHANGE 6.00", true),
      ("Tea 4.00\nTOTAL 4.00\nVISA 4.00", true),
      ("Tea 4.00\nTOTAL 4.00\nGRAND TOTAL 5.00\nVISA 5.00", true),
      ("Tea 4.00\nNET TOTAL 4.00\nSERVICE 0.80\nVAT 0.15\nGRAND TOTAL 6", false),
      ("TOTAL 4.00", false),
    ]
    each(rows) { row in
      let total = ReceiptReader().read("Lantern Cafe\n\(row.lines)\n").total
      #expect((total?.isCertain == true) == row.isProven, "\(row.lines)")
    }
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
