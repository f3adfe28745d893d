import LedgerModel

/// Derives the order of days from all days of a file.
struct DayOrderProof {
  /// An order that may still fit, and how its days are sorted.
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

    /// Whether the days are sorted one way, and differ.
    var isSorted: Bool { rises != falls }
  }

  /// The result for the days so far.
  enum Finding: Hashable {
    /// No other order yields valid days.
    case proven(DayOrder)
    /// Several orders do, but one is the likeliest by the sequence or the range of the days.
    case likely(DayOrder)
    /// Several orders do.
    case unknown
    /// No order does.
    case none
  }

  private var candidates = [DayOrder.dmy, .mdy, .ymd, .ydm].map { order in Candidate(order: order) }
  private var mayBeginWithYear = true
  /// The ranges of the first and of the third numbers.
  private var firsts: ClosedRange<Int>?
  private var thirds: ClosedRange<Int>?
  /// The number of days added.
  private(set) var count = 0

  /// Adds the next day. Returns `false` if no order fits all days.
  mutating func add(_ form: DayForm) -> Bool {
    count += 1
    if !form.mayBeginWithYear { mayBeginWithYear = false }
    DayOrderProof.widen(&firsts, to: form.numbers.first)
    DayOrderProof.widen(&thirds, to: form.numbers.third)
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

  private static func widen(_ range: inout ClosedRange<Int>?, to number: Int) {
    guard let known = range else { return range = number...number }
    range = min(known.lowerBound, number)...max(known.upperBound, number)
  }

  var finding: Finding {
    var left = candidates
    // A two-digit year is last if that fits; a four-digit year in front is followed by the month.
    if !mayBeginWithYear, left.contains(where: { $0.order == .dmy || $0.order == .mdy }) {
      left.removeAll { candidate in candidate.order == .ymd }
    }
    if left.contains(where: { $0.order == .ymd }) { left.removeAll { $0.order == .ydm } }
    guard let first = left.first else { return .none }
    if left.count == 1 { return .proven(first.order) }
    // "26-12-31" among days of one year: the years vary least.
    if left.contains(where: { $0.order == .ymd }), let firsts, let thirds,
      firsts.count != thirds.count
    {
      if firsts.count < thirds.count { return .likely(.ymd) }
      left.removeAll { $0.order == .ymd }
      if left.count == 1 { return .likely(left[0].order) }
    }
    let sorted = left.filter(\.isSorted)
    if sorted.count == 1, count >= 3 { return .likely(sorted[0].order) }
    return .unknown
  }

  /// Returns whether an order fits all days.
  func allows(_ order: DayOrder) -> Bool {
    candidates.contains { candidate in candidate.order == order }
  }
}
