import LedgerModel
import LedgerStore

/// Events that a log must refuse, made for its end.
struct UnwritableEvents: Sendable {
  let name: String
  let make: @Sendable (LogEnd) -> [EventEnvelope]

  init(_ name: String, _ make: @escaping @Sendable (LogEnd) -> [EventEnvelope]) {
    self.name = name
    self.make = make
  }

  /// Creates a row of a single event.
  static func event(_ name: String, _ event: NewEvent) -> UnwritableEvents {
    UnwritableEvents(name) { end in [end.event(event)] }
  }

  /// Events that cannot begin a log.
  static let first: [UnwritableEvents] = [
    UnwritableEvents("an expense as the first event") { [$0.event(.expense(1_00))] },
    UnwritableEvents("a device without a name") { [$0.opening(named: "")] },
    UnwritableEvents("a device with a name of 4,097 bytes") {
      [$0.opening(named: String(repeating: "a", count: 4097))]
    },
    UnwritableEvents("the opening of another writer's log") {
      [$0.opening(writer: WriterID("zzzz9"))]
    },
    UnwritableEvents("an opening with the number 1") { end in
      var end = end
      end.next = 1
      return [end.opening()]
    },
  ]

  /// Events that a log cannot hold after an opening and an expense.
  static let later: [UnwritableEvents] = values + names + numbers + batches

  private static let values: [UnwritableEvents] = [
    .event("an amount of 0", .expense(0)),
    .event("an amount below 0", .expense(-1)),
    .event("an amount above the limit", .expense(Money.largestMinorUnits + 1)),
    .event("the largest amount there can be", .expense(.max)),
    .event("the smallest amount there can be", .expense(.min)),
    .event("no word on where it came from", .expense(1_00, texts: EntryTexts())),
    .event("texts that were not read", .expense(1_00, texts: .unread)),
    .event(
      "a merchant of 4,097 bytes",
      .expense(1_00, texts: EntryTexts(merchant: String(repeating: "a", count: 4097), by: "a"))),
  ]

  private static let names: [UnwritableEvents] = [
    UnwritableEvents("a second opening") { [$0.opening()] },
    UnwritableEvents("a void of an entry that is not there") { end in
      [end.event(.void(EventID(writer: end.writer, number: end.next + 7)))]
    },
    UnwritableEvents("a void of itself") { end in
      [end.event(.void(EventID(writer: end.writer, number: end.next)))]
    },
    UnwritableEvents("a void of the opening") { end in
      [end.event(.void(EventID(writer: end.writer, number: 0)))]
    },
    UnwritableEvents("a void of an entry of a log that is not there") { end in
      guard let writer = WriterID("zzzz9") else { return [] }
      return [end.event(.void(EventID(writer: writer, number: 1)))]
    },
    UnwritableEvents("a void of what was not read") { end in
      [end.event(.void(EventID(writer: end.writer, number: 1), texts: .unread))]
    },
    UnwritableEvents("an undo of what was not read") { end in
      let id = EventID(writer: end.writer, number: 1)
      return [end.event(.undo(of: id, adding: .dollars(1_00, texts: .unread)))]
    },
  ]

  private static let numbers: [UnwritableEvents] = [
    UnwritableEvents("a number too high") { [$0.event(.expense(1_00), 1)] },
    UnwritableEvents("a number that is there") { [$0.event(.expense(1_00), -1)] },
    UnwritableEvents("a number below 0") { [$0.event(.expense(1_00), -$0.next - 1)] },
    UnwritableEvents("another writer's number") { end in
      var end = end
      end.writer = WriterID("zzzz9") ?? end.writer
      return [end.event(.expense(1_00))]
    },
    UnwritableEvents("a time that is there") { end in
      var end = end
      end.time = end.time.adding(milliseconds: -1000)
      return [end.event(.expense(1_00))]
    },
    UnwritableEvents("an earlier time") { end in
      var end = end
      end.time = .earliest
      return [end.event(.expense(1_00))]
    },
    UnwritableEvents("two events at one time that are no batch") { end in
      [end.event(.expense(1_00)), end.event(.expense(2_00), 1)]
    },
  ]

  private static let batches: [UnwritableEvents] = [
    UnwritableEvents("half a batch") { [$0.event(.expense(1_00), 0, of: 2)] },
    UnwritableEvents("the end of a batch") { end in
      var end = end
      end.next -= 1
      return [end.event(.expense(1_00), 1, of: 2)]
    },
    UnwritableEvents("a batch of two counts") { end in
      [end.event(.expense(1_00), 0, of: 2), end.event(.expense(1_00), 1, of: 3)]
    },
    UnwritableEvents("a batch at two times") { end in
      var later = end
      later.time = end.time.adding(milliseconds: 1)
      return [end.event(.expense(1_00), 0, of: 2), later.event(.expense(1_00), 1, of: 2)]
    },
    UnwritableEvents("a batch of one") { end in
      let event = end.event(.expense(1_00))
      return [
        EventEnvelope(
          id: event.id, recordedAt: event.recordedAt, batch: BatchPlace(index: 0, count: 1),
          .expense(1_00))
      ]
    },
    UnwritableEvents("a batch whose last event cannot be read") { end in
      [end.event(.expense(1_00), 0, of: 2), end.event(.expense(0), 1, of: 2)]
    },
  ]
}

extension StoreTrial {
  mutating func tryRefusals() throws {
    try tryRefusals(UnwritableEvents.first)
    _ = try store.open().begin(1_00)
    try tryRefusals(UnwritableEvents.later)
  }

  /// Tries each row, and checks that the store is unchanged through this handle and a new one.
  private mutating func tryRefusals(_ table: [UnwritableEvents]) throws {
    let writer = try store.open()
    let before = try writer.events()
    for row in table {
      expectRefusal("\(row.name) is stored") { try writer.write(row.make) }
      for handle in [writer, try store.open()] {
        let after = try handle.events()
        expect(after.events == before.events, "\(row.name) leaves something behind")
        expect(after.reading.condition.isComplete, "after \(row.name) it is not complete")
        expect(
          after.reading.condition == before.reading.condition,
          "after \(row.name) it is in another state")
      }
    }
    // The same handle still stores valid events, and they are found again.
    guard !before.events.isEmpty else { return }
    let written = try writer.write { end in [end.event(.expense(9_00))] }
    expect(
      try store.open().events().events == before.events + written,
      "after all refusals what is right is not stored")
  }
}
