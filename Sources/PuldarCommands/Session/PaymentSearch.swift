import LedgerModel

/// Looks for what was paid together with an entry.
struct PaymentSearch {
  let session: Session

  /// The parts that count of the payment that an entry is a part of; `nil` where it is none.
  func parts(with entry: RegisteredEntry) async throws -> [RegisteredEntry]? {
    guard let first = entry.texts.payment else { return nil }
    // They were written together, one behind the other.
    let ids = (0..<AddPayment.partLimit).map {
      EventID(writer: first.writer, number: first.number + $0)
    }
    return try await session.ledger.view(LatestEntries(ids)).entries
      .filter { $0.countingPayment == first }
  }

  /// The same by the id of an entry that counts.
  ///
  /// - Throws: Where there is no such entry, or it is no part of one.
  func parts(with id: EventID) async throws -> [EventID] {
    _ = try await session.ledger.answer(.counting(id))
    guard let entry = try await session.ledger.view(LatestEntries([id]))[id],
      let parts = try await parts(with: entry)
    else {
      throw CommandFailure(
        "entry \(try await session.ledger.numbering().text(id)) is no part of a payment",
        remedy: "Leave out '--payment'.", .refusedData)
    }
    return parts.map(\.id)
  }
}
