import LedgerModel

/// What payments of bills and earmarks count today: an expense may have been edited since it was paid.
struct CountedPayments {
  /// By the event that says that something is paid.
  private var amounts: [EventID: Money] = [:]

  /// How many events may stand between a payment and its expense: that an earmark is paid with a bill.
  private static let betweenCount = 1

  /// Reads what the payments were recorded with, and nothing of other entries.
  ///
  /// - Parameter payments: The events that say that bills or earmarks are paid.
  /// - Throws: Where the ledger cannot be read.
  init(_ session: Session, of payments: [EventID]) async throws {
    guard !payments.isEmpty else { return }
    // The expense stands behind its payment, in the same batch.
    var payment: [EventID: EventID] = [:]
    var linked: [EventID: EventID] = [:]
    for event in try await session.ledger.events(payments) {
      if case .schedule(.bill(.paid(let paid))) = event.event, let entry = paid.entry {
        linked[entry] = event.id
        continue
      }
      guard let batch = event.batch else { continue }
      let behind = min(batch.count - 1 - batch.index, 1 + CountedPayments.betweenCount)
      for place in stride(from: 1, through: behind, by: 1) {
        payment[EventID(writer: event.id.writer, number: event.id.number + place)] = event.id
      }
    }
    let expenses = try await session.ledger.events(payment.keys.sorted())
      .compactMap { PaymentExpense($0)?.entry }
    payment.merge(linked) { own, _ in own }
    let entries = expenses + linked.keys.sorted()
    guard !entries.isEmpty else { return }
    let latest = try await session.ledger.folded(LatestEntries(entries)).projection
    for entry in entries {
      guard let event = payment[entry], let counted = latest[entry], counted.voidedBy == nil,
        counted.undoneBy == nil, counted.values.type == .expense
      else { continue }
      amounts[event] = counted.values.amount
    }
  }

  /// What the expense counts that a payment was recorded with; `nil` where none counts.
  func amount(of payment: EventID) -> Money? { amounts[payment] }

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

/// What was paid of days of bills and counts something else today.
struct EditedPayments {
  /// What each payment of a day counts, in their order, where one of them was edited.
  private var amounts: [PaymentKey: [Money]] = [:]

  /// None.
  init() {}

  /// - Throws: Where the ledger cannot be read.
  init(_ session: Session, of occurrences: [BillOccurrence], _ bills: BillPlan) async throws {
    let paid = occurrences.filter { !$0.payments.isEmpty }
      .map { ($0.key, bills.paymentsInForce(of: $0.bill, due: $0.due)) }
    let counted = try await CountedPayments(session, of: paid.flatMap { $0.1.map(\.event) })
    for (key, payments) in paid {
      let amounts = payments.map { counted.amount(of: $0.event) ?? $0.amount }
      if amounts != payments.map(\.amount) { self.amounts[key] = amounts }
    }
  }

  /// What each payment of a day counts; `nil` where that is what was paid.
  func amounts(of occurrence: BillOccurrence) -> [Money]? { amounts[occurrence.key] }

  /// What they count together; `nil` where that is what was paid.
  func sum(of occurrence: BillOccurrence) -> Money? {
    amounts(of: occurrence)?.reduce(.zero(occurrence.terms.amount.currency)) { $0.adding($1) }
  }
}
