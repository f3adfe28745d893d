package import LedgerEvents

/// The reviews of edits that two devices made concurrently.
package struct ConflictReviews: Hashable, Sendable {
  /// The events named by one review.
  private struct Record: Hashable {
    var event: EventID
    var met: [EventID]
    var isInEffect = true
  }

  /// The records in the order of recording.
  private var records: [Record] = []
  /// The indices of the records that name an event, by the event.
  private var places: [EventID: [Int]] = [:]

  package init() {}

  mutating func apply(_ reviewed: ConflictReviewed, by event: EventID) {
    let known = reviewed.met.first.flatMap { places[$0] } ?? []
    if let place = known.first(where: { records[$0].event == event }) {
      records[place].isInEffect = true
      return
    }
    for id in reviewed.met { places[id, default: []].append(records.count) }
    records.append(Record(event: event, met: reviewed.met))
  }

  mutating func revert(_ event: EventID) {
    if let place = records.firstIndex(where: { $0.event == event }) {
      records[place].isInEffect = false
    }
  }

  /// Returns whether a review in effect names both events; a review of only one of them says nothing about the other.
  package func covers(_ one: EventID, _ other: EventID) -> Bool {
    guard let places = places[one] else { return false }
    return places.contains { place in
      records[place].isInEffect && records[place].met.contains(other)
    }
  }

  /// Returns whether a review in effect names an event.
  package func names(_ event: EventID) -> Bool {
    places[event]?.contains { records[$0].isInEffect } ?? false
  }

  /// Returns whether a review in effect names all of the events.
  package func covers(_ events: [EventID]) -> Bool {
    guard let first = events.first, let places = places[first] else { return false }
    return places.contains { place in
      records[place].isInEffect && Set(events).isSubset(of: records[place].met)
    }
  }
}
