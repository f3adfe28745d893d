import LedgerModel
import LedgerStore

extension StoreTrial {
  mutating func run(_ check: StoreConformance.Check) async throws {
    switch check {
    case .empty: try tryEmpty()
    case .appending: try tryAppending()
    case .parts: try tryParts()
    case .lines: try tryLines()
    case .stopping: try tryStopping()
    case .positions: try tryPositions()
    case .handles: try tryHandles()
    case .locking: try tryLocking()
    case .batches: try await tryBatches()
    case .devices: try tryDevices()
    case .refusals: try tryRefusals()
    case .notices: try tryNotices()
    case .ledger: try await tryLedger()
    case .tasks: try await tryTasks()
    }
  }

  private mutating func tryEmpty() throws {
    let store = try store.open()
    let (events, reading) = try store.events()
    expect(events.isEmpty, "it gives out \(events.count) events")
    expect(try store.logCount() == 0, "it has a log")
    expect(reading.position == .start, "it ends at \(reading.position)")
    expect(reading.condition.isComplete, "it is not complete")
    expect(try store.ownLog().nextNumber == 0, "the next event has not the number 0")
    expect(try store.ownLog().latestTime == nil, "it has a latest time")
  }

  private mutating func tryAppending() throws {
    let store = try store.open()
    var written = try store.begin(1_00, 2_00)
    let key = try IdempotencyKey("a key")
    written += try store.write { end in
      (0..<3).map { end.event(.expense(3_00), $0, key: key, of: 3) }
    }
    written += try store.write { end in [end.event(.void(written[1].id))] }
    for (handle, name) in [(store, "the writer"), (try self.store.open(), "who opens it again")] {
      let (events, reading) = try handle.events()
      expect(events == written, "\(name) reads \(events.count) events that are not as written")
      try expect(handle.logCount() == 1, "\(name) finds \(handle.logCount()) logs")
      expect(try handle.end() == reading.position, "\(name) ends elsewhere than it reads")
      expect(try handle.reading() == reading, "\(name) is told two states")
      expect(reading.condition.isComplete, "\(name) is told that it is not complete")
      let heads = reading.condition.heads.map { [$0.eventCount] }
      expect(heads == [[written.count]], "\(name) is told of \(heads) events")
      let log = try handle.ownLog()
      expect(log.nextNumber == written.count, "\(name) would go on with \(log.nextNumber)")
      expect(log.latestTime == written.last?.recordedAt, "\(name) has another latest time")
    }
  }

  private mutating func tryParts() throws {
    let store = try store.open()
    let written = try store.begin(1_00, 2_00)
    for parts in [[], .texts, .keys, .all] as [EventParts] {
      let events = try store.events(parts: parts).events
      expect(events.map(\.id) == written.map(\.id), "other events are read with \(parts)")
      let amounts = events.compactMap(\.newEntry?.values.amount.minorUnits)
      expect(amounts == [1_00, 2_00], "the figures are \(amounts) with \(parts)")
    }
  }

  private mutating func tryLines() throws {
    let store = try store.open()
    let written = try store.begin(1_00, 2_00)
    var chain = LogChain(writer: written[0].id.writer)
    let expected = try chain.append(written, beside: nil)
    var lines: [RecordedLine] = []
    _ = try store.readLines { line in
      lines.append(line)
      return true
    }
    expect(lines == expected, "\(lines.count) lines are not those of the events")
    var whole = LogReading()
    whole.add(chain)
    expect(
      try store.reading().condition.heads == whole.condition.heads,
      "its head is not the last line's seal")
  }

  private mutating func tryStopping() throws {
    struct Stop: Error {}
    let store = try store.open()
    let written = try store.begin(1_00, 2_00)
    var count = 0
    _ = try store.read(from: .start, parts: []) { _ in
      count += 1
      return count < 2
    }
    expect(count == 2, "it gives out \(count) events instead of 2")
    count = 0
    _ = try store.readLines { _ in
      count += 1
      return false
    }
    expect(count == 1, "it gives out \(count) lines instead of 1")
    do {
      _ = try store.read(from: .start, parts: []) { _ in throw Stop() }
      expect(false, "an error of the reader is swallowed")
    } catch is Stop {
      expect(try store.events().events.count == written.count, "it reads no more after an error")
    }
  }

