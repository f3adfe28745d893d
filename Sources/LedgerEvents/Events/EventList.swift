/// A lazy list of consecutive events of a log, each made on access: ten years of a bank's lines are not kept
/// in memory as events in addition to lines.
package struct EventList: Sendable {
  /// A run of events from one source.
  private struct Part: Sendable {
    /// The index of its first event in the list.
    var start: Int
    var count: Int
    /// The id of an event, by its index in the part.
    var id: @Sendable (Int) -> EventID
    var event: @Sendable (Int) -> EventEnvelope
  }

  private var parts: [Part] = []
  package private(set) var endIndex = 0

  /// Makes a list of existing events.
  package init(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) {
    let event: @Sendable (Int) -> EventEnvelope = { place in
      events[events.index(events.startIndex, offsetBy: place)]
    }
    add(Part(start: 0, count: events.count, id: { event($0).id }, event: event))
  }

  /// Makes a list of computed events.
  ///
  /// - Parameters:
  ///   - first: The id of the first event; the following ids continue from it.
  ///   - event: Makes an event by its index: always the same for the same index.
  package init(
    count: Int, from first: EventID, event: @escaping @Sendable (Int) -> EventEnvelope
  ) {
    add(Part(start: 0, count: count, id: { first.advanced(by: $0) }, event: event))
  }

  private mutating func add(_ part: Part) {
    guard part.count > 0 else { return }
    var part = part
    part.start = endIndex
    endIndex += part.count
    parts.append(part)
  }

  /// Appends the events of another list.
  package mutating func append(_ others: EventList) {
    for part in others.parts { add(part) }
  }

  /// The ids of the events, without making any event.
  package var ids: [EventID] {
    var ids: [EventID] = []
    ids.reserveCapacity(count)
    for part in parts { ids += (0..<part.count).lazy.map(part.id) }
    return ids
  }
}

extension EventList: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package subscript(place: Int) -> EventEnvelope {
    precondition(indices.contains(place), "an event is asked for that is not in the list")
    // The last part that begins at or before the index.
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return parts[low].event(place - parts[low].start)
  }
}

extension EventList: ExpressibleByArrayLiteral {
  package init(arrayLiteral events: EventEnvelope...) { self.init(events) }
}
