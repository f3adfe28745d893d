package import LedgerEvents

/// The purposes of the available money: the allowance of the coming days, bills of the month, goals, and Main
/// Savings, which is the rest (DR4, DR29).
package struct EnvelopeFigures: Sendable {
  private let state: DecisionState
  private let sums: AccountSums
  private let envelopes: Envelopes
  private let currency: Money.Currency

  /// Creates the figures from the settings, the account sums, and what was set aside.
  package init(
    _ state: DecisionState, _ sums: AccountSums, _ envelopes: Envelopes, in currency: Money.Currency
  ) {
    self.state = state
    self.sums = sums
    self.envelopes = envelopes
    self.currency = currency
  }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  /// Returns the allowance on a day; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - day: The day, at its end.
  ///   - holdsTodayNet: Whether only what is left of today is set aside for it.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package func allowance(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Funds.Allowance? {
    guard let set = state.plan.allowance.inForce(on: day), set.value.minorUnits > 0 else {
      return nil
    }
    let count = day.month.length - day.day + 1
    let amount = set.value.minorUnits
    // Bill payments and covered expenses do not use up the day's allowance (DR38).
    let paying = envelopes.linked.paying(on: day, state)
    let covered = state.envelopes.coveredDaily(
      on: day, but: paying.entries, state.accounts, currency)
    let spent = try FigureTooLarge.sum(
      [try envelopes.spent(on: day, state.accounts), 0 &- paying.units, 0 &- covered],
      FigureTooLarge(since: set.event))
    let remaining = try FigureTooLarge.sum([amount, -spent], FigureTooLarge(since: set.event))
    // Today's allowance counts in full, unless only what is left of it is requested.
    let today = holdsTodayNet ? max(remaining, 0) : amount
    // Each later day counts with the allowance that is known for it.
    let later = (1..<count).compactMap { day.adding(days: $0) }
    let setAside = try FigureTooLarge.sum(
      [today] + later.map { state.plan.allowance.value(on: $0)?.minorUnits ?? 0 },
      FigureTooLarge(since: set.event))
    return Funds.Allowance(
      amount: set.value, event: set.event, dayCount: count, spent: money(spent),
      remaining: money(remaining), setAside: money(setAside))
  }

  /// Returns the purposes of the available money at the end of a day; `nil` before accounts are in use.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - holdsTodayNet: As in ``allowance(on:holdsTodayNet:)``.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package func buckets(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Funds.Snapshot? {
    guard let total = try accounts.total(on: day, of: \.isFunds) else { return nil }
    let allowances = try allowance(on: day, holdsTodayNet: holdsTodayNet)?.setAside ?? money(0)
    let bills = self.bills(on: day)
    let goals = try self.goals(on: day)
    let tooLarge = FigureTooLarge(since: nil)
    let monthly = try FigureTooLarge.sum(bills.map(\.amount.minorUnits), tooLarge)
    let saved = try FigureTooLarge.sum(goals.map(\.amount.minorUnits), tooLarge)
    let main = try FigureTooLarge.sum(
      [total.minorUnits, -allowances.minorUnits, -monthly, -saved], tooLarge)
    return Funds.Snapshot(
      allowances: allowances, bills: bills, monthly: money(monthly), goals: goals,
      saved: money(saved), mainSavings: money(main),
      total: money(
        try FigureTooLarge.sum([allowances.minorUnits, monthly, saved, main], tooLarge)))
  }

  /// Returns what is due through the end of the day's month and was not paid by the day, and what is saved for later
  /// days: one sum for each bill, in the order of their first days.
  package func bills(on day: CalendarDay) -> [Funds.Purpose] {
    var due: [Funds.Purpose] = []
    var places: [EventID: Int] = [:]
    func add(_ units: Int64, to bill: EventID, _ name: String) {
      if let place = places[bill] {
        due[place].amount = due[place].amount.adding(money(units))
      } else if units != 0 {
        places[bill] = due.count
        due.append(Funds.Purpose(id: bill, name: name, amount: money(units)))
      }
    }
    let plan = state.bills.paid(through: day)
    let savings = plan.savings(atEndOf: day.month, currency)
    for open in plan.open(in: .first...day.month.lastDay)
    where open.left.minorUnits > 0 && open.left.currency == currency && leavesFunds(open.terms) {
      add(savings.rest(of: open), to: open.bill, open.terms.name)
    }
    for (bill, saved) in savings.all {
      add(saved, to: bill, state.bills.latestTerms(of: bill)?.name ?? "")
    }
    return due
  }

  private func leavesFunds(_ terms: BillTerms) -> Bool {
    guard let destination = terms.destination else { return terms.type == .expense }
    let kinds = [terms.account, destination].map { state.accounts.kind(of: $0) }
    return kinds[0].isFunds && !kinds[1].isFunds
  }

  /// Returns the active goals of a day with their amounts.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package func goals(on day: CalendarDay) throws(FigureTooLarge) -> [Funds.Purpose] {
    let book = state.envelopes
    var goals: [Funds.Purpose] = []
    for id in book.goals where book.isActive(id, on: day) {
      guard let added = book.goal(id) else { continue }
      goals.append(
        Funds.Purpose(id: id, name: added.name, amount: try saved(in: id, on: day)))
    }
    return goals
  }

  private var accounts: AccountFigures { AccountFigures(state.accounts, sums, in: currency) }

  /// Returns the amount in a goal at the end of a day; for a goal that is an account, its balance.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package func saved(in goal: EventID, on day: CalendarDay) throws(FigureTooLarge) -> Money {
    guard let account = state.envelopes.goal(goal)?.account else {
      return try state.envelopes.saved(in: goal, on: day, currency: currency)
    }
    return try accounts.balance(of: account, on: day) ?? money(0)
  }

  /// Returns the amounts that moved into and out of a goal through a day, by day.
  package func steps(
    of goal: EventID, through day: CalendarDay
  ) throws(FigureTooLarge) -> [(day: CalendarDay, amount: Money)] {
    guard let account = state.envelopes.goal(goal)?.account else {
      return state.envelopes.steps(of: goal, through: day).map { ($0.step.day, $0.step.amount) }
        .filter { $0.1.currency == currency }.sorted { $0.0 < $1.0 }
    }
    guard let parts = try accounts.parts(of: account, on: day) else { return [] }
    let steps =
      [(parts.start, parts.opening)]
      + parts.corrections.map { ($0.difference.date, $0.difference.amount) }
      + sums.steps(of: account, in: parts.start...day).map { ($0, money($1)) }
    return steps.sorted { $0.0 < $1.0 }.map { (day: $0.0, amount: $0.1) }
  }
}

extension EnvelopeBook {
  /// Returns the amount in a goal at the end of a day.
  ///
  /// - Throws: ``FigureTooLarge`` if the sum does not fit.
  public func saved(
    in goal: EventID, on day: CalendarDay, currency: Money.Currency
  ) throws(FigureTooLarge) -> Money {
    guard let units = held(in: goal, on: day, currency) else { throw FigureTooLarge(since: nil) }
    return Money(minorUnits: units, currency: currency)
  }
}
