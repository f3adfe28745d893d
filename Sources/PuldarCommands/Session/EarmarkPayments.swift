import LedgerModel

/// What payments of earmarks count: an expense may have been edited since it was paid.
struct EarmarkPayments {
  /// By the event that says that an earmark is paid.
  private var amounts: [EventID: Money] = [:]

  /// Reads what the payments were recorded with, and nothing of other entries.
  ///
  /// - Parameter payments: The events that say that earmarks are paid.
  /// - Throws: Where the ledger cannot be read.
  init(_ session: Session, of payments: [EventID]) async throws {
    guard !payments.isEmpty else { return }
    // The expense stands right behind its payment, in the same batch.
    let inBatch = try await session.ledger.events(payments)
      .filter { $0.batch.map { !$0.isLast } ?? false }.map(\.id)
    var payment: [EventID: EventID] = [:]
    for id in inBatch { payment[EventID(writer: id.writer, number: id.number + 1)] = id }
    guard !payment.isEmpty else { return }
    let expenses = try await session.ledger.events(payment.keys.sorted())
      .compactMap { PaymentExpense($0)?.entry }
    let latest = try await session.ledger.folded(LatestEntries(expenses)).projection
    for (entry, event) in payment {
      guard let counted = latest[entry], counted.voidedBy == nil, counted.undoneBy == nil,
        counted.values.type == .expense
      else { continue }
      amounts[event] = counted.values.amount
    }
  }

  /// What a payment counts: what its expense does, where it was recorded with one that counts.
  func paid(_ payment: (event: EventID, paid: EarmarkPaid)) -> EarmarkPaid {
    var paid = payment.paid
    paid.amount = amounts[payment.event] ?? paid.amount
    return paid
  }

  /// `, 12.50 more` than was set aside; nothing where it was paid exactly.
  static func shown(_ difference: Money, _ amount: (Money) -> String) -> String {
    guard difference.minorUnits != 0 else { return "" }
    return difference.minorUnits > 0
      ? ", \(amount(difference)) more" : ", \(amount(difference.negated)) less"
  }
}
