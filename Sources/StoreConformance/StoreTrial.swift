import LedgerModel
import LedgerStore

/// A store under a check, and its violations.
struct StoreTrial {
  let store: TestedStore
  private(set) var violations: [String] = []

  mutating func expect(_ holds: Bool, _ violation: @autoclosure () throws -> String) rethrows {
    if !holds { violations.append(try violation()) }
  }

  mutating func expectRefusal(_ violation: @autoclosure () -> String, _ body: () throws -> Void) {
    do {
      try body()
      violations.append(violation())
    } catch LogError.unwritable {
      return
    } catch {
      violations.append("\(violation()): it throws \(error)")
    }
  }
}

/// The place of a log's next line.
struct LogEnd {
  var writer: WriterID
  var next: Int
  /// Later than everything in the ledger.
  var time: Timestamp

  init(_ log: any LockedLog) {
    writer = log.writer
    next = log.nextNumber
    time = (log.latestTime ?? LogEnd.start).adding(milliseconds: 1000)
  }

  /// 2026-01-02, as an instant.
  static let start =
    Timestamp(
      millisecondsSinceEpoch: 1_767_312_000_000) ?? .earliest

  func event(
    _ event: NewEvent, _ offset: Int = 0, key: IdempotencyKey? = nil, of count: Int = 1
  ) -> EventEnvelope {
    var event = event
    event.key = key
    return EventEnvelope(
      id: EventID(writer: writer, number: next + offset), recordedAt: time,
      batch: count > 1 ? BatchPlace(index: offset, count: count) : nil, event)
  }

  /// The first line of the log.
  func opening(named name: String = "device", writer: WriterID? = nil) -> EventEnvelope {
    event(
      .opening(
        of: LogEnd.ledger, by: writer ?? self.writer, on: name, in: .usd, version: "1"))
  }

  /// A ledger id that is used nowhere else.
  static let ledger: LedgerID = {
    guard let id = LedgerID("conformanceconformanceconf") else {
      preconditionFailure("26 letters are a ledger's id")
    }
    return id
  }()
}

extension NewEvent {
  static func expense(
    _ minorUnits: Int64, texts: EntryTexts = EntryTexts(merchant: "Café Zoë", by: "flags")
  ) -> NewEvent {
    .entry(.dollars(minorUnits, texts: texts))
  }

  static func void(_ entry: EventID, texts: EntryTexts = EntryTexts()) -> NewEvent {
    .void(of: entry, was: .dollars(1_00, texts: texts))
  }
}

extension EntryContent {
  static func dollars(_ minorUnits: Int64, texts: EntryTexts) -> EntryContent {
    .expense(
      amount: Money(minorUnits: minorUnits, currency: .usd), category: .groceries,
      date: LogEnd.start.day, texts: texts)
  }
}

extension EventStore {
  /// Longer than any machine needs.
  static var patience: Duration { .seconds(30) }

  /// Appends the events that are made for the log's end.
  @discardableResult
  func write(_ make: (LogEnd) -> [EventEnvelope]) throws -> [EventEnvelope] {
    try whileLocked(deadline: Self.patience) { log in
      let events = make(LogEnd(log))
      try log.append(events)
      return events
    }
  }

  /// Begins the log, and adds expenses one by one.
  func begin(_ amounts: Int64...) throws -> [EventEnvelope] {
    var events = try write { end in [end.opening()] }
    for amount in amounts { events += try write { end in [end.event(.expense(amount))] } }
    return events
  }

  func events(
    from position: LogPosition = .start, parts: EventParts = .all
  ) throws -> (events: [EventEnvelope], reading: LogReading) {
    var events: [EventEnvelope] = []
    let reading = try read(from: position, parts: parts) { envelope in
      events.append(copy envelope)
      return true
    }
    return (events, reading)
  }
}
