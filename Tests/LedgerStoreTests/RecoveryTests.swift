import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What becomes of a log whose end is not as this machine's mark says: a test for each row of the
/// table in the format's contract.
struct RecoveryTests {
  /// A ledger with three entries, and the mark as it was before the last of them.
  private func sample() async throws -> (LedgerFolder, markBefore: Data) {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    _ = try await ledger.perform(AppendEvents([.spent(2_00)]))
    let mark = try MachineFiles(place).mark
    _ = try await ledger.perform(AppendEvents([.spent(3_00)]))
    return (place, mark)
  }

  private func spend(_ place: LedgerFolder) async throws -> [LedgerNotice] {
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
    let result = try await ledger.perform(AppendEvents([.spent(9_00)]))
    guard case .written = result else { throw TestProblem.notWritten }
    return await ledger.drainNotices()
  }

  private enum TestProblem: Error { case notWritten }

  private func refusal(_ place: LedgerFolder) async -> LogError? {
    do {
      _ = try await place.ledger().perform(AppendEvents([.spent(9_00)]))
      return nil
    } catch {
      guard case LedgerError.log(let error) = error else { return nil }
      return error
    }
  }

  private func count(_ place: LedgerFolder) async throws -> Int {
    var count = 0
    try await place.ledger().forEachEvent { _ in
      count += 1
      return true
    }
    return count
  }

  // MARK: - Whole

  @Test func `a log that ends where the mark says is gone on with, and nothing is said`()
    async throws
  {
    let (place, _) = try await sample()
    #expect(try await spend(place) == [])
    #expect(try await count(place) == 5)
  }

  @Test func `whole events that nobody confirmed count, and the next write says so once`()
    async throws
  {
    let (place, before) = try await sample()
    try MachineFiles(place).writeMark(before)
    #expect(try await count(place) == 4)
    let notices = try await spend(place)
    guard case .unconfirmedKept(let first, let count)? = notices.first else {
      Issue.record("nothing was said: \(notices)")
      return
    }
    #expect(first.number == 3 && count == 1 && notices.count == 1)
    #expect(try await spend(place) == [])
  }

  @Test func `whole events that nobody confirmed are stored again before more is written`()
    async throws
  {
    let (place, before) = try await sample()
    let log = try place.log
    let last = try #require(log.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
    try MachineFiles(place).writeMark(before)
    let system = CountingFileSystem()
    _ = try await place.ledger(on: system).perform(AppendEvents([.spent(9_00)]))
    #expect(system.counts.overwritten == [last..<log.count])
    // Before the log is read, its end behind the mark, and the new entry.
    #expect(system.counts.syncCount == 3)
    #expect(try place.log.starts(with: log))
  }

  @Test func `a log that may only be appended to is gone on with behind them`() async throws {
    let (place, before) = try await sample()
    try MachineFiles(place).writeMark(before)
    let system = CountingFileSystem(forbidding: [try place.logPath])
    _ = try await place.ledger(on: system).perform(AppendEvents([.spent(9_00)]))
    #expect(system.counts.overwritten.isEmpty)
    #expect(try await count(place) == 5)
  }

  // MARK: - Torn

  private static let tails: [(name: String, bytes: [UInt8])] = [
    ("one byte", Array("{".utf8)),
    ("half a line", Array("{\"n\":4,\"at\":\"2026-01-02T12".utf8)),
    ("zero bytes", Array(repeating: 0, count: 700)),
    ("half a line and zero bytes", Array("{\"n\":4,\"at\"".utf8) + Array(repeating: 0, count: 50)),
  ]

