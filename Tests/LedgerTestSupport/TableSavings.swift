package import LedgerModel

/// What bills save, worked out once more: each month of each bill is asked what it puts away for which day.
package struct TableSavings {
  /// Put away, or given back, which is below zero; and what payments were covered by.
  package private(set) var putAways: [(day: CalendarDay, category: CategoryName, units: Int64)] = []
  package private(set) var covers: [(day: CalendarDay, category: CategoryName, units: Int64)] = []
  /// What each bill has for each day in the end.
  package private(set) var saved: [EventID: [CalendarDay: Int64]] = [:]
  private let facts: [(id: EventID, event: LedgerEvent)]

  private struct Happening {
    var due: CalendarDay
    var day: CalendarDay
    var payment: BillPaid?
    var isLast: Bool
  }

  /// - Parameter facts: Those in effect, in their order.
  package init(_ facts: [(id: EventID, event: LedgerEvent)], through last: CalendarMonth) {
    self.facts = facts
    for case (let bill, .schedule(.bill(.added(let added)))) in facts {
      walk(bill, added.terms, through: last)
    }
  }

  private mutating func walk(_ bill: EventID, _ added: BillTerms, through last: CalendarMonth) {
    var changes: [BillChanged] = []
    var end = CalendarDay.last
    var moves: [(said: CalendarDay, day: CalendarDay, due: CalendarDay)] = []
    for case (_, .schedule(.bill(let event))) in facts {
      switch event {
      case .changed(let changed) where changed.bill == bill:
        let place = changes.firstIndex { $0.from > changed.from } ?? changes.count
        changes.insert(changed, at: place)
      case .stopped(let stopped) where stopped.bill == bill: end = min(end, stopped.from)
      case .skipped(let skipped) where skipped.day.bill == bill:
        if let due = skipped.movedTo {
          moves.append((skipped.date ?? .first, skipped.day.due, due))
        }
      default: continue
      }
    }
    func known(_ day: CalendarDay) -> BillTerms {
      var terms = added
      for changed in changes where changed.from <= day {
        for field in changed.fields { terms.take(field, of: changed.terms) }
      }
      return terms
    }
    let all = [added] + changes.map { known($0.from) }
    guard let first = all.compactMap(\.save).min(), first <= last else { return }
    let happenings = happenings(of: bill, known)
    var reached: Set<CalendarDay> = []
    var pots: [CalendarDay: (units: Int64, terms: BillTerms)] = [:]
    for month in CalendarMonth.months(from: first, through: last) {
      let dues = Dictionary(
        moves.filter { $0.said <= month.lastDay }.map { ($0.day, $0.due) }
      ) { _, later in later }
      let all = (0..<month.length).compactMap { month.firstDay.adding(days: $0) }
        .filter { $0 < end || end == .last }
      let days = all.flatMap { due in
        ((dues[due] == nil ? [due] : []) + dues.filter { $0.value == due }.keys).sorted()
          .filter { known($0).recurrence.falls(on: $0) }.map { (day: $0, due: due) }
      }
      var goals = days.map { ($0.day, $0.due, known($0.day)) }
      if days.isEmpty, end > month.lastDay || end == .last {
        let terms = known(month.lastDay)
        let next = terms.recurrence.occurrences(in: month.lastDay ... .last)
          .first { $0 > month.lastDay && dues[$0] == nil }
        goals = next.map { [($0, $0, terms)] } ?? []
        for (day, due) in dues where due > month.lastDay {
          let said = known(min(day, month.lastDay))
          if said.recurrence.falls(on: day) { goals.append((day, due, said)) }
        }
        goals = Array(goals.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(1))
      }
      // What was saved for a day that has not come goes to the next one.
      let ahead = pots.keys.filter { !reached.contains($0) }
      var rest = ahead.compactMap { pots.removeValue(forKey: $0) }.first
      for goal in goals {
        if days.isEmpty { reached.remove(goal.0) } else { reached.insert(goal.0) }
      }
      for (day, due, terms) in goals {
        var have = pots.removeValue(forKey: day)
        if let other = rest {
          have = ((have?.units ?? 0) + other.units, have?.terms ?? other.terms)
        }
        rest = nil
        let settled = happenings.first { $0.due == day && $0.isLast }?.day
        let saves =
          terms.save.map { $0 <= month } == true && terms.type == .expense
          && terms.recurrence.hasDays && terms.certainty != .unknown
        guard saves, settled.map({ $0 >= month.firstDay }) ?? true else {
          if let have { putAways.append((month.firstDay, have.terms.category, -have.units)) }
          continue
        }
        let paid = happenings.filter { $0.due == day && $0.day < month.firstDay }
          .reduce(0) { $0 + ($1.payment?.amount.minorUnits ?? 0) }
        let missing = max(terms.amount.minorUnits - paid, 0) - (have?.units ?? 0)
        // Twice as much and one month more, halved, is rounded halves up.
        let months = Int64(month.months(until: due.month)) + 1
        let part = floored(2 * missing + months, 2 * months)
        putAways.append((month.firstDay, terms.category, part))
        pots[day] = ((have?.units ?? 0) + part, terms)
      }
      if let rest { putAways.append((month.firstDay, rest.terms.category, -rest.units)) }
      for happening in happenings where happening.day.month == month {
        guard var pot = pots[happening.due] else { continue }
        if let payment = happening.payment, payment.expense == nil {
          let units = min(payment.amount.minorUnits, max(pot.units, 0))
          covers.append((happening.day, payment.category ?? pot.terms.category, units))
          pot.units -= units
        }
        pots[happening.due] = pot
        if happening.isLast {
          putAways.append((happening.day, pot.terms.category, -pot.units))
          pots[happening.due] = nil
        }
      }
    }
    saved[bill] = pots.mapValues(\.units)
  }

  private func floored(_ units: Int64, _ divisor: Int64) -> Int64 {
    units >= 0 ? units / divisor : -((divisor - 1 - units) / divisor)
  }

  /// Payments, and days that were left out, by day.
  private func happenings(
    of bill: EventID, _ known: (CalendarDay) -> BillTerms
  ) -> [Happening] {
    var paid: [CalendarDay: [BillPaid]] = [:]
    var leftOut: [CalendarDay: CalendarDay] = [:]
    for case (_, .schedule(.bill(let event))) in facts where event.bill == bill {
      switch event {
      case .paid(let payment): paid[payment.due, default: []].append(payment)
      case .unpaid(let unpaid): paid[unpaid.day.due] = []
      case .skipped(let skipped) where skipped.movedTo == nil:
        leftOut[skipped.day.due] = skipped.date ?? skipped.day.due
      case .added, .changed, .stopped, .skipped: continue
      }
    }
    var all: [Happening] = []
    for due in Set(paid.keys).union(leftOut.keys).sorted() {
      let terms = known(due)
      var sum: Int64 = 0
      var isSettled = false
      let payments = (paid[due] ?? []).enumerated().sorted {
        ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
      }
      for (_, payment) in payments {
        sum += payment.amount.minorUnits
        let isWhole =
          payment.extent == nil || terms.certainty == nil && sum >= terms.amount.minorUnits
        all.append(
          Happening(due: due, day: payment.day, payment: payment, isLast: isWhole && !isSettled))
        isSettled = isSettled || isWhole
      }
      if !isSettled, let day = leftOut[due] {
        all.append(Happening(due: due, day: day, payment: nil, isLast: true))
      }
    }
    return all.enumerated().sorted {
      ($0.element.day, $0.element.due, $0.offset) < ($1.element.day, $1.element.due, $1.offset)
    }.map(\.element)
  }
}
