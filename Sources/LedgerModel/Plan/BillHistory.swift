/// What happened to the days of one bill, undone or not.
struct BillHistory {
  private enum Content {
    /// Rows of a bill that are all there.
    case packed(PackedBillSteps, Range<Int>, of: EventID)
    case unpacked([CalendarDay: [BillSteps.Step]])
  }

  private let content: Content
  /// The row behind those of the day that was asked for last.
  private var next = 0

  init(of bill: EventID, rows: Range<Int>, in packed: PackedBillSteps) {
    content = .packed(packed, rows, of: bill)
  }

  init(_ days: [CalendarDay: [BillSteps.Step]] = [:]) {
    content = .unpacked(days)
  }

  /// The days to which something happened, in their order.
  var days: [CalendarDay] {
    switch content {
    case .unpacked(let days): return days.keys.sorted()
    case .packed(let packed, let rows, _):
      var days: [CalendarDay] = []
      for row in rows where packed.day(ofRow: row) != days.last {
        days.append(packed.day(ofRow: row))
      }
      return days
    }
  }

  /// What happened to each of them.
  var byDay: [CalendarDay: [BillSteps.Step]] {
    switch content {
    case .unpacked(let days): return days
    case .packed:
      var all: [CalendarDay: [BillSteps.Step]] = [:]
      for day in days { all[day] = steps(on: day) }
      return all
    }
  }

  /// What happened to a day, in the order of the events.
  func steps(on day: CalendarDay) -> [BillSteps.Step] {
    switch content {
    case .unpacked(let days): return days[day] ?? []
    case .packed(let packed, let rows, let bill):
      return BillHistory.rows(on: day, in: rows, packed).map { packed.step(ofRow: $0, of: bill) }
    }
  }

  /// What of a day is settled, without its payments being put together. Who asks for one day after the other
  /// is answered without a search.
  mutating func standing(on day: CalendarDay) -> BillStanding {
    var standing = BillStanding()
    switch content {
    case .unpacked(let days):
      for step in days[day] ?? [] where !step.isUndone { standing.take(step.content) }
    case .packed(let packed, let rows, _):
      var row = max(rows.lowerBound, next)
      let isBehind = row > rows.lowerBound && packed.day(ofRow: row - 1) >= day
      if isBehind || row < rows.upperBound && packed.day(ofRow: row) < day {
        row = BillHistory.rows(on: day, in: rows, packed).lowerBound
      }
      while row < rows.upperBound, packed.day(ofRow: row) == day {
        packed.take(row, into: &standing)
        row += 1
      }
      next = row
    }
    return standing
  }

  /// The rows of a day; empty where nothing happened to it.
  private static func rows(
    on day: CalendarDay, in rows: Range<Int>, _ packed: PackedBillSteps
  ) -> Range<Int> {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if packed.day(ofRow: middle) < day { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < rows.upperBound, packed.day(ofRow: end) == day { end += 1 }
    return low..<end
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
    case .skipped, .voided: leaveOut()
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
