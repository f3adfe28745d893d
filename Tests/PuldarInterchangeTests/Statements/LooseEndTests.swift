import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What stands before and behind the bookings of a file, and in place of what is not there.
struct LooseEndTests {
  @Test func `R4: a last record of a QIF that nothing ends is taken, and that is said`() throws {
    let begun = "!Type:Bank\nD13/01/2026\nT1.00\nPA\n^\nD14/01/2026\nT-2.50\nPB\n"
    let statement = try #require(try StatementReader.read(text: begun).first)
    #expect(statement.lines.map { "\($0.payee) \($0.amount)" } == ["A 1.00", "B -2.50"])
    #expect(statement.assumptions == [.lastRecordWhole])
    let ended = try #require(try StatementReader.read(text: begun + "^\n").first)
    #expect(ended.lines == statement.lines)
    #expect(ended.assumptions.isEmpty)
    // An amount at the very end may have been longer.
    #expect(throws: StatementReadingError.self) {
      try StatementReader.read(text: "!Type:Bank\nD13/01/2026\nT-2.5")
    }
  }

  /// A text, and the amounts that are read of it.
  private static let texts: [(text: String, amounts: [String])] = [
    // A row of the account, whose day stands elsewhere.
    (
      "A;B;****1;31/01/2024;;9,00\n15/01/2024;X;C;D;-1,50\n16/01/2024;Y;C;D;2,00\n",
      ["-1.50", "2.00"]
    ),
    // Rows of the account with a nought for a day.
    (
      "ALL,0,OPEN,1.00\nHIST,20240115,A,-1.50\nHIST,20240116,B,2.00\nALL,0,CLOSE,1.50\n",
      ["-1.50", "2.00"]
    ),
    // Rows of sums with fewer cells.
    (
      "Date,Details,Branch,Amount,Balance\n15/01/2024,A,0,-1.50,8.50\nOpening,10.00\nDebits,1.50,1\nClosing,8.50\n",
      ["-1.50"]
    ),
    // A dash for nothing.
    (
      "Date,Details,In,Out\n15/01/2024,A,-,1.50\n16/01/2024,B,–,2.00\n17/01/2024,C,3.00,—\n",
      ["-1.50", "-2.00", "3.00"]
    ),
    ("Date,Details,Amount\n15/01/2024,A,1.50 Dr.\n16/01/2024,B,2.00 Cr.\n", ["-1.50", "2.00"]),
    ("Дата операції;Опис;Сума\n15.01.2024;A;-1,50\n", ["-1.50"]),
    ("Ημερομηνία;Αιτιολογία;Χρέωση;Πίστωση\n15/01/2024;A;1,50;\n", ["-1.50"]),
  ]

  @Test(.rows)
  func
    `R4: rows that are no bookings, and cells that are no amounts, are told from those that are`()
  {
    each(Self.texts) { row in
      let statements = try StatementReader.read(text: row.text)
      #expect(statements.flatMap(\.lines).map(\.amount.description) == row.amounts)
    }
  }

  @Test func `R4: texts that come again and again are the same as texts that come once`() throws {
    var random = SeededGenerator(seed: 3)
    var names: [String] = []
    var text = "Date;Payee;Memo;Amount\n"
    for number in 0..<40_000 {
      let name = "A SHOP WITH A LONG NAME \(Int.random(in: 0..<36_000, using: &random))"
      names.append(name)
      text += "2024-01-15;\(name);memo of many letters \(number % 7);-1.\(10 + number % 90)\n"
    }
    let statement = try #require(try StatementReader.read(text: text).first)
    #expect(statement.lines.map(\.payee) == names)
    #expect(statement.lines.enumerated().allSatisfy { $1.memo == "memo of many letters \($0 % 7)" })
  }
}
