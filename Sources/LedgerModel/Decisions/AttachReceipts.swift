package import LedgerEvents

/// Attaches files to an entry or a bill, all or none. Each file is on disk by then.
public struct AttachReceipts: LedgerDecision {
  /// The event that added the entry or bill.
  package var target: EventID
  package var files: [ReceiptFile]
  /// The text on the files, as it was read; may be empty.
  package var text: String
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to attach files to an entry or a bill, named by the event that added it.
  public init(
    _ files: [ReceiptFile], to target: EventID, text: String = "", reason: String = ""
  ) {
    self.target = target
    self.files = files
    self.text = text
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, NamedEntries> {
    ProjectionPair(DecisionState(), NamedEntries([target]))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard view.first.opened != nil else { throw .emptyLedger }
    if !view.first.bills.exists(target) { try check(view.second) }
    guard !files.isEmpty else { throw .nothingToAttach }
    guard files.count <= BatchPlace.limit else { throw .batchTooLarge(count: files.count) }
    try EntryRules.check(text, "text")
    try EntryRules.check(reason, "reason")
    let book = view.first.receipts
    var named: Set<ReceiptHash> = []
    let new = files.filter { file in
      named.insert(file.hash).inserted && book.receipt(file.hash, of: target) == nil
    }
    guard !new.isEmpty else { throw .nothingToChange }
    return try new.map { file throws(Refusal) in
      try EntryRules.check(file.name, "name")
      return NewEvent(attaching: file, to: target, text: text, reason: reason)
    }
  }

  private func check(_ entries: NamedEntries) throws(Refusal) {
    do throws(Refusal) {
      _ = try entries.counting(target)
    } catch .notAnEntry(_, BillAdded.type) {
      throw .noSuchBill(target)
    } catch .notAnEntry(_, let type) {
      throw .neitherEntryNorBill(target, type: type)
    }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let stated = files.map { ReceiptAttached($0, to: target, text: text, reason: reason).event }
    return !written.isEmpty && written.allSatisfy(stated.contains)
  }
}

extension NewEvent {
  /// Creates the event that attaches a file, in the batch of the decision that adds the target.
  package init(
    attaching file: ReceiptFile, to target: EventID, text: String = "", reason: String = ""
  ) {
    self.init(ReceiptAttached(file, to: target, text: text, reason: reason).event)
  }
}

/// Detaches files from an entry or a bill.
public struct DetachReceipts: LedgerDecision {
  /// The event that added the entry or bill.
  package var target: EventID
  package var hashes: [ReceiptHash]
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to detach files from an entry or a bill, named by the event that added it.
  public init(_ hashes: [ReceiptHash], from target: EventID, reason: String = "") {
    self.target = target
    self.hashes = hashes
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    try EntryRules.check(reason, "reason")
    guard !hashes.isEmpty else { throw .nothingToAttach }
    return try hashes.map { hash throws(Refusal) in
      guard let receipt = state.receipts.receipt(hash, of: target) else {
        throw .notAttached(target, hash: hash.text)
      }
      return NewEvent(ReceiptDetached(receipt.file, from: target, reason: reason).event)
    }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let said = written.compactMap { event -> ReceiptHash? in
      guard case .receipt(.detached(let detached)) = event, detached.target == target,
        detached.reason == reason
      else { return nil }
      return detached.hash
    }
    return said == hashes && said.count == written.count
  }
}
