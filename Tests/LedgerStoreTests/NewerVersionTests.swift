import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// If a newer version wrote last on a machine, nothing that it left there hides from this one that
/// a line is not understood.
struct NewerVersionTests {
  /// What a newer version wrote, and whose log it wrote to.
  struct Case: Sendable {
    var line: NewerVersion.Line
    var isOwn: Bool
  }

  static let cases = NewerVersion.Line.allCases.flatMap { line in
    [true, false].map { Case(line: line, isOwn: $0) }
  }

  private var place: LedgerFolder

  init() async throws {
    place = try LedgerFolder()
    place.cache = "cache"
    _ = try await ledger(of: place).perform(AppendEvents([.income(4_000_00, from: "2026-01-01")]))
    for number in 1...6 {
      _ = try await ledger(of: place).perform(AppendEvents([.spent(Int64(number) * 100)]))
    }
    var other = place
    other.machine = "b"
    other.cache = nil
    _ = try await ledger(of: other).perform(AppendEvents([.spent(50)]))
    for _ in 0..<2 { _ = try await figures(place) }
  }

  private func ledger(of place: LedgerFolder) -> Ledger {
    Ledger(
      store: place.store, clock: SteadyClock("2026-01-03T00:00:00.000Z"),
      opening: LedgerOpening(currency: .usd, deviceName: "test"),
      lengths: LogLengths(derivedTail: 1, latestCount: 1, blockLineCount: 1))
  }

  private func perform(_ decision: some LedgerDecision) async throws {
    _ = try await ledger(of: place).perform(decision)
  }

  private func figures(_ place: LedgerFolder) async throws -> MonthBudget {
    let ledger = ledger(of: place)
    _ = try await ledger.view(LatestSums())
    _ = try await ledger.view(AccountSums())
    return try await ledger.view(MonthlyBuckets()).month(CalendarMonth(reading: "2026-01"))
  }

  private func mark() throws -> HighWaterMark {
    let mark = HighWaterMark(file: Array(try MachineFiles(place).mark))
    return try #require(mark)
  }

  @Test func `a log in a format that only a newer version knows is read by none, and not mended`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1), .spent(2)]))
    var (log, seal) = ("", Seal.beforeFirst)
    for line in String(decoding: try place.log, as: UTF8.self).split(separator: "\n") {
      let body = line.dropLast(75).replacing("\"format\":1", with: "\"format\":2")
      seal = Seal(of: Array(body.utf8).span.bytes, after: seal)
      log += "\(body),\"seal\":\"\(seal.text)\"}\n"
    }
    try place.writeLog(Array(log.utf8))
    var other = place
    other.machine = "b"
    for place in [place, other] {
      let ledger = place.ledger()
      await expectError("log.newerVersion") { try await ledger.view(EntryRegister()) }
      await expectError("log.newerVersion") { try await ledger.perform(AppendEvents([.spent(3)])) }
      await #expect(throws: (any Error).self) { try await ledger.repair(.byItself) }
      await #expect(throws: (any Error).self) { try await ledger.backUp(to: place.path + ".tar") }
    }
    #expect(try place.log == Array(log.utf8))
    #expect(!FileManager.default.fileExists(atPath: place.path + "/quarantine"))
  }

  private func writer(isOwn: Bool) throws -> WriterID {
    let mark = try mark()
    return try #require(isOwn ? mark.own?.writer : mark.others.first?.writer)
  }

  /// Decisions of every kind: what each of them asks of the ledger's state differs.
  private static let decisions: [any LedgerDecision] = [
    AddEntries(
      .expense(Money(minorUnits: 5_00, currency: .usd), in: .dining, on: .known("2026-01-02")),
      today: .known("2026-01-02")),
    AppendEvents([.spent(1_00)]), UndoEvent(), RedoEvent(),
    SetWeekStart(.sunday),
  ]

  @Test(.rows) func `its line is seen and nothing is written, as if nothing was remembered`() async
  {
    await each(Self.cases) { (row: Case) async throws in
      let tests = try await NewerVersionTests()
      let (place, log) = (tests.place, tests.place.log(try tests.writer(isOwn: row.isOwn)))
      let before = try await tests.figures(place)
      try NewerVersion(on: place.places).write(row.line, to: log)
      let bytes = try Data(contentsOf: URL(filePath: log))
      let mark = try MachineFiles(place).mark
      var stranger = place
      stranger.machine = "c"
      stranger.cache = nil
      let condition = try place.store.reading().condition
      #expect(condition.newerEvents.count == 1)
      #expect(condition.newerEvents == (try stranger.store.reading().condition.newerEvents))
      #expect(try await tests.figures(place) == before)
      #expect(try await tests.figures(stranger) == before)
      for decision in Self.decisions {
        await expectError("log.newerVersion", "\(decision)") {
          try await tests.perform(decision)
        }
      }
      #expect(try Data(contentsOf: URL(filePath: log)) == bytes)
      // It finds all as it left it.
      #expect(try MachineFiles(place).mark == mark)
    }
  }

  @Test func `what another version understood is read once more, and remembered`() async throws {
    var other = try mark()
    other.own?.reads = 1
    var device = try #require(other.others.first)
    device.reads = 1
    other[device.writer] = device
    other.sequence += 1
    let files = MachineFiles(place)
    try files.writeMark(Data(other.file))
    _ = try await figures(place)
    let now = try mark()
    #expect(now.own?.reads == LedgerVersion.reads && now.others.first?.reads == LedgerVersion.reads)
    #expect(now.own?.modifiedNanoseconds == other.own?.modifiedNanoseconds)
    let kept = try files.mark
    _ = try await figures(place)
    #expect(try files.mark == kept)
  }

  @Test func `a log that was cut is asked of the disk, whichever version understood it`() throws {
    let whole = try #require(try mark().own)
    var cut = whole
    cut.modifiedNanoseconds = VerifiedLog.noTime
    cut.reads = 1
    var known = cut
    known.takeReads(of: whole)
    #expect(known == cut)
    known.takeReads(of: nil)
    #expect(known == cut)
  }
}
