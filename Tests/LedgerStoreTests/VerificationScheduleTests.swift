import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// When every line is verified again, whatever its file looks like.
struct VerificationScheduleTests {
  private static let last = SteadyClock("2026-03-01T12:00:00.000Z").now()

  static let cases: [(bytes: Int, now: String, isDue: Bool)] = [
    (1000, "2026-03-01T12:00:00.000Z", false),
    (1000, "2026-03-08T11:59:59.999Z", false),
    (1000, "2026-03-08T12:00:00.000Z", true),
    (16 << 20, "2026-03-08T12:00:00.000Z", true),
    (16 << 20 + 1, "2026-03-08T12:00:00.000Z", false),
    (1 << 30, "2026-03-31T11:59:59.999Z", false),
    (1 << 30, "2026-03-31T12:00:00.000Z", true),
    // A clock that was ahead, by a delay and by more.
    (1000, "2026-03-01T00:00:00.000Z", false),
    (1000, "2026-02-28T11:59:59.999Z", true),
  ]

  @Test(arguments: cases)
  func `small logs are verified every week, and larger ones every month`(
    _ bytes: Int, _ now: String, _ isDue: Bool
  ) {
    let schedule = VerificationSchedule(last: VerificationScheduleTests.last, byteCount: bytes)
    #expect(schedule.isDue(at: SteadyClock(now).now()) == isDue)
  }

  @Test func `what was never verified is due`() {
    #expect(VerificationSchedule(last: nil, byteCount: 1).isDue(at: .earliest))
  }

  @Test func `a bit that rots under an old date is found by the next verification`() async throws {
    let place = try LedgerFolder()
    let written = SteadyClock("2026-03-01T00:00:00.000Z")
    _ = try await place.ledger(written).perform(AppendEvents([.spent(10_00), .spent(20_00)]))
    #expect(try await place.ledger(written).conditionVerifiedWhenDue().isComplete)
    try rot(place)
    for (day, isWhole) in [("2026-03-07", true), ("2026-03-08", false), ("2026-03-09", false)] {
      let clock = SteadyClock("\(day)T00:00:00.000Z")
      #expect(try await place.ledger(clock).conditionVerifiedWhenDue().isComplete == isWhole)
    }
    // From then on every reader is told, and nothing is written after it.
    #expect(try await !place.ledger(written).condition().isComplete)
    await #expect(throws: LedgerError.self) {
      _ = try await place.ledger(written).perform(AppendEvents([.spent(1)]))
    }
  }

  @Test func `who reads a ledger for the first time verifies it once`() async throws {
    var place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents((0..<2000).map { .spent(Int64($0) + 1) }))
    let size = try place.log.count
    place.machine = "b"
    let system = CountingFileSystem()
    for (index, day) in ["2026-03-01", "2026-03-02", "2026-03-08"].enumerated() {
      let ledger = place.ledger(SteadyClock("\(day)T00:00:00.000Z"), on: system)
      system.reset()
      #expect(try await ledger.conditionVerifiedWhenDue().isComplete)
      #expect(try await ledger.condition().verifiedAt != nil)
      let byteCount = system.counts.readByteCount
      #expect((index == 1 ? byteCount : byteCount - size) < size / 2, "\(day)")
      #expect(index == 1 || byteCount >= size)
    }
    // A process that lives on verifies again when that is due.
    let ledger = place.ledger(SteadyClock("2026-04-01T00:00:00.000Z"), on: system)
    #expect(try await ledger.conditionVerifiedWhenDue().isComplete)
    system.reset()
    #expect(try await ledger.conditionVerifiedWhenDue().isComplete)
    #expect(system.counts.readByteCount < size / 2)
  }

  /// Changes an amount, and nothing that the file system tells of the file.
  private func rot(_ place: LedgerFolder) throws {
    let path = try place.logPath
    var status = stat()
    #expect(stat(path, &status) == 0)
    let text = String(decoding: try place.log, as: UTF8.self)
    try place.writeLog(text.replacing("\"10.00\"", with: "\"50.00\"").utf8)
    var times = [status.st_atim, status.st_mtim]
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
  }
}
