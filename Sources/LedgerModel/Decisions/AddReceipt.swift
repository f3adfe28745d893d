package import LedgerEvents

/// Adds what a receipt says together with the receipt's file, in one batch: neither is ever stored without the other.
/// The file is on disk by then.
public struct AddReceipt: LedgerDecision {
  /// The content of a receipt.
  public enum Content: Sendable {
    /// Independent entries.
    case entries([NewEntry])
    /// One payment split over categories.
    case payment(AddPayment)
    /// A bill to pay.
    case bill(AddBill)
  }

  package var content: Content
  package var file: ReceiptFile
  /// The text printed on it; may be empty.
  package var text: String
  /// No entry may be dated after this day.
  package var today: CalendarDay

  /// Creates a decision from the receipt's content, its file and its printed text.
  public init(
    _ content: Content, _ file: ReceiptFile, text: String = "", today: CalendarDay
  ) {
    self.content = content
    self.file = file
    self.text = text
    self.today = today
  }

  package var view: ProjectionPair<DecisionState, NamedEntries> {
    switch content {
    case .entries(let entries): AddEntries(entries, today: today).view
    case .payment(let payment): payment.view
    case .bill: ProjectionPair(DecisionState(), NamedEntries([EventID]()))
    }
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(file.name, "name")
    try EntryRules.check(text, "text")
    let added: [NewEvent]
    var targets = [first]
    switch content {
    case .entries(let entries):
      added = try AddEntries(entries, today: today).events(given: view, from: first)
      targets = entries.indices.map { first.advanced(by: $0) }
    // The first part represents the payment.
    case .payment(let payment): added = try payment.events(given: view, from: first)
    case .bill(let bill): added = try bill.events(given: view.first, from: first)
    }
    return added + targets.map { NewEvent(attaching: file, to: $0, text: text) }
  }

  /// Returns whether the same file was added; other values that were read from it do not matter.
  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.contains { event in
      guard case .receipt(.attached(let attached)) = event else { return false }
      return attached.file.hash == file.hash
    }
  }
}

extension ReceiptHash {
  /// Returns the idempotency key for adding a file: two devices or two runs that add the same file count it once.
  ///
  /// - Parameter times: How often the addition of this file was taken back.
  public func addingKey(takenBack times: Int) -> IdempotencyKey? {
    try? IdempotencyKey(times == 0 ? "receipt:\(text)" : "receipt:\(text):\(times)")
  }
}
