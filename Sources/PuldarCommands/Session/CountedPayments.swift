import LedgerModel

/// The counting amounts of bill payments today: an expense may have been edited since it was paid.
struct CountedPayments {
  /// By the event of the payment.
  private var amounts: [EventID: Money] = [:]

  /// Reads the expenses of the payments, and no other entries.
  ///
  /// - Parameter payments: The events of the payments.
  /// - Throws: If the ledger cannot be read.
  init(_ session: Session, of payments: [EventID]) async throws {
    guard !payments.isEmpty else { return }
    // The expense follows its payment, in the same batch.
    var payment: [EventID: EventID] = [:]
    var linked: [EventID: EventID] = [:]
    for event in try await session.ledger.events(payments) {
      if case .schedule(.bill(.paid(let paid))) = event.event, let entry = paid.entry {
        linked[entry] = event.id
        continue
      }
      guard let batch = event.batch, batch.index + 1 < batch.count else { continue }
      payment[event.id.advanced(by: 1)] = event.id
    }
    let expenses = try await session.ledger.events(payment.keys.sorted())
      .compactMap { PaymentExpense($0)?.entry }
    payment.merge(linked) { own, _ in own }
    let entries = expenses + linked.keys.sorted()
    guard !entries.isEmpty else { return }
    let latest = try await session.ledger.folded(LatestEntries(entries)).projection
    for entry in entries {
      guard let event = payment[entry], let counted = latest[entry], counted.voidedBy == nil,
        counted.undoneBy == nil, counted.values.type != .credit
      else { continue }
      amounts[event] = counted.values.amount
    }
  }

  /// Returns the counting amount of a payment's expense; `nil` if none counts.
  func amount(of payment: EventID) -> Money? { amounts[payment] }
}

/// The payments of bills whose counting amounts differ from the paid ones.
struct EditedPayments {
  /// The counting amounts of a day's payments, in order, if one of them was edited.
  private var amounts: [PaymentKey: [Money]] = [:]

  /// Creates an empty value.
  init() {}

  /// - Throws: If the ledger cannot be read.
  init(_ session: Session, of occurrences: [Bill.Day], _ bills: BillPlan) async throws {
    let paid = occurrences.filter { !$0.payments.isEmpty }
      .map { ($0.key, bills.paymentsInForce(of: $0.bill, due: $0.planned)) }
    let counted = try await CountedPayments(session, of: paid.flatMap { $0.1.map(\.event) })
    for (key, payments) in paid {
      let amounts = payments.map { counted.amount(of: $0.event) ?? $0.amount }
      if amounts != payments.map(\.amount) { self.amounts[key] = amounts }
    }
  }

  /// Returns the counting amount of each payment of a day; `nil` if these are the paid ones.
  func amounts(of occurrence: Bill.Day) -> [Money]? { amounts[occurrence.key] }

  /// Returns their sum; `nil` if it is what was paid.
  func sum(of occurrence: Bill.Day) -> Money? {
    amounts(of: occurrence)?.reduce(.zero(occurrence.terms.amount.currency)) { $0.adding($1) }
  }
}
