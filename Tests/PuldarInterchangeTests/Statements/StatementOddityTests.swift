import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// K1: what banks write oddly, and can mean only one thing.
struct StatementOddityTests {
  /// A text, and what it says.
  private static let texts: [(text: String, summary: String)] = [
    ("Date,Description,Amount\n", "- - 0 0 - -"),
    (
      "Date,Description,Amount\n46037,A,-1.00\n46037.5,B,2.00\n", "- - 2 1.00 2026-01-15 2026-01-15"
    ),
    (
      "Buchungstag;Empfaenger;Betrag;Waehrung\n15.01.2026;A;-1,00;EUR\n",
      "- EUR 1 -1.00 2026-01-15 2026-01-15"
    ),
    (
      "Datum;Text;Betrag; \n15.01.2026;A;1,00;S\n16.01.2026;B;3,00;H\n",
      "- - 2 2.00 2026-01-15 2026-01-16"
    ),
    (
      "Datum;Text;Betrag\n15.01.2026;A;-1,00\n31.01.2026;Endsaldo;99,00\n",
      "- - 1 -1.00 2026-01-15 2026-01-15"
    ),
    (
      "Date,Description,Debit,Credit\n01/15/2026,A,5.00,\n01/16/2026,B,,-2.00\n",
      "- - 2 -3.00 2026-01-15 2026-01-16"
    ),
    (
      "Date,Description,Amount\n01/15/2026,SHOP,25.00\n01/16/2026,PAYMENT - THANK YOU,-10.00\n",
      "- - 2 -15.00 2026-01-15 2026-01-16"
    ),
    // Rows that are wrapped in quotes as a whole.
    (
      "Date,Description,Amount\n\"15/01/2026,\"\"A\"\",-1.00\"\n",
      "- - 1 -1.00 2026-01-15 2026-01-15"
    ),
    // "Net" behind fees, in the words of several languages.
    (
      "Datum,Name,Brutto,Entgelt,Netto\n2026-01-15,A,9.00,-1.00,8.00\n2026-01-16,B,-2.00,0.00,-2.00\n",
      "- - 2 6.00 2026-01-15 2026-01-16"
    ),
    (
      "Datum;Text;Betrag\n15.01.2026;A;-1,00\n31.01.2026;S A L D O;99,00\n",
      "- - 1 -1.00 2026-01-15 2026-01-15"
    ),
    // Names without blanks.
    (
      "TransactionDate,RunningBalance,TransactionAmount\n2026-01-15,9.00,-1.00\n",
      "- - 1 -1.00 2026-01-15 2026-01-15"
    ),
    // The words for both sides are the name of their column.
    (
      "Datum;Text;Betrag;Kredit/Debet\n15.01.2026;A;1,00;D\n16.01.2026;B;3,00;K\n",
      "- - 2 2.00 2026-01-15 2026-01-16"
    ),
    // Times look like the fields of MT940.
    (
      "Date,Description,Amount\n2026-01-15 08:20:11,A,-1.00\n2026-01-16 10:25:30,B,-2.00\n",
      "- - 2 -3.00 2026-01-15 2026-01-16"
    ),
    // The last row of a file without names tells of the account.
    (
      "15/01/2026;-1,00;Card;;A;;\n31/01/2026;-2,00;Card;;B;;\n31/01/2026;99,00;;000\n",
      "- - 2 -3.00 2026-01-15 2026-01-31"
    ),
    (
      "Statement of A\n!Type:Bank\nD15/01/2026\nT-1.00\n^\n", "- - 1 -1.00 2026-01-15 2026-01-15"
    ),
    ("15/01/2026,A,5.00,,95.00\n16/01/2026,B,,7.00,102.00\n", "- - 2 2.00 2026-01-15 2026-01-16"),
  ]

  @Test(.rows) func `K1: rows that are written oddly are read where they can mean one thing`() {
    each(Self.texts) { row in
      let statements = try StatementReader.read(text: row.text)
      #expect(statements.map(\.summary) == [row.summary])
    }
  }

