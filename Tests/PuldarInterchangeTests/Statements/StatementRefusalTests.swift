import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Files that are none, or that leave open what they mean.
struct StatementRefusalTests {
  private static func ofx(_ booking: String) -> String {
    """
    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>
    <STMTTRN>\(booking)</STMTTRN>
    </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
    """
  }

  /// A text, what is said about it, and in which line.
  private static let texts: [(text: String, code: String, line: Int?)] = [
    ("", "foreign", nil), (" \n\t\n", "foreign", nil),
    ("<!DOCTYPE html>\n<html><body><OFX>Log in</OFX></body></html>", "foreign", nil),
    ("\n\n<HTML>\n<table>", "foreign", nil),
    (
      "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">",
      "foreign", nil
    ),
    ("<?xml version=\"1.0\"?><rss></rss>", "unknownForm", nil),
    ("{\"a\": 1, \"b\": 2}", "unknownForm", nil), ("hello", "unknownForm", nil),
    (
      "<!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 \"&lol;&lol;\">]><OFX>&lol2;</OFX>",
      "malformed", 1
    ),
    (ofx("<DTPOSTED>20260105<FITID>1"), "missing", 2),
    (ofx("<TRNAMT>-1.00<FITID>1"), "missing", 2),
    (ofx("<DTPOSTED>20260105\n<TRNAMT>$120"), "badAmount", 3),
    (ofx("<DTPOSTED>20260105<TRNAMT>1.2.3"), "badAmount", 2),
    (ofx("<DTPOSTED>20260105<TRNAMT>12e3"), "badAmount", 2),
    (ofx("<DTPOSTED>20260105<TRNAMT>99999999999999999999"), "badAmount", 2),
    (ofx("<DTPOSTED>20260105<TRNAMT>0.1234567890123456789"), "badAmount", 2),
    (ofx("<DTPOSTED>20260105<TRNAMT>1,000"), "unknownDecimalMark", 2),
    (ofx("<DTPOSTED>201120000000<TRNAMT>1"), "badDay", 2),
    (ofx("<DTPOSTED>20260230<TRNAMT>1"), "badDay", 2),
    ("<OFX><STMTRS><CURDEF>EUR</STMTRS>", "cutShort", 1),
    ("<OFX></OFX>", "malformed", 1),
    ("!Type:Bank\nD13/01/2026\nT1.00\n^\nD01/13/2026\nT1.00\n^\n", "badDay", 5),
    ("!Type:Bank\nD13/01/2026\nT1.00", "cutShort", 2),
    ("!Type:Bank\nD13/01/2026\nPA\n", "cutShort", 2),
    ("!Type:Bank\nT1.00\n^\n", "missing", 2),
    ("!Type:Bank\nD13/01/2026\nT1,000\n^\n", "unknownDecimalMark", 3),
    ("!Type:Bank\nD13/01/2026\nTten\n^\n", "badAmount", 3),
    ("!Type:Bank\nD13/01/2026\nT1.000,00\n^\nD14/01/2026\nT1,000.00\n^\n", "badAmount", 6),
    ("<Document xmlns=\"camt.053\"><Stmt><Ntry></Stmt></Document>", "malformed", 1),
    (
      "<Document xmlns=\"camt.053\"><Stmt><Ntry><Amt Ccy=\"EUR\">1</Amt></Ntry></Stmt></Document>",
      "missing", 1
    ),
    (
      "<Document xmlns=\"camt.053\"><Stmt><Ntry><Amt Ccy=\"EUR\">1,50</Amt></Ntry></Stmt></Document>",
      "badAmount", 1
    ),
    ("<Document xmlns=\"camt.053\"></Document>", "malformed", 1),
    (":20:X\n:25:1\n:60F:C260101EUR1,00\n:61:260105D1,00NTRF\n", "cutShort", 5),
    (":20:X\n:25:1\n:60F:C260101EUR1,00\n:61:261305D1,00NTRF\n:62F:C260101EUR0,00\n", "badDay", 4),
    (
      ":20:X\n:25:1\n:60F:C260101EUR1,00\n:61:260105X1,00NTRF\n:62F:C260101EUR0,00\n", "malformed",
      4
    ),
    (":20:X\n:25:1\n:60F:260101EUR1,00\n:62F:C260101EUR0,00\n", "malformed", 3),
    ("Date,Payee,Amount\n01/02/2026,A,-1.00\n", "unknownDayOrder", 2),
    ("Date,Payee,Amount\n2026-01-02,A,1.00\n", "unknownSign", 2),
    (
      "\"txnidx\",\"date\",\"code\",\"description\",\"account\",\"amount\",\"total\"\n"
        + "\"1\",\"2026-01-02\",\"\",\"A\",\"expenses:food\",\"1.50\",\"1.50\"\n"
        + "\"1\",\"2026-01-02\",\"\",\"A\",\"assets:bank\",\"-1.50\",\"0\"\n",
      "bothSides", nil
    ),
    ("Date,Payee,Amount\n2026-01-02,A,\"-1,000\"\n", "unknownDecimalMark", 2),
    ("Date,Payee,Amount\n2026-01-02,A,-1.00\n2026-02-30,B,-2.00\n", "badDay", 3),
    ("Date,Payee,Amount\n2026-01-02,A,-1.00\n2026-01-03,B,about 2\n", "badAmount", 3),
    ("Date,Payee,Amount\n2026-01-02,A,-1.00\n2026-01-03,B, C,12,-2.00\n", "malformed", 3),
    ("Date,Payee,Amount\n2026-01-02,A,-1.00\n2026-01-03,\"B,-2.00\n", "cutShort", 3),
    ("Date,Payee,Amount\n2026-01-02,A,-1.00\n2026-01-03,B", "cutShort", 3),
    ("date,payee,amount_cents\n2026-01-02,A,-150\n", "noColumn", nil),
    ("Date,Payee,Amount\nR2026.1.2,A,-1.00\n", "noColumn", nil),
    ("Date,Payee,Amount\n29/02/2569,A,-1.00\n", "badDay", 2),
    ("A,B,C\nx,y,z\n", "noColumn", nil), ("Date,Payee\n2026-01-02,A\n", "noColumn", nil),
    ("2026-01-02,A,-1.00,-2.00\n2026-01-03,B,-3.00,-5.50\n", "twoColumns", nil),
  ]

