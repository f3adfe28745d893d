package import LedgerEvents

/// The savings of bills for their due days, and their use.
///
/// On the first day of each month, a bill that saves puts away a part of its next amount, as known in that month:
/// what is still missing divided by the months left. Savings cover the payment of the day. A surplus is returned, and
/// so is everything saved for a day that is skipped or never comes.
public struct BillSavings: Sendable {
  /// The amounts put away; a returned amount is negative.
  private(set) var putAways: [PutAway] = []
  private(set) var covers: [Cover] = []
  /// The amount saved for each day of a bill, by the bill.
  private var held: [EventID: [CalendarDay: Int64]] = [:]
  /// The total saved by each saving bill, in the order in which they were added.
  private(set) var all: [(bill: EventID, units: Int64)] = []

  /// The covered part of a payment.
  struct Cover: Hashable, Sendable {
    var bill: EventID
    /// The bill's name.
    var name: String
    var day: CalendarDay
    var category: CategoryName
    var minorUnits: Int64
    /// The paying entry, if it existed before.
    var entry: EventID?
  }

  /// Creates empty savings.
  public init() {}

  /// Returns the amount saved for a day of a bill.
  public func saved(for day: Bill.Day) -> Money {
    Money(
      minorUnits: held[day.bill]?[day.planned] ?? 0, currency: day.terms.amount.currency)
  }

  /// Returns the total saved by all bills.
  public func total(_ currency: Money.Currency) -> Money {
    Money(minorUnits: all.reduce(0) { $0 &+ $1.units }, currency: currency)
  }

  /// Returns what is left to pay of a day minus what is saved for it; never negative.
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
  /// Returns what bills save in some months, its use, and what is saved at their end.
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

  /// Returns what is saved at the end of a month.
  public func savings(atEndOf month: CalendarMonth, _ currency: Money.Currency) -> BillSavings {
    savings(in: month...month, currency)
  }

  /// Returns whether a bill saves, or ever did.
  public func hasSaved(_ bill: EventID) -> Bool { savers.contains(bill) }

  /// Returns the first month in which a bill saves; `nil` if it does not.
  func firstSaving(of bill: EventID) -> CalendarMonth? {
    allTerms(of: bill).compactMap(\.value.save).min()
  }

  /// The months from the first with savings to the last in which a saving bill was paid or skipped.
  var monthsOfSaving: ClosedRange<CalendarMonth>? {
    let saving = savers.filter(exists)
    guard let first = saving.compactMap({ firstSaving(of: $0) }).min() else { return nil }
    let days = saving.flatMap { touched(of: $0) }.flatMap(\.settlings).map(\.day.month)
    return first...(days.max().map { max($0, first) } ?? first)
  }
}

/// Walks through the months of one saving bill.
private struct SavingWalk {
  /// The amount saved for one day, with the terms that saved last.
  struct Pot {
    var units: Int64 = 0
    var terms: BillTerms?

    func joined(by other: Pot) -> Pot {
      Pot(units: units &+ other.units, terms: terms ?? other.terms)
    }
  }

  /// A day of the rule, its due day, and its terms.
  private typealias Planned = (day: CalendarDay, due: CalendarDay, terms: BillTerms)

  let bill: EventID
  private let plan: BillPlan
  private let currency: Money.Currency
  /// The settlings of its days, by month.
  private let settlings: [CalendarMonth: [Bill.Day.Settling]]
  /// The settled days, and when each was settled.
  private let settled: [CalendarDay: CalendarDay]
  private let touched: [CalendarDay: Bill.Day]
  /// The pot of the next day, whose month has not come yet, and that day.
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

  /// Applies the days before a month, and returns the month to start walking from. A payment alone changes what is
  /// saved for a day whose month has come, and only the next day is saved for.
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

  /// Returns the total to save for a day, given the payments before a month.
  private func missing(
    of day: CalendarDay, _ terms: BillTerms, before month: CalendarMonth
  ) -> Int64 {
    let paid = (touched[day]?.payments ?? []).filter { $0.day < month.firstDay }
      .reduce(0) { $0 &+ $1.amount.minorUnits }
    return max(terms.amount.minorUnits &- paid, 0)
  }

  /// Returns how much of a payment the savings cover; nothing if it uses no money at hand.
  private func covered(_ paid: BillPaid, by pot: Pot) -> Int64 {
    paid.expense == nil ? min(paid.amount.minorUnits, max(pot.units, 0)) : 0
  }

  mutating func pass(_ month: CalendarMonth) {
    let days = plan.planned(
      of: bill, in: month.firstDay...month.lastDay, saidBy: month.lastDay)
    let coming = days.isEmpty ? coming(after: month) : nil
    // Savings for a day moved to a later month stay with that day.
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

  /// Returns the next day after a month, as known at its end.
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

  /// Puts a month's part away for a day, or returns everything if it no longer saves.
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

  /// Returns one of equal parts, rounded to the minor unit, halves up.
  private static func part(of units: Int64, months: Int64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: months)
    return whole &+ (2 * rest >= months ? 1 : 2 * rest < -months ? -1 : 0)
  }

  /// Returns the rest of a pot: it covers a payment, and the last settling empties it.
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
  /// A payment of a day, or its skipping.
  fileprivate struct Settling {
    var due: CalendarDay
    var day: CalendarDay
    /// The payment; `nil` if the day was skipped.
    var payment: BillPaid?
    /// Whether nothing is open afterwards.
    var isLast: Bool
  }

  /// The settlings of the day, in order.
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
