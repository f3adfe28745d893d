import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// R4: what a file leaves open, and what then proves it: the currency, the balances, words.
struct StatementProofTests {
  /// Amounts beside what tells the currency, and their sum; `nil` where nothing proves the mark.
  private static let marks: [(text: String, likely: Money.Currency?, sum: String?)] = [
    ("Date;Payee;Amount (JPY)\n2026-01-02;A;-1,000\n2026-01-03;B;2,000\n", nil, "1000"),
    ("Date;Payee;Amount;Currency\n2026-01-02;A;-1.000;JPY\n2026-01-03;B;2.000;JPY\n", nil, "1000"),
    ("Date;Payee;Amount\n2026-01-02;A;-1,000円\n2026-01-03;B;2,000円\n", nil, "1000"),
    ("Date;Payee;Amount\n2026-01-02;A;-1,000\n2026-01-03;B;2,000\n", .jpy, "1000"),
    ("Date;Payee;Amount\n2026-01-02;A;-1,000\n2026-01-03;B;2,000\n", .usd, nil),
    ("Date;Payee;Amount\n2026-01-02;A;-1,000\n2026-01-03;B;2,001\n", .usd, "1001"),
    ("Date;Payee;Amount\n2026-01-02;A;-1,000\n2026-01-03;B;200\n", .usd, "-800"),
    ("Date;Payee;Amount\n2026-01-02;A;-1,234\n2026-01-03;B;200\n", nil, nil),
    ("Date;Payee;Amount\n2026-01-02;A;-1,234\n2026-01-03;B;2.000\n", .jpy, nil),
    (
      "Date;Payee;Amount;Balance\n2026-01-02;A;-1,000;99,500\n2026-01-03;B;-600;98,900\n", nil,
      "-1600"
    ),
    ("!Type:Bank\nD13/01/2026\nT-1,000\n^\n", .jpy, "-1000"),
    ("!Type:Bank\nD13/01/2026\nT-1,000\n^\n", .usd, nil),
  ]

