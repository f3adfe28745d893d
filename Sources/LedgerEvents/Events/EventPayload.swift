/// The payload of an event: one fact, with the members that the log keeps.
///
/// A conforming type has its own file, which lists the names of its members twice, side by side and in the
/// same order: once for reading and once for writing.
package protocol EventPayload: Hashable, Sendable {
  /// The name of the event in the log.
  static var type: EventType { get }

  /// Reads the members by name, in the order of the format.
  ///
  /// - Throws: ``FieldError`` if a member is missing or invalid.
  init(from fields: inout FieldReader) throws(FieldError)

  /// Writes the same members in the same order.
  func write(to fields: inout FieldWriter)

  /// The payload as an event of its kind.
  var event: LedgerEvent { get }

  /// The reason that the person gave; empty if the event has no such member.
  var reason: String { get }

  /// The events that this one references, which must be folded before it.
  var causes: [EventID] { get }
}
