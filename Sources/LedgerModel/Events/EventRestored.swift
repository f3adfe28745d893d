/// The person put an event back that had been taken back: it holds again, at its old place.
public struct EventRestored: EventPayload {
  package static let type: EventType = "EventRestored"
  /// Which event, and what it says.
  public var retraction: Retraction

  public init(_ retraction: Retraction) {
    self.retraction = retraction
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    retraction = try Retraction(from: &fields)
  }

  package func write(to fields: inout FieldWriter) {
    retraction.write(to: &fields)
  }
}
