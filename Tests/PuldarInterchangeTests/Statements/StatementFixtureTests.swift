import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// K1: what a bank's file states is read to the last digit, in every form that banks use.
struct StatementFixtureTests {
  private static let table: [(file: String, statements: [String])] = [
    ("bank-sgml.ofx", ["0011223344 EUR 4 1220.295 2026-01-03 2026-01-05"]),
    ("card-one-line.qfx", ["4111-XX USD 3 83.73000 2026-01-10 2026-01-12"]),
    (
      "two-accounts.ofx",
      [
        "55779911 GBP 2 -248.95 2026-02-01 2026-02-03",
        "55779912 EUR 1 -9.99 2026-02-04 2026-02-04",
      ]
    ),
    ("investment.ofx", ["77 USD 1 15.25 2026-01-06 2026-01-06"]),
    ("bank.qif", ["- - 3 737.50 2026-01-02 2026-02-03"]),
    ("apostrophe.qif", ["- - 2 -37.25 2006-01-05 2006-01-28"]),
    (
      "accounts.qif",
      ["Giro - 1 -1234.56 2026-01-31 2026-01-31", "Wallet - 1 -3.20 2026-02-01 2026-02-01"]
    ),
    (
      "statement.camt053.xml",
      ["DE02120300000000202051 EUR 3 -142.650 2026-01-10 2026-02-01"]
    ),
    ("notice.camt054.xml", ["12-34 CHF 1 1200.05 2026-03-02 2026-03-02"]),
    ("german.sta", ["10020030/1234567 EUR 3 2445.30 2026-01-05 2026-01-07"]),
    (
      "dutch.sta",
      [
        "NL71RABO0123456789 EUR EUR 2 -20.00 2026-01-03 2026-01-04",
        "NL71RABO0123456789 EUR EUR 0 0 - -",
      ]
    ),
    ("german.csv", ["- EUR 3 1954.80 2026-02-03 2026-02-05"]),
    ("card.csv", ["- - 3 0.00 2026-01-05 2026-01-20"]),
    ("two-columns.csv", ["- GBP 3 246.80 2026-01-02 2026-01-31"]),
    ("tabs.csv", ["- - 2 18954.50 2026-01-31 2026-02-01"]),
    ("swiss.csv", ["- CHF 2 2454.80 2026-01-05 2026-01-06"]),
    (
      "ynab.csv",
      ["Checking - 2 1987.50 2026-01-15 2026-01-16", "Card - 1 -4.00 2026-01-17 2026-01-17"]
    ),
    ("mint.csv", ["Visa - 2 1000.00 2026-01-26 2026-01-27"]),
    (
      "monefy.csv",
      ["Cash EUR 1 -55 2026-01-26 2026-01-26", "Card EUR 1 1280.8 2026-01-27 2026-01-27"]
    ),
    ("actual.csv", ["Checking - 2 987.5 2026-01-02 2026-01-03"]),
    ("no-names.csv", ["- - 3 80.25 2026-01-05 2026-01-07"]),
    ("dutch.csv", ["NL01 EUR 2 1496.80 2026-01-05 2026-01-06"]),
    ("polish.csv", ["- PLN 2 954.80 2026-01-05 2026-01-06"]),
    ("own-currency.csv", ["- PLN 2 1454.80 2026-01-15 2026-01-30"]),
    ("russian.csv", ["- RUB 2 -4200.00 2026-01-29 2026-01-30"]),
    ("foreign.csv", ["Main EUR 3 -53.40 2026-01-15 2026-01-17"]),
    ("portuguese.csv", ["- EUR 2 1454.80 2026-01-15 2026-01-29"]),
    ("two-named-currency.csv", ["123 EUR 2 1454.80 2026-01-15 2026-01-16"]),
    ("icelandic.csv", ["- ISK 2 237500 2026-01-15 2026-01-29"]),
  ]

  @Test(.rows) func `K1: every form of file gives its accounts, days and sums`() {
    each(Self.table) { row in
      let statements = try StatementFixture.read(row.file)
      #expect(statements.map(\.summary) == row.statements, "\(row.file)")
    }
    #expect(Self.table.map(\.file).sorted() == StatementFixture.names)
  }

