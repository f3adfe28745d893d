import LedgerEvents
import LedgerTestSupport
import ReceiptReading
import Testing

/// F16 to F20, B8: what the signs of a receipt prove, and what they do not.
@Suite struct ProvenTotalTests {
  private func read(_ text: String, today: CalendarDay? = nil) -> ReadReceipt {
    ReceiptReader().read(text, ReceiptContext(today: today))
  }

  @Test(.rows) func `a total is doubted if anything on the paper speaks against it`() {
    let rows: [(lines: String, total: String, isProven: Bool)] = [
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00", "5.00", true),
      ("Amount 5.00\nTOTAL 5.00", "5.00", true),
      ("Tea 4.00\nMilk 1.00\nVAT 0.50\nGRAND TOTAL 5.50", "5.50", true),
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00\nCASH 10.00\nCHANGE 5.00", "5.00", true),
      // What follows changes it.
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00\nSERVICE CHARGE 0.50", "5.00", false),
      ("Tea 4.02\nMilk 1.00\nTOTAL 5.02\nROUNDING -0.02", "5.02", false),
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00\nGratuity 20% 1.00\n6.00\n6.00", "5.00", false),
      // What was paid is something else.
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00\nCASH 10.00\nCHANGE 4.00", "5.00", false),
      ("Tea 4.00\nMilk 1.00\nTOTAL 5.00\nVISA 6.00", "5.00", false),
      // The same is printed once.
      ("TOTAL 5.00", "5.00", false),
      ("Subtoial 7.30\nTotal inc GST TS\nPayment 7.30", "7.30", false),
    ]
    each(rows) { row in
      let total = read("Lantern Cafe\n\(row.lines)\n").total
      #expect(total?.value.text == row.total, "\(row.lines)")
      #expect((total?.isCertain == true) == row.isProven, "\(row.lines)")
    }
  }

  @Test(.rows) func `what was saved is no total, and a balance that was paid is one`() {
    let rows = [
      ("MILK 51.00\nBREAD 65.61\nTAX .00 BAL 116.61\nCard Savings 8.36\nTotal 8.36", "116.61"),
      ("MILK 51.00\nTAX .00 BAL 51.00\nMASTERCARD 51.00\nTOTAL 8.36", "51.00"),
      ("MILK 51.00\nYOU SAVED 3.00\nTOTAL 51.00", "51.00"),
    ]
    each(rows) { row in
      #expect(read("Lantern\n\(row.0)\n").total?.value.text == row.1, "\(row.0)")
    }
  }

  @Test(.rows) func `B8: without a total the dearest thing is none`() {
    let rows: [(lines: String, total: String)] = [
      ("Apples 3.20\nBread 2.80\nCheese 7.50", "13.50"),
      ("2 x Milk 6.00  12.00\nSoap 3.50", "15.50"),
      ("Milk 3.49\nTea 4.29\nWine 18.75", "26.53"),
      // The sum of the others stands there without words.
      ("Milk 3.00\nTea 4.00\nxx 7.00", "7.00"),
    ]
    each(rows) { row in
      let total = read("SUPER MART\n03/14/2026\n\(row.lines)\n").total
      #expect(total?.value.text == row.total && total?.isCertain == false, "\(row.lines)")
    }
  }

  @Test(.rows) func `F17, F18: money that comes back is known by its signs`() {
    let rows: [(lines: String, total: String)] = [
      ("SOAP 13.04-\nTAX .92- BAL 13.96-\nREFUND (Card)\nTOTAL $13.96", "-13.96"),
      ("LAMP -39.99\nTAX -3.20\nTOTAL -43.19", "-43.19"),
      ("LAMP 43.19\nTOTAL 43.19\nREFUND TO VISA 43.19", "-43.19"),
      ("LAMP 43.19\nTOTAL 43.19\nREFUNDS WITHIN 30 DAYS", "43.19"),
      ("2X 14.20 - 28.40\nTOTAL 28.40", "28.40"),
      // A bank's app writes what was spent with a minus.
      ("Tesco\n-£12.40\n20 Jan 2026", "12.40"), ("Tesco\n+£12.40\n20 Jan 2026", "-12.40"),
    ]
    each(rows) { row in
      #expect(read("Lantern\n\(row.lines)\n").total?.value.text == row.total, "\(row.lines)")
    }
  }

