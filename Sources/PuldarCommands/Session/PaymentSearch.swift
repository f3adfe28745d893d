import LedgerModel

/// Finds the parts of an entry's payment.
struct PaymentSearch {
  let session: Session

  /// Returns the counting parts of an entry's payment; `nil` if it is not part of one.
  func parts(with entry: RegisteredEntry) async throws -> [RegisteredEntry]? {
    guard let first = entry.texts.payment else { return nil }
    return try await session.ledger.answer(.parts(of: first))
  }

  /// Returns the counting parts of the payment of an entry that counts.
  ///
  /// - Throws: If there is no such entry, or it is not part of a payment.
  func parts(with id: EventID) async throws -> [EventID] {
    _ = try await session.ledger.answer(.counting(id))
    guard let entry = try await session.ledger.view(LatestEntries([id]))[id],
      let parts = try await parts(with: entry)
    else {
      throw try await isNoPart(id, leavingOut: "--payment")
    }
    return parts.map(\.id)
  }

  /// Returns the failure for an entry that is no part of a payment.
  func isNoPart(_ id: EventID, leavingOut option: String) async throws -> CommandFailure {
    CommandFailure(
      "entry \(try await session.ledger.numbering().text(id)) is no part of a payment",
      remedy: "Leave out '\(option)'.", .refusedData)
  }
}
