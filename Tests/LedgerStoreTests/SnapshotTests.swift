import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What one process leaves for the next one: every answer is the same with it, without it, and with
/// one that is spoilt.
struct SnapshotTests {
  /// A ledger in a folder, whose log is long enough for a snapshot.
  private struct LongLedger {
    var place: LedgerFolder
    private let pathStart: String
    let writer: WriterID

    init() async throws {
      place = try LedgerFolder()
      place.cache = "cache"
      let ledger = place.ledger()
      _ = try await ledger.perform(AppendEvents([.income(400_000, from: "2026-01-01")]))
      _ = try await ledger.perform(
        AppendEvents(
          (0..<4200).map {
            .spent(Int64($0 % 97) + 1, in: $0 % 2 == 0 ? "dining" : "gifts", at: "Shop \($0 % 40)")
          }))
      writer = try #require(try await ledger.writerOfBareNumbers())
      _ = try await ledger.perform(VoidEntry(EventID(writer: writer, number: 2)))
      _ = try await ledger.view(MonthlyBuckets())
      _ = try await ledger.view(LatestSums())
      _ = try await ledger.view(AccountSums())
      _ = try await ledger.view(Envelopes())
      let log = URL(filePath: try place.logPath).deletingPathExtension().lastPathComponent
      let folders = try FileManager.default.contentsOfDirectory(atPath: place.folder.path("cache"))
      pathStart = place.folder.path("cache/\(try #require(folders.first))/\(log).")
    }

    var snapshotPath: String { path(of: BudgetState.self) }

    func path(of kept: any KeptProjection.Type) -> String { pathStart + kept.snapshotName }

    var snapshot: [UInt8] {
      get throws { try snapshot(of: BudgetState.self) }
    }