  @Test(.rows) func `what cannot be known is refused, with its reason and its line`() {
    each(Self.texts) { row in
      do {
        let statements = try StatementReader.read(text: row.text)
        Issue.record("read as \(statements.map(\.summary))")
      } catch let error as StatementReadingError {
        #expect(error.code == "StatementError.\(row.code)", "\(error.problem)")
        #expect(error.place?.line == row.line, "\(error.problem)")
        #expect(error.remedy?.isEmpty == false)
      }
    }
  }

  @Test(.rows) func `a file of another kind is called what it is`() {
    let table: [(start: [UInt8], kind: ForeignFile)] = [
      ([0x50, 0x4B, 0x03, 0x04, 0x14, 0x00], .archive),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .spreadsheet),
      (Array("%PDF-1.7".utf8), .pdf), ([0x1F, 0x8B, 0x08], .compressed),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], .image), ([], .empty),
    ]
    each(table) { row in
      #expect(throws: StatementReadingError(.foreign(row.kind))) {
        try StatementReader.read(row.start)
      }
    }
  }

  @Test(.rows) func `more than any bank writes is refused before it is kept`() {
    let long = String(repeating: "x", count: 2_000_000)
    let table: [(text: String, code: String)] = [
      (Self.ofx("<DTPOSTED>20260105<TRNAMT>1<NAME>" + long), "tooLarge"),
      ("<OFX>" + String(repeating: "<BANKACCTFROM>", count: 5000) + "</OFX>", "malformed"),
      ("<Document xmlns=\"camt.053\">" + String(repeating: "<a>", count: 5000), "malformed"),
      ("!Type:Bank\nD2026-01-05\nP" + long + "\n^\n", "tooLarge"),
      (":20:X\n:25:1\n:86:" + long + "\n", "tooLarge"),
      ("Date,Payee,Amount\n2026-01-02," + long + ",-1.00\n", "tooLarge"),
      ("Date,Payee,Amount\n2026-01-02,\"" + long + "\",-1.00\n", "tooLarge"),
      ("Date,Payee,Amount\n" + String(repeating: "a,", count: 5000), "tooLarge"),
    ]
    each(table) { row in
      let error = #expect(throws: StatementReadingError.self) {
        try StatementReader.read(text: row.text)
      }
      #expect(error?.code == "StatementError.\(row.code)")
    }
  }

  @Test(.rows) func `what a person says about a file decides what it leaves open`() {
    var (days, sign, card, mark, columns) = (
      StatementHints(), StatementHints(), StatementHints(), StatementHints(), StatementHints()
    )
    days.dayOrder = .dmy
    sign.sign = .account
    card.sign = .card
    mark.decimalMark = .dot
    columns.columns = [.day, .payee, .none, .amount]
    columns.currencyCode = "EUR"
    let table: [(text: String, hints: StatementHints, summary: String)] = [
      ("Date,Payee,Amount\n01/02/2026,A,-1.00\n", days, "- - 1 -1.00 2026-02-01 2026-02-01"),
      ("Date,Payee,Amount\n2026-01-02,A,1.00\n", sign, "- - 1 1.00 2026-01-02 2026-01-02"),
      ("Date,Payee,Amount\n2026-01-02,A,1.00\n", card, "- - 1 -1.00 2026-01-02 2026-01-02"),
      ("Date,Payee,Amount\n2026-01-02,A,\"-1,000\"\n", mark, "- - 1 -1000 2026-01-02 2026-01-02"),
      ("2026-01-02,A,5.00,-1.00,9\n", columns, "- EUR 1 -1.00 2026-01-02 2026-01-02"),
      ("!Type:Bank\nD01/02/2026\nT1\n^\n", days, "- - 1 1 2026-02-01 2026-02-01"),
    ]
    each(table) { row in
      let statements = try StatementReader.read(text: row.text, hints: row.hints)
      #expect(statements.map(\.summary) == [row.summary])
      #expect(statements.flatMap(\.assumptions) == [])
    }
  }

  @Test func `what was said and does not fit the file is refused`() throws {
    var hints = StatementHints()
    hints.dayOrder = .mdy
    let text = "Date,Payee,Amount\n13/02/2026,A,-1.00\n"
    #expect(throws: StatementReadingError.self) {
      try StatementReader.read(text: text, hints: hints)
    }
    hints = StatementHints()
    hints.columns = [.day, .payee]
    #expect(throws: StatementReadingError.self) {
      try StatementReader.read(text: text, hints: hints)
    }
    hints.columns = [.day, .payee, .amount, .memo, .balance]
    #expect(throws: StatementReadingError.self) {
      try StatementReader.read(text: text, hints: hints)
    }
  }

  /// Files with names and without, as wide as their rows, wider and narrower.
  static let shapes = [
    "2026-01-02,A,-6.00,3.00,2\n2026-01-03,B,-8.00,4.00,2\n",
    "Date,Payee,Amount,Price,Count\n2026-01-02,A,-6.00,3.00,2\n2026-01-03,B,-8.00,4.00,2\n",
    "Date,Payee,Amount\n2026-01-02,A,-6.00,3.00,2\n2026-01-03,B,-8.00\n2026-01-03,C,1.00,1,2\n",
    "Date,Account,Account2,Amount,Note,More\n2026-01-02,A,B,-6.00\n2026-01-03,B,A,-8.00\n",
    "x\n2026-01-02,A\n",
  ]

  @Test(arguments: shapes)
  func `whatever a person says of the columns is read or refused, and none is a trap`(
    _ text: String
  ) throws {
    let kinds: [CSVColumn] = [.day, .amount, .account, .payee, .currency, .none]
    var (read, refused) = (0, 0)
    var said: [[CSVColumn]] = [[]]
    for _ in 1...4 {
      said = said.flatMap { before in kinds.map { before + [$0] } }
      for columns in said {
        var hints = StatementHints()
        hints.columns = columns
        do throws(StatementReadingError) {
          for statement in try StatementReader.read(Array(text.utf8), hints: hints) {
            #expect(statement.sum != nil)
          }
          read += 1
        } catch {
          #expect(!error.problem.isEmpty)
          refused += 1
        }
      }
    }
    #expect(read > 0 || text.hasPrefix("x"))
    #expect(read + refused == 6 + 36 + 216 + 1296)
  }
}
