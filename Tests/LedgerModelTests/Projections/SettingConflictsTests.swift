import LedgerModel
import LedgerTestSupport
import Testing

/// Settings that two devices made apart.
struct SettingConflictsTests {
  /// Two devices that have both seen a first income.
  private static func devices() throws -> (PracticeLedger, PracticeLedger) {
    var one = PracticeLedger(policy: .open)
    var other = PracticeLedger(writer: .other, policy: .open)
    try one.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    other.receive(one.events)
    return (one, other)
  }

  @Test func `of two settings made apart the later holds, and the pair is listed`() throws {
    var (one, other) = try Self.devices()
    let earlier = try one.perform(SetIncome(.monthly(4100_00), from: "2025-11-01"))
    other.now = one.now.adding(milliseconds: 60_000)
    let later = try other.perform(SetIncome(.monthly(4200_00), from: "2025-11-01"))
    one.receive(other.events)
    #expect(
      one.view(SettingConflicts()).pairs == [
        SettingConflict(earlier: earlier[0], later: later[0])
      ])
    #expect(try one.month("2025-12").income == 4200_00)
  }

  @Test func `what had seen the other is no pair, nor what begins before it`() throws {
    var (one, other) = try Self.devices()
    try one.perform(SetIncome(.monthly(4100_00), from: "2025-12-01"))
    other.now = one.now.adding(milliseconds: 60_000)
    try other.perform(SetIncome(.monthly(4200_00), from: "2025-11-01"))
    one.receive(other.events)
    one.now = other.now.adding(milliseconds: 60_000)
    try one.perform(SetIncome(.monthly(4300_00), from: "2025-12-01"))
    #expect(one.view(SettingConflicts()).pairs.isEmpty)
  }

  @Test(.rows) func `one device alone never meets itself`() {
    each(TestRun.seeds(60)) { (seed: UInt64) in
      #expect(RandomHistory.ledger(seed: seed).view(SettingConflicts()).pairs.isEmpty)
    }
  }

  @Test func `shares, carry, names, ends and the bucket of a category make pairs too`() throws {
    let requests: [(any LedgerDecision, any LedgerDecision)] = [
      (
        ChangeAllocation([BucketShare](60, 20, 20), from: "2026-01-01"),
        ChangeAllocation([BucketShare](40, 40, 20), from: "2026-01-01")
      ),
      (
        SetRollover(.both, of: .fun, from: "2026-01-01"),
        SetRollover(.surplus, of: .fun, from: "2026-01-01")
      ),
      (
        MoveCategory(.dining, to: .future, from: "2026-01-01"),
        MoveCategory(.dining, to: .fundamentals, from: "2026-01-01")
      ),
      (RenameBucket(.fun, to: "Joy"), RenameBucket(.fun, to: "Freude")),
      (RenameCategory(.dining, to: "Food"), RenameCategory(.dining, to: "Essen")),
      (RenameCategory(.dining, symbol: "D"), RenameCategory(.dining, symbol: "E")),
      (
        EndBucket(.fun, movingTo: .future, from: "2026-01-01"),
        EndBucket(.fun, movingTo: .fundamentals, from: "2026-01-01")
      ),
    ]
    for (first, second) in requests {
      var (one, other) = try Self.devices()
      try one.perform(first)
      other.now = one.now.adding(milliseconds: 60_000)
      try other.perform(second)
      one.receive(other.events)
      #expect(one.view(SettingConflicts()).pairs.count == 1)
    }
  }
}
