import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Which columns of a CSV belong together, and what the signs of their amounts mean.
struct StatementColumnTests {
  /// A text with amounts in two currencies, and the account's currency and amounts.
  private static let priced: [(text: String, code: String?, amounts: [String])] = [
    // The names say which is the account's.
    (
      "Date;Text;Operation amount;Operation currency;Amount in account currency;Account currency\n"
        + "2019-07-06;A;-4,50;EUR;-336,15;USD\n", "USD", ["-336.15"]
    ),
    (
      "Дата операции;Сумма операции;Валюта операции;Сумма пересчитанная в валюту счета;"
        + "Валюта счета;Основание\n2019-07-06;-4,50;EUR;-336,15;RUR;A\n", "RUB", ["-336.15"]
    ),
    // One has one currency beside another with several; the currency follows, or precedes.
    (
      "Date;Text;Amount;Currency;Booked amount;Booked currency\n2019-07-06;A;-4,50;EUR;-5,00;USD\n"
        + "2019-07-07;B;-3,00;USD;-3,00;USD\n", "USD", ["-5.00", "-3.00"]
    ),
    (
      "Date;Text;Currency;Amount;Currency;Amount\n2019-07-06;A;EUR;-4,50;USD;-5,00\n"
        + "2019-07-07;B;USD;-3,00;USD;-3,00\n", "USD", ["-5.00", "-3.00"]
    ),
    // The name of the amount says it.
    (
      "Datum;Text;Betrag;Währung;Betrag in EUR\n06.07.2019;A;-4,50;USD;-4,01\n"
        + "07.07.2019;B;-3,00;EUR;-3,00\n", "EUR", ["-4.01", "-3.00"]
    ),
    ("Datum;Text;Betrag;Währung;Betrag in EUR\n06.07.2019;A;-4,50;USD;-4,01\n", "EUR", ["-4.01"]),
  ]

  @Test(.rows) func `the amount in the currency of the account is read`() {
    each(Self.priced) { row in
      let read = try StatementReader.read(text: row.text)
      #expect(read.map(\.currencyCode) == [row.code])
      #expect(read.first?.lines.map { "\($0.amount)" } == row.amounts)
    }
  }

  /// B19: rows of a budget program, with the accounts that they move money to.
  private static let moves: [(text: String, amounts: [String], categories: [String])] = [
    (
      "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,"
        + "Account2 Currency,Account2 Amount,Geographic Location,Tags,Description\n"
        + "2020-02-13 00:00:00,+02:00,Expense,Food,Lunch,Main,EUR,60,,,,,,Text\n"
        + "2020-02-14 00:00:00,+02:00,Transfer,Move,Own,Main,EUR,50,Second,EUR,50,,,Move\n"
        + "2020-02-15 00:00:00,+02:00,Income,Pay,Job,Main,EUR,70,,,,,,Pay\n",
      ["-60", "-50", "70"], ["Food", "[Second]", "Pay"]
    ),
    (
      "Date,Type,Amount,Account,To Account,Note\n2020-02-13,Expense,60,Main,,Shoes\n"
        + "2020-02-14,Transfer,50,Main,Second,Own\n", ["-60", "-50"], ["", "[Second]"]
    ),
    (
      "Datum;Typ;Betrag;Text\n2020-02-13;Ausgabe;60;A\n2020-02-14;Umbuchung;50;B\n",
      ["-60", "-50"], ["", ""]
    ),
  ]

  @Test(.rows)
  func `B19: where each other row says which way, a move leaves the account of its row`() {
    each(Self.moves) { row in
      let lines = try StatementReader.read(text: row.text).flatMap(\.lines)
      #expect(lines.map { "\($0.amount)" } == row.amounts, "\(row.text)")
      #expect(lines.map(\.category) == row.categories, "\(row.text)")
    }
  }

  @Test(.rows)
  func `B19: moves alone say nothing of the signs, nor beside amounts of which some say nothing`() {
    each([
      "Date,Type,Amount,Note\n2020-02-13,Transfer,60,A\n2020-02-14,Transfer,50,B\n",
      "Date,Type,Amount,Note\n2020-02-13,Expense,60,A\n2020-02-14,Thing,50,B\n"
        + "2020-02-15,Transfer,5,C\n",
    ]) { text in
      #expect(throws: StatementReadingError.self) { try StatementReader.read(text: text) }
    }
  }

