import Dispatch
import LedgerModel
import LedgerStore

extension StoreTrial {
  /// Reads while batches of slowly made events are written, to catch a store that stores them one by one.
  mutating func tryBatches() async throws {
    let writer = try store.open()
    _ = try writer.begin(1_00)
    let reader = try store.open()
    for _ in 0..<4 {
      let before = try reader.events().events.count
      let count = 50
      let seen = try await withThrowingTaskGroup(of: Set<Int>.self) { group in
        group.addTask {
          try StoreTrial.write(count, to: writer)
          return []
        }
        group.addTask { try StoreTrial.counts(of: reader) }
        // The reader goes on until it is cancelled.
        _ = try await group.next()
        group.cancelAll()
        return try await group.next() ?? []
      }
      let parts = seen.subtracting([before, before + count]).map { $0 - before }.sorted()
      expect(parts.isEmpty, "\(parts) events of a batch of \(count) are seen")
      guard parts.isEmpty else { return }
    }
  }

  /// Appends a batch.
  private static func write(_ count: Int, to store: any EventStore) throws {
    try store.whileLocked(deadline: .seconds(30)) { log in
      let end = LogEnd(log)
      try log.append(
        SlowEvents(events: (0..<count).map { end.event(.expense(1_00), $0, of: count) }))
    }
  }

  /// Returns every number of events that is seen until the task is cancelled.
  private static func counts(of store: any EventStore) throws -> Set<Int> {
    var counts: Set<Int> = []
    while !Task.isCancelled { counts.insert(try store.events(parts: []).events.count) }
    return counts
  }
}

/// Events that are slow to make.
private struct SlowEvents: RandomAccessCollection, Sendable {
  let events: [EventEnvelope]

  var startIndex: Int { 0 }
  var endIndex: Int { events.count }

  subscript(place: Int) -> EventEnvelope {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .microseconds(200))
    return events[place]
  }
}