  @Test(arguments: tails.map(\.name))
  func `a torn end disturbs no reader, and is kept in quarantine by the next write`(
    name: String
  ) async throws {
    let (place, _) = try await sample()
    let tail = try #require(RecoveryTests.tails.first { $0.name == name }).bytes
    let whole = try place.log
    try place.writeLog(whole + tail)
    #expect(try await count(place) == 4)
    let condition = try await place.ledger().condition()
    #expect(condition.isComplete)
    #expect(condition.unfinished.map(\.byteCount) == [tail.count])
    let notices = try await spend(place)
    guard case .tailQuarantined(tail.count, let path)? = notices.first else {
      Issue.record("nothing was said: \(notices)")
      return
    }
    #expect([UInt8](try Data(contentsOf: URL(filePath: path))) == tail)
    #expect(FileManager.default.fileExists(atPath: path + ".note"))
    #expect(try place.log.starts(with: whole))
    var repairs: [LogRepaired] = []
    try await place.ledger().forEachEvent { envelope in
      if case .log(.logRepaired(let repaired)) = envelope.event { repairs.append(repaired) }
      return true
    }
    let copy = try #require(path.split(separator: "/").last)
    #expect(
      repairs
        == [LogRepaired(offset: whole.count, byteCount: tail.count, copy: String(copy))])
    #expect(try await count(place) == 6)
  }

  @Test func `zero bytes that an earlier version wrote ahead are a torn end, and lose nothing`()
    async throws
  {
    let (place, _) = try await sample()
    let files = MachineFiles(place)
    let whole = try place.log
    let room = 4096 - whole.count % 4096
    try place.writeLog(whole + Array(repeating: 0, count: room))
    // Its mark said how many there were.
    let newest = try #require(HighWaterMark(file: Array(try files.mark))?.own)
    let record = EarlierRecord(
      ledger: try files.ledger, writer: newest.writer,
      machine: place.places.machineID, path: place.path, inode: try files.inode(place.path + "/."))
    let mark = """
      {"mark":1,"sequence":0,"writer":"\(newest.writer.text)","inode":"\(newest.inode)",\
      "modified":"0","end":\(newest.end),"room":\(room),"events":4,\
      "at":"\(newest.latestTime.text)","seal":"\(newest.seal.text)"}
      """
    try files.replace(with: record, mark: mark)
    #expect(try await count(place) == 4)
    #expect(try await place.ledger().verify().isComplete)
    let notices = try await spend(place)
    guard case .tailQuarantined(room, _)? = notices.first, notices.count == 1 else {
      Issue.record("said was: \(notices)")
      return
    }
    #expect(try place.log.starts(with: whole))
    #expect(try !place.log.contains(0))
    #expect(try await count(place) == 6)
  }

  @Test func `an unfinished batch is torn at its beginning and not at a line`() async throws {
    let (place, _) = try await sample()
    let whole = try place.log
    _ = try await place.ledger().perform(
      AppendEvents([.spent(4_00), .spent(5_00), .spent(6_00)]))
    let batch = try place.log
    let files = MachineFiles(place)
    // The mark from before the batch, as a machine that died while it wrote would leave it.
    var mark = try files.mark
    let newest = try #require(HighWaterMark(file: Array(mark)))
    let slot = try #require(newest.offset(inFileOf: mark.count))
    mark.replaceSubrange(slot..<slot + 1, with: [UInt8(ascii: "x")])
    try files.writeMark(mark)
    let second = try #require(batch[whole.count...].firstIndex(of: 0x0A))
    try place.writeLog(batch[...second])
    #expect(try await count(place) == 4)
    let notices = try await spend(place)
    guard case .tailQuarantined(let byteCount, _)? = notices.first else {
      Issue.record("nothing was said: \(notices)")
      return
    }
    #expect(byteCount == second + 1 - whole.count)
    #expect(try await count(place) == 6)
  }

  @Test func `a last line without its line feed counts, and the next write puts it back`()
    async throws
  {
    let (place, _) = try await sample()
    let whole = try place.log
    try place.writeLog(whole.dropLast())
    #expect(try await count(place) == 4)
    #expect(try await spend(place) == [.lineFeedAdded(line: 4)])
    #expect(try place.log.starts(with: whole))
  }

  // MARK: - Unexplained

  private static let strangers: [(name: String, bytes: [UInt8])] = [
    ("a line of text", Array("spent 12 at a cafe\n".utf8)),
    ("an object without a seal", Array("{\"n\":4}\n".utf8)),
    ("a line feed", Array("\n".utf8)),
  ]

  @Test(arguments: strangers.map(\.name))
  func `bytes that no write leaves are named, and nothing is written behind them`(
    name: String
  ) async throws {
    let (place, _) = try await sample()
    let bytes = try #require(RecoveryTests.strangers.first { $0.name == name }).bytes
    let log = try place.log + bytes
    try place.writeLog(log)
    #expect(try await count(place) == 4)
    let damage = try #require(try await place.ledger().condition().damage.first)
    #expect(damage.line == 5)
    #expect(await refusal(place) == .damaged(damage))
    #expect(try place.log == log)
  }

  // MARK: - The mark

  @Test(.rows) func `a mark that cannot be read is made anew where the log is whole`() async {
    await each(["", "no mark", String(repeating: "x", count: 8192)]) {
      (bytes: String) async throws in
      let (place, _) = try await sample()
      try MachineFiles(place).writeMark(Data(bytes.utf8))
      #expect(try await spend(place) == [])
      #expect(HighWaterMark(file: Array(try MachineFiles(place).mark))?.own?.eventCount == 5)
    }
  }

  @Test func `without a mark a torn end is left as it is, until a person says so`() async throws {
    let (place, _) = try await sample()
    try MachineFiles(place).writeMark(Data("no mark".utf8))
    let log = try place.log + Array("{\"n\"".utf8)
    try place.writeLog(log)
    guard case .unmarkedTail(_, 4)? = await refusal(place) else {
      Issue.record("it was written behind")
      return
    }
    #expect(try place.log == log)
  }

  @Test func `a mark is written as its slot has been read for ever`() {
    let seal = String(repeating: "0", count: 64)
    var mark = HighWaterMark(path: "/ä")
    mark.sequence = 10
    mark.own = VerifiedLog(
      writer: .sample, inode: .max, modifiedNanoseconds: VerifiedLog.noTime, end: 512,
      eventCount: 12, seal: .beforeFirst, latestTime: .latest, joined: [.sample], reads: 7)
    mark[.other] = VerifiedLog(
      writer: .other, inode: 1, modifiedNanoseconds: 2, end: 3, eventCount: 1,
      seal: .beforeFirst, latestTime: .latest, reads: .max)
    mark.damaged = [.other]
    mark.verifiedAt = .latest
    let body = """
      {"record":2,"sequence":10,"path":"/ä","own":"\(WriterID.sample.text)",\
      "verified":"9999-12-31T23:59:59.999Z","damaged":["\(WriterID.other.text)"]}
      {"writer":"\(WriterID.sample.text)","inode":"18446744073709551615",\
      "modified":"-9223372036854775808","end":512,"events":12,"at":"9999-12-31T23:59:59.999Z",\
      "seal":"\(seal)","joined":["\(LedgerID.sample.text)"],"reads":"7"}
      {"writer":"\(WriterID.other.text)","inode":"1","modified":"2","end":3,"events":1,\
      "at":"9999-12-31T23:59:59.999Z","seal":"\(seal)",\
      "reads":"18446744073709551615"}

      """
    let checksum = SHA256.hash(Array(body.utf8).span.bytes, behind: .zero).text
    #expect(String(decoding: mark.bytes, as: UTF8.self) == body + checksum + "\n")
    #expect(HighWaterMark(file: mark.file) == mark)
  }

  @Test func `a slot of the mark that is damaged leaves the one before`() async throws {
    let (place, before) = try await sample()
    let files = MachineFiles(place)
    let whole = try files.mark
    let newest = try #require(HighWaterMark(file: Array(whole)))
    let older = try #require(HighWaterMark(file: Array(before)))
    let slot = try #require(newest.offset(inFileOf: whole.count))
    for offset in slot..<slot + newest.bytes.count - 1 {
      var mark = whole
      mark[offset] ^= 1
      #expect(HighWaterMark(file: Array(mark)) == older, "byte \(offset)")
    }
  }

  @Test func `what was cut off after a failed sync is asked of the disk, however the log looks`()
    async throws
  {
    let (place, _) = try await sample()
    var looks = stat()
    #expect(try stat(place.logPath, &looks) == 0)
    let store = FileEventStore(
      .folder(place.path), machine: place.places,
      system: FailingFileSystem(failing: .synchronize))
    let ledger = Ledger(store: store, clock: SteadyClock("2026-01-03T00:00:00.000Z"))
    await #expect {
      try await ledger.perform(AppendEvents([.spent(9_00)]))
    } throws: { error in
      (error as? LedgerError)?.isUnknown == true
    }
    // As within one tick of the disk's clock.
    let times = [looks.st_atim, looks.st_mtim]
    #expect(try utimensat(AT_FDCWD, place.logPath, times, 0) == 0)
    let system = CountingFileSystem()
    let next = place.ledger(SteadyClock("2026-01-04T00:00:00.000Z"), on: system)
    _ = try await next.perform(AppendEvents([.spent(9_00)]))
    #expect(system.counts.syncCount == 2)
    #expect(try await count(place) == 5)
  }

  // MARK: - Missing

  @Test(arguments: 1...3, [true, false])
  func `acknowledged events that are gone are named, and nothing is written behind the gap`(
    kept: Int, endsInLineFeed: Bool
  ) async throws {
    let (place, _) = try await sample()
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    let log = Array(lines.prefix(kept).joined().dropLast(endsInLineFeed ? 0 : 1))
    try place.writeLog(log)
    let missing = try #require(try await place.ledger().condition().missing.first)
    #expect(missing.loss == .older && missing.isOwn)
    #expect(missing.seenCount == 4 && missing.count == kept)
    #expect(missing.problem.contains("\(4 - kept) event"))
    #expect(try await count(place) == kept)
    #expect(await refusal(place) == .acknowledgedMissing(missing))
    #expect(try place.log == log)
  }

  @Test func `another log in place of the own one is named, and never gone on with`() async throws {
    let (place, _) = try await sample()
    let writer = try #require(try await place.ledger().writerOfBareNumbers())
    var envelopes: [EventEnvelope] = []
    try await place.ledger().forEachEvent { envelope in
      envelopes.append(copy envelope)
      return true
    }
    envelopes[3].event = .spent(4_00)
    var bytes: [UInt8] = []
    _ = LogLine.write(envelopes, after: .beforeFirst, to: &bytes)
    try place.writeLog(bytes)
    let missing = try #require(try await place.ledger().condition().missing.first)
    #expect(missing.loss == .replaced && missing.writer == writer)
    #expect(await refusal(place) == .acknowledgedMissing(missing))
  }

  @Test func `an own log that is gone is named, and no new ledger is begun in its place`()
    async throws
  {
    let (place, _) = try await sample()
    try FileManager.default.removeItem(atPath: try place.logPath)
    // The next writer makes it anew, and it is younger than anything that is remembered.
    try FileManager.default.removeItem(atPath: place.path + "/lock")
    guard case .acknowledgedMissing(let missing)? = await refusal(place) else {
      Issue.record("a new ledger was begun")
      return
    }
    #expect(missing.loss == .gone && missing.seenCount == 4)
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) {
      _ = try await place.ledger().view(MonthlyBuckets())
    }
  }

  @Test func `a folder of logs that is gone is named as its logs are`() async throws {
    let (place, _) = try await sample()
    try FileManager.default.removeItem(atPath: place.path + "/log")
    #expect(try place.store.reading().condition.missing.map(\.loss) == [.gone])
    guard case .acknowledgedMissing? = await refusal(place) else {
      Issue.record("a new ledger was begun")
      return
    }
  }

  @Test func `a ledger whose only log is gone takes in no other ledger`() async throws {
    let (place, _) = try await sample()
    let other = try LedgerFolder()
    _ = try await other.ledger().perform(AppendEvents([.spent(7)]))
    try FileManager.default.removeItem(atPath: try place.logPath)
    #expect {
      try place.merge(other)
    } throws: { error in
      if case MergeRefusal.otherLedger = error { true } else { false }
    }
    #expect(try place.contents().isEmpty)
  }

  @Test func `a ledger whose only log is gone can be given up`() async throws {
    let (place, _) = try await sample()
    try FileManager.default.removeItem(atPath: try place.logPath)
    #expect(try place.store.acceptOlder().map(\.missing?.loss) == [.gone])
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    #expect(try await count(place) == 2)
  }

  @Test func `zeros in place of events that were stored are no older log`() async throws {
    let (place, _) = try await sample()
    var log = try place.log
    let lines = log.split(separator: 0x0A)
    log.replaceSubrange(lines[2].indices, with: lines[2].map { _ in 0 })
    try place.writeLog(log)
    let missing = try #require(try await place.ledger().condition().missing.first)
    #expect(missing.loss == .unreadable && missing.count == 2 && missing.seenCount == 4)
    #expect(await refusal(place) == .acknowledgedMissing(missing))
    #expect(try place.log == log)
  }

  @Test func `a ledger that is gone as a whole is begun again only where that is said`()
    async throws
  {
    let (place, _) = try await sample()
    try FileManager.default.removeItem(atPath: place.path)
    let gone = LogError.gone(
      path: place.path, eventCount: 4, latest: SteadyClock("2026-01-02T12:00:00.003Z").now())
    await #expect(throws: LedgerError.log(gone)) { try await place.ledger().condition() }
    #expect(await refusal(place) == gone)
    #expect(!FileManager.default.fileExists(atPath: place.path), "nothing is made")
    _ = try await place.ledger(in: place.store, replacesMissing: true)
      .perform(AppendEvents([.spent(1_00)]))
    #expect(try await count(place) == 2)
  }

  @Test func `an emptied folder is begun again only where that is said, and tells what it lacked`()
    async throws
  {
    let (place, _) = try await sample()
    let files = FileManager.default
    let aside = place.folder.path("aside")
    try files.createDirectory(atPath: aside, withIntermediateDirectories: false)
    func move(_ from: String, _ to: String) throws {
      for name in try files.contentsOfDirectory(atPath: from) {
        try files.moveItem(atPath: "\(from)/\(name)", toPath: "\(to)/\(name)")
      }
    }
    try move(place.path, aside)
    let gone = LogError.gone(
      path: place.path, eventCount: 4, latest: SteadyClock("2026-01-02T12:00:00.003Z").now())
    await #expect(throws: LedgerError.log(gone)) { try await place.ledger().condition() }
    #expect(await refusal(place) == gone)
    let event = try await place.ledger(in: place.store, replacesMissing: true)
      .perform(AppendEvents([.spent(1_00)])).outcome[0]
    let other = place.folder.path("other")
    try files.createDirectory(atPath: other, withIntermediateDirectories: false)
    try move(place.path, other)
    try move(aside, place.path)
    let missing = try await place.ledger().condition().missing
    #expect(missing.map(\.writer) == [event.writer])
    #expect(missing.map(\.seenCount) == [2])
  }

  @Test
  func `a folder without logs in the place of one that is gone is no ledger`()
    async throws
  {
    let (place, _) = try await sample()
    let files = FileManager.default
    try files.moveItem(atPath: place.path, toPath: place.folder.path("aside"))
    try files.createDirectory(atPath: "\(place.path)/log", withIntermediateDirectories: true)
    let gone = LogError.gone(
      path: place.path, eventCount: 4, latest: SteadyClock("2026-01-02T12:00:00.003Z").now())
    await #expect(throws: LedgerError.log(gone)) { try await place.ledger().condition() }
    #expect(await refusal(place) == gone)
  }

  @Test func `a ledger that comes back tells what was stored while it was gone`() async throws {
    let (place, _) = try await sample()
    let aside = place.folder.path("aside")
    try FileManager.default.moveItem(atPath: place.path, toPath: aside)
    let event = try await place.ledger(in: place.store, replacesMissing: true)
      .perform(AppendEvents([.spent(1_00)])).outcome[0]
    try FileManager.default.removeItem(atPath: place.path)
    try FileManager.default.moveItem(atPath: aside, toPath: place.path)
    let missing = try await place.ledger().condition().missing
    #expect(missing.map(\.writer) == [event.writer])
    #expect(missing.map(\.seenCount) == [2])
    #expect(await refusal(place) == missing.first.map { .acknowledgedMissing($0) })
    #expect(try place.store.acceptOlder().count == 1)
    #expect(try await place.ledger().condition().missing == [])
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
  }

  @Test func `a ledger that was moved away and is used there is not missed`() async throws {
    let (place, _) = try await sample()
    let there = place.folder.path("there")
    try FileManager.default.moveItem(atPath: place.path, toPath: there)
    let moved = FileEventStore(folder: there, machine: place.places)
    _ = try await place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), in: moved)
      .perform(AppendEvents([.spent(1_00)]))
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    #expect(try await count(place) == 2)
  }

  @Test func `what is missing can be accepted, and a new writer goes on`() async throws {
    let (place, _) = try await sample()
    let writer = try #require(try await place.ledger().writerOfBareNumbers())
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try place.writeLog(lines.prefix(2).joined())
    #expect(try place.store.acceptOlder().map(\.missing?.count) == [2])
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
    let result = try await ledger.perform(AppendEvents([.spent(9_00)]))
    #expect(result.outcome[0].writer != writer)
    #expect(try await ledger.condition().missing == [])
    #expect(try await count(place) == 4)
  }
}
