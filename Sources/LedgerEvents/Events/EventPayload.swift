/// What an event says: one fact, with the members that the log keeps of it.
///
/// A type that conforms has a file of its own, in which the names of its members stand twice, side
/// by side and in the same order: where they are read and where they are written.
package protocol EventPayload: Hashable, Sendable {
  /// The name of the event in the log.
  static var type: EventType { get }

  /// Reads the members, named one by one in the order of the format.
  ///
  /// - Throws: ``FieldError`` where a member is missing or does not hold what it must.
  init(from fields: inout FieldReader) throws(FieldError)

  /// Writes the same members in the same order.
  func write(to fields: inout FieldWriter)

  /// The same as an event of its kind.
  var event: LedgerEvent { get }

  /// Why it was done, as the person said; empty where it has no such member.
  var reason: String { get }

  /// The events that this one names, which must be folded before it.
  var causes: [EventID] { get }
}
