package import LedgerEvents

/// What bills save for their days, and what becomes of it.
///
/// On the first day of each month a bill that saves puts away a part of what it has due next, by what is known in
/// that month: what is missing yet, by the months that are left. What pays the day is covered by what is saved for
/// it. What is more than that is given back, and so is all that is saved for a day that is left out or never comes.
public struct BillSavings: Sendable {
  /// What was put away; what was given back is below zero.
  private(set) var putAways: [PutAway] = []
  private(set) var covers: [Cover] = []
  /// What is saved for each day of a bill, by the bill.
  private var held: [EventID: [CalendarDay: Int64]] = [:]
  /// What is saved in all of each bill that saves, in the order in which they were added.
  private(set) var all: [(bill: EventID, units: Int64)] = []

  /// What of a payment was covered.
  struct Cover: Hashable, Sendable {
    var bill: EventID
    /// As the bill is called.
    var name: String
    var day: CalendarDay
    var category: CategoryName
    var minorUnits: Int64
    /// The entry that paid, if it was there before.
    var entry: EventID?
  }

  /// Nothing is saved.
  public init() {}

  /// What is saved for a day of a bill.
  public func saved(for day: Bill.Day) -> Money {
    Money(
      minorUnits: held[day.bill]?[day.planned] ?? 0, currency: day.terms.amount.currency)
  }

  /// What is saved in all.
  public func total(_ currency: Money.Currency) -> Money {
    Money(minorUnits: all.reduce(0) { $0 &+ $1.units }, currency: currency)
  }

  /// What is left of a day, less what is saved for it; never below zero.
  func rest(of open: Bill.Day) -> Int64 {
    max(open.left.subtracting(saved(for: open)).minorUnits, 0)
  }

  fileprivate mutating func add(_ walk: SavingWalk) {
    putAways += walk.putAways
    covers += walk.covers
    var own = walk.held.mapValues(\.units)
    if let target = walk.target { own[target] = walk.next.units }
    held[walk.bill] = own
    all.append((walk.bill, own.values.reduce(0, &+)))
  }
}

extension BillPlan {
  /// What bills save in some months, what becomes of it, and what is saved at their end.
  package func savings(
    in months: ClosedRange<CalendarMonth>, _ currency: Money.Currency
  ) -> BillSavings {
    var savings = BillSavings()
    guard !savers.isEmpty else { return savings }
    for bill in bills where savers.contains(bill) {
      guard let first = firstSaving(of: bill), first <= months.upperBound else { continue }
      var walk = SavingWalk(bill, self, currency)
      let start = walk.begin(before: max(first, months.lowerBound), since: first)
      for month in CalendarMonth.months(from: start, through: months.upperBound) {
        walk.pass(month)
      }
      savings.add(walk)
    }
    return savings
  }

  /// What is saved at the end of a month.
  public func savings(atEndOf month: CalendarMonth, _ currency: Money.Currency) -> BillSavings {
    savings(in: month...month, currency)
  }

  /// Whether a bill saves, or ever did.
  public func hasSaved(_ bill: EventID) -> Bool { savers.contains(bill) }

  /// The first month in which a bill saves; `nil` for one that does not.
  func firstSaving(of bill: EventID) -> CalendarMonth? {
    allTerms(of: bill).compactMap(\.value.save).min()
  }

  /// From the first month in which bills save to the last in which one of them was paid or left out.
  var monthsOfSaving: ClosedRange<CalendarMonth>? {
    let saving = savers.filter(exists)
    guard let first = saving.compactMap({ firstSaving(of: $0) }).min() else { return nil }
    let days = saving.flatMap { touched(of: $0) }.flatMap(\.settlings).map(\.day.month)
    return first...(days.max().map { max($0, first) } ?? first)
  }
}

/// Goes through the months of one bill that saves.
private struct SavingWalk {
  /// What is saved for one day, by the terms that saved last.
  struct Pot {
    var units: Int64 = 0
    var terms: BillTerms?

    func joined(by other: Pot) -> Pot {
      Pot(units: units &+ other.units, terms: terms ?? other.terms)
    }
  }

  /// A day of the rule, when it is due, and what holds on it.
  private typealias Planned = (day: CalendarDay, due: CalendarDay, terms: BillTerms)

