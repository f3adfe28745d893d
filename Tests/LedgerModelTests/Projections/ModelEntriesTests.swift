import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What was read with a model is counted from the log alone (P14, P55, P80).
@Suite struct ModelEntriesTests {
  private static let source = "llama/m.gguf/0123456789ab/1"

  private static func read(_ source: String = source) -> LedgerEvent {
    .entry(
      .expense(
        amount: Money(minorUnits: 5_00, currency: .usd), category: .dining,
        date: .known("2026-01-02"), texts: EntryTexts(said: "5 at x", by: source)))
  }

  /// A log whose events were recorded at these times.
  private static func entries(
    _ events: [LedgerEvent], at times: [String] = []
  ) throws -> ModelEntries {
    var envelopes = events.envelopes
    for (place, time) in times.enumerated() {
      let instant = try #require(Timestamp(iso: time))
      envelopes[place] = EventEnvelope(
        id: envelopes[place].id, recordedAt: instant, event: envelopes[place].event)
    }
    return ModelEntries(folding: envelopes)
  }

  private static func count(_ entries: ModelEntries, _ now: String) throws -> Int {
    entries.count(inWeekOf: try #require(Timestamp(iso: now)))
  }

  @Test func `entries whose source names a model count, and no others`() throws {
    let entries = try Self.entries([
      .opened(), Self.read(), Self.read("rules/1"), Self.read("flags"), Self.read("llama"),
      Self.read("import/llama/x"), Self.read(),
    ])
    #expect(try Self.count(entries, "2026-01-02T13:00:00.000Z") == 2)
  }

  @Test func `P80: an undone entry gives one back, a redo takes it again, a void does not`() throws
  {
    let start: [LedgerEvent] = [.opened(), Self.read(), Self.read()]
    let steps: [(LedgerEvent, Int)] = [(.undone(1), 1), (.redone(1), 2), (.voided(2), 2)]
    var events = start
    for (event, count) in steps {
      events.append(event)
      #expect(try Self.count(Self.entries(events), "2026-01-02T13:00:00.000Z") == count)
    }
  }

  @Test func `a correction that a model proposed counts until it is undone`() throws {
    let correction = LedgerEvent.corrected(
      1, EntryAmendment(category: .gifts, by: Self.source))
    let events: [LedgerEvent] = [.opened(), .spent(5_00, in: "other"), correction]
    #expect(try Self.count(Self.entries(events), "2026-01-02T13:00:00.000Z") == 1)
    #expect(try Self.count(Self.entries(events + [.undone(2)]), "2026-01-02T13:00:00.000Z") == 0)
  }

  /// 2026-01-04 is a Sunday.
  static let weeks: [(now: String, count: Int)] = [
    ("2026-01-02T00:00:00.000Z", 3), ("2026-01-04T23:59:59.999Z", 3),
    ("2026-01-05T00:00:00.000Z", 1), ("2026-01-11T23:59:59.999Z", 1),
    ("2026-01-12T00:00:00.000Z", 0),
    // The clock is set back: nothing is given back.
    ("2025-12-20T00:00:00.000Z", 3), ("0001-01-01T00:00:00.000Z", 3),
  ]

  @Test(.rows)
  func `P55: a week begins on Monday in UTC, and a clock that is set back refills nothing`() {
    each(Self.weeks) { (now: String, count: Int) throws in
      let entries = try Self.entries(
        [.opened(), Self.read(), Self.read(), Self.read()],
        at: [
          "2026-01-02T11:00:00.000Z", "2026-01-02T12:00:00.000Z", "2026-01-04T23:59:59.999Z",
          "2026-01-05T00:00:00.000Z",
        ])
      #expect(try Self.count(entries, now) == count)
    }
  }
}
