/// A ledger that began separately, on another device, was joined to this one: its logs count here.
public struct LedgerJoined: EventPayload {
  package static let type: EventType = "LedgerJoined"
  /// The other ledger.
  public var ledger: LedgerID
  /// Why; may be empty.
  package var reason: String

  package init(_ ledger: LedgerID, reason: String = "") {
    self.ledger = ledger
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    guard let ledger = LedgerID(try fields.text("ledger")) else {
      throw fields.invalid("ledger", "26 of a-z and 2-7")
    }
    self.ledger = ledger
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("ledger", ledger.text)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .log(.ledgerJoined(self)) }
  package var causes: [EventID] { [] }
}
