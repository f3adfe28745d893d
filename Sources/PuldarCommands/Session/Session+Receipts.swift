import LedgerModel
import LedgerStore

/// The targets of attached files, and the programs that show them.
extension Session {
  /// Returns the thing that files are attached to: the entry with a number, or `last`; for a part of a bill's name the
  /// entry that paid it last, or the bill itself if none did.
  func receiptTarget(_ word: SeriesArgument) async throws -> (id: EventID, bill: EventID?) {
    if case .event(let event) = word { return (try await ledger.entry(event), nil) }
    let bill = try await ledger.bill(word, today: today)
    let bills = try await ledger.view(DecisionState()).bills
    let last = bills.touched(of: bill)
      .flatMap { bills.paymentsInForce(of: bill, due: $0.planned) }
      .max { ($0.day, $0.event) < ($1.day, $1.event) }
    guard let last else { return (bill, bill) }
    if let entry = last.entry { return (entry, bill) }
    let own = try await ledger.answer(.expenses(of: bill, due: last.key.due)).last
    return (own?.id ?? bill, bill)
  }

  /// Opens attached files in the system's program for them.
  ///
  /// - Parameter target: The name of what they are attached to.
  /// - Throws: ``CommandFailure`` if there is none, one is missing here, or no program shows it.
  func open(_ receipts: [ReceiptBook.Receipt], of target: String) async throws {
    guard !receipts.isEmpty else {
      throw CommandFailure(
        "nothing is attached to \(target)",
        remedy: "Attach a file with '\(command: "receipt attach \(target) FILE")'.", .missing)
    }
    let paths = try receipts.map { receipt throws(CommandFailure) in
      guard let path = store.path(of: receipt.file) else {
        throw CommandFailure(
          "'\(VisibleText(receipt.file.name))' is not on this machine",
          remedy: "Copy receipts/\(receipt.file.storedName) from the device that attached it, "
            + "or attach the same file again.", .missing)
      }
      return path
    }
    for path in paths { try await show(path) }
  }
}
