import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Who adds line after line under one lock writes over room behind the last line; it is no part of the
/// log, for whoever reads.
struct LogRoomTests {
  private let place: LedgerFolder
  private let system = CountingFileSystem(isTimeless: true)
  private let ledger: Ledger

  init() async throws {
    place = try LedgerFolder()
    ledger = place.ledger(on: system)
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    // The names of the files must be older than a tick of the clock.
    try await Task.sleep(for: .milliseconds(60))
  }

  /// A moment of a task that adds one entry after the other.
  private struct Moment {
    var log: [UInt8]
    var mark: VerifiedLog?
    var counts: CountingFileSystem.Counts

    /// How many zero bytes stand at the end.
    var room: Int { log.reversed().prefix { $0 == 0 }.count }
  }

  /// Adds entries on the ledger's own thread.
  ///
  /// - Returns: What stood there after each of them.
  private func spend(_ count: Int) async throws -> [Moment] {
    try await ledger.onOwnThread { [ledger, place, system] in
      var moments: [Moment] = []
      for amount in 0..<count {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount + 1))]))
        moments.append(
          Moment(
            log: try place.log, mark: DurableMark(file: Array(try MachineFiles(place).mark))?.log,
            counts: system.counts))
      }
      return moments
    }
  }

  /// What a process leaves that ends while it keeps the lock: five entries, room, and a mark.
  ///
  /// - Parameter isMarked: Whether the mark knows of the last one; else it says that the log looks as it
  ///   does, since a clock that ticks slowly does not tell the two apart.
  private func abandoned(isMarked: Bool = true) async throws -> LedgerFolder {
    let moments = try await spend(5)
    let last = try #require(moments.last)
    try #require(last.room > 0)
    try place.writeLog(last.log)
    var log = try #require(isMarked ? last.mark : moments[3].mark)
    if !isMarked {
      let status = try #require(try SystemCalls().status(at: try place.logPath))
      log.modifiedNanoseconds = status.modifiedNanoseconds
    }
    var file = Array(try MachineFiles(place).mark)
    let newest = try #require(DurableMark(file: file))
    let mark = DurableMark(sequence: newest.sequence + 1, log: log)
    file.replaceSubrange(mark.offset..<mark.offset + mark.bytes.count, with: mark.bytes)
    try MachineFiles(place).writeMark(Data(file))
    return place
  }

  private func spentCount(_ place: LedgerFolder) async throws -> Int {
    var count = 0
    try await place.ledger().forEachEvent { envelope in
      if case .entry(.expenseAdded) = envelope.event { count += 1 }
      return true
    }
    return count
  }

  // MARK: - Writing

  @Test
  func `lines are written over room up to the end of a block, and the mark says how much is left`()
    async throws
  {
    let moments = try await spend(40)
    #expect(moments[0].room == 0, "a first entry may be the only one")
    var previous = moments[0]
    for moment in moments.dropFirst() {
      #expect(moment.log.count % LogRoom.blockByteCount == 0)
      #expect(moment.mark?.roomByteCount == moment.room)
      #expect(moment.mark?.end == moment.log.count - moment.room)
      #expect(moment.log.starts(with: previous.log.dropLast(previous.room)))
      previous = moment
    }
  }

  @Test func `between two entries nobody asks for the time of the log or of the mark`()
    async throws
  {
    let moments = try await spend(40)
    #expect(moments.last?.counts.statusCount == moments[1].counts.statusCount)
  }

  @Test func `with the lock the room is given up, and the mark says how the log looks`()
    async throws
  {
    _ = try await spend(9)
    let store = place.store(on: system)
    SystemCalls().close(try store.lock(deadline: .seconds(5)).file)
    let log = try place.log
    #expect(log.last == UInt8(ascii: "\n"))
    let mark = try #require(DurableMark(file: Array(try MachineFiles(place).mark)))
    let status = try #require(try SystemCalls().status(at: try place.logPath))
    #expect(mark.log.describes(status))
    #expect(try await spentCount(place) == 10)
  }

  @Test func `whoever reads between two entries changes nothing of it`() async throws {
    let store = place.store(on: system)
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), in: store)
    let counts = try await ledger.onOwnThread { [system] in
      for amount in 1...3 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
      }
      _ = try store.reading()
      let before = system.counts
      _ = try await ledger.perform(AppendEvents([.spent(4)]))
      let after = system.counts
      _ = try store.reading()
      return (before: before, after: after)
    }
    #expect(counts.after.syncCount == counts.before.syncCount + 1)
    #expect(counts.after.lockCount == counts.before.lockCount)
    SystemCalls().close(try store.lock(deadline: .seconds(5)).file)
    #expect(try place.log.last == UInt8(ascii: "\n"))
    #expect(try await spentCount(place) == 5)
  }

  @Test func `room is taken away also where the lock is given back since a name changed`()
    async throws
  {
    let place = place
    try await ledger.onOwnThread { [ledger] in
      for amount in 1...3 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
      }
      try Data().write(to: URL(filePath: place.path + "/log/other"))
      _ = try await ledger.perform(AppendEvents([.spent(4)]))
      #expect(try place.log.last == UInt8(ascii: "\n"))
    }
    #expect(try await spentCount(place) == 5)
  }

  @Test func `what somebody wrote into the room of a lock that was removed is kept`() async throws {
    let place = place
    try await ledger.onOwnThread { [ledger] in
      for amount in 1...3 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
      }
      try FileManager.default.removeItem(atPath: place.path + "/lock")
      var log = try place.log
      let end = try #require(log.lastIndex(of: UInt8(ascii: "\n"))) + 1
      log[end] = UInt8(ascii: "{")
      try place.writeLog(log)
      _ = try await ledger.perform(AppendEvents([.spent(4)]))
    }
    let quarantine = place.path + "/quarantine"
    let copies = try FileManager.default.contentsOfDirectory(atPath: quarantine)
    let copy = try #require(copies.first { !$0.hasSuffix(".note") })
    let kept = try Data(contentsOf: URL(filePath: quarantine + "/" + copy))
    #expect(kept.first == UInt8(ascii: "{"))
    #expect(try await spentCount(place) == 5)
    #expect(try await place.ledger().verify().isComplete)
  }

  @Test func `where there is no place for room, entries are stored without it`() async throws {
    let ledger = place.ledger(
      SteadyClock("2026-01-03T00:00:00.000Z"), on: FailingFileSystem(failing: .makeRoom))
    try await ledger.onOwnThread { [place] in
      for amount in 1...20 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
        #expect(try place.log.last == UInt8(ascii: "\n"))
      }
    }
    #expect(try await spentCount(place) == 21)
    #expect(try await place.ledger().verify().isComplete)
  }

  @Test func `an entry that could not be written over room takes nothing with it`() async throws {
    let system = FailingFileSystem(failing: .overwrite, isArmed: false)
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
    try await ledger.onOwnThread { [place] in
      for amount in 1...3 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
      }
      system.arm()
      await #expect(throws: LedgerError.self) {
        try await ledger.perform(AppendEvents([.spent(4)]))
      }
      #expect(try place.log.last == UInt8(ascii: "\n"))
      _ = try await ledger.perform(AppendEvents([.spent(5)]))
    }
    #expect(try await spentCount(place) == 5)
    #expect(try await place.ledger().verify().isComplete)
  }

  // MARK: - Left behind

  @Test func `room that a process left says nothing, and the next write takes it away`()
    async throws
  {
    let place = try await abandoned()
    let before = try place.log
    let condition = try await place.ledger().verify()
    #expect(condition.isComplete && condition.unfinished.isEmpty)
    #expect(try await spentCount(place) == 6)
    #expect(try IndependentVerifier.isIntact(try place.logPath) != false)
    let next = place.ledger()
    _ = try await next.perform(AppendEvents([.spent(7_00)]))
    #expect(await next.takeNotices().isEmpty)
    let log = try place.log
    #expect(log.starts(with: before.prefix { $0 != 0 }) && log.last == UInt8(ascii: "\n"))
    #expect(!log.contains(0))
    #expect(!FileManager.default.fileExists(atPath: place.path + "/quarantine"))
    #expect(try await place.ledger().verify().isComplete)
  }

  @Test func `lines over the room that the mark does not know of are counted, and said once`()
    async throws
  {
    let place = try await abandoned(isMarked: false)
    #expect(try await spentCount(place) == 6)
    let system = CountingFileSystem()
    let next = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
    _ = try await next.perform(AppendEvents([.spent(7_00)]))
    #expect(system.counts.syncCount == 3, "they are stored again before the write")
    let notices = await next.takeNotices()
    guard case .unconfirmedKept(let first, 1)? = notices.first, notices.count == 1 else {
      Issue.record("said was: \(notices)")
      return
    }
    #expect(first.number == 6)
    #expect(try await spentCount(place) == 7)
  }

  @Test func `zeros that do not end with a block are a torn write`() async throws {
    let place = try await abandoned()
    try place.writeLog(try place.log.dropLast(1))
    #expect(try await place.ledger().condition().unfinished.count == 1)
    let next = place.ledger()
    _ = try await next.perform(AppendEvents([.spent(7_00)]))
    guard case .tailQuarantined? = await next.takeNotices().first else {
      Issue.record("nothing was said")
      return
    }
    #expect(try await spentCount(place) == 7)
  }

  // MARK: - Reading

  @Test func `a process that knows the log sees what another one writes over the room`()
    async throws
  {
    let path = try place.logPath
    let reader = place.store
    let numbers = try await ledger.onOwnThread { [ledger] in
      var numbers: [[Int]] = []
      var time: Date?
      for amount in 1...12 {
        _ = try await ledger.perform(AppendEvents([.spent(Int64(amount))]))
        // A clock that ticks slowly: the log looks as it did.
        let files = FileManager.default
        if let time { try files.setAttributes([.modificationDate: time], ofItemAtPath: path) }
        time = try files.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let position = try reader.reading().position
        numbers.append(position.places.values.map(\.next))
      }
      return numbers
    }
    #expect(numbers == (3...14).map { [$0] })
  }

  /// Puts bytes in place of the log, and has it look as if nothing had been written.
  private func show(_ bytes: [UInt8], _ time: Date) throws {
    try place.writeLog(bytes)
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: try place.logPath)
  }

  @Test func `a line that was seen half written over the room is seen whole`() async throws {
    let moments = try await spend(5)
    let (before, after) = (moments[3], moments[4])
    let time = Date(timeIntervalSince1970: 1_790_000_000)
    let reader = place.store
    let start = before.log.count - before.room
    let half = start + (before.room - after.room) / 2
    try show(after.log[..<half] + Array(repeating: 0, count: after.log.count - half), time)
    let torn = try reader.reading()
    #expect(torn.position.eventCount == 6 && torn.condition.unfinished.count == 1)
    try show(after.log, time)
    let whole = try reader.reading()
    #expect(whole.position.eventCount == 7 && whole.condition.unfinished.isEmpty)
  }

  @Test func `room that is taken away under a reader is no unfinished write`() async throws {
    let log = try #require(try await spend(3).last).log
    let lines = Array(log.prefix { $0 != 0 })
    try place.writeLog(lines)
    let file = try KeptFile(system, try place.logPath, .read)
    // The file was longer when it was looked at.
    let state = try LogVerifier(system: system, path: file.file.path).verify(
      file.file, byteCount: log.count, from: .unread)
    #expect(state.end == lines.count && state.restByteCount == 0)
  }

  @Test func `a copy with room restores a line, and of room nothing is left over`() async throws {
    let place = try await abandoned()
    let log = try place.log
    let copy = place.folder.path("copy.jsonl")
    try Data(log).write(to: URL(filePath: copy))
    let first = try #require(log.firstIndex(of: UInt8(ascii: "\n")))
    var harmed = log
    harmed[first + 20] ^= 1
    try place.writeLog(harmed)
    let restored = try place.store.restore(from: copy)
    #expect(restored.map(\.restored) == [[1..<2]])
    #expect(restored.map(\.restByteCount) == [0])
    #expect(try place.log == Array(log.prefix { $0 != 0 }))
    #expect(try place.store.restorePreview(from: copy).isEmpty)
    #expect(try await spentCount(place) == 6)
  }

  @Test func `a log under another name is not restored for its room`() async throws {
    let place = try await abandoned()
    let path = try place.logPath
    try FileManager.default.moveItem(atPath: path, toPath: place.path + "/log/other.jsonl")
    #expect(try place.store.reading().condition.damage.count == 1)
    #expect(try place.store.restorePreview(from: nil).isEmpty)
  }

  @Test func `another device's log, a copy and a salvage know room for what it is`() async throws {
    let place = try await abandoned()
    let path = try place.logPath
    var gaps = 0
    var lines = 0
    try place.store.salvage { finding in
      switch finding {
      case .line: lines += 1
      case .gap, .unreadable: gaps += 1
      }
      return true
    }
    #expect(lines == 7 && gaps == 0)
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
      .perform(AppendEvents([.spent(8_00)]))
    let condition = try await other.ledger().condition()
    #expect(condition.isComplete && condition.unfinished.isEmpty)
    #expect(try await spentCount(other) == 7)
    let copy = place.folder.path("copy.jsonl")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let merged = try place.store.mergePreview(of: copy)
    #expect(merged.unfinishedByteCount == 0 && merged.eventCount == 7)
  }
}
