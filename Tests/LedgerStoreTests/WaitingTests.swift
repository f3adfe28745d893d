import Dispatch
import LedgerModel
import LedgerTestSupport
import Synchronization
import Testing

@testable import LedgerStore

/// Who waits for the ledger's lock waits as long as was said, can leave, and keeps no reader waiting.
///
/// The test holds the lock as another process would; a deadline of an hour shows that nothing here waits
/// for it.
struct WaitingTests {
  /// A ledger with one entry, whose lock the test holds.
  private struct HeldLedger {
    let place: LedgerFolder
    let system = WatchedFileSystem()
    let ledger: Ledger
    private let lock: OpenFile

    init(lockDeadline: Duration = .seconds(3600)) async throws {
      place = try LedgerFolder()
      _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
      ledger = Ledger(
        store: place.store(on: system), clock: SteadyClock(), lockDeadline: lockDeadline)
      lock = try #require(try system.base.lock(place.path + "/lock", deadline: .zero))
    }

    func release() { system.base.close(lock) }

    /// Performs a decision in a task of its own.
    func perform(_ amount: Int64) -> Task<WriteResult<[EventID]>, any Error> {
      Task { [ledger] in try await ledger.perform(AppendEvents([.spent(amount)])) }
    }

    /// Puts a decision in line behind what waits for the lock.
    func line(_ amount: Int64) async -> Task<WriteResult<[EventID]>, any Error> {
      let (isInLine, inLine) = AsyncStream.makeStream(of: Void.self)
      let task = Task { [ledger] in
        let answer = PerformedDecision<AppendEvents>.Answer()
        return try await answer.value {
          ledger.arrive {
            PerformedDecision(AppendEvents([.spent(amount)]), key: nil, answer: answer)
          }
          inLine.finish()
        }
      }
      for await _ in isInLine {}
      return task
    }

    func entryCount() async throws -> Int {
      Array(try await ledger.view(EntryRegister()).newest).count
    }

    /// What another process reads.
    func lineCount() throws -> Int { try place.log.count { $0 == 0x0A } }
  }

