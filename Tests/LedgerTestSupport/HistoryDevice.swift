import LedgerModel

/// One device of a ``DeviceHistory``: what it has seen, and what it does next.
struct HistoryDevice {
  let writer: WriterID
  private(set) var seen: [EventEnvelope] = []
  private var view = EventTable()
  private var next = 0
  /// How wrong its clock is, in milliseconds.
  private let skew: Int64
  private let isFirst: Bool
  private let currency: Money.Currency

  init(index: Int, opened isFirst: Bool, currency: Money.Currency) {
    writer = WriterID(["k7q2", "m3x9", "a1b2", "zz99"][index]) ?? .unknown
    skew = [0, -40_000, 25_000, 3][index]
    self.isFirst = isFirst
    self.currency = currency
    if isFirst { record([open()], at: HistoryDevice.beginning) }
  }

  private static let beginning: Int64 = 1_767_000_000_000

  private func open() -> LedgerEvent {
    .logOpened(
      LogOpened(
        ledger: LedgerID.sample,
        writer: writer, deviceName: "device", currency: currency, version: "test"))
  }

  /// Takes in what another device has.
  mutating func see(_ other: [EventEnvelope]) {
    let known = Set(seen.map(\.id))
    let new = other.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return }
    seen = (seen + new).sorted(by: EventEnvelope.isEarlier)
    view = EventTable(seen)
  }

  /// Does something.
  mutating func step(_ step: Int, usesKeys: Bool, _ generator: inout SeededGenerator) {
    let now = HistoryDevice.beginning + skew + Int64(step + 1) * 5_000
    if next == 0 { record([open()], at: now) }
    var choice = HistoryChoice(
      view: view, seen: seen, currency: currency, generator: generator)
    var events: [LedgerEvent] = []
    for _ in 0..<8 where events.isEmpty { events = choice.events() }
    var key: IdempotencyKey?
    if usesKeys, events.count == 1, events[0].reversal == nil, events[0].amendedEntry == nil {
      key = choice.freeKey()
    }
    generator = choice.generator
    record(events, key: key, at: now)
  }

  private mutating func record(_ events: [LedgerEvent], key: IdempotencyKey? = nil, at now: Int64) {
    let latest = seen.map(\.recordedAt.millisecondsSinceEpoch).max() ?? 0
    guard let at = Timestamp(millisecondsSinceEpoch: max(now, latest + 1)) else { return }
    for (index, event) in events.enumerated() {
      let envelope = EventEnvelope(
        id: EventID(writer: writer, number: next), recordedAt: at,
        batch: events.count > 1 ? BatchPlace(index: index, count: events.count) : nil, key: key,
        event: event)
      next += 1
      seen.append(envelope)
      view.apply(envelope)
    }
  }
}
