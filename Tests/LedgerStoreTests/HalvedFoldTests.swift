import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A log that two threads fold comes to what one thread makes of it, whole and damaged.
struct HalvedFoldTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("log.jsonl")
  }

  private static func log(_ events: [EventEnvelope]) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = LogLine.write(events, after: .beforeFirst, to: &bytes)
    return bytes
  }

  /// A store over the log, which takes it as it stands: no seal is looked at.
  private var store: FileEventStore {
    FileEventStore(
      .file(path),
      machine: MachinePlaces(
        stateFolder: folder.path("state"), machineID: "m", deviceName: "test"),
      system: SystemCalls(), isVerifying: false)
  }

  private func fold<P: Projection>(
    _ start: LedgerFold<P>, from position: LogPosition = .start
  ) throws -> LedgerFold<P> {
    var fold = start
    _ = try store.read(from: position, parts: P.reads) { envelope in
      fold.apply(envelope)
      return true
    }
    return fold
  }

  /// What one thread and two threads make of the log.
  private func folds<P: AdditiveProjection>(
    of _: P.Type
  ) -> (one: Result<LedgerFold<P>, LogError>, two: Result<LedgerFold<P>, LogError>, isHalved: Bool)
  {
    func result(_ body: () throws -> LedgerFold<P>) -> Result<LedgerFold<P>, LogError> {
      do {
        return .success(try body())
      } catch {
        return .failure(error as? LogError ?? .handleDead)
      }
    }
    var isHalved = false
    let two = result {
      guard let halves = try store.foldInHalves(P.self, smallest: 1) else {
        return try fold(LedgerFold(into: P()))
      }
      isHalved = true
      return try fold(halves.fold, from: halves.position)
    }
    return (result { try fold(LedgerFold(into: P())) }, two, isHalved)
  }

  private func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// Changes some bytes or lines of a log.
  private static func change(_ log: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<log.count, using: &generator)
    var lines = log.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = Int.random(in: 0..<lines.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: log[place] ^= 1 << UInt8.random(in: 0..<7, using: &generator)
    case 1: log[place] = 0
    case 2: log[place] = 0x0A
    case 3: log.remove(at: place)
    case 4: log.removeLast(log.count - place)
    case 5:
      lines.remove(at: line)
      log = Array(lines.joined(separator: [0x0A]))
    case 6:
      lines.insert(lines[line], at: line)
      log = Array(lines.joined(separator: [0x0A]))
    default:
      lines.swapAt(line, Int.random(in: 0..<lines.count, using: &generator))
      log = Array(lines.joined(separator: [0x0A]))
    }
  }

  @Test(.rows) func `two threads make of a log, damaged anywhere, what one thread makes of it`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let whole = Self.log(RandomHistory.ledger(seed: seed, requests: 100).events)
      try write(whole)
      #expect(folds(of: BudgetState.self).isHalved)
      var generator = SeededGenerator(seed: seed)
      for round in 0..<60 {
        var log = whole
        if round > 0 { Self.change(&log, &generator) }
        try write(log)
        // Not shown where they differ: a fold takes pages.
        let state = folds(of: BudgetState.self)
        let buckets = folds(of: MonthlyBuckets.self)
        let isSame = state.one == state.two && buckets.one == buckets.two
        #expect(isSame, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `the golden log comes to the same by two threads`() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Logs/format-1.jsonl")
    try write([UInt8](Data(contentsOf: fixture)))
    let state = folds(of: BudgetState.self)
    let isSame = state.one == state.two
    #expect(state.isHalved && isSame)
  }

  @Test func `a log below 50,000 events is folded by one thread`() throws {
    try write(Self.log(RandomHistory.ledger(seed: 1, requests: 100).events))
    #expect(try store.foldInHalves(BudgetState.self) == nil)
    // Three hundred bytes a line, as lines have.
    #expect(FileEventStore.halvedByteCount > 50_000 * 300)
  }

  @Test func `a ledger answers and is written to alike, folded by one thread or by two`()
    async throws
  {
    var place = try LedgerFolder()
    place.cache = "cache"
    let begun = place.ledger()
    _ = try await begun.perform(AppendEvents([.income(4000_00, from: "2026-01-01")]))
    _ = try await begun.perform(AppendEvents((1..<90).map { .spent($0 * 100) }))
    let writer = try #require(try await begun.writerOfBareNumbers())
    for number in [3, 80, 81] {
      _ = try await begun.perform(VoidEntry(EventID(writer: writer, number: number)))
    }
    func ledger(halvedByteCount: Int) throws -> Ledger {
      try? FileManager.default.removeItem(atPath: place.folder.path("cache"))
      return Ledger(
        store: place.store, clock: SteadyClock("2026-01-03T00:00:00.000Z"), opening: nil,
        lengths: LogLengths(derivedTail: 10, latestCount: 2, halvedByteCount: halvedByteCount))
    }
    for amount: Int64 in [11_00, 22_00] {
      let halved = try ledger(halvedByteCount: 1)
      let before = try await halved.folded(MonthlyBuckets())
      #expect(try await ledger(halvedByteCount: .max).folded(MonthlyBuckets()) == before)
      _ = try await halved.perform(AppendEvents([.spent(amount)]))
      let after = try await halved.folded(MonthlyBuckets())
      #expect(after.lastEvents.map(\.number) == before.lastEvents.map { $0.number + 1 })
      #expect(try await ledger(halvedByteCount: .max).folded(MonthlyBuckets()) == after)
    }
  }
}
