import LedgerModel

/// Finds out from all days of a file in which order they are written.
struct DayOrderProof {
  /// What is known of one order.
  private struct Candidate {
    var order: DayOrder
    var last: CalendarDay?
    var rises = false
    var falls = false

    mutating func add(_ day: CalendarDay) {
      if let last {
        if last < day { rises = true }
        if last > day { falls = true }
      }
      last = day
    }

    /// Whether all days go one way, and there are several.
    var isSorted: Bool { rises != falls }
  }

  /// What the days tell.
  enum Finding: Hashable {
    /// No other order fits the calendar.
    case proven(DayOrder)
    /// Several fit it, but in only one of them the days follow each other.
    case likely(DayOrder)
    /// Several fit.
    case unknown
    /// None does: this is the first day that the others leave no room for.
    case none
  }

  private var candidates = [DayOrder.dmy, .mdy, .ymd, .ydm].map { order in Candidate(order: order) }
  private var mayBeginWithYear = true
  /// How many days were added.
  private(set) var count = 0

  /// Adds the next day; `false` where no order is left that all days fit.
  mutating func add(_ form: DayForm) -> Bool {
    count += 1
    if !form.mayBeginWithYear { mayBeginWithYear = false }
    var index = 0
    while index < candidates.count {
      if form.allows(candidates[index].order), let day = form.day(candidates[index].order) {
        candidates[index].add(day)
        index += 1
      } else {
        candidates.remove(at: index)
      }
    }
    return !candidates.isEmpty
  }

  var finding: Finding {
    var left = candidates
    // A year of two digits stands last, if that fits at all; four in front are followed by the month.
    if !mayBeginWithYear, left.contains(where: { $0.order == .dmy || $0.order == .mdy }) {
      left.removeAll { candidate in candidate.order == .ymd }
    }
    if left.contains(where: { $0.order == .ymd }) { left.removeAll { $0.order == .ydm } }
    guard let first = left.first else { return .none }
    if left.count == 1 { return .proven(first.order) }
    let sorted = left.filter(\.isSorted)
    if sorted.count == 1, count >= 3 { return .likely(sorted[0].order) }
    return .unknown
  }

  /// Whether an order fits all days.
  func allows(_ order: DayOrder) -> Bool {
    candidates.contains { candidate in candidate.order == order }
  }
}

/// Finds out from all amounts of a file which of their marks stands before the decimals.
struct DecimalMarkProof {
  /// The mark that an amount proves; `nil` before one did.
  private(set) var proven: DecimalMark?
  /// The first amount that could be two, and where it is.
  private(set) var doubtful: Range<Int>?

  /// Adds the next amount; `false` where it contradicts the others.
  mutating func add(_ evidence: AmountForm.Evidence, at range: Range<Int>) -> Bool {
    switch evidence {
    case .nothing: return true
    case .proves(let mark):
      if proven == nil { proven = mark }
      return proven == mark
    case .either:
      if doubtful == nil { doubtful = range }
      return true
    }
  }
}