    func snapshot(of kept: any KeptProjection.Type) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(filePath: path(of: kept))))
    }

    func replaceSnapshot(
      of kept: any KeptProjection.Type = BudgetState.self, with bytes: [UInt8]
    ) throws {
      try Data(bytes).write(to: URL(filePath: path(of: kept)))
    }

    func deleteCache() throws {
      try FileManager.default.removeItem(atPath: place.folder.path("cache"))
    }

    /// Performs a request in a new process.
    func perform(_ request: some LedgerDecision) async throws {
      _ = try await place.ledger().perform(request)
    }

    /// What a new process answers.
    func answers() async throws -> Answers {
      let ledger = place.ledger()
      let buckets = try await ledger.folded(MonthlyBuckets())
      return Answers(
        buckets: buckets, state: try await ledger.view(DecisionState()),
        learned: try await ledger.view(LearnedCategories()),
        sums: try await ledger.view(LatestSums()), accounts: try await ledger.view(UsedAccounts()),
        held: try await ledger.view(AccountSums()), aside: try await ledger.view(Envelopes()),
        month: try buckets.projection.month(try CalendarMonth(reading: "2026-01")))
    }
  }

  private struct Answers: Equatable {
    var buckets: LedgerFold<MonthlyBuckets>
    var state: DecisionState
    var learned: LearnedCategories
    var sums: LatestSums
    var accounts: UsedAccounts
    var held: AccountSums
    var aside: Envelopes
    var month: MonthBudget
  }

  @Test
  func `P47, P59, SP5: deleting the cache changes no answer, whatever came after the snapshot`()
    async throws
  {
    let long = try await LongLedger()
    func id(_ number: Int) -> EventID { EventID(writer: long.writer, number: number) }
    let today = CalendarDay.known("2026-01-02")
    let requests: [any LedgerDecision] = [
      AddEntries(
        .expense(Money(minorUnits: 5_00, currency: .usd), in: .dining, on: today), today: today),
      CorrectEntry(
        id(7), EntryAmendment(amount: Money(minorUnits: 9_00, currency: .usd)), today: today),
      UndoEvent(id(4202)), UndoEvent(id(1)), VoidEntry(id(8)), RedoEvent(),
    ]
    for request in requests {
      try await long.perform(request)
      let resumed = try await long.answers()
      let snapshots = try Ledger.keptProjections.map { ($0, try long.snapshot(of: $0)) }
      for kept in Ledger.keptProjections {
        #expect(try await long.place.ledger().compareSnapshotWithReplay(of: kept) == .equal)
      }
      try long.deleteCache()
      for kept in Ledger.keptProjections {
        #expect(
          try await long.place.ledger().compareSnapshotWithReplay(of: kept)
            == .notMade)
      }
      #expect(try await long.answers() == resumed)
      for (kept, bytes) in snapshots { try long.replaceSnapshot(of: kept, with: bytes) }
    }
  }

  @Test func `a new process goes on from the snapshot, and does not read what is before it`()
    async throws
  {
    let long = try await LongLedger()
    let spent = try await long.answers().month.spent
    // A snapshot with one more expense than the log.
    let bytes = try long.snapshot
    var snapshot = try #require(Snapshot<BudgetState>(bytes: bytes))
    snapshot.fold.apply(
      EventEnvelope(
        id: EventID(writer: long.writer, number: 9999), recordedAt: .latest,
        event: .spent(77_00)))
    let changed = try #require(snapshot.bytes)
    try long.replaceSnapshot(with: changed)
    #expect(try await long.answers().month.spent.minorUnits == spent.minorUnits + 77_00)
    #expect(
      try await long.place.ledger().compareSnapshotWithReplay(of: BudgetState.self) == .different)
  }

  private func isReadable(_ bytes: [UInt8]) -> Bool { Snapshot<BudgetState>(bytes: bytes) != nil }

  @Test func `a snapshot with any byte changed or cut off is none`() async throws {
    let bytes = try await LongLedger().snapshot
    #expect(isReadable(bytes))
    for count in bytes.indices {
      #expect(!isReadable(Array(bytes.prefix(count))), "\(count) bytes")
    }
    #expect(!isReadable(bytes + [0]))
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(!isReadable(changed), "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func `a snapshot that is torn, older, newer, foreign or no file is passed over`()
    async throws
  {
    let long = try await LongLedger()
    let expected = try await long.answers()
    let bytes = try long.snapshot
    var spoilt: [[UInt8]] = [[], Array(bytes.prefix(bytes.count / 2)), Array("no snapshot".utf8)]
    for place in [16, 20] {
      for version: UInt8 in [0, 3, 255] {
        var other = bytes
        other[place] = version
        spoilt.append(other)
      }
    }
    spoilt.append(try await LongLedger().snapshot)
    var snapshot = try #require(Snapshot<BudgetState>(bytes: bytes))
    snapshot.header.places = [.known("zzzz"): try #require(snapshot.header.places[long.writer])]
    spoilt.append(try #require(snapshot.bytes))
    // A snapshot of another projection.
    let habits = try long.snapshot(of: EntryHabits.self)
    for kept in TestRun.steps(Ledger.keptProjections, each: 4) {
      for bytes in spoilt + [kept == EntryHabits.self ? bytes : habits] {
        try long.replaceSnapshot(of: kept, with: bytes)
        #expect(try await long.answers() == expected)
        // It is replaced by the next one that is due.
        #expect(try await long.place.ledger().compareSnapshotWithReplay(of: kept) == .equal)
      }
    }
    try FileManager.default.removeItem(atPath: long.snapshotPath)
    try FileManager.default.createDirectory(
      atPath: long.snapshotPath, withIntermediateDirectories: false)
    #expect(try await long.answers() == expected)
    try long.deleteCache()
    try Data().write(to: URL(filePath: long.place.folder.path("cache")))
    #expect(try await long.answers() == expected)
  }

  @Test func `the snapshot of a longer log does not fit a copy of it from before`() async throws {
    let long = try await LongLedger()
    let log = try long.place.log
    let expected = try await long.answers()
    _ = try await long.place.ledger().perform(
      AppendEvents((0..<4100).map { _ in .spent(1_00) }))
    _ = try await long.answers()
    try long.place.writeLog(log)
    // Another machine, which knows nothing of the longer log, but has the cache.
    var copy = long
    copy.place.machine = "b"
    #expect(try await copy.answers() == expected)
  }

  /// A long ledger, and the same as another machine sees it, which keeps snapshots of its own.
  private func twoMachines() async throws -> (LongLedger, LongLedger) {
    let long = try await LongLedger()
    var other = long
    other.place.machine = "b"
    other.place.cache = nil
    _ = try await other.place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
      .perform(AppendEvents([.spent(33_00)]), key: IdempotencyKey("rent"))
    return (long, other)
  }

  @Test func `two logs have snapshots of their own, which the fold goes on from`() async throws {
    let (long, other) = try await twoMachines()
    let expected = try await other.answers()
    for _ in 0..<2 {
      #expect(try await long.answers() == expected)
      for kept in Ledger.keptProjections {
        #expect(try await long.place.ledger().compareSnapshotWithReplay(of: kept) == .equal)
      }
    }
    let today = CalendarDay.known("2026-01-02")
    let clock = SteadyClock("2026-01-04T00:00:00.000Z")
    _ = try await long.place.ledger(clock).perform(
      CorrectEntry(
        EventID(writer: long.writer, number: 9),
        EntryAmendment(amount: Money(minorUnits: 7, currency: .usd)), today: today))
    _ = try await other.place.ledger(clock).perform(
      VoidEntry(EventID(writer: long.writer, number: 5)))
    let resumed = try await long.answers()
    #expect(resumed != expected)
    #expect(try await other.answers() == resumed)
    #expect(try await long.place.ledger().compareSnapshotWithReplay(of: BudgetState.self) == .equal)
  }

  @Test func `what comes late of another device begins the fold anew`() async throws {
    let (long, other) = try await twoMachines()
    let path =
      "\(other.place.path)/log/\(try #require(try await other.place.ledger().writerOfBareNumbers()).text).jsonl"
    _ = try await other.place.ledger(SteadyClock("2026-01-03T01:00:00.000Z"))
      .perform(VoidEntry(EventID(writer: long.writer, number: 5)))
    let whole = try Data(contentsOf: URL(filePath: path))
    // The last line has not arrived yet; then the first device goes on.
    let cut = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
    var reader = long
    reader.place.machine = "c"
    try whole.prefix(cut).write(to: URL(filePath: path))
    _ = try await long.place.ledger(SteadyClock("2026-01-05T00:00:00.000Z"))
      .perform(AppendEvents((0..<4100).map { _ in .spent(1) }))
    _ = try await reader.answers()
    #expect(
      try await reader.place.ledger().compareSnapshotWithReplay(of: BudgetState.self) == .equal)
    try whole.write(to: URL(filePath: path))
    #expect(
      try await reader.place.ledger().compareSnapshotWithReplay(of: BudgetState.self) == .notMade)
    let expected = try await reader.answers()
    try reader.deleteCache()
    #expect(try await reader.answers() == expected)
  }

  @Test func `a view of the past writes no snapshot of now, nor does a log that is damaged`()
    async throws
  {
    let long = try await LongLedger()
    try long.deleteCache()
    _ = try await long.place.ledger().view(
      MonthlyBuckets(), asOf: .after(EventID(writer: long.writer, number: 4100)))
    #expect(!FileManager.default.fileExists(atPath: long.snapshotPath))
    var bytes = try long.place.log
    bytes[bytes.count - 200] ^= 1
    try long.place.writeLog(bytes)
    _ = try await long.place.ledger().view(MonthlyBuckets())
    #expect(!FileManager.default.fileExists(atPath: long.snapshotPath))
  }
}
