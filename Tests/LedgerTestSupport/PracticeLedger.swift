package import LedgerModel

/// A ledger without a store: decisions run against an array of events, which they are added to.
package struct PracticeLedger: Hashable, Sendable {
  /// All events that this device knows, in the order of the ledger.
  package private(set) var events: [EventEnvelope] = []
  /// Which device this is.
  package let writer: WriterID
  /// What its clock shows; each write moves it on by a second.
  package var now = PracticeLedger.start
  private var nextNumber = 0

  /// 2026-01-02T12:00:00.000Z.
  package static let start = Timestamp(startOf: today).adding(milliseconds: 43_200_000)
  /// The day on which entries are added in tests.
  package static let today = CalendarDay.known("2026-01-02")

  /// A ledger that has been opened.
  package init(
    writer: WriterID = .sample, currency: Money.Currency = .usd, policy: ProPolicy = .metered
  ) {
    self.writer = writer
    append([NewEvent(.opened(currency, policy: policy, writer: writer))], key: nil)
  }

  /// A ledger that holds events already.
  package init(_ events: [LedgerEvent], writer: WriterID = .sample) {
    self.writer = writer
    for event in events { append([NewEvent(event)], key: nil) }
  }

  /// Runs a decision and adds its events.
  @discardableResult
  package mutating func perform<D: LedgerDecision>(
    _ decision: D, key: IdempotencyKey? = nil
  ) throws(Refusal) -> [EventID] {
    let new = try decision.events(given: view(decision.view), from: nextID)
    append(Array(new), key: key)
    return events.filter { $0.id.writer == writer }.suffix(new.count).map(\.id)
  }

  /// The id of the next event.
  package var nextID: EventID { EventID(writer: writer, number: nextNumber) }

  /// A projection of all events.
  package func view<P: Projection>(_ start: P) -> P {
    let severalLogs = events.contains { $0.id.writer != writer }
    var fold = LedgerFold(into: start, hasSeveralLogs: severalLogs)
    for event in events { fold.apply(event) }
    return fold.projection
  }

  /// The month's figures.
  package func month(_ month: CalendarMonth) throws -> MonthBudget {
    try view(MonthlyBuckets()).month(month)
  }

  /// Takes in events of other devices.
  package mutating func receive(_ others: [EventEnvelope]) {
    let known = Set(events.map(\.id))
    events += others.filter { !known.contains($0.id) }
    events.sort { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) }
  }

  private mutating func append(_ new: [NewEvent], key: IdempotencyKey?) {
    let latest = events.last?.recordedAt ?? .earliest
    now = now.adding(milliseconds: 1000)
    let instant = max(now, latest.adding(milliseconds: 1))
    for (index, event) in new.enumerated() {
      events.append(
        EventEnvelope(
          id: nextID, recordedAt: instant,
          batch: new.count > 1 ? BatchPlace(index: index, count: new.count) : nil,
          key: event.key ?? key?.ofLine(index), event: event.event))
      nextNumber += 1
    }
  }
}

extension PracticeLedger {
  /// Adds an entry today at the latest.
  @discardableResult
  package mutating func add(_ entry: NewEntry) throws(Refusal) -> EventID {
    try perform(AddEntries(entry, today: PracticeLedger.today))[0]
  }
}