  /// F14: statements without their closing balance; the second file may be cut off.
  @Test func `F14: a bank that ends no statement with a balance did not cut off the last one`()
    throws
  {
    func part(_ number: Int, _ end: String) -> String {
      ":20:S\n:25:1/2\n:28C:\(number)/1\n:60F:C26010\(number)RUR9,00\n"
        + ":61:26010\(number)D1,00NMSC\n:86:SHOP\n\(end)"
    }
    for end in ["", "-\n"] {
      let read = try StatementReader.read(text: part(1, end) + part(2, ""))
      #expect(read.flatMap(\.lines).count == 2)
      #expect(read.map(\.currencyCode) == ["RUB", "RUB"])
    }
    for text in [
      part(1, ""), part(1, ":62F:C260101RUR8,00\n") + part(2, ""),
      part(1, "") + ":20:S\n:25:1/2\n:61:2601",
    ] {
      #expect(throws: StatementReadingError.self) { try StatementReader.read(text: text) }
    }
  }

  /// A text, and the currency that it names.
  private static let named: [(text: String, code: String?)] = [
    ("交易日期,币别,金额,附言\n2026-01-02,人民币,-1.50,A\n", "CNY"),
    ("交易日期,记账金额(支出),记账金额(收入),记账币种,摘要\n2026-01-02,1.50,,美元,A\n", "USD"),
    ("Дата;Сумма;Валюта;Описание\n2026-01-02;-1,50;Евро;A\n", "EUR"),
    ("Date;Payee;Amount;Currency\n2026-01-02;A;-1.50;RUR\n", "RUB"),
    ("Date;Payee;Amount;Currency\n2026-01-02;A;-1.50;rmb\n", "CNY"),
    ("日付;金額(ユーロ);内容\n2026-01-02;-1.50;A\n", "EUR"),
    // Alone in a cell before the rows.
    ("K|1000|244081|EUR\nA|20260102|Shop|-1.50\nB|20260103|Shop|-2.50\n", "EUR"),
    ("Bank: 1,Owner: A,: EUR\nDate,Payee,Amount\n2026-01-02,A,-1.50\n", "EUR"),
    ("Shown;ALL\nDate;Payee;Amount\n2026-01-02;A;-1.50\n", nil),
    // Beside some amounts only.
    ("Date,Payee,Amount\n2026-01-02,A,-1.50 €\n2026-01-03,B,-2.50\n", "EUR"),
  ]

  @Test(.rows) func `a currency is known by its names, wherever the file has them`() {
    each(Self.named) { row in
      let read = try StatementReader.read(text: row.text)
      #expect(read.map(\.currencyCode) == [row.code])
    }
  }

  /// A text, and the days of its lines.
  private static let days: [(text: String, days: [String])] = [
    (
      "Run Date,Action,Amount ($),Settlement Date\n12/13/2025,A,713.08,\n"
        + "12/15/2025,B,-100.00,12/16/2025\n", ["2025-12-13", "2025-12-15"]
    ),
    (
      "Booking date;Entered day;Text;Amount\n;2026-01-13;A;-1.00\n;2026-01-14;B;-2.00\n"
        + "2026-01-15;2026-01-15;C;-3.00\n", ["2026-01-13", "2026-01-14", "2026-01-15"]
    ),
    // Nearly every row has it.
    (
      "Completed Date,Started Date,Text,Amount\n2026-01-14,2026-01-13,A,-1.00\n"
        + "2026-01-15,2026-01-14,B,-2.00\n2026-01-16,2026-01-15,C,-3.00\n,2026-01-16,D,-4.00\n",
      ["2026-01-14", "2026-01-15", "2026-01-16"]
    ),
  ]

  @Test(.rows) func `the day is that of a column that the rows fill`() {
    each(Self.days) { row in
      let read = try StatementReader.read(text: row.text)
      #expect(read.first?.lines.map(\.day.text) == row.days)
    }
  }

