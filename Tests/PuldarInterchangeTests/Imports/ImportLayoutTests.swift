import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// R1: what two files of one call tell of the same account, each in its own layout.
struct ImportLayoutTests {
  private typealias Plan = ImportPlanTests

  private static let first = Plan.statement(
    [
      Plan.line("2026-01-14", -12_50, "Shop"), Plan.line("2026-01-15", -4_50, "Cafe"),
      Plan.line("2026-01-15", -4_50, "Cafe"),
    ], .csv)
  private static let second = Plan.statement(
    [
      Plan.line("2026-01-14", -12_50, "THE SHOP 44"), Plan.line("2026-01-15", -4_50, "CAFE 7"),
      Plan.line("2026-01-16", 2000_00, "ACME"),
    ], .qif)

  /// Of each row what it is: the place of the row that it tells again, or its state in a word.
  private static func words(
    _ statements: [ImportedAccount], in ledger: PracticeLedger
  ) throws -> [String] {
    let rows = try ImportPlan(statements, in: Plan.held(ledger), since: nil).rows
    return rows.map { row in
      switch row.state {
      case .retold(let other):
        "like \(other.row)"
      case .new: "new"
      case .known: "known"
      case .same, .doubtful, .leftOut: "other"
      }
    }
  }

  @Test func `R1: two layouts in one call see each other, line by line, and twins stay two`() throws
  {
    var ledger = PracticeLedger()
    let files = [Self.first, Self.second]
    #expect(
      try Self.words(files, in: ledger) == ["new", "new", "new", "like 0", "like 1", "new"])
    #expect(
      try Self.words([Self.second, Self.first], in: ledger)
        == ["new", "new", "new", "like 0", "like 1", "new"])
    try Plan.take(Self.first, into: &ledger)
    // What is known of the one file is known to the other.
    #expect(
      try Self.words(files, in: ledger) == ["known", "known", "known", "like 0", "like 1", "new"])
  }

  @Test func `R1: two files of one layout are never held against each other`() throws {
    let other = Plan.statement([Plan.line("2026-01-14", -12_50, "Florist")], .csv)
    #expect(
      try Self.words([Self.first, other], in: PracticeLedger()) == ["new", "new", "new", "new"])
  }

  @Test func `R1: lines that banks name apart are one only where one payee has both`() throws {
    let one = Plan.statement([Plan.line("2026-01-14", -12_50, "Shop", id: "1")], .csv)
    for (name, word) in [("SHOP 44", "like 0"), ("Florist", "new")] {
      let other = Plan.statement([Plan.line("2026-01-14", -12_50, name, id: "2")], .ofx)
      #expect(try Self.words([one, other], in: PracticeLedger()) == ["new", word])
    }
  }

  @Test
  func `R2: a line that is told again is matched with the entry, and comes back with an undo`()
    throws
  {
    var ledger = PracticeLedger()
    try Plan.take(Self.first, into: &ledger)
    let plan = try ImportPlan([Self.first, Self.second], in: Plan.held(ledger), since: nil)
    let retold = plan.rows.filter { if case .retold = $0.state { true } else { false } }
    let items = retold.compactMap { row -> ImportItem? in
      guard case .retold(let other) = row.state else { return nil }
      return ImportItem(row.key, .sameAs(other.key), on: row.line.day)
    }
    try ledger.perform(
      ImportStatement(
        ImportMade(account: .bank, file: "b", hash: "1", format: "qif", count: 2), items,
        today: Plan.today))
    #expect(ledger.view(EntryRegister()).entries().count == 3)
    #expect(try Plan.states([Self.second], in: ledger) == [.known, .known, .new])
    try ledger.perform(UndoEvent(nil))
    #expect(try !Plan.states([Self.second], in: ledger).contains(.known))
  }
}
