import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Amounts and days as banks write them, in columns that prove what their marks mean.
struct StatementNumberTests {
  /// A cell of an amount beside one that proves the mark, and what it is.
  private static let amounts: [(cell: String, proof: String, amount: String)] = [
    ("-12.50", "-1.25", "-12.50"), ("-1,234.50", "-1.25", "-1234.50"),
    ("-1.234,50", "-1,25", "-1234.50"), ("-1'234.50", "-1.25", "-1234.50"),
    ("-1 234,50", "-1,25", "-1234.50"), ("-1\u{A0}234,50", "-1,25", "-1234.50"),
    ("-1\u{202F}234,50", "-1,25", "-1234.50"), ("-12,34,567.00", "-1.25", "-1234567.00"),
    ("\u{2212}12.50", "-1.25", "-12.50"), ("(12.50)", "-1.25", "-12.50"),
    ("12.50-", "-1.25", "-12.50"), ("12.50 DR", "-1.25", "-12.50"), ("12.50 CR", "-1.25", "12.50"),
    ("+12.50", "-1.25", "12.50"), ("- $12.01", "-1.25", "-12.01"), ("$-12.01", "-1.25", "-12.01"),
    ("-$12.01", "-1.25", "-12.01"), ("-12,01 €", "-1,25", "-12.01"), ("-€12.01", "-1.25", "-12.01"),
    ("EUR -12,01", "-1,25", "-12.01"), ("-12,01 zł", "-1,25", "-12.01"),
    ("-R$ 1.234,56", "-1,25", "-1234.56"), ("-kr. 4.750,00", "-1,25", "-4750.00"),
    ("-د.ا.\u{200F}4.750", "-0.250", "-4.750"), ("-.50", "-1.25", "-0.50"), ("-5", "-1.25", "-5"),
    ("12.50 DB", "-1.25", "-12.50"), ("DR 12.50", "-1.25", "-12.50"),
    ("CR 12.50", "-1.25", "12.50"), ("12.50 Debit", "-1.25", "-12.50"),
    ("'-12.50", "-1.25", "-12.50"),
    ("-5,-", "-1,25", "-5"), ("-1,000", "-1.25", "-1000"), ("-1.000", "-1,25", "-1000"),
  ]

  @Test(.rows) func `K1: an amount in a cell is read as its column proves it`() {
    each(Self.amounts) { row in
      let text = """
        Date;Payee;Amount
        2026-01-02;A;\(row.cell)
        2026-01-03;B;\(row.proof)
        """
      let lines = try StatementReader.read(text: text).flatMap(\.lines)
      #expect(lines.first?.amount.description == row.amount)
    }
  }