  @Test(.rows) func `F16: noise and the name of a place are no currency`() {
    let rows: [(text: String, currency: String?)] = [
      ("LIQUOR\nEDMONTON AB\nWINE 38.29\nGST 5% 1.91\nTOTAL 40.20\nDEBIT TND 40.20", "CAD"),
      ("LIQUOR\nWINE 38.29\nTEA 1.91\nTOTAL 40.20\nDEBIT TND 40.20", nil),
      ("SHOP\nWINE $38.29\nTEA $1.91\nTOTAL $40.20\nZL 3", nil),
      ("SHOP\nWINE 38.29\nTEA 1.91\n¥ 4\nTOTAL 40.20", nil),
      ("SHOP\nLunch 4.500\nTOTAL TND 4.500", "TND"),
    ]
    each(rows) { row in
      #expect(read("\(row.text)\n").currency?.value.code == row.currency, "\(row.text)")
    }
    for name in ["LONDON DRUGS", "14 GEORGIA ROAD", "MADRID CAFE"] {
      let currency = read("\(name)\nTea 4.00\nTOTAL : $4.00\n").currency
      #expect(currency == nil || currency?.evidence == [.place], "\(name)")
      #expect(currency?.isCertain != true, "\(name)")
    }
  }

  @Test(.rows) func `F19: a year of two digits may come first`() {
    let rows: [(lines: String, day: String, isCertain: Bool)] = [
      ("RESPOND BY 02/28/16\n16/02/21 17:57", "2016-02-21", true),
      ("1/7/13\n13/01/07 10:20", "2013-01-07", true),
      ("26-11-28 10:20", "2026-11-28", true),
      ("EDMONTON AB\nGST 0.20\n13/01/07 10:20", "2013-01-07", false),
      ("SAVANNAH, GA 31401\n11/28/24 10:20", "2024-11-28", true),
      ("24/11/03 10:20", "2003-11-24", false),
      ("EDMONTON AB\nGST 0.20\n3/12/2015", "2015-03-12", false),
    ]
    each(rows) { row in
      let date = read(
        "SHOP\n\(row.lines)\nTea 4.00\n", today: CalendarDay(iso: "2026-11-28")
      ).date
      #expect(date?.value.text == row.day, "\(row.lines)")
      #expect(date?.isCertain == row.isCertain, "\(row.lines)")
    }
  }

  @Test(.rows) func `M5: a day to come is no reading, and a stated order decides`() {
    let day = "SHOP\nTea 4.00\n03/02/2026\n"
    let today = CalendarDay(iso: "2026-02-10")
    #expect(read(day, today: today).date?.value.text == "2026-02-03")
    #expect(read(day, today: today).date?.isCertain == true)
    var context = ReceiptContext(today: CalendarDay(iso: "2026-04-10"))
    #expect(ReceiptReader().read(day, context).date?.isCertain == false)
    context.conventions.dateOrder = .monthDay
    context.isOrderStated = true
    let date = ReceiptReader().read(day, context).date
    #expect(date?.value.text == "2026-03-02" && date?.isCertain == true)
  }

  @Test(.rows) func `blanks between thousands are of one number`() {
    let rows = [
      ("TOTAL 1 234 567", "1234567"), ("TOTAL 12 500 000 COP", "12500000"),
      ("TOTAL 1 567,80", "1567.80"),
    ]
    each(rows) { row in
      #expect(read("PANADERIA\nBOGOTA\n\(row.0)\n").total?.value.text == row.1, "\(row.0)")
    }
  }
}
