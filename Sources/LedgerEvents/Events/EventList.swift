/// Events that follow one another in a log, each made when it is asked for: ten years of a bank's lines are not to
/// stand in memory as events, and again as lines.
package struct EventList: Sendable {
  /// Some of the events, which come from one place.
  private struct Part: Sendable {
    /// The place of the first of them in the list.
    var start: Int
    var count: Int
    /// Of an event of the part by its place there.
    var id: @Sendable (Int) -> EventID
    var event: @Sendable (Int) -> EventEnvelope
  }

  private var parts: [Part] = []
  package private(set) var endIndex = 0

  /// Events that are there already.
  package init(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) {
    let event: @Sendable (Int) -> EventEnvelope = { place in
      events[events.index(events.startIndex, offsetBy: place)]
    }
    add(Part(start: 0, count: events.count, id: { event($0).id }, event: event))
  }

  /// Events that are made.
  ///
  /// - Parameters:
  ///   - first: The id of the first; the next ones are numbered on from it.
  ///   - event: Makes one by its place: always the same, however often it is asked.
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

  /// Adds the events of another list behind these.
  package mutating func append(_ others: EventList) {
    for part in others.parts { add(part) }
  }

  /// The ids of the events, none of which is made for it.
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
    // The last part that begins at the place or before it.
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
