import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What is asked about a month, or about one entry, is answered by the lines about that alone.
struct EntryIndexTests {
  /// A ledger that begins anew for each question, as if each was another process; a block is one line, so
  /// that none is read by chance.
  private func ledger(_ place: LedgerFolder, on system: any FileSystem = SystemCalls()) -> Ledger {
    Ledger(
      store: place.store(on: system), clock: SteadyClock(), opening: nil,
      lengths: LogLengths(derivedTail: 5, latestCount: 1, blockLineCount: 1))
  }

  /// What all events fold to.
  private func whole<P: Projection>(_ start: P, _ events: [EventEnvelope]) -> LedgerFold<P> {
    var fold = LedgerFold(into: start, hasSeveralLogs: Set(events.map(\.id.writer)).count > 1)
    for event in events { fold.apply(event) }
    return fold
  }

  private func months(_ events: [EventEnvelope]) -> ClosedRange<CalendarMonth> {
    let today = PracticeLedger.today.month
    return whole(MonthlyBuckets(), events).projection.months ?? today...today
  }

  /// Asks a ledger what it says of each month, and of each entry, and compares with all events.
  private func check(_ place: LedgerFolder, _ events: [EventEnvelope], _ name: String) async throws
  {
    let register = whole(EntryRegister(), events).projection
    let all = months(events)
    for month in CalendarMonth.months(from: all.lowerBound, through: all.upperBound) {
      let query = EntryQuery(
        {
          var filter = EntryQuery.Filter(month: month)
          filter.includesVoided = true
          return filter
        }())
      let found = try await ledger(place).view(EntryRegister(of: month...month))
      #expect(found.entries(query) == register.entries(query), "\(name), \(month.text)")
      #expect(found.plan == register.plan)
      #expect(found.isOfEntries)
      let latest = try await ledger(place).view(LatestEntries(3, of: [month]))
      #expect(
        latest.entries == whole(LatestEntries(3, of: [month]), events).projection.entries,
        "\(name), \(month.text)")
      let explained = try await ledger(place).folded(ExplainedMonth(month, depth: 2))
      let expected = whole(ExplainedMonth(month, depth: 2), events)
      #expect(explained.waiting == expected.waiting)
      #expect(explained.lastEvents == expected.lastEvents)
      for figure in try expected.projection.figures() {
        let explanation = try explained.projection.explanation(
          of: figure, conflicts: explained.conflicts)
        #expect(
          try explanation
            == expected.projection.explanation(of: figure, conflicts: expected.conflicts),
          "\(name), \(month.text), \(figure.text)")
      }
    }
    for id in events.map(\.id) {
      let history = try await ledger(place).view(EntryHistory(of: id))
      #expect(history == whole(EntryHistory(of: id), events).projection, "\(name), \(id)")
      let entries = try await ledger(place).view(LatestEntries([id])).entries
      #expect(entries == [register[id]].compactMap(\.self), "\(name), \(id)")
      #expect(try await ledger(place).events([id]) == events.filter { $0.id == id })
      #expect(try await ledger(place).lines(of: [id]).map(\.id) == [id])
    }
  }

  @Test(.rows) func `a month, and an entry, are found as in the whole history`() async {
    await each(TestRun.seeds(6)) { (seed: UInt64) in
      let events = RandomHistory.ledger(seed: seed, requests: 80).events
      var place = try LedgerFolder(events)
      place.cache = "cache"
      try await check(place, events, "seed \(seed)")
    }
  }

  @Test(.rows) func `the same holds of several devices' logs`() async {
    await each(TestRun.seeds(4)) { (seed: UInt64) in
      let events = RandomHistory.metDevices(seed: seed, usesKeys: seed % 3 == 0).events
      var place = try LedgerFolder(events)
      place.cache = "cache"
      try await check(place, events, "seed \(seed)")
    }
  }

  // MARK: - What is kept

  /// An index of the lines of a log, made in steps that each go on from what was kept.
  private func index(_ events: [EventEnvelope], step: Int) throws -> EntryIndex {
    var index = EntryIndex(blockLineCount: 4)
    for (place, event) in events.enumerated() {
      if place % step == 0 {
        let bytes = try #require(index.file(.sample))
        let read = try #require(EntryIndex.read(bytes))
        #expect(read.header == .sample)
        index = read.index
      }
      index.add(event, at: place * 100)
    }
    return index
  }

  @Test(.rows) func `an index that was kept and goes on is the one that is made at once`() {
    each(TestRun.seeds(10)) { (seed: UInt64) in
      let events = RandomHistory.metDevices(seed: seed).events
      let once = try index(events, step: .max).file(.sample)
      #expect(try index(events, step: 7).file(.sample) == once)
    }
  }

  @Test func `a file with any byte changed or cut off is none`() throws {
    let events = RandomHistory.ledger(seed: 3, requests: 12).events
    let bytes = try #require(try index(events, step: .max).file(.sample))
    #expect(EntryIndex.read(bytes) != nil)
    for count in bytes.indices {
      #expect(EntryIndex.read(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(EntryIndex.read(changed) == nil, "byte \(place)")
    }
  }

  @Test func `of a long log the lines of the month are read`() async throws {
    var place = try LedgerFolder()
    place.cache = "cache"
    for month in 1...12 {
      let day = CalendarDay(existingYear: 2025, month: month, day: 9)
      _ = try await place.ledger().perform(
        AppendEvents((1...400).map { .spent(Int64($0), on: day.text) }))
    }
    let size = try place.log.count
    let month = CalendarMonth(existingYear: 2025, month: 3)
    func read() async throws -> (count: Int, byteCount: Int) {
      let system = CountingFileSystem()
      let ledger = place.ledger(on: system)
      _ = try await ledger.view(MonthlyBuckets())
      system.reset()
      let register = try await ledger.view(EntryRegister(of: month...month))
      return (
        register.entries(EntryQuery(EntryQuery.Filter(month: month))).count,
        system.counts.readByteCount
      )
    }
    let first = try await read()
    #expect(first.count == 400)
    #expect(first.byteCount > size)
    let second = try await read()
    #expect(second.count == 400)
    #expect(second.byteCount < size / 6)
    // What is kept is never missed.
    try FileManager.default.removeItem(atPath: place.folder.path("cache"))
    #expect(try await read().count == 400)
  }
}
