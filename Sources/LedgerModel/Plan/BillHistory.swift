import LedgerEvents

/// The recorded steps of one bill's days, including undone ones.
struct BillHistory {
  /// The bill, if its steps are packed rows.
  private let bill: EventID?
  private let packed: PackedBillSteps
  /// The rows of the bill, which are complete.
  private let rows: Range<Int>
  /// The steps, if they are not packed.
  private let steps: [CalendarDay: [BillSteps.Step]]
  /// The row after those of the last requested day.
  private var next = 0
  /// Payments after this day are ignored.
  var lastPaidDay = CalendarDay.last

  init(of bill: EventID, rows: Range<Int>, in packed: PackedBillSteps) {
    (self.bill, self.packed, self.rows) = (bill, packed, rows)
    steps = [:]
  }

  init(_ steps: [CalendarDay: [BillSteps.Step]] = [:]) {
    (bill, packed, rows) = (nil, PackedBillSteps(), 0..<0)
    self.steps = steps
  }

  /// The days with steps, in order.
  var days: [CalendarDay] {
    if bill == nil { return steps.keys.sorted() }
    var days: [CalendarDay] = []
    for row in rows where packed.day(ofRow: row) != days.last {
      days.append(packed.day(ofRow: row))
    }
    return days
  }

  /// The steps of each day.
  var byDay: [CalendarDay: [BillSteps.Step]] {
    if bill == nil { return steps }
    var all: [CalendarDay: [BillSteps.Step]] = [:]
    for day in days { all[day] = steps(on: day) }
    return all
  }

  /// Returns the steps of a day, in the order of the events.
  func steps(on day: CalendarDay) -> [BillSteps.Step] {
    let all = bill.map { bill in rows(on: day).map { packed.step(ofRow: $0, of: bill) } }
    return (all ?? steps[day] ?? []).filter { step in
      if case .paid(let paid) = step.content { paid.day <= lastPaidDay } else { true }
    }
  }

  /// Returns the standing of a day without assembling its payments. Asking for days in order needs no search.
  mutating func standing(on day: CalendarDay) -> BillStanding {
    var standing = BillStanding()
    guard bill != nil else {
      for step in steps(on: day) where !step.isUndone { standing.take(step.content) }
      return standing
    }
    var row = max(rows.lowerBound, next)
    let isBehind = row > rows.lowerBound && packed.day(ofRow: row - 1) >= day
    if isBehind || row < rows.upperBound && packed.day(ofRow: row) < day {
      row = rows(on: day).lowerBound
    }
    while row < rows.upperBound, packed.day(ofRow: row) == day {
      packed.take(row, into: &standing, paidThrough: lastPaidDay)
      row += 1
    }
    next = row
    return standing
  }

  /// Returns the rows of a day; empty if there are none.
  private func rows(on day: CalendarDay) -> Range<Int> {
    let start = rows.partitioningIndex { packed.day(ofRow: $0) >= day }
    var end = start
    while end < rows.upperBound, packed.day(ofRow: end) == day { end += 1 }
    return start..<end
  }
}

/// The settled part of one day of a bill.
struct BillStanding {
  /// Whether nothing is open, whatever the bill's amount.
  private(set) var isSettled = false
  private var isLeftOut = false
  /// The sum of the payments; `nil` if there are none.
  private var parts: Money?

  mutating func take(_ content: BillSteps.Step.Content) {
    switch content {
    case .paid(let paid): pay(paid.amount, isPart: paid.extent == .part)
    case .unpaid: takeBack()
    case .skipped: leaveOut()
    }
  }

  mutating func pay(_ amount: Money, isPart: Bool) {
    parts = parts?.adding(amount) ?? amount
    if !isPart { isSettled = true }
  }

  mutating func takeBack() {
    isSettled = isLeftOut
    parts = nil
  }

  mutating func leaveOut() {
    (isSettled, isLeftOut) = (true, true)
  }

  /// Returns whether something is still to be paid.
  func isOpen(of terms: @autoclosure () -> BillTerms?) -> Bool {
    if isSettled { return false }
    guard let parts, let terms = terms() else { return true }
    return terms.certainty != nil || parts < terms.amount
  }
}
