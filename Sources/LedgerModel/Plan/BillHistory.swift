import LedgerEvents

/// What happened to the days of one bill, undone or not.
struct BillHistory {
  /// The bill, where its days are rows.
  private let bill: EventID?
  private let packed: PackedBillSteps
  /// Rows of the bill that are all there.
  private let rows: Range<Int>
  /// What happened where they are none.
  private let steps: [CalendarDay: [BillSteps.Step]]
  /// The row behind those of the day that was asked for last.
  private var next = 0
  /// What was paid after it is left out.
  var lastPaidDay = CalendarDay.last

  init(of bill: EventID, rows: Range<Int>, in packed: PackedBillSteps) {
    (self.bill, self.packed, self.rows) = (bill, packed, rows)
    steps = [:]
  }

  init(_ steps: [CalendarDay: [BillSteps.Step]] = [:]) {
    (bill, packed, rows) = (nil, PackedBillSteps(), 0..<0)
    self.steps = steps
  }

  /// The days to which something happened, in their order.
  var days: [CalendarDay] {
    if bill == nil { return steps.keys.sorted() }
    var days: [CalendarDay] = []
    for row in rows where packed.day(ofRow: row) != days.last {
      days.append(packed.day(ofRow: row))
    }
    return days
  }

  /// What happened to each of them.
  var byDay: [CalendarDay: [BillSteps.Step]] {
    if bill == nil { return steps }
    var all: [CalendarDay: [BillSteps.Step]] = [:]
    for day in days { all[day] = steps(on: day) }
    return all
  }

  /// What happened to a day, in the order of the events.
  func steps(on day: CalendarDay) -> [BillSteps.Step] {
    let all = bill.map { bill in rows(on: day).map { packed.step(ofRow: $0, of: bill) } }
    return (all ?? steps[day] ?? []).filter { step in
      if case .paid(let paid) = step.content { paid.day <= lastPaidDay } else { true }
    }
  }

  /// What of a day is settled, without its payments being put together. Who asks for one day after the other
  /// is answered without a search.
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

  /// The rows of a day; empty where nothing happened to it.
  private func rows(on day: CalendarDay) -> Range<Int> {
    let start = rows.partitioningIndex { packed.day(ofRow: $0) >= day }
    var end = start
    while end < rows.upperBound, packed.day(ofRow: end) == day { end += 1 }
    return start..<end
  }
}

/// What of one day of a bill is settled.
struct BillStanding {
  /// Whether nothing is open of it, whatever the bill says of its amount.
  private(set) var isSettled = false
  private var isLeftOut = false
  /// What was paid of it; `nil` where nothing was.
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

  /// Whether something is still to be paid of it.
  func isOpen(of terms: @autoclosure () -> BillTerms?) -> Bool {
    if isSettled { return false }
    guard let parts, let terms = terms() else { return true }
    return terms.certainty != nil || parts < terms.amount
  }
}
