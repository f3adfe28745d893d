/// The person took an event back: it no longer holds, and later ones stay as they are.
public struct EventReverted: EventPayload {
  package static let type: EventType = "EventReverted"
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