  /// Payee, memo, the bank's own name, kind and category of single lines.
  private static let texts: [(file: String, line: Int, texts: [String])] = [
    ("bank-sgml.ofx", 0, ["Bäckerei Öhl", "Brötchen & Kuchen", "A1", "DEBIT", ""]),
    ("bank-sgml.ofx", 1, ["Miete & Söhne", "", "A2", "DEBIT", ""]),
    ("bank-sgml.ofx", 2, ["Arbeitgeber GmbH", "Lohn & Gehalt", "A3", "CREDIT", ""]),
    ("card-one-line.qfx", 0, ["AT&T", "phone", "c-1", "DEBIT", ""]),
    ("card-one-line.qfx", 1, ["A < B, Inc", "", "c-2", "DEBIT", ""]),
    ("two-accounts.ofx", 0, ["To current", "", "1", "XFER", ""]),
    ("two-accounts.ofx", 1, ["The & Bank", "", "2", "INT", ""]),
    ("two-accounts.ofx", 2, ["Café & Bar <Zoë>", "", "7", "POS", ""]),
    ("bank.qif", 0, ["Corner shop", "milk", "", "", "Food:Groceries"]),
    ("accounts.qif", 0, ["Müller", "", "", "", "[Wallet]"]),
    ("statement.camt053.xml", 0, ["Müller & Co", "Invoice 7 thanks", "R-1", "NTRF+166", ""]),
    ("statement.camt053.xml", 1, ["Shop", "", "", "", ""]),
    ("statement.camt053.xml", 2, ["", "Collected", "", "", ""]),
    ("notice.camt054.xml", 0, ["Zürcher AG", "", "", "", ""]),
    (
      "german.sta", 0,
      ["Stadtwerke Ausserhalb des Ringes GmbH", "Strom Januar Abschlag", "B-77", "NTRF", ""]
    ),
    ("german.sta", 2, ["", "Berichtigung ohne Ordnung zweite Zeile", "", "NMSC", ""]),
    ("dutch.sta", 0, ["Bakker", "Brood", "", "N544", ""]),
    ("german.csv", 0, ["Bäckerei Öhl", "Brötchen; Kuchen", "", "Lastschrift", ""]),
    ("german.csv", 1, ["Müller \"Blumen\"", "", "", "Lastschrift", ""]),
    ("ynab.csv", 0, ["Grocer", "milk", "", "", "Food: Groceries"]),
    ("mint.csv", 0, ["Shop", "SHOP 12", "", "debit", "Shopping"]),
    ("monefy.csv", 0, ["lunch", "", "", "", "Food"]),
    ("actual.csv", 0, ["Grocer", "milk", "", "", "Food"]),
    ("no-names.csv", 0, ["Corner shop, north", "", "", "", ""]),
    ("dutch.csv", 0, ["Bakker", "brood", "", "Betaalautomaat", ""]),
    ("polish.csv", 0, ["Zakupy w żółtej księgarni", "", "", "", ""]),
  ]

  @Test(.rows)
  func `a line keeps what the bank writes, and the category that another program gave`() {
    each(Self.texts) { row in
      let lines = try StatementFixture.read(row.file).flatMap(\.lines)
      let line = try #require(lines.indices.contains(row.line) ? lines[row.line] : nil)
      #expect([line.payee, line.memo, line.bankID, line.kind, line.category] == row.texts)
    }
  }

  @Test(.rows) func `balances are read, and tell whether the lines are all there`() {
    let table: [(file: String, opening: String?, closing: String?, proof: [BalanceProof])] = [
      ("bank-sgml.ofx", nil, "1220.29", [.none]), ("card-one-line.qfx", nil, nil, [.none]),
      ("statement.camt053.xml", "100.00", "-37.65", [.agrees]),
      ("german.sta", "1000.00", "3445.3", [.agrees]),
      ("dutch.sta", "-10.00", "-30.00", [.agrees, .agrees]),
      ("german.csv", "0.00", "1954.80", [.agrees]),
      ("two-columns.csv", "1000.00", "1246.80", [.agrees]),
      ("swiss.csv", "2000.00", "4454.80", [.agrees]),
      ("no-names.csv", "1000.00", "1080.25", [.agrees]), ("actual.csv", nil, nil, [.none]),
    ]
    each(table) { row in
      let statements = try StatementFixture.read(row.file)
      #expect(statements[0].opening.map { "\($0.amount)" } == row.opening)
      #expect(statements[0].closing.map { "\($0.amount)" } == row.closing)
      #expect(statements.map(\.proof) == row.proof)
    }
  }

  @Test func `a line that is not booked yet, in another currency, or no money is told apart`()
    throws
  {
    let camt = try StatementFixture.read("statement.camt053.xml")
    #expect(camt[0].lines.map(\.isPending) == [false, false, true])
    let ofx = try StatementFixture.read("two-accounts.ofx")
    #expect(ofx[1].lines[0].currencyCode == "USD")
    #expect(ofx[0].accountKind == .savings)
    #expect(try StatementFixture.read("investment.ofx")[0].leftOut.map(\.reason) == [.trade])
    #expect(try StatementFixture.read("german.csv")[0].leftOut.map(\.reason) == [.noDay])
    #expect(try StatementFixture.read("card.csv")[0].assumptions == [.sign(.card)])
  }

  @Test func `K1: an amount becomes money only where it is whole in the currency`() throws {
    let lines = try StatementFixture.read("bank-sgml.ofx")[0].lines
    #expect(lines[0].amount.money(in: .eur) == Money(minorUnits: -4520, currency: .eur))
    #expect(lines[3].amount.money(in: .eur) == nil)
    let card = try StatementFixture.read("card-one-line.qfx")[0].lines[1]
    #expect(card.amount.description == "-3.77000")
    #expect(card.amount.money(in: .usd) == Money(minorUnits: -377, currency: .usd))
    #expect(StatementAmount(unscaled: 1200, decimals: 0).money(in: .jpy)?.minorUnits == 1200)
    #expect(StatementAmount(unscaled: .max, decimals: 2).money(in: .eur) == nil)
  }
}
