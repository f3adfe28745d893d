/// The person reviewed concurrent edits of two devices: the values that count now are right.
///
/// It names every event that was reviewed, so that a concurrent edit that arrives later is still reported.
public struct ConflictReviewed: EventPayload {
  package static let type: EventType = "ConflictReviewed"
  /// How many events one review may name: far more than ever conflict in one value.
  package static let limits = 2...64

  /// The conflicting events: sorted, each once, 2 to 64.
  public var met: [EventID]
  /// Why; may be empty.
  package var reason: String

  /// - Parameter met: In any order; duplicates count once.
  /// - Returns: `nil` if there are too few or too many.
  package init?(of met: some Sequence<EventID>, reason: String = "") {
    self.met = Set(met).sorted()
    self.reason = reason
    guard ConflictReviewed.limits.contains(self.met.count) else { return nil }
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    met = try fields.events("met", ConflictReviewed.limits)
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("met", met.map(\.text))
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.conflictReviewed(self)) }
  package var causes: [EventID] { met }
}

extension FieldReader {
  /// Reads a list of events, sorted and each once.
  @_lifetime(self: copy self)
  fileprivate mutating func events(
    _ name: FieldName, _ counts: ClosedRange<Int>
  ) throws(FieldError) -> [EventID] {
    let texts = try optionalTexts(name)
    let events = texts.compactMap { EventID($0) }
    guard events.count == texts.count, counts.contains(events.count),
      zip(events, events.dropFirst()).allSatisfy({ $0 < $1 })
    else {
      throw invalid(
        name,
        "a list of \(counts.lowerBound) to \(counts.upperBound) events, sorted, each once")
    }
    return events
  }
}
