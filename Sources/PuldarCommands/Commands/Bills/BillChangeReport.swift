import LedgerModel

extension RecordedReport {
  /// Reports a bill that was added, changed or stopped, or that skips a day.
  ///
  /// - Parameter before: The bills before; `nil` if no saved money can come back.
  func ofBill(before: BillPlan? = nil) async throws -> Report {
    let later = LaterChange.behind(events, write.after.plan.bills)
    let twins = try await twins()
    var recorded = self
    recorded.touched = savedFor
    return recorded.report(
      showsBudgets: true, telling: { $0.laterChange = later },
      remarks: { style in
        returned(from: before, style)
          + (later.map { [Report.Line("   \($0.text(numbering, style))")] } ?? [])
          + twins.map { bill in
            .offering(
              "   Bill \(numbering.text(bill)) has this name and amount. Take this one back: \(command: "undo")"
            )
          }
      })
  }

  /// The savings for bills that count this month from now on, or no longer.
  private var savedFor: [TouchedBudget] {
    let (plan, month) = (write.after.plan, session.today.month)
    return events.compactMap { envelope in
      guard case .schedule(.bill(let event)) = envelope.event else { return nil }
      let bill = event.bill ?? envelope.id
      guard plan.bills.hasSaved(bill), let terms = plan.bills.latestTerms(of: bill) else {
        return nil
      }
      return TouchedBudget(
        month: month, bucket: plan.categories.bucket(of: terms.category, on: month.firstDay),
        category: terms.category)
    }
  }

  /// Returns the money saved for a bill that is no longer needed: `   128.00 comes back to Fundamentals`.
  private func returned(from before: BillPlan?, _ style: ScreenStyle) -> [Report.Line] {
    let plan = write.after.plan
    guard let before, let currency = write.after.currency else { return [] }
    return savedFor.prefix(1).compactMap { touched in
      func saved(_ bills: BillPlan) -> Money {
        bills.savings(atEndOf: touched.month, currency).total(currency)
      }
      let rest = saved(before).subtracting(saved(plan.bills))
      guard rest.minorUnits > 0, let bucket = touched.bucket else { return nil }
      return Report.Line(
        "   \(style.amount(rest)) comes back to \(plan.buckets.shownName(of: bucket))")
    }
  }

  /// Returns the earlier bills with the name and the amount of an added one.
  private func twins() async throws -> [EventID] {
    let added = events.compactMap { envelope -> BillTerms? in
      guard case .schedule(.bill(.added(let added))) = envelope.event else { return nil }
      return added.terms
    }
    guard !added.isEmpty, let bills = try await session.ledger.state()?.bills else { return [] }
    return bills.bills.filter { bill in
      guard !events.contains(where: { $0.id == bill }), bills.end(of: bill) == nil,
        let terms = bills.latestTerms(of: bill)
      else { return false }
      return added.contains {
        FoldedText($0.name) == FoldedText(terms.name) && $0.amount == terms.amount
      }
    }
  }
}
