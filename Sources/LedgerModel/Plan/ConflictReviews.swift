package import LedgerEvents

/// What a person looked at of what two devices did without knowing of each other.
public struct ConflictReviews: Hashable, Sendable {
  /// What one review named.
  private struct Record: Hashable {
    var event: EventID
    var met: [EventID]
    var isInEffect = true
  }

  /// In the order in which they were recorded.
  private var records: [Record] = []
  /// The places of the records that name an event, by the event.
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

  /// Whether a review in effect names both of two events: what was looked at with one of them alone says
  /// nothing of the other.
  public func covers(_ one: EventID, _ other: EventID) -> Bool {
    guard let places = places[one] else { return false }
    return places.contains { place in
      records[place].isInEffect && records[place].met.contains(other)
    }
  }

  /// Whether a review in effect names an event.
  package func names(_ event: EventID) -> Bool {
    places[event]?.contains { records[$0].isInEffect } ?? false
  }

  /// Whether a review in effect names all of some events.
  package func covers(_ events: [EventID]) -> Bool {
    guard let first = events.first, let places = places[first] else { return false }
    return places.contains { place in
      records[place].isInEffect && Set(events).isSubset(of: records[place].met)
    }
  }
}