  /// Days of a column, and the first of them.
  private static let days: [(cells: [String], first: String)] = [
    (["2026-01-02"], "2026-01-02"), (["2026/1/2"], "2026-01-02"), (["20260102"], "2026-01-02"),
    (["02.01.2026"], "2026-01-02"), (["2.1.26"], "2026-01-02"), (["02.01.2026."], "2026-01-02"),
    (["02/01/2026", "13/01/2026"], "2026-01-02"), (["02/01/2026", "01/13/2026"], "2026-02-01"),
    (["2/1/26", "13/1/26"], "2026-01-02"), (["2026-01-02T13:00:00Z"], "2026-01-02"),
    (["2026-01-02 13:00:00 +0100"], "2026-01-02"), (["2 Jan 2026"], "2026-01-02"),
    (["2 Mar 2026"], "2026-03-02"), (["2 juil. 2026"], "2026-07-02"),
    (["02-JAN-26"], "2026-01-02"), (["Jan 2, 2026"], "2026-01-02"),
    (["Fri, 2 January 2026"], "2026-01-02"), (["2 janv. 2026"], "2026-01-02"),
    (["2. März 2026"], "2026-03-02"), (["2 grudnia 2026"], "2026-12-02"),
    (["10/02/2026", "05/03/2026", "06/04/2026"], "2026-02-10"),
    (["26-01-02", "26-01-13", "26-02-20"], "2026-01-02"),
    (["02-01-26", "13-01-26", "20-02-26"], "2026-01-02"), (["31122026"], "2026-12-31"),
    (["12/31/1999 11:59 PM"], "1999-12-31"), (["2026年1月2日"], "2026-01-02"),
    (["2026年01月02日 12:30"], "2026-01-02"), (["2026년 1월 2일"], "2026-01-02"),
    (["2026. 1. 2."], "2026-01-02"), (["R8.1.2"], "2026-01-02"), (["令和8年1月2日"], "2026-01-02"),
    (["H31/04/30"], "2019-04-30"), (["平成31年4月30日"], "2019-04-30"), (["S64.1.7"], "1989-01-07"),
    (["15Jan2026"], "2026-01-15"), (["15JAN26"], "2026-01-15"), (["15 января 2026"], "2026-01-15"),
    (["31 дек. 2026"], "2026-12-31"), (["15 Ιαν 2026"], "2026-01-15"),
    (["15. ledna 2026"], "2026-01-15"),
    (["31 Μαΐου 2026"], "2026-05-31"), (["3 лютого 2026"], "2026-02-03"),
    (["13/01/2569"], "2026-01-13"), (["29/02/2567"], "2024-02-29"), (["'02.01.2026"], "2026-01-02"),
  ]

  @Test(.rows) func `a day is read in the order that its column proves`() {
    each(Self.days) { row in
      let text = "Date;Payee;Amount\n" + row.cells.map { "\($0);A;-1.50\n" }.joined()
      let lines = try StatementReader.read(text: text).flatMap(\.lines)
      #expect(lines.first?.day.text == row.first)
    }
  }

  @Test(.rows) func `the order of days is taken for granted only where it is said so`() {
    let table: [(text: String, assumptions: Set<StatementAssumption>)] = [
      ("!Type:Bank\nD01/02/2026\nT1\n^\n", [.dayOrder(.mdy)]),
      ("!Type:Bank\nD13/02/2026\nT1\n^\n", []),
      ("Fecha;Concepto;Importe\n01/02/2026;A;-1,50\n", []),
      ("Date;Payee;Amount\n10/02/2026;A;-1\n05/03/2026;A;-1\n06/04/2026;A;-1\n", [.dayOrder(.dmy)]),
      ("Merchant;Card no;Date;Amount\nA;1;2026-01-02;1.50\n", [.sign(.card)]),
    ]
    each(table) { row in
      let statements = try StatementReader.read(text: row.text)
      #expect(statements.map(\.assumptions) == [row.assumptions])
    }
  }

  @Test(.rows) func `letters are read in the encoding that the file is in`() {
    let text = "Datum;Empfänger;Betrag\n2026-01-02;Bäcker Öhl & Söhne;-1,50\n"
    let latin = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let units = Array(text.utf16)
    let table: [(bytes: [UInt8], encoding: StatementEncoding)] = [
      (Array(text.utf8), .utf8), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8),
      (latin, .windows1252),
      ([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, .utf16),
      ([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, .utf16),
      (units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, .utf16),
    ]
    each(table) { row in
      let statements = try StatementReader.read(row.bytes)
      #expect(statements[0].lines[0].payee == "Bäcker Öhl & Söhne")
      #expect(statements[0].layout?.encoding == row.encoding)
    }
  }

  @Test func `a row of names has the same fingerprint wherever it is written alike`() throws {
    func fingerprint(_ names: String) throws -> String? {
      try StatementReader.read(text: names + "\n2026-01-02,A,-1\n")[0].layout?.fingerprint
    }
    let first = try fingerprint("Date,Payee,Amount")
    #expect(try fingerprint(" \"DATE\", payee ,amount") == first)
    #expect(try fingerprint("Date,Name,Amount") != first)
    #expect(first?.count == 16)
  }
}
