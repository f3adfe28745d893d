import LedgerModel
import LedgerStore

extension LedgerAccess {
  /// The bill that a person means; for `last` the one that was added last.
  ///
  /// A part of a name means one of which something is open, where only one of the bills that fit is so; so
  /// does a name that it had before it was changed.
  ///
  /// - Throws: ``CommandFailure`` where a name fits none, or several.
  func bill(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let bills = try await view(DecisionState()).bills.on(today)
    switch word {
    case .event(.last):
      guard let last = bills.bills.last else { throw LedgerAccess.noBill("there is none yet") }
      return last
    case .event(let event):
      guard let id = try await self.event(event, fitting: { $0.filter(bills.bills.contains) })
      else {
        preconditionFailure("a number is never the last event")
      }
      return id
    case .name(let name):
      return try await bill(called: name, bills)
    }
  }

  private func bill(called name: String, _ bills: BillPlan) async throws -> EventID {
    let wanted = FoldedText(name)
    let named = bills.bills.map { bill in
      (bill: bill, names: bills.allTerms(of: bill).map { FoldedText($0.value.name) })
    }
    // What it is called in the end goes first; what it was called before, or is until then, means it too.
    var fits = named.filter { $0.names.last == wanted }
    if fits.isEmpty {
      fits = named.filter {
        $0.names.contains(wanted) || $0.names.last?.contains(wanted) == true
      }
    }
    if fits.isEmpty { fits = named.filter { $0.names.contains { $0.contains(wanted) } } }
    var fitting = fits.map(\.bill)
    if fitting.count > 1 {
      let open = fitting.filter { bills.next(of: $0) != nil }
      if !open.isEmpty { fitting = open }
    }
    guard let first = fitting.first else {
      let names = bills.bills.flatMap { bills.allTerms(of: $0).reversed().map(\.value.name) }
      throw NearestName(among: names)
        .failure("bill", called: name, listedBy: "bill list --all")
    }
    guard fitting.count == 1 else {
      let numbering = try await numbering()
      throw NearestName.failure(
        "bills", called: name,
        several: fitting.map {
          "\(numbering.text($0)) \(VisibleText(bills.latestTerms(of: $0)?.name ?? ""))"
        })
    }
    return first
  }

  private static func noBill(_ problem: String) -> CommandFailure {
    CommandFailure(problem, remedy: "List them with '\(command: "bill list --all")'.", .missing)
  }

  /// Whether a payment was recorded with an expense under a key. One that was undone leaves its expense
  /// under the same key, and the next payment may have none, or that of a bill.
  func isPaid(
    by payment: PaymentInForce, withAnExpenseOf key: PaymentKey
  ) async throws(LedgerError) -> Bool {
    guard let place = try await events([payment.event]).first?.batch, place.index + 1 < place.count
    else { return false }
    return try await events([payment.event.advanced(by: 1)]).contains {
      PaymentExpense($0)?.key == key
    }
  }
}
