import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Entries as statements for SQLite.
struct EntrySQLTests {
  static func script(_ events: [EventEnvelope]) -> [UInt8] {
    let changed = ChangedEntries(folding: events, into: ChangedEntries())
    var sql = EntrySQL()
    sql.begin()
    for entry in events.compactMap({ changed.entry(addedBy: $0) }) {
      sql.write(ExportedEntry(entry, bucket: nil, isOverspent: false))
    }
    sql.end()
    return sql.bytes
  }

  @Test func `a text is quoted, a zero in it does not end the statement`() {
    let events: [LedgerEvent] = [
      .logOpened(.sample), .spent(1_00, at: "O'Hara's\u{0}; DROP TABLE entries; --"),
    ]
    let text = String(decoding: Self.script(events.envelopes), as: UTF8.self)
    #expect(text.contains("'O''Hara''s'||char(0)||'; DROP TABLE entries; --'"))
  }

  @Test(.needsProgram("sqlite3"))
  func `EX6: SQLite loads them, and its totals are those of the ledger`() throws {
    for seed in TestRun.seeds(24) {
      let ledger = RandomHistory.ledger(seed: seed)
      let register = ledger.view(EntryRegister())
      let counted = register.entries()
      let net = counted.reduce(Int64(0)) { sum, entry in
        let units = entry.values.amount.minorUnits
        return sum + (entry.values.type == .expense ? -units : units)
      }
      let question = "SELECT sum(status = 'counts'), sum(net) FROM entries;\n"
      let script = Self.script(ledger.events) + Array(question.utf8)
      let printed = try OutsideProgram.output(of: "sqlite3", ["-bail"], input: script)
      #expect(printed == "\(counted.count)|\(net)\n", "seed \(seed)")
    }
  }
}
