import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A ledger that is read without being remembered.
struct ReadOnlyStoreTests {
  private let place: LedgerFolder

  init() throws {
    var place = try LedgerFolder()
    place.cache = "cache"
    self.place = place
  }

  private func reader(
    since heads: [VerifiedHead] = [], on system: any FileSystem = SystemCalls()
  ) -> Ledger {
    Ledger(
      store: FileEventStore(
        .folder(place.path), machine: place.places, system: system,
        observed: heads.map { $0.log }), clock: SteadyClock())
  }

  private func spend(_ count: Int) async throws {
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents((0..<count).map { .spent(Int64($0) + 1) }))
    // What it keeps for the next process is written after the answer.
    _ = await ledger.drainNotices()
  }

  /// Every file below the folder, with its bytes and its time.
  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: place.folder.path) {
      let path = place.folder.path(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      files[name] =
        "\(attributes[.modificationDate] ?? "") \(FileManager.default.contents(atPath: path) ?? Data())"
    }
    return files
  }

  @Test func `reading changes no file, neither the ledger's nor this machine's`() async throws {
    try await spend(4100)
    let before = try files()
    let places = place.places
    let ledger = Ledger(
      store: FileEventStore(reading: place.path, machine: places), clock: SteadyClock())
    _ = try await ledger.summary(by: .account)
    _ = try await ledger.verifiedHeads()
    _ = try await ledger.verify()
    _ = try await ledger.condition()
    #expect(try files() == before)
    #expect(before.count > 4)
  }

  @Test func `a place for this machine's records is not needed`() async throws {
    try await spend(3)
    let nowhere = MachinePlaces(stateFolder: "", machineID: "", deviceName: "")
    let ledger = Ledger(
      store: FileEventStore(reading: place.path, machine: nowhere), clock: SteadyClock())
    #expect(try await ledger.summary(by: .month).summary.eventCount == 4)
    #expect(try await ledger.summary(by: .month).summary.sums.values.first?.spent == 6)
  }

  @Test func `after known heads only what follows is read to verify, and figures are the same`()
    async throws
  {
    try await spend(2000)
    let (heads, id, isComplete) = try await reader().verifiedHeads()
    #expect(heads.map(\.eventCount) == [2001])
    #expect(heads.map(\.byteCount) == [try place.log.count])
    #expect(id.count == 26)
    #expect(isComplete)
    try await spend(10)
    let all = CountingFileSystem()
    _ = try await reader(on: all).verifiedHeads()
    let rest = CountingFileSystem()
    let later = try await reader(since: heads, on: rest).verifiedHeads().heads
    #expect(all.counts.readByteCount > 500_000)
    #expect(rest.counts.readByteCount < 100_000)
    #expect(later.map(\.eventCount) == [2011])
    #expect(try await reader(since: heads).summary(by: .month) == reader().summary(by: .month))
    #expect(try await reader(since: later).verifiedHeads().heads == later)
  }

  @Test func `figures that were kept are used if they fit, and are the same without them`()
    async throws
  {
    try await spend(4100)
    _ = try await place.ledger().view(MonthlyBuckets())
    try await spend(5)
    let heads = try await reader().verifiedHeads().heads
    let system = CountingFileSystem()
    let summary = try await reader(since: heads, on: system).summary(by: .category)
    #expect(system.counts.readByteCount < 100_000)
    try FileManager.default.removeItem(atPath: place.folder.path("cache"))
    system.reset()
    #expect(try await reader(since: heads, on: system).summary(by: .category) == summary)
    #expect(system.counts.readByteCount > 1_000_000)
  }

  @Test func `a head is the same after it was written and read`() async throws {
    try await spend(3)
    let heads = try await reader().verifiedHeads().heads
    #expect(try heads.map { try VerifiedHead(json: $0.json) } == heads)
    for text in ["", "{}", "{\"writer\":\"\"}", heads[0].json + "x", "[1]"] {
      #expect(throws: UnreadableText.self) { try VerifiedHead(json: text) }
    }
  }

  /// What happened to a log after its head was kept, and what is said.
  static let losses: [(change: @Sendable (inout [UInt8]) -> Void, said: String)] = [
    ({ $0.removeLast(200) }, "is damaged from event"),
    ({ $0 = LogBytes.sealed(Array(LogBytes.lines($0)[..<4])) }, "is 3 events older"),
    (
      { bytes in
        var events = LogBytes.lines(bytes)
        events[2] = LogBytes.changed(events[2])
        bytes = LogBytes.sealed(events)
      }, "is not the log that was last used here"
    ),
  ]

  @Test(arguments: losses.indices)
  func `events that were verified and are no longer there are missing`(
    _ number: Int
  ) async throws {
    for _ in 0..<6 { try await spend(1) }
    let heads = try await reader().verifiedHeads().heads
    var bytes = try place.log
    Self.losses[number].change(&bytes)
    try place.writeLog(bytes)
    let error = await #expect(throws: LedgerError.self) {
      try await reader(since: heads).summary(by: .month)
    }
    let problem = error?.problem ?? ""
    #expect(problem.contains(Self.losses[number].said), "\(problem)")
  }

  @Test func `a byte that changed after the known head is damage with its line and byte`()
    async throws
  {
    try await spend(3)
    let heads = try await reader().verifiedHeads().heads
    try await spend(2)
    var bytes = try place.log
    let start = heads[0].byteCount
    bytes[start + 60] ^= 1
    try place.writeLog(bytes)
    let error = await #expect(throws: LedgerError.self) {
      try await reader(since: heads).verifiedHeads()
    }
    guard case .log(.damaged(let damage))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(damage.line == 5)
    #expect(damage.offset == start)
  }

  @Test func `an unfinished write at the end is left out, and told as incomplete`() async throws {
    try await spend(3)
    var bytes = try place.log
    let whole = bytes.count
    bytes += Array(#"{"n":4,"at":"2026"#.utf8)
    try place.writeLog(bytes)
    let (heads, _, isComplete) = try await reader().verifiedHeads()
    #expect(heads.map(\.byteCount) == [whole])
    #expect(!isComplete)
    let summary = try await reader().summary(by: .month).summary
    #expect(summary.eventCount == 4)
    #expect(summary.incompleteCount == 1)
  }

  @Test func `a file with several names is read, and a link or a pipe is none`() async throws {
    try await spend(3)
    let single = place.folder.path("one.jsonl")
    try FileManager.default.linkItem(atPath: try place.logPath, toPath: single)
    let ledger = Ledger(
      store: FileEventStore(reading: single, machine: place.places), clock: SteadyClock())
    #expect(try await ledger.summary(by: .month).summary.eventCount == 4)
    let pipe = place.folder.path("pipe.jsonl")
    #expect(mkfifo(pipe, 0o600) == 0)
    let piped = Ledger(store: FileEventStore(reading: pipe, machine: place.places))
    await #expect(throws: LedgerError.self) { try await piped.summary(by: .month) }
  }
}

/// The lines of a log, apart and sealed again.
private enum LogBytes {
  static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.dropLast(LogLine.sealByteCount))
    }
  }

  static func changed(_ line: String) -> String {
    line.replacing("\"amount\":\"0.0", with: "\"amount\":\"9.0")
  }

  static func sealed(_ lines: [String]) -> [UInt8] {
    var (bytes, seal): ([UInt8], Seal) = ([], .beforeFirst)
    for line in lines {
      seal = Seal(of: Array(line.utf8).span.bytes, after: seal)
      bytes += Array(#"\#(line),"seal":"\#(seal.text)"}"#.utf8) + [10]
    }
    return bytes
  }
}
