import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What accounts hold is what buckets hold, after every event: and each bucket a second, simpler way.
@Suite struct EnvelopePropertyTests {
  private static let days: [CalendarDay] = [
    "2025-10-31", "2025-11-15", "2025-12-01", PracticeLedger.today,
  ]

  @Test(.rows)
  func `DR5, DR29, DR34: after every event the accounts hold what the buckets hold`() {
    each(TestRun.seeds(12)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed, requests: 200).events
      var fold = LedgerFold(
        into: ProjectionPair(DecisionState(), ProjectionPair(AccountSums(), Envelopes())))
      for event in events {
        fold.apply(event)
        let (state, sums) = (fold.projection.first, fold.projection.second)
        let figures = EnvelopeFigures(state, sums.first, sums.second, in: .usd)
        let accounts = AccountFigures(state.accounts, sums.first, in: .usd)
        for day in Self.days {
          for isNet in [false, true] {
            let total = try accounts.total(on: day) { ![.investment, .loan, .person].contains($0) }
            #expect(
              try figures.buckets(on: day, holdsTodayNet: isNet)?.total == total,
              "seed \(seed), \(event.id), \(day)")
          }
        }
      }
    }
  }

  @Test(.rows)
  func `DR4, DR29: Main Savings are what is there less what is set aside, looked up one by one`() {
    each(TestRun.seeds(30)) { (seed: UInt64) throws in
      let ledger = RandomHistory.ledger(seed: seed, requests: 250)
      let obvious = ObviousLedger(ledger.events)
      let figures = EnvelopeFigures(
        ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()),
        in: .usd)
      for day in Self.days {
        let found = try figures.buckets(on: day)
        let allowance = obvious.allowance(on: day)
        #expect(try figures.allowance(on: day)?.amount.minorUnits ?? 0 == allowance, "seed \(seed)")
        let bills =
          dueUpToMonthsEnd(ledger.view(DecisionState()).bills, on: day)
          + obvious.savedForLaterMonths(on: day)
        let goals = obvious.goals(on: day)
        if let found {
          #expect(found.monthly.minorUnits == bills, "seed \(seed), \(day)")
          #expect(found.saved.minorUnits == goals, "seed \(seed), \(day)")
          // Of a day without an allowance none is set aside.
          let left = allowance > 0 ? 0..<(day.month.length - day.day + 1) : 0..<0
          let later = left.compactMap { day.adding(days: $0) }.map(obvious.allowance)
          #expect(
            found.mainSavings.minorUnits
              == found.total.minorUnits - later.reduce(0, +) - bills - goals,
            "seed \(seed), \(day)")
        }
        let spent = try figures.allowance(on: day)?.spent.minorUnits
        if let spent { #expect(spent == obvious.countedDaily(on: day), "seed \(seed), \(day)") }
      }
    }
  }

  /// Bill by bill and day by day: of what has no day, that of the month alone.
  private func dueUpToMonthsEnd(_ bills: BillPlan, on day: CalendarDay) -> Int64 {
    bills.bills.reduce(0) { sum, bill in
      bills.paid(through: day).openDays(of: bill, in: .first...day.month.lastDay)
        .filter {
          $0.terms.type == .expense
            && ($0.due.month == day.month || $0.terms.recurrence.hasDays)
        }
        .reduce(sum) { $0 + $1.left.minorUnits }
    }
  }
}

extension ObviousLedger {
  /// What bills save for days after the month, by what was paid up to a day.
  fileprivate func savedForLaterMonths(on day: CalendarDay) -> Int64 {
    let known = facts.filter { fact in
      guard case .schedule(.bill(.paid(let paid))) = fact.event else { return true }
      return paid.day <= day
    }
    return TableSavings(known, through: day.month).saved.values.flatMap { $0 }
      .filter { $0.key > day.month.lastDay }.reduce(0) { $0 + $1.value }
  }

  fileprivate func allowance(on day: CalendarDay) -> Int64 {
    var best: (from: CalendarDay, units: Int64)?
    for case .setting(.allowanceSet(let set)) in facts.map(\.event) where set.from <= day {
      if let held = best, set.from < held.from { continue }
      best = (set.from, set.amount.minorUnits)
    }
    return best?.units ?? 0
  }

  private func hasEnded(_ id: EventID, on day: CalendarDay) -> Bool {
    facts.contains { fact in
      guard case .account(.envelope(.goalEnded(let ended))) = fact.event else { return false }
      return ended.goal == id && ended.from <= day
    }
  }

  fileprivate func goals(on day: CalendarDay) -> Int64 {
    func isThere(_ goal: EventID) -> Bool {
      let isAdded = facts.contains { other in
        guard other.id == goal, case .account(.envelope(.goalAdded(let added))) = other.event
        else { return false }
        return added.from <= day
      }
      return isAdded && !hasEnded(goal, on: day)
    }
    let steps = facts.reduce(Int64(0)) { sum, fact in
      let (step, isIn): (GoalStep, Bool)
      switch fact.event {
      case .account(.envelope(.goalFunded(let funded))): (step, isIn) = (funded.step, true)
      case .account(.envelope(.goalWithdrawn(let taken))): (step, isIn) = (taken.step, false)
      default: return sum
      }
      guard isThere(step.goal), step.day <= day else { return sum }
      return isIn ? sum + step.amount.minorUnits : sum - step.amount.minorUnits
    }
    return entries.values.reduce(steps) { sum, entry in
      let values = entry.values
      guard entry.status == .counts, values.type == .expense, values.date <= day,
        let cover = values.cover, isThere(cover.goal)
      else { return sum }
      return sum - min(cover.minorUnits, values.amount.minorUnits)
    }
  }

  /// The entries that counted daily by their accounts, and pay days of bills.
  private var entriesOfLinks: Set<EventID> {
    var links: [BillDay: Set<EventID>] = [:]
    var bills: Set<EventID> = []
    for fact in facts {
      switch fact.event {
      case .schedule(.bill(.added)): bills.insert(fact.id)
      case .schedule(.bill(.unpaid(let unpaid))):
        links[BillDay(unpaid.day.bill, due: unpaid.day.due)] = nil
      case .schedule(.bill(.paid(let paid))) where paid.dailyAccount != nil:
        links[BillDay(paid.bill, due: paid.due), default: []].formUnion(
          [paid.entry].compactMap(\.self))
      default: continue
      }
    }
    return links.filter { bills.contains($0.key.bill) }.values.reduce(into: []) { $0.formUnion($1) }
  }

  fileprivate func countedDaily(on day: CalendarDay) -> Int64 {
    let paying = entriesOfLinks
    return entries.reduce(0) { sum, element in
      let (entry, values) = (element.value, element.value.values)
      guard entry.status == .counts, values.type == .expense, values.date == day else { return sum }
      if values.mark == nil, paying.contains(element.key) { return sum }
      let counts =
        values.mark.map { $0 == .daily } ?? ([.bank, .known("card")].contains(values.account))
      let isCovered = facts.contains { fact in
        guard case .account(.envelope(.goalAdded)) = fact.event else { return false }
        return fact.id == values.cover?.goal
      }
      let covered = isCovered ? min(values.cover?.minorUnits ?? 0, values.amount.minorUnits) : 0
      return counts ? sum + values.amount.minorUnits - covered : sum
    }
  }
}