  @Test(.rows) func `R4: a mark that can be two is proved by the currency or the balances`() {
    each(Self.marks) { row in
      var hints = StatementHints()
      hints.likelyCurrency = row.likely
      if let sum = row.sum {
        let read = try StatementReader.read(text: row.text, hints: hints)
        #expect(read.first?.sum?.description == sum)
      } else {
        #expect(throws: StatementReadingError.self) {
          try StatementReader.read(text: row.text, hints: hints)
        }
      }
    }
  }

  /// Amounts, fees and balances of three rows, the amounts of the lines that they are, and whether something was taken
  /// for granted.
  private static let fees: [(rows: [String], amounts: [String], isAssumed: Bool)] = [
    (
      ["-10.00;0.00;90.00", "-20.00;1.50;68.50", "5.00;;73.50"],
      ["-10.00", "-20.00", "-1.50", "5.00"], false
    ),
    // The newest first.
    (
      ["5.00;;73.50", "-20.00;-1.50;68.50", "-10.00;0;90.00"],
      ["5.00", "-1.50", "-20.00", "-10.00"], false
    ),
    // The amount holds it.
    (
      ["-10.00;0.00;90.00", "-20.00;1.50;70.00", "5.00;;75.00"], ["-10.00", "-20.00", "5.00"], false
    ),
    // Nothing tells.
    (["-10.00;0.00;", "-20.00;1.50;", "5.00;;"], ["-10.00", "-20.00", "5.00"], true),
    (["-10.00;0.00;90.00", "-20.00;;70.00", "5.00;0;75.00"], ["-10.00", "-20.00", "5.00"], false),
  ]

  @Test(.rows) func `R4: a fee is a payment of its own where the balances prove it`() {
    each(Self.fees) { row in
      let days = row.rows.first?.hasPrefix("5") == true ? ["17", "16", "15"] : ["15", "16", "17"]
      let rows = zip(days, row.rows).map { "2026-01-\($0);A;\($1)\n" }.joined()
      let statement = try #require(
        try StatementReader.read(text: "Date;Payee;Amount;Fee;Balance\n\(rows)").first)
      #expect(statement.lines.map { "\($0.amount)" } == row.amounts)
      #expect((statement.assumptions == [.feesWithin(count: 1)]) == row.isAssumed)
      if !row.isAssumed { #expect(statement.proof == .agrees) }
    }
  }

  /// A text and the currency of its lines.
  private static let currencies: [(text: String, code: String?)] = [
    ("Date;Payee;Betrag (EUR)\n2026-01-02;A;-1.50\n", "EUR"),
    ("Date;Payee;Débit euros;Crédit euros\n2026-01-02;A;1.50;\n", "EUR"),
    ("Date;Payee;Entrada(R$);Saída(R$)\n2026-01-02;A;;1.50\n", "BRL"),
    ("Date;Payee;Amount\n2026-01-02;A;-£1.50\n", "GBP"),
    ("Date;Payee;Amount\n2026-01-02;A;-$1.50\n", nil),
    ("Currency: PLN\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", "PLN"),
    ("Waluta;PLN\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", "PLN"),
    ("Account;PLN\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", nil),
    ("Date;Payee;CAD$\n2026-01-02;A;-1.50\n", "CAD"),
    ("Date;Payee;Määrä EUROA\n2026-01-02;A;-1,50\n", "EUR"),
    ("date,payee,amount_eur\n2026-01-02,A,-1.50\n", "EUR"),
    // An amount or the number of an account before the rows.
    ("Balance;1.234,56 EUR\nDatum;Text;Betrag\n02.01.2026;A;-1,50\n", "EUR"),
    ("Account;0035000012 - EUR - Current\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", "EUR"),
    ("Sum;1.00 EUR;2.00 USD\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", nil),
    // Cells that are nothing else, under a name that says nothing.
    ("Date;Payee;Amount;X\n2026-01-02;A;-1.50;SEK\n", "SEK"),
    ("Date;Payee;Amount;X\n2026-01-02;A;-1.50;ATM\n", nil),
    ("02/01/2026,ATM,CORNER,-1.50\n31/01/2026,POS,SHOP,-2.50\n", nil),
    // The currency of what was bought is another's.
    ("Date;Payee;Amount;Original Currency;Original Amount\n2026-01-02;A;-1.50;USD;-2.00\n", nil),
    ("Date;Payee;Foreign Amount;Foreign Currency\n2026-01-02;A;-1.50;USD\n", "USD"),
  ]

  @Test(.rows) func `a currency is read from the column's name, its cells, or what stands before`()
  {
    each(Self.currencies) { row in
      let read = try StatementReader.read(text: row.text)
      #expect(read.first?.currencyCode == row.code)
    }
  }

  @Test func `R4: words beside amounts of both signs prove which of them was paid`() throws {
    let head = "Date,Payee,Amount,Type\n"
    let card = "2026-01-15,A,5.00,regular\n2026-01-16,B,-20.00,income\n"
    let bank = "2026-01-15,A,-5.00,expense\n2026-01-16,B,20.00,income\n"
    #expect(try StatementReader.read(text: head + card).first?.sum?.description == "15.00")
    #expect(try StatementReader.read(text: head + bank).first?.sum?.description == "15.00")
  }

  @Test func `of two columns without a name what was paid stands first, unless payments say no`()
    throws
  {
    func sum(_ first: String, _ second: String) throws -> String? {
      let text = "2026-01-15,SHOP,\(first)\n2026-01-16,PAYMENT THANK YOU,\(second)\n"
      let statement = try #require(try StatementReader.read(text: text).first)
      #expect(statement.assumptions.count == 1)
      return statement.sum?.description
    }
    #expect(try sum("5.00,", ",20.00") == "15.00")
    #expect(try sum(",5.00", "20.00,") == "15.00")
  }
}
