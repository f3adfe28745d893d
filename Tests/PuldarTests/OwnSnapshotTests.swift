import Foundation
import LedgerTestSupport
import Puldar
import Synchronization
import Testing

/// A projection of an app's own is kept for its next start.
@Suite struct OwnSnapshotTests {
  private let folder: TemporaryFolder
  private let day = CalendarDay.known("2026-01-05")

  init() throws { folder = try TemporaryFolder() }

  private func ledger() -> Ledger {
    Ledger.open(
      folder.path("budget"), currency: .eur, machine: MachinePlaces(in: folder.path("machine")))
  }

  private func fill() async throws {
    let ledger = ledger()
    for _ in 0..<5 {
      let entries = (0..<900).map { number in
        NewEntry.expense(
          Money(minorUnits: Int64(number % 97 + 1), currency: .eur), in: .dining, on: day)
      }
      _ = try await ledger.perform(AddEntries(entries, today: day))
    }
  }

  /// What another start of the app shows, and how many changes it folded for it.
  private func start<P: Counting>(_ start: P) async throws -> (shown: P, folded: Int) {
    let before = P.counter.withLock { $0 }
    let shown = try await ledger().view(start)
    return (shown, P.counter.withLock { $0 } - before)
  }

  @Test func `it is folded once, and goes on from there in the next process`() async throws {
    try await fill()
    let first = try await start(Spent())
    #expect(first.folded == 4500)
    let second = try await start(Spent())
    #expect(second.shown == first.shown && second.folded == 0)
    _ = try await ledger().perform(
      AddEntries(
        NewEntry.expense(Money(minorUnits: 5, currency: .eur), in: .dining, on: day), today: day))
    let third = try await start(Spent())
    #expect(third.folded == 1 && third.shown.cents == first.shown.cents + 5)
    // Another version, and one that begins otherwise, are folded from the first event.
    #expect(try await start(SpentAnew()).folded == 4501)
    let ahead = try await start(Spent(cents: 100))
    #expect(ahead.folded == 4501 && ahead.shown.cents == third.shown.cents + 100)
    #expect(try await start(Spent()).shown == third.shown)
  }

  @Test func `without its file, or with one that is spoilt, every answer is the same`()
    async throws
  {
    try await fill()
    let first = try await start(Kept())
    let paths = try #require(
      FileManager.default.enumerator(atPath: folder.path("machine"))?.allObjects as? [String])
    let name = try #require(paths.first { $0.hasSuffix(".own-kept") })
    let file = URL(filePath: folder.path("machine/\(name)"))
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    for spoilt in [bytes, Data(bytes.prefix(40)), Data()] {
      try spoilt.write(to: file)
      let again = try await start(Kept())
      #expect(again.shown == first.shown && again.folded == 4500)
      #expect(try await start(Kept()).folded == 0)
    }
    try FileManager.default.removeItem(at: file)
    #expect(try await start(Kept()).folded == 4500)
  }
}

/// It counts how many changes it took in, in all of its values.
private protocol Counting: FigureProjection {
  static var counter: Mutex<Int> { get }
}

private struct Spent: Counting, KeptProjection, Codable {
  static let counter = Mutex(0)
  static let snapshotName = "spent"
  static let snapshotVersion: UInt32 = 1

  private(set) var cents: Int64 = 0

  init() {}
  init(cents: Int64) { self.cents = cents }

  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    Self.counter.withLock { $0 += 1 }
    cents += (change.now?.amount.minorUnits ?? 0) - (change.was?.amount.minorUnits ?? 0)
  }
}

/// The same with another version.
private struct SpentAnew: Counting, KeptProjection, Codable {
  static let counter = Mutex(0)
  static let snapshotName = "spent"
  static let snapshotVersion: UInt32 = 2

  private(set) var count = 0

  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    Self.counter.withLock { $0 += 1 }
    count += 1
  }
}

private struct Kept: Counting, KeptProjection, Codable {
  static let counter = Mutex(0)
  static let snapshotName = "kept"
  static let snapshotVersion: UInt32 = 1

  private(set) var count = 0

  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    Self.counter.withLock { $0 += 1 }
    count += 1
  }
}