  private mutating func tryPositions() throws {
    let store = try store.open()
    var written = try store.begin(1_00)
    let middle = try store.events().reading.position
    expect(try store.events(from: middle).events.isEmpty, "something comes after the end")
    written += try store.write { end in [end.event(.expense(2_00))] }
    written += try store.write { end in (0..<2).map { end.event(.expense(3_00), $0, of: 2) } }
    for handle in [store, try self.store.open()] {
      let (rest, reading) = try handle.events(from: middle)
      expect(rest == Array(written.dropFirst(2)), "after a position come \(rest.map(\.id))")
      expect(reading.position == (try handle.end()), "who went on ends elsewhere")
      expect(reading.position != middle, "a position stays where it was when more is written")
    }
  }

  private mutating func tryHandles() throws {
    let first = try store.open()
    var written = try first.begin(1_00)
    let second = try store.open()
    written += try second.write { end in [end.event(.expense(2_00))] }
    written += try first.write { end in [end.event(.expense(3_00))] }
    expect(written.map(\.id.number) == [0, 1, 2, 3], "they number \(written.map(\.id.number))")
    expect(Set(written.map(\.id.writer)).count == 1, "they are two writers")
    for handle in [first, second] {
      expect(try handle.events().events == written, "one of them does not see all")
    }
  }

  private mutating func tryLocking() throws {
    let first = try store.open()
    _ = try first.begin(1_00)
    let second = try store.open()
    var problem: String? = "a second writer is let in"
    try first.whileLocked(deadline: .seconds(30)) { _ in
      do {
        try second.whileLocked(deadline: .milliseconds(5)) { _ in }
      } catch LogError.locked {
        problem = nil
      }
    }
    if let problem { expect(false, problem) }
    try second.write { end in [end.event(.expense(2_00))] }
    expect(try first.events().events.count == 3, "who waited cannot write afterwards")
  }

  private mutating func tryDevices() throws {
    guard let openAsOther = store.openAsOther else { return }
    let first = try store.open()
    var written = try first.begin(1_00)
    let other = try openAsOther()
    written += try other.begin()
    let position = try first.events().reading.position
    // At the same instant in both logs, each log first once, then after the one that is ahead.
    let time = LogEnd.start.adding(milliseconds: 60_000)
    let rounds: [(any EventStore, Int64)] = [
      (first, 0), (other, 0), (other, 1_000), (first, 1_000), (first, 9_000), (other, 5_000),
    ]
    for (store, offset) in rounds {
      written += try store.write { end in
        var end = end
        end.time = time.adding(milliseconds: offset)
        return [end.event(.expense(2_00))]
      }
    }
    let expected = written.sorted { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) }
    for handle in [first, other] {
      let (events, reading) = try handle.events()
      expect(events == expected, "they come as \(events.map(\.id))")
      expect(reading.position.logCount == 2, "\(reading.position.logCount) logs are read")
      expect(
        try handle.events(from: position).events == expected.filter { written[3...].contains($0) },
        "after a position come others")
      expect(
        try handle.ownLog().latestTime == expected.last?.recordedAt, "one device's time counts")
    }
    let ahead = try first.end()
    try other.write { end in
      var end = end
      end.time = time.adding(milliseconds: 6_000)
      return [end.event(.expense(4_00))]
    }
    expect(
      try !first.continues(from: ahead), "a fold goes on though an earlier event came to it")
  }

  private mutating func tryNotices() throws {
    let store = try store.open()
    _ = try store.begin()
    _ = store.drainNotices()
    expect(store.drainNotices().isEmpty, "a notice is given twice")
  }
}
