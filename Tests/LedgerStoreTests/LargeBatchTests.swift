import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

/// The log: a batch that is written in several pieces counts as a whole, or not at all.
struct LargeBatchTests {
  /// Some mebibytes of lines.
  private static let batch: [LedgerEvent] = (1...700).map { number in
    .entry(
      .expense(
        amount: Money(minorUnits: Int64(number), currency: .usd), category: .groceries,
        date: .known("2026-01-02"),
        texts: EntryTexts(note: String(repeating: "a", count: 4000), by: "flags")))
  }

  @Test func `a batch of several pieces is written with one sync, and verified as it is`()
    async throws
  {
    let place = try LedgerFolder()
    let system = PieceCounter()
    let ledger = place.ledger(on: system)
    _ = try await ledger.perform(AppendEvents(Self.batch))
    _ = try await ledger.perform(AppendEvents(Self.batch))
    #expect(system.appends >= 6)
    #expect(system.synchronizations == 2)
    #expect(try place.store.end().eventCount == 1401)
    let read = place.ledger()
    #expect(try await read.condition().isComplete)
    #expect(try await read.view(EntryRegister()).entries().count == 1400)
  }

  @Test(.rows) func `a piece that cannot be written takes back those before it`() async {
    await each([true, false]) { (isBegun: Bool) async throws in
      let place = try LedgerFolder()
      let system = PieceCounter()
      let ledger = place.ledger(on: system)
      if isBegun { _ = try await ledger.perform(AppendEvents([.spent(1)])) }
      let before = isBegun ? try place.log : []
      system.fail(after: 1)
      await #expect(throws: LedgerError.self) {
        _ = try await ledger.perform(AppendEvents(Self.batch))
      }
      #expect(isBegun ? try place.log == before : try place.store.logCount() == 0)
      _ = try await ledger.perform(AppendEvents(Self.batch))
      #expect(try place.store.end().eventCount == (isBegun ? 702 : 701))
    }
  }

  @Test func `a crash between two pieces leaves a batch of which nothing counts`() async throws {
    let place = try LedgerFolder()
    let system = PieceCounter()
    let ledger = place.ledger(on: system)
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    let before = try place.log
    system.fail(after: 1, forGood: true)
    await #expect(throws: LedgerError.self) {
      _ = try await ledger.perform(AppendEvents(Self.batch))
    }
    #expect(try place.log.count > before.count + 1_000_000)
    let next = place.ledger()
    #expect(try await next.view(EntryRegister()).entries().count == 1)
    _ = try await next.perform(AppendEvents([.spent(2)]))
    #expect(try await next.view(EntryRegister()).entries().count == 2)
    #expect(try await next.condition().isComplete)
    // What was cut off is named in the log.
    #expect(try place.store.end().eventCount == 4)
    #expect(Array(try place.log.prefix(before.count)) == before)
  }

  @Test(.rows) func `an event of a later piece that no log could hold takes back those before it`()
    async
  {
    await each([true, false]) { (isBegun: Bool) async throws in
      let place = try LedgerFolder()
      let ledger = place.ledger()
      if isBegun { _ = try await ledger.perform(AppendEvents([.spent(1)])) }
      await #expect {
        _ = try await ledger.perform(AppendEvents(Self.batch + [.spent(0)]))
      } throws: { error in
        if case LedgerError.log(.unwritable) = error { true } else { false }
      }
      #expect(try place.store.logCount() == (isBegun ? 1 : 0))
      _ = try await ledger.perform(AppendEvents([.spent(2)]))
      #expect(try place.store.end().eventCount == (isBegun ? 3 : 2))
      #expect(try await place.ledger().condition().isComplete)
    }
  }
}

/// The real file system, which counts what is written to logs, and fails where it is told to.
private final class PieceCounter: ForwardingFileSystem {
  private struct Counts {
    var appends = 0
    var synchronizations = 0
    /// So many appends are left until they fail; `nil` while none does.
    var left: Int?
    var isForGood = false
    var isDead = false
  }

  let base = SystemCalls()
  private let counts = Mutex(Counts())

  var appends: Int { counts.withLock { $0.appends } }
  var synchronizations: Int { counts.withLock { $0.synchronizations } }

  /// Has an append fail once so many have gone well.
  ///
  /// - Parameter isForGood: Whether nothing can be shortened any more then, as behind a crash.
  func fail(after count: Int, forGood isForGood: Bool = false) {
    counts.withLock { counts in
      counts.left = count
      counts.isForGood = isForGood
    }
  }

  private func failure(_ path: String) -> FileError {
    FileError(action: "use", path: path, code: 5, reason: "made to fail")
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    let fails = counts.withLock { counts in
      guard file.path.contains(".jsonl") else { return false }
      counts.appends += 1
      guard let left = counts.left else { return false }
      counts.left = left > 0 ? left - 1 : nil
      if left == 0 { counts.isDead = counts.isForGood }
      return left == 0
    }
    if fails { throw failure(file.path) }
    try base.append(bytes, to: file)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    if counts.withLock({ $0.isDead }) { throw failure(file.path) }
    try base.truncate(file, to: byteCount)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    counts.withLock { counts in
      if file.path.contains(".jsonl") { counts.synchronizations += 1 }
    }
    try base.synchronize(file)
  }
}