  /// Names and rows, and the accounts of their statements.
  private static let accounts: [(text: String, accounts: [String?])] = [
    // The accounts of those who were paid.
    ("Date,Payee,IBAN,Amount\n2026-01-15,A,NL11,-1.00\n2026-01-16,B,NL12,-2.00\n", [nil]),
    ("Date,Payee,Account number,Amount\n2026-01-15,A,,-1.00\n2026-01-16,B,12,-2.00\n", [nil]),
    (
      "Sender account number,Date,Payee,Amount\n1,2026-01-15,A,-1.00\n2,2026-01-16,B,-2.00\n", [nil]
    ),
    // The person's own, by number and by name.
    (
      "Account number,Date,Payee,Amount\n1,2026-01-15,A,-1.00\n2,2026-01-16,B,-2.00\n",
      ["1", "2"]
    ),
    (
      "Date,Payee,Amount,Account\n2026-01-15,A,-1.00,My Visa\n2026-01-16,B,-2.00,Checking\n",
      ["My Visa", "Checking"]
    ),
    ("Date,Payee,Amount,Account\n2026-01-15,A,-1.00,12\n2026-01-16,B,-2.00,12\n", ["12"]),
    // A row without a currency is of the one that the others name.
    (
      "Date,Payee,Currency,Amount\n2026-01-15,A,CHF,-1.00\n2026-01-16,B,,-2.00\n,,Total per currency,-3.00\n",
      [nil]
    ),
    ("Date,Payee,Amount,Currency\n2026-01-15,A,-1.00,CHF\n2026-01-16,B,-2.00,\n", [nil]),
  ]

  @Test(.rows) func `the accounts of a CSV are the person's, not those of whom they pay`() {
    each(Self.accounts) { row in
      let statements = try StatementReader.read(text: row.text)
      #expect(statements.map(\.account) == row.accounts)
    }
  }

  /// Names and rows, and who was paid in them.
  private static let payees: [(text: String, payees: [String])] = [
    // A number is nobody's name where another column has names.
    (
      "Date,Amount,Counterparty,Name\n2026-01-15,-1.00,NL11BANK,Baker\n2026-01-16,-2.00,NL12BANK,Toys\n",
      ["Baker", "Toys"]
    ),
    // What all rows say tells of none.
    (
      "Date,Description,Description 1,Amount\n2026-01-15,Current,Baker,-1.00\n2026-01-16,Current,Toys,-2.00\n",
      ["Baker", "Toys"]
    ),
    (
      "Date,Description 1,Description 2,Amount\n2026-01-15,A baker whose name is long,Card,-1.00\n2026-01-16,Toys,Debit,-2.00\n",
      ["A baker whose name is long", "Toys"]
    ),
    // Names that nothing is known of.
    (
      "Date,Amount,Xyz,Abc\n2026-01-15,-1.00,12,Old Bakery\n2026-01-16,-2.00,13,Toys\n",
      ["Old Bakery", "Toys"]
    ),
    (
      "Date,Amount,Payee,Memo,Xyz\n2026-01-15,-1.00,Baker,,Card\n2026-01-16,-2.00,,,Fee of January\n",
      ["Baker", "Fee of January"]
    ),
    (
      "15/01/2026,NL11BANK0123456789,-1.00,Baker\n31/01/2026,NL11BANK0123456789,-2.00,Toys\n",
      ["Baker", "Toys"]
    ),
    ("Date,Payee,Amount\n2026-01-15,B &amp; B,-1.00\n", ["B & B"]),
  ]

  @Test(.rows) func `who was paid is read of the cells that tell of people`() {
    each(Self.payees) { row in
      let lines = try StatementReader.read(text: row.text).flatMap(\.lines)
      #expect(lines.map(\.payee) == row.payees)
    }
  }

  @Test func `a split of QIF is kept where its parts make the whole`() throws {
    func parts(_ second: String) throws -> [StatementPart] {
      let text =
        "!Type:Bank\nD15/01/2026\nT-42.00\nPShop\nLFood\nSFood\n$-30.00\nSFun\nEtoys\n$\(second)\n^\n"
      return try #require(try StatementReader.read(text: text).first?.lines.first).parts
    }
    let whole = try parts("-12.00")
    #expect(whole.map(\.category) == ["Food", "Fun"])
    #expect(whole.map(\.memo) == ["", "toys"])
    #expect(whole.map { "\($0.amount)" } == ["-30.00", "-12.00"])
    #expect(try parts("-12.01").isEmpty)
    #expect(try parts("nothing").isEmpty)
  }
}
