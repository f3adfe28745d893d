import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What a key says to a request, where several devices used it.
struct KeyedRequestsTests {
  /// All that can follow, each step on either device.
  ///
  /// - Returns: How many different ends there are.
  private func walk(_ start: KeyWalk, steps: Int) throws -> Int {
    var ends = [start.devices: start]
    for _ in 0..<steps {
      var next: [[PracticeLedger]: KeyWalk] = [:]
      for walk in ends.values {
        for device in 0..<2 {
          for step in KeyWalk.Step.allCases {
            var walk = walk
            if try walk.take(step, on: device) { next[walk.devices] = walk }
          }
        }
      }
      ends = next
    }
    return ends.count
  }

  @Test(.rows)
  func
    `in every short history of two devices a request under a key counts once or is written anew`()
  {
    each(TestRun.steps([-3600, 0, 3600] as [Int64], each: 3)) { (clockAhead: Int64) throws in
      var start = KeyWalk(clockAhead: clockAhead)
      _ = try start.take(.receive, on: 1)
      #expect(try walk(start, steps: 5) > 500)
      // Both have added it, and know of each other.
      for (device, step) in [(0, .add), (1, .add), (0, .receive), (1, .receive)]
        as [(Int, KeyWalk.Step)]
      {
        _ = try start.take(step, on: device)
      }
      #expect(try walk(start, steps: 4) > 100)
    }
  }

  @Test(.rows)
  func `what a key says after any history of three devices is what a table of all events says`() {
    each(TestRun.seeds(100)) { (seed: UInt64) throws in
      let all = RandomHistory.metDevices(seed: seed)
      let table = EventTable(all.events)
      for number in 0..<4 {
        let key = try IdempotencyKey("key \(number)")
        var requests = KeyedRequests(under: key, hasSeveralLogs: true)
        for event in all.events { requests.apply(event) }
        var inEffect: Set<EventID> = []
        var isThere: [[LedgerEvent]: Bool] = [:]
        for request in table.requests(under: key) where request.contains(where: table.isInEffect) {
          inEffect.formUnion(request.filter(table.isInEffect).map(\.id))
          isThere[request.map(\.event), default: false] =
            isThere[request.map(\.event)] == true || request.allSatisfy(table.isInEffect)
        }
        for (request, isThere) in isThere {
          switch requests.answer(to: AppendEvents(request)) {
          case .said(let events): #expect(isThere && events.map(\.event) == request, "\(key.text)")
          case .free: #expect(!isThere, "\(key.text)")
          case .taken: Issue.record("\(key.text) is taken for what holds it")
          }
        }
        switch requests.answer(to: AppendEvents([])) {
        case .taken(let ids): #expect(ids == inEffect.sorted(), "\(key.text)")
        case .free: #expect(inEffect.isEmpty, "\(key.text)")
        case .said: Issue.record("\(key.text) says nothing at all")
        }
      }
    }
  }
}

extension EventTable {
  /// What was written together under a key, each event as the one that counts for it.
  fileprivate func requests(under key: IdempotencyKey) -> [[EventEnvelope]] {
    let keyed = events.filter { $0.key?.belongs(to: key) == true }
    let batches = Dictionary(grouping: keyed) { event in
      EventID(writer: event.id.writer, number: event.id.number - (event.batch?.index ?? 0))
    }
    return batches.values.map { batch in
      batch.map { event in events.first { $0.id == root(event.id) } ?? event }
    }
  }

  /// Whether nothing took an event back.
  fileprivate func isInEffect(_ event: EventEnvelope) -> Bool {
    if let entry = entry(event.id) { return !entry.isReverted }
    return settings.first { $0.id == event.id }?.holds ?? true
  }
}