  /// A text, and its amounts; `nil` where the person has to say what the signs mean.
  private static let signs: [(text: String, amounts: [String]?)] = [
    // One refund turns nothing.
    ("Date,Amount,Text\n2020-01-23,12.00,Sale\n2020-01-24,-0.77,Refund to customer\n", nil),
    (
      "created_utc,gross,fee,net,description\n2020-01-23,12.00,0.00,12.00,A\n"
        + "2020-01-24,-0.77,0.00,-0.77,Refund for payment\n", ["12.00", "-0.77"]
    ),
    (
      "Card,Date,Amount,Text\n1,2020-01-23,12.00,Shop\n1,2020-01-24,-0.77,Refund Shop\n",
      ["-12.00", "0.77"]
    ),
    // The card was paid, which only its own list says below zero.
    (
      "交易日期,交易摘要,交易金额\n2025/01/15,（消费）A,15.90\n2024/12/25,（还款）B,-30.68\n",
      ["-15.90", "30.68"]
    ),
    ("Date,Amount,Text\n2020-01-23,12,A\n2020-01-24,-7,Payment received\n", ["-12", "7"]),
    (
      "Date,Amount,Text\n2020-01-22,11,D\n2020-01-23,12,A\n2020-01-24,-7,Refund B\n"
        + "2020-01-25,-2,Return C\n", ["-11", "-12", "7", "2"]
    ),
    // A shop that was paid pays back.
    ("Date,Amount,Text\n2020-01-23,12,Baker\n2020-01-24,-7,Baker return\n", ["-12", "7"]),
    // Shares bought are no money received.
    (
      "date,ticker,qty,price,amount,name\n2023-01-15,A,10,150.25,1502.50,Buy A\n"
        + "2023-02-03,A,-5,170.50,-852.50,Sell A\n", nil
    ),
    (
      "Date,Item,Amount,Count,Each\n2023-01-15,A,30,3,10\n2023-02-03,B,-20,-2,10\n", nil
    ),
    // What alone is marked is the one side.
    (
      "Date,Text,Amount,\n2019-12-12,A,£18.89,\n2019-12-02,B,\"+ £1,100.00\",CR\n",
      ["-18.89", "1100.00"]
    ),
    ("Date,Text,Amount\n2019-12-12,A,18.89\n2019-12-02,B,11.00 CR\n", ["-18.89", "11.00"]),
    ("Date,Text,Amount,\n2019-12-12,A,18.89,\n2019-12-02,B,11.00,DR\n", ["18.89", "-11.00"]),
    // Each row says it, in one language or two.
    ("日期,借贷,金额,摘要\n2025-01-01,贷 Cr,1.23,A\n2024-02-02,借 Dr,3.21,B\n", ["1.23", "-3.21"]),
    ("日期,借贷,金额,摘要\n2025-01-01,贷,1.23,A\n2024-02-02,借,3.21,B\n", ["1.23", "-3.21"]),
  ]

  @Test(.rows) func `signs are proved, or asked for`() {
    each(Self.signs) { row in
      if let amounts = row.amounts {
        let read = try StatementReader.read(text: row.text)
        #expect(read.first?.lines.map { "\($0.amount)" } == amounts)
      } else {
        let error = #expect(throws: StatementReadingError.self) {
          try StatementReader.read(text: row.text)
        }
        #expect(error?.reason == .unknownSign)
      }
    }
  }

  @Test func `what the person says of the signs turns no amount that the file marks`() throws {
    var hints = StatementHints()
    hints.sign = .card
    let text = "Date,Text,Amount,\n2019-12-12,A,£18.89,\n2019-12-02,B,\"+ £1,100.00\",CR\n"
    let read = try StatementReader.read(text: text, hints: hints)
    #expect(read.first?.lines.map { "\($0.amount)" } == ["-18.89", "1100.00"])
  }

  @Test func `a tab after a quote belongs to no cell`() throws {
    let text = "Date,Text,Amount\n2026-01-13,A,\"-1.00\"\t\n2026-01-14,B,\"-2.00\"\t\n"
    #expect(try StatementReader.read(text: text).first?.sum?.description == "-3.00")
  }
}
