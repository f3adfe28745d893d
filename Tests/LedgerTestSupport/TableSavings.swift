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
    var changes: [(from: CalendarDay, terms: BillTerms)] = [(.first, added)]
    var end = CalendarDay.last
    for case (_, .schedule(.bill(let event))) in facts {
      switch event {
      case .changed(let changed) where changed.bill == bill:
        let place = changes.firstIndex { $0.from > changed.from } ?? changes.count
        changes.insert((changed.from, changed.terms), at: place)
      case .stopped(let stopped) where stopped.bill == bill: end = min(end, stopped.from)
      default: continue
      }
    }
    guard let first = changes.compactMap(\.terms.save).min(), first <= last else { return }
    func known(_ day: CalendarDay) -> BillTerms {
      changes.last { $0.from <= day }?.terms ?? added
    }
    let happenings = happenings(of: bill, known)
    var pots: [CalendarDay: (units: Int64, terms: BillTerms)] = [:]
    for month in CalendarMonth.months(from: first, through: last) {
      let all = (0..<month.length).compactMap { month.firstDay.adding(days: $0) }
      let days = all.filter { $0 < end || end == .last }.filter { day in
        known(day).recurrence.falls(on: day)
      }
      var goals = days.map { ($0, known($0)) }
      if days.isEmpty, end > month.lastDay || end == .last, let start = month.next?.firstDay {
        let terms = known(month.lastDay)
        let rule = terms.recurrence
        if let day = rule.index(onOrAfter: start).flatMap({ rule.occurrence($0) }) {
          goals = [(day, terms)]
        }
      }
      // What was saved for a day that has not come goes to the next one.
      let ahead = pots.keys.filter { $0 >= month.firstDay }
      var rest = ahead.compactMap { pots.removeValue(forKey: $0) }.first
      for (day, terms) in goals {
        let have = rest
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
        let months = Int64(month.months(until: day.month)) + 1
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
      case .skipped(let skipped): leftOut[skipped.day.due] = skipped.date ?? skipped.day.due
      case .added, .changed, .stopped: continue
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
