import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// F13, F11: what one file says of a payment and a later one says otherwise, or not at all.
struct ImportDroppedTests {
  private typealias Plan = ImportPlanTests

  private static func statement(_ lines: [(String, Int64, String)], id: String = "")
    -> ImportedAccount
  {
    Plan.statement(
      lines.map { Plan.line($0.0, $0.1, $0.2, id: id.isEmpty ? "" : id + $0.2) },
      id.isEmpty ? .csv : .ofx)
  }

  /// A line of an earlier file, lines of a later one, and whether the first of these may be it.
  private static let rows:
    [(
      earlier: (String, Int64, String), later: [(String, Int64, String)], isLike: Bool,
      isDropped: Bool
    )] = [
      // Another day and other words, and a tip.
      (
        ("2026-01-13", -10_00, "GROCER 22"),
        [("2026-01-14", -10_00, "GROCER 22 OXFORD ST"), ("2026-01-10", -9_00, "A")], true, false
      ),
      (("2026-01-10", -40_00, "BISTRO"), [("2026-01-10", -48_00, "BISTRO")], true, false),
      (
        ("2026-01-12", -3_20, "COFFEE"),
        [("2026-01-14", -3_20, "COFFEE"), ("2026-01-10", -9_00, "A")], true, false
      ),
      // Its own day is in the later file, or that begins and ends with it: it may be cut off there.
      (
        ("2026-01-13", -10_00, "GROCER 22"),
        [
          ("2026-01-14", -10_00, "GROCER 22 OXFORD ST"), ("2026-01-13", -10_00, "GROCER 22"),
          ("2026-01-10", -9_00, "A"),
        ], false, false
      ),
      (
        ("2026-01-13", -3_20, "COFFEE"),
        [("2026-01-14", -3_20, "COFFEE"), ("2026-01-13", -9_00, "A")], false, false
      ),
      // Another shop, a quite different amount, money the other way, and days later.
      (
        ("2026-01-13", -10_00, "GROCER"),
        [("2026-01-14", -10_00, "BAKERY"), ("2026-01-10", -9_00, "A")], false, true
      ),
      (
        ("2026-01-13", -10_00, "GROCER"),
        [("2026-01-14", -18_00, "GROCER"), ("2026-01-10", -9_00, "A")], false, true
      ),
      (
        ("2026-01-13", -10_00, "GROCER"),
        [("2026-01-14", 10_00, "GROCER"), ("2026-01-10", -9_00, "A")], false, true
      ),
      (
        ("2026-01-13", -10_00, "GROCER"),
        [("2026-01-20", -10_00, "GROCER"), ("2026-01-10", -9_00, "A")], false, true
      ),
    ]

  @Test(.rows) func `F13: a line with another day, words or amount is like the one that is gone`() {
    each(Self.rows) { row in
      var ledger = PracticeLedger()
      try Plan.take(Self.statement([row.earlier]), into: &ledger)
      let id = try #require(ledger.view(EntryRegister()).entries().first).id
      var plan = try ImportPlan([Self.statement(row.later)], in: Plan.held(ledger), since: nil)
      #expect(plan.rows.first?.state == (row.isLike ? .doubtful(id) : .new), "\(row)")
      #expect((plan.dropped[0] ?? []) == (row.isDropped ? [id] : []), "\(row)")
      #expect(plan.takeRows().count == row.later.count)
    }
  }

  @Test(arguments: [
    ("2026-01-10", -148_00, "BISTRO", true), ("2026-01-13", -40_00, "BISTRO", true),
    ("2026-01-20", -40_00, "BISTRO", false),
  ])
  func `F13: the bank's number says that it is the same line, whatever else changed`(
    day: String, units: Int64, name: String, isLike: Bool
  ) throws {
    var ledger = PracticeLedger()
    try Plan.take(Self.statement([("2026-01-10", -40_00, name)], id: "7"), into: &ledger)
    let states = try Plan.states([Self.statement([(day, units, name)], id: "7")], in: ledger)
    #expect((states == [.new]) != isLike, "\(states)")
  }
}
