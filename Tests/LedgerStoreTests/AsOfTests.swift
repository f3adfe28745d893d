import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a ledger shows as of a moment.
struct AsOfTests {
  /// A clock that stands in a zone so many hours east of UTC.
  private struct ZonedClock: WallClock {
    var hours: Int64
    var instant: Timestamp

    func now() -> Timestamp { instant }
    func today() -> CalendarDay { day(at: instant) }
    func day(at instant: Timestamp) -> CalendarDay {
      instant.adding(milliseconds: hours * 3_600_000).day
    }
  }

  private static func instant(_ text: String) throws -> Timestamp {
    try #require(Timestamp(iso: text))
  }

  /// A ledger of expenses of 1, 2, 4, … cents, each recorded at its own instant.
  private static func ledger(_ instants: [String], hours: Int64 = 0) throws -> Ledger {
    var events = [
      EventEnvelope(
        id: EventID(writer: .sample, number: 0), recordedAt: try instant(instants[0]),
        event: .opened())
    ]
    for (place, text) in instants.dropFirst().enumerated() {
      events.append(
        EventEnvelope(
          id: EventID(writer: .sample, number: place + 1), recordedAt: try instant(text),
          event: .spent(1 << Int64(place))))
    }
    return Ledger(
      store: try InMemoryEventStore(events),
      clock: ZonedClock(hours: hours, instant: try instant("2026-01-31T12:00:00.000Z")))
  }

  private static func spent(_ ledger: Ledger, _ moment: AsOf) async throws -> Int64 {
    let month = try CalendarMonth(reading: "2026-01")
    return try await ledger.view(MonthlyBuckets(), asOf: moment).month(month).spent.minorUnits
  }

  @Test(arguments: [-12, -5, 0, 1, 14] as [Int64])
  func `a day ends where the clock's zone says it ends`(hours: Int64) async throws {
    // The last millisecond of 2 January there, and the first of 3 January.
    let end = try Self.instant("2026-01-02T23:59:59.999Z").adding(milliseconds: -hours * 3_600_000)
    let ledger = try Self.ledger(
      ["2026-01-01T00:00:00.000Z", end.text, end.adding(milliseconds: 1).text], hours: hours)
    #expect(try await Self.spent(ledger, .endOf(.known("2026-01-02"))) == 1)
    #expect(try await Self.spent(ledger, .endOf(.known("2026-01-03"))) == 3)
    #expect(try await Self.spent(ledger, .instant(end)) == 1)
    #expect(try await Self.spent(ledger, .instant(end.adding(milliseconds: 1))) == 3)
  }

  @Test func `a moment before the ledger began, or one that has not come, is refused`()
    async throws
  {
    let ledger = try Self.ledger(["2026-01-02T12:00:00.000Z", "2026-01-02T12:00:01.000Z"])
    let beginning = try Self.instant("2026-01-02T12:00:00.000Z")
    let now = try Self.instant("2026-01-31T12:00:00.000Z")
    let earlier: [AsOf] = [
      .endOf(.known("2026-01-01")), .instant(beginning.adding(milliseconds: -1)),
      .before(EventID(writer: .sample, number: 0)), .endOf(.first), .instant(.earliest),
    ]
    for moment in earlier {
      await #expect(
        throws: LedgerError.refused(.momentBeforeBeginning(moment, beginning: beginning))
      ) { try await Self.spent(ledger, moment) }
    }
    let later: [AsOf] = [
      .endOf(.known("2026-02-01")), .instant(now.adding(milliseconds: 1)), .endOf(.last),
      .instant(.latest),
    ]
    for moment in later {
      await #expect(throws: LedgerError.refused(.momentInFuture(moment, now: now))) {
        try await Self.spent(ledger, moment)
      }
    }
    #expect(try await Self.spent(ledger, .instant(beginning)) == 0)
    #expect(try await Self.spent(ledger, .endOf(.known("2026-01-31"))) == 1)
  }

  @Test func `an event or a writer that is not there is refused`() async throws {
    let ledger = try Self.ledger(["2026-01-02T12:00:00.000Z", "2026-01-02T12:00:01.000Z"])
    let missing = EventID(writer: .sample, number: 2)
    let stranger = EventID(writer: .known("zzzz"), number: 1)
    for moment in [AsOf.after(missing), .before(missing)] {
      await #expect(throws: LedgerError.refused(.noSuchEvent(missing))) {
        try await Self.spent(ledger, moment)
      }
    }
    await #expect(
      throws: LedgerError.refused(.noSuchWriter(.known("zzzz"), known: [.sample]))
    ) { try await Self.spent(ledger, .after(stranger)) }
  }

  @Test
  func `who asks for the first events of a moment alone is told whether there is such a moment`()
    async throws
  {
    let ledger = try Self.ledger([
      "2026-01-01T12:00:00.000Z", "2026-01-02T12:00:00.000Z", "2026-01-03T12:00:00.000Z",
    ])
    let last = EventID(writer: .sample, number: 2)
    let none = EventID(writer: .sample, number: 3)
    for moment in [AsOf.after(last), .before(last), .endOf(.known("2026-01-03"))] {
      let line = EventID(writer: .sample, number: 1)
      #expect(try await ledger.lines(of: [line], asOf: moment).map(\.id) == [line])
      var met = 0
      try await ledger.forEachEvent(asOf: moment) { _ in
        met += 1
        return false
      }
      #expect(met == 1)
    }
    await #expect(throws: LedgerError.refused(.noSuchEvent(none))) {
      try await ledger.forEachEvent(asOf: .after(none)) { _ in false }
    }
    await #expect(throws: LedgerError.refused(.noSuchEvent(none))) {
      try await ledger.forEachLine(asOf: .before(none)) { _ in false }
    }
  }

  @Test func `a view, the events and the lines end at the same event, in one log and in two`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    var other = place
    other.machine = "b"
    _ = try await other.ledger().perform(AppendEvents([.spent(4_00)]))
    _ = try await place.ledger().perform(AppendEvents([.spent(8_00)]))
    let ledger = place.ledger()
    var all: [EventID] = []
    try await ledger.forEachEvent { envelope in
      all.append(envelope.id)
      return true
    }
    for id in all {
      for moment in [AsOf.after(id), .before(id)] where moment != .before(all[0]) {
        let fold = try await ledger.folded(MonthlyBuckets(), asOf: moment)
        var events: [EventID] = []
        try await ledger.forEachEvent(asOf: moment) { envelope in
          events.append(envelope.id)
          return true
        }
        var lines: [EventID] = []
        try await ledger.forEachLine(asOf: moment) { line in
          lines.append(line.id)
          return true
        }
        #expect(events == lines)
        #expect(events == Array(all.prefix(events.count)))
        for last in fold.lastEvents {
          #expect(events.last { $0.writer == last.writer } == last)
        }
        #expect(Set(fold.lastEvents.map(\.writer)) == Set(events.map(\.writer)))
      }
    }
  }
}