  @Test(arguments: [Duration.zero, .milliseconds(-5), .milliseconds(5)])
  func
    `a write that waits past the deadline which the ledger was given is refused, and not written`(
      deadline: Duration
    ) async throws
  {
    let held = try await HeldLedger(lockDeadline: deadline)
    let lock = held.place.path + "/lock"
    await #expect(throws: LedgerError.log(.locked(path: lock))) {
      try await held.ledger.perform(AppendEvents([.spent(2)]))
    }
    await #expect(throws: LedgerError.log(.locked(path: lock))) {
      try await held.ledger.repairEnd()
    }
    #expect(throws: LogError.locked(path: lock)) {
      try held.place.store.acceptOlder(lockDeadline: deadline)
    }
    #expect(try held.lineCount() == 2)
    held.release()
    // A patient one: what another test starts at this moment still has the lock's file open.
    _ = try await held.place.ledger().perform(AppendEvents([.spent(3)]))
    #expect(try held.lineCount() == 3)
  }

  @Test func `a ledger in memory keeps the same deadline`() async throws {
    let store = InMemoryEventStore()
    let ledger = Ledger(
      store: store, clock: SteadyClock(), opening: LedgerOpening(currency: .usd),
      lockDeadline: .zero)
    _ = try await ledger.begin()
    let (isHeld, held) = AsyncStream.makeStream(of: Void.self)
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue(label: "another writer").async {
      try? store.whileLocked(deadline: .zero) { _ in
        held.finish()
        isOver.wait()
      }
    }
    for await _ in isHeld {}
    await #expect(throws: LedgerError.log(.locked(path: "memory"))) {
      try await ledger.perform(AppendEvents([.spent(2)]))
    }
    isOver.signal()
    let patient = Ledger(store: store, clock: SteadyClock())
    #expect(try await patient.perform(AppendEvents([.spent(2)])).outcome.map(\.number) == [1])
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .nanoseconds(1)])
  func `a deadline of any length can be waited for`(deadline: Duration) async throws {
    let place = try LedgerFolder()
    let ledger = Ledger(
      store: place.store, opening: LedgerOpening(currency: .usd), lockDeadline: deadline)
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    let memory = Ledger(
      store: InMemoryEventStore(), opening: LedgerOpening(currency: .usd), lockDeadline: deadline)
    _ = try await memory.perform(AppendEvents([.spent(1)]))
    switch deadline.ofWaiting {
    case .nanoseconds(let count): #expect((0...Int.max / 2).contains(count))
    default: Issue.record("no nanoseconds")
    }
  }

  @Test func `who is cancelled while waiting for another process leaves at once, unwritten`()
    async throws
  {
    let held = try await HeldLedger()
    let first = held.perform(2)
    await held.system.waitForLock()
    let second = await held.line(3)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    held.release()
    #expect(try await second.value.outcome.map(\.number) == [2])
    #expect(try held.lineCount() == 3)
    #expect(try await held.entryCount() == 2)
  }

  @Test func `who is cancelled in the ledger's own line leaves at once, and the others stay in it`()
    async throws
  {
    let held = try await HeldLedger()
    let first = held.perform(2)
    await held.system.waitForLock()
    let second = await held.line(3)
    let third = await held.line(4)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    held.release()
    let numbers = try await [first.value, third.value].flatMap(\.outcome).map(\.number)
    #expect(numbers == [2, 3])
    #expect(try held.lineCount() == 4)
  }

  @Test func `making a ledger and repairing its end are cancelled while they wait, too`()
    async throws
  {
    let held = try await HeldLedger()
    let repair = Task { [ledger = held.ledger] in try await ledger.repairEnd() }
    await held.system.waitForLock()
    repair.cancel()
    await #expect(throws: CancellationError.self) { try await repair.value }
    held.release()

    let empty = try LedgerFolder()
    let system = WatchedFileSystem()
    try system.base.makeFolder(empty.path)
    let lock = try #require(try system.base.lock(empty.path + "/lock", deadline: .zero))
    let ledger = Ledger(
      store: empty.store(on: system), opening: LedgerOpening(currency: .usd),
      lockDeadline: .seconds(3600))
    let beginning = Task { try await ledger.begin() }
    await system.waitForLock()
    beginning.cancel()
    await #expect(throws: CancellationError.self) { try await beginning.value }
    system.base.close(lock)
    #expect(try await ledger.begin())
  }

  @Test func `a task that was cancelled before it performs anything writes nothing`() async throws {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    let (isReady, ready) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in isReady {}
      return try await ledger.perform(AppendEvents([.spent(1)]))
    }
    task.cancel()
    ready.finish()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try place.store.logCount() == 0)
  }

  @Test func `a write that has begun is not cancelled, and its end is told`() async throws {
    let held = try await HeldLedger()
    let task = held.perform(2)
    held.system.onAppend { task.cancel() }
    held.release()
    #expect(try await task.value.outcome.map(\.number) == [2])
    #expect(task.isCancelled)
    #expect(try held.lineCount() == 3)
  }

  @Test func `reading does not wait behind a write that waits for the lock`() async throws {
    let held = try await HeldLedger()
    let write = held.perform(2)
    await held.system.waitForLock()
    let ledger = held.ledger
    #expect(try await held.entryCount() == 1)
    #expect(try await ledger.condition().isComplete)
    #expect(try await ledger.verify().isComplete)
    var count = 0
    try await ledger.forEachEvent { _ in
      count += 1
      return true
    }
    #expect(count == 2)
    #expect(try await ledger.preview(AppendEvents([.spent(3)])).events.map(\.id.number) == [2])
    for try await value in ledger.values(of: MonthlyBuckets()) {
      #expect(value == (try await ledger.view(MonthlyBuckets())))
      break
    }
    _ = ledger.today
    #expect(try held.lineCount() == 2)
    held.release()
    _ = try await write.value
    #expect(try await held.entryCount() == 2)
  }
}

/// The real file system, which tells when the lock is asked for and calls when a log is added to.
private final class WatchedFileSystem: ForwardingFileSystem {
  let base = SystemCalls()
  private let locks: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) =
    AsyncStream.makeStream(of: Void.self)
  private let appending = Mutex<@Sendable () -> Void>({})

  /// Returns once somebody has asked for the lock.
  func waitForLock() async {
    for await _ in locks.stream { return }
  }

  /// What is called before each write to a log.
  func onAppend(_ body: @escaping @Sendable () -> Void) {
    appending.withLock { $0 = body }
  }

  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    locks.continuation.yield()
    return try base.lock(path, deadline: deadline)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    if file.path.hasSuffix(".jsonl") { appending.withLock { $0 }() }
    try base.append(bytes, to: file)
  }
}