  let bill: EventID
  private let plan: BillPlan
  private let currency: Money.Currency
  /// What settled its days, by the month in which it did.
  private let settlings: [CalendarMonth: [Bill.Day.Settling]]
  /// The days that are settled, and when.
  private let settled: [CalendarDay: CalendarDay]
  private let touched: [CalendarDay: Bill.Day]
  /// For the next day, whose month has not come, and which day that is.
  private(set) var next = Pot()
  private(set) var target: CalendarDay?
  private(set) var held: [CalendarDay: Pot] = [:]
  private(set) var putAways: [PutAway] = []
  private(set) var covers: [BillSavings.Cover] = []

  init(_ bill: EventID, _ plan: BillPlan, _ currency: Money.Currency) {
    (self.bill, self.plan, self.currency) = (bill, plan, currency)
    let touched = plan.touched(of: bill)
    let all = touched.flatMap(\.settlings)
    self.touched = Dictionary(touched.map { ($0.planned, $0) }) { first, _ in first }
    let inOrder = all.enumerated().sorted {
      ($0.element.day, $0.element.due, $0.offset) < ($1.element.day, $1.element.due, $1.offset)
    }
    settlings = Dictionary(grouping: inOrder.map(\.element), by: \.day.month)
    settled = Dictionary(all.filter(\.isLast).map { ($0.due, $0.day) }) { first, _ in first }
  }

  /// Takes in the days that came before a month, and answers where to begin for what is saved in it: nothing
  /// but a payment changes what is saved for a day whose month has come, and only the next day is saved for.
  mutating func begin(before month: CalendarMonth, since first: CalendarMonth) -> CalendarMonth {
    guard first < month, let end = month.firstDay.previous, plan.dues(of: bill).isEmpty else {
      return first
    }
    let days = plan.planned(of: bill, in: first.firstDay...end)
    guard let last = days.last, let start = last.day.month.next else { return first }
    for (day, _, terms) in days {
      let (own, open) = (day.month, settled[day].map { $0 >= start.firstDay } ?? true)
      guard open, saves(terms, in: own) else { continue }
      var pot = Pot(units: missing(of: day, terms, before: own), terms: terms)
      for paid in touched[day]?.payments ?? []
      where paid.day >= own.firstDay && paid.day < start.firstDay {
        pot.units &-= covered(paid, by: pot)
      }
      held[day] = pot
    }
    return start
  }

  /// What is to be saved for a day in all, by what was paid of it before a month.
  private func missing(
    of day: CalendarDay, _ terms: BillTerms, before month: CalendarMonth
  ) -> Int64 {
    let paid = (touched[day]?.payments ?? []).filter { $0.day < month.firstDay }
      .reduce(0) { $0 &+ $1.amount.minorUnits }
    return max(terms.amount.minorUnits &- paid, 0)
  }

  /// What a payment takes of what is saved: nothing if it uses no money at hand.
  private func covered(_ paid: BillPaid, by pot: Pot) -> Int64 {
    paid.expense == nil ? min(paid.amount.minorUnits, max(pot.units, 0)) : 0
  }

  mutating func pass(_ month: CalendarMonth) {
    let days = plan.planned(
      of: bill, in: month.firstDay...month.lastDay, saidBy: month.lastDay)
    let coming = days.isEmpty ? coming(after: month) : nil
    // What is saved for a day that is moved to a later month stays with it.
    for (place, day) in days.enumerated() {
      let pot = (held[day.day] ?? Pot()).joined(by: place == 0 ? next : Pot())
      held[day.day] = filled(pot, for: day, in: month)
    }
    let pot = (coming.flatMap { held.removeValue(forKey: $0.day) } ?? Pot()).joined(by: next)
    next = days.isEmpty ? filled(pot, for: coming, in: month) : Pot()
    target = coming?.day
    for settling in settlings[month] ?? [] {
      if let pot = held[settling.due] {
        held[settling.due] = rest(of: pot, after: settling)
      } else if settling.due == target {
        next = rest(of: next, after: settling)
      }
    }
    held = held.filter { settled[$0.key].map { $0 > month.lastDay } ?? true }
  }

