import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Entries as comma-separated values.
struct EntryCSVTests {
  static let events: [LedgerEvent] = [
    .logOpened(.sample), .income(100_00, from: "2026-01-01"),
    .spent(45_00, in: "groceries", on: "2026-01-02", at: "Whole \"Foods\", Inc.", said: "a\r\nb"),
    .spent(13_00, in: "dining", on: "2026-01-31", at: "=HYPERLINK(\"http://x\")"),
    .credited(50_00, in: "dining", on: "2026-02-01", by: "-5"),
    .received(900_00, on: "2026-02-10", from: "Łódź 🦉"),
    .spent(40_00, in: "dining", on: "2026-01-02", at: "@sum"), .voided(5),
  ]

  static func text(_ columns: EntryCSV, _ events: [LedgerEvent] = events) throws -> String {
    let envelopes = events.envelopes
    let changed = ChangedEntries(folding: envelopes, into: ChangedEntries())
    let figures = MonthlyBuckets(folding: envelopes)
    var overspent = OverspentBuckets(of: figures)
    var csv = CSVWriter()
    columns.writeHeader(to: &csv)
    for entry in envelopes.compactMap({ changed.entry(addedBy: $0) }) {
      let values = entry.values
      let bucket =
        values.type == .income
        ? nil : figures.plan.categories.bucket(of: values.category, on: values.date)
      let isOver = try bucket.map { try overspent.contains($0, in: values.date.month) } ?? false
      columns.write(ExportedEntry(entry, bucket: bucket, isOverspent: isOver), to: &csv)
    }
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test func `PULDAR's columns: credits below zero, no income, over where the bucket is`() throws {
    #expect(
      try Self.text(.puldar)
        == """
        date,merchant,amount,category,bucket,isOverspent,notes\r
        2026-01-02,"Whole ""Foods"", Inc.",45.00,groceries,fundamentals,false,\r
        2026-01-31,"'=HYPERLINK(""http://x"")",13.00,dining,fun,true,\r
        2026-02-01,-5,-50.00,dining,fun,false,\r
        2026-01-02,'@sum,40.00,dining,fun,true,\r

        """)
  }

  @Test func `every column of the full form is filled by every row`() throws {
    let rows = try Self.text(.full).components(separatedBy: "\r\n").dropLast()
    #expect(rows.first == EntryCSV.full.columns.joined(separator: ","))
    let income = "k7q2:5,income,2026-02-10,900.00,USD,Łódź 🦉,income,,bank"
    #expect(rows.contains { $0.hasPrefix(income) })
    #expect(rows.contains { $0.contains(",voided,,k7q2:7,") })
  }

  /// Texts that a spreadsheet would work out, and those that it would not.
  static let cells: [(text: String, written: String)] = [
    ("=1+1", "'=1+1"), ("+1+1", "'+1+1"), ("-1+1", "'-1+1"), ("@A1", "'@A1"),
    ("\tx", "'\tx"), ("\rx", "\"'\rx\""), ("=\"a\"", "\"'=\"\"a\"\"\""),
    ("-5", "-5"), ("+5.20", "+5.20"), ("-5.2.1", "'-5.2.1"), ("-", "'-"), ("-.5", "'-.5"),
    ("-5.", "'-5."), ("a=b", "a=b"), ("", ""), ("'", "'"), ("a,b", "\"a,b\""),
    ("a\nb", "\"a\nb\""), ("  x ", "  x "),
  ]

  @Test(.rows) func `a formula becomes a text, and a number stays one`() {
    each(Self.cells) { cell in
      var csv = CSVWriter()
      csv.write(cell.text)
      #expect(String(decoding: csv.bytes, as: UTF8.self) == cell.written)
    }
  }

  @Test(.needsPython) func `Python's csv reads the rows, and their sums are those of the ledger`()
    throws
  {
    let script = """
      import csv, decimal, sys
      rows = list(csv.reader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))
      assert all(len(row) == len(rows[0]) for row in rows), rows
      at = rows[0].index('amount')
      print(len(rows) - 1, sum(decimal.Decimal(row[at]) for row in rows[1:]))
      """
    for seed in TestRun.seeds(24) {
      let ledger = RandomHistory.ledger(seed: seed)
      let text = try Self.text(.full, ledger.events.map(\.event))
      let register = ledger.view(EntryRegister())
      let units = ledger.events.compactMap { register[$0.id]?.values.amount.minorUnits }
      let printed = try OutsideProgram.output(of: "python3", ["-c", script], on: Array(text.utf8))
      let sum = Money(minorUnits: units.reduce(0, +), currency: .usd)
      #expect(printed == "\(units.count) \(units.isEmpty ? "0" : sum.plainText)\n", "seed \(seed)")
    }
  }
}
