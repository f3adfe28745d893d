import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// The keys of lines, by which a ledger knows them for ever.
struct ImportKeyTests {
  private static func keys(of text: String) throws -> [String] {
    let statement = try #require(try StatementReader.read(text: text).first)
    let imported = ImportedAccount(statement, as: .bank, in: .usd)
    return try ImportPlanTests.keys(of: imported).map(\.text)
  }

  @Test func `DR63: a line of a bank has the key that it always had`() throws {
    let csv = """
      Date;Payee;Memo;Amount
      2024-01-15;SQ *BLUE BOTTLE 0123;x;-1.50
      2024-01-15;sq blue-bottle 0123;y;-1.5
      2024-01-15;SQ *BLUE BOTTLE 0123;x;-15.00
      2024-01-16;Café Müller;;200
      2024-01-16;;only a memo;0.05
      2024-01-16;;;-0.10
      2024-01-16;"\(String(repeating: "long ", count: 40))";;-1.00
      """
    #expect(
      try Self.keys(of: csv) == [
        "import:bank:2024-01-15:-1.5:sq blue bottle 0123:1",
        "import:bank:2024-01-15:-1.5:sq blue bottle 0123:2",
        "import:bank:2024-01-15:-15:sq blue bottle 0123:1",
        "import:bank:2024-01-16:200:cafe muller:1", "import:bank:2024-01-16:0.05:only a memo:1",
        "import:bank:2024-01-16:-0.1::1", "import:bank:~799643fc818be21a817f6211e95eca41f0c7e0df",
      ])
    let named = """
      Date;Payee;Transaction ID;Amount
      2024-01-15;A;T1;-1.50
      2024-01-15;B;T1;-1.50
      2024-01-16;A;T1;-1.50
      2024-01-16;A;T#2;-1.50
      2024-01-16;T1;;-1.50
      """
    #expect(
      try Self.keys(of: named) == [
        "import:bank:2024-01-15:-1.5:id:T1:1", "import:bank:2024-01-15:-1.5:id:T1:2",
        "import:bank:2024-01-16:-1.5:id:T1:1",
        "import:bank:~9cd9a57e22fed1f2bcb34fb4a3163344ac09d2ad", "import:bank:2024-01-16:-1.5:t1:1",
      ])
  }
}
