import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// A task on the ledger's own thread that adds one entry after the other keeps the lock meanwhile.
struct KeptLockTests {
  private let place: LedgerFolder
  private let system = CountingFileSystem()
  private let store: FileEventStore
  private let ledger: Ledger

  init() async throws {
    place = try LedgerFolder()
    store = place.store(on: system)
    ledger = place.ledger(in: store)
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    system.reset()
  }

  private var lockPath: String { place.path + "/lock" }

  @Test func `one entry after the other takes the lock once for many, and a sync for each`()
    async throws
  {
    let system = CountingFileSystem(isTimeless: true)
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
    let lockCounts = try await ledger.onOwnThread {
      var lockCounts: [Int] = []
      for amount in 1...150 {
        let result = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
        #expect(result.outcome.map(\.number) == [amount + 1])
        lockCounts.append(system.counts.lockCount)
      }
      return lockCounts
    }
    #expect(lockCounts == Array(repeating: 1, count: 128) + Array(repeating: 2, count: 22))
    #expect(system.counts.syncCount == 150)
    #expect(try await place.ledger().condition().isComplete)
  }

  @Test func `other tasks give the lock back after each write`() async throws {
    for amount in 1...5 {
      _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
    }
    #expect(system.counts.lockCount == 5)
  }

  @Test func `another writer comes between as soon as the task waits for something else`()
    async throws
  {
    let other = place.ledger()
    let numbers = try await ledger.onOwnThread { [ledger] in
      var numbers: [Int] = []
      for amount in 1...5 {
        for ledger in [ledger, other] {
          let result = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
          numbers += result.outcome.map(\.number)
        }
      }
      return numbers
    }
    #expect(numbers == Array(2..<12))
    #expect(try await place.ledger().condition().isComplete)
  }

  @Test func `a task that is busy with something else keeps no other writer out for long`()
    async throws
  {
    let lock = try await ledger.onOwnThread { [ledger, lockPath] in
      _ = try await ledger.perform(AppendEvents([.spent(1)]))
      return try SystemCalls().lock(lockPath, deadline: .seconds(5), isLast: false)
    }
    SystemCalls().close(try #require(lock))
  }

  @Test func `the store locks for something else although it keeps the lock`() async throws {
    try await ledger.onOwnThread { [ledger, store] in
      _ = try await ledger.perform(AppendEvents([.spent(1)]))
      SystemCalls().close(try store.lock(deadline: .milliseconds(1)).file)
    }
  }

  @Test func `what somebody changed in the log while the lock was kept is found`() async throws {
    let path = try place.logPath
    let whole = try place.log
    await #expect(throws: LedgerError.self) {
      try await ledger.onOwnThread { [ledger] in
        _ = try await ledger.perform(AppendEvents([.spent(1)]))
        // An older copy in its place, as a restored backup is.
        try FileManager.default.removeItem(atPath: path)
        try Data(whole).write(to: URL(filePath: path))
        _ = try await ledger.perform(AppendEvents([.spent(2)]))
      }
    }
    #expect(try place.log == whole)
  }
}
