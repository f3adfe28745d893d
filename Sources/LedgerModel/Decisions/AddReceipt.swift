package import LedgerEvents

/// The person adds what a receipt says, with the receipt's file: one batch, so that neither is ever there
/// without the other. The file is on the disk by then.
public struct AddReceipt: LedgerDecision {
  /// What a receipt is of.
  public enum Content: Sendable {
    /// Entries that stand by themselves.
    case entries([NewEntry])
    /// One payment that is split over categories.
    case payment(AddPayment)
    /// A bill that is to be paid.
    case bill(AddBill)
  }

  package var content: Content
  package var file: ReceiptFile
  /// What is printed on it; may be empty.
  package var text: String
  /// No entry may be dated after this day.
  package var today: CalendarDay

  /// What a receipt is of, its file, and what is printed on it.
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
    // The first part stands for the payment.
    case .payment(let payment): added = try payment.events(given: view, from: first)
    case .bill(let bill): added = try bill.events(given: view.first, from: first)
    }
    return added + targets.map { NewEvent(attaching: file, to: $0, text: text) }
  }

  /// The same file is the same request, whatever was read of it.
  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.contains { event in
      guard case .receipt(.attached(let attached)) = event else { return false }
      return attached.file.hash == file.hash
    }
  }
}

extension ReceiptHash {
  /// What the adding of a file is keyed by, so that two devices, or two runs, that add the same count it
  /// once.
  ///
  /// - Parameter times: How often what was added of it was taken back.
  public func addingKey(takenBack times: Int) -> IdempotencyKey? {
    try? IdempotencyKey(times == 0 ? "receipt:\(text)" : "receipt:\(text):\(times)")
  }
}