  /// The next day after a month, as it is known then.
  private func coming(after month: CalendarMonth) -> Planned? {
    let known = month.lastDay
    if let end = plan.end(of: bill), end <= known { return nil }
    guard let terms = plan.terms(of: bill, on: known)?.value, let start = known.next else {
      return nil
    }
    let dues = plan.dues(of: bill, saidBy: known)
    let byRule = terms.recurrence.occurrences(in: start ... .last).first { dues[$0] == nil }
    var days: [Planned] = byRule.map { [($0, $0, terms)] } ?? []
    for (day, due) in dues where due >= start {
      if let said = plan.terms(of: bill, on: min(day, known))?.value,
        said.recurrence.falls(on: day)
      {
        days.append((day, due, said))
      }
    }
    return days.min { ($0.due, $0.day) < ($1.due, $1.day) }
  }

  /// Puts a month's part away for a day, or gives all back if nothing is saved for it any more.
  private mutating func filled(
    _ pot: Pot, for planned: Planned?, in month: CalendarMonth
  ) -> Pot {
    guard let (day, due, terms) = planned, saves(terms, in: month),
      settled[day].map({ $0 >= month.firstDay }) ?? true
    else { return putting(0 &- pot.units, into: pot, on: month.firstDay) }
    let missing = missing(of: day, terms, before: month) &- pot.units
    let part = SavingWalk.part(of: missing, months: Int64(month.months(until: due.month)) + 1)
    return putting(part, into: Pot(units: pot.units, terms: terms), on: month.firstDay)
  }

  private func saves(_ terms: BillTerms, in month: CalendarMonth) -> Bool {
    terms.save.map { $0 <= month } == true && terms.type == .expense && terms.recurrence.hasDays
      && terms.certainty != .unknown && terms.amount.currency == currency
  }

  /// One of equal parts, rounded to the minor unit, halves up.
  private static func part(of units: Int64, months: Int64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: months)
    return whole &+ (2 * rest >= months ? 1 : 2 * rest < -months ? -1 : 0)
  }

  /// What stays of a pot: a payment is covered by it, and the last one leaves nothing.
  private mutating func rest(of pot: Pot, after settling: Bill.Day.Settling) -> Pot {
    var pot = pot
    if let paid = settling.payment, let terms = pot.terms {
      let units = covered(paid, by: pot)
      pot.units &-= units
      if units > 0 {
        covers.append(
          BillSavings.Cover(
            bill: bill, name: terms.name, day: paid.day,
            category: paid.category ?? terms.category, minorUnits: units, entry: paid.entry))
      }
    }
    return settling.isLast ? putting(0 &- pot.units, into: pot, on: settling.day) : pot
  }

  private mutating func putting(_ units: Int64, into pot: Pot, on day: CalendarDay) -> Pot {
    guard units != 0, let terms = pot.terms else { return pot }
    let sides = units < 0 ? (terms.name, PutAway.funds) : (PutAway.funds, terms.name)
    putAways.append(
      PutAway(
        event: bill, day: day, category: terms.category, minorUnits: units, from: sides.0,
        to: sides.1))
    return Pot(units: pot.units &+ units, terms: terms)
  }
}

extension Bill.Day {
  /// A payment of a day, or that it was left out.
  fileprivate struct Settling {
    var due: CalendarDay
    var day: CalendarDay
    /// `nil` if it was left out.
    var payment: BillPaid?
    /// Whether nothing of it is open from then on.
    var isLast: Bool
  }

  /// What happened to it, by day.
  fileprivate var settlings: [Settling] {
    var isSettled = false
    var sum = Money.zero(terms.amount.currency)
    let inOrder = payments.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }
    var all = inOrder.map { _, paid in
      sum = sum.adding(paid.amount)
      let settles = paid.extent == nil || terms.certainty == nil && sum >= terms.amount
      defer { isSettled = isSettled || settles }
      return Settling(due: planned, day: paid.day, payment: paid, isLast: settles && !isSettled)
    }
    if !isSettled, state != .open {
      all.append(
        Settling(due: planned, day: skippedOn ?? planned, payment: nil, isLast: true))
    }
    return all
  }
}
