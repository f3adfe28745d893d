import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// The lines of logs as they stand there.
struct RecordedLineTests {
  @Test func `the lines of one log are its bytes`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(45_00)]))
    _ = try await place.ledger().perform(AppendEvents([.spent(5_00), .spent(6_00)]))
    let lines = try await lines(of: place.ledger())
    #expect(lines.flatMap { $0.bytes + [0x0A] } == (try place.log))
    #expect(lines.map(\.id.number) == [0, 1, 2, 3])
    #expect(lines.map(\.type) == ["LogOpened", "ExpenseAdded", "ExpenseAdded", "ExpenseAdded"])
  }

  @Test func `the lines of several logs come in the order of their events`() async throws {
    var place = try LedgerFolder()
    let clock = SteadyClock()
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(1_00)]))
    place.machine = "b"
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(2_00)]))
    place.machine = "a"
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(3_00)]))
    let ledger = place.ledger(clock)
    let lines = try await lines(of: ledger)
    var ids: [EventID] = []
    try await ledger.forEachEvent { envelope in
      ids.append(envelope.id)
      return true
    }
    #expect(lines.map(\.id) == ids)
    #expect(Set(lines.map(\.id.writer)).count == 2)
    #expect(lines.map(\.recordedAt) == lines.map(\.recordedAt).sorted())
  }

  @Test func `a store in memory gives out the lines that its events would be`() async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    _ = try await ledger.perform(AppendEvents([.spent(45_00)]))
    let lines = try await lines(of: ledger)
    #expect(lines.map(\.id.number) == [0, 1])
    #expect(String(decoding: lines[1].bytes, as: UTF8.self).hasPrefix(#"{"n":1,"at":""#))
  }

  @Test func `reading stops where it is told to, and needs a ledger`() async throws {
    let place = try LedgerFolder()
    await #expect(throws: LedgerError.log(.noLedger(path: place.path))) {
      try await lines(of: place.ledger())
    }
    _ = try await place.ledger().perform(AppendEvents([.spent(45_00)]))
    var count = 0
    try await place.ledger().forEachLine { _ in
      count += 1
      return false
    }
    #expect(count == 1)
  }

  @Test func `a line that lost a part since it was verified is not given out`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(45_00, said: "at the corner")]))
    let system = SystemCalls()
    var bytes = try place.log
    let lost = try #require(bytes.firstRange(of: Array("the corner".utf8)))
    bytes.replaceSubrange(lost, with: repeatElement(0, count: lost.count))
    try place.writeLog(bytes)
    let file = try system.open(try place.logPath, .read)
    defer { system.close(file) }
    var cursor = LogCursor(
      system, file, writer: try #require(WriterID("abcd")), number: 0, from: 0, to: bytes.count,
      parts: [], newer: [:])
    cursor.includesNewer = true
    try cursor.advance()
    #expect(try cursor.recordedLine().id.number == 0)
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    try cursor.advance()
    do throws(LogError) {
      _ = try cursor.recordedLine()
      Issue.record("it was given out")
    } catch {
      guard case .damaged(let damage) = error else { throw error }
      #expect(damage.line == 2 && damage.offset == start)
      let byte = lost.lowerBound - start + 1
      let reason = "it changed after it was verified: it holds a zero (byte \(byte))"
      #expect(damage.reason == reason)
    }
  }

  private func lines(of ledger: Ledger) async throws -> [RecordedLine] {
    var lines: [RecordedLine] = []
    try await ledger.forEachLine { line in
      lines.append(line)
      return true
    }
    return lines
  }
}
