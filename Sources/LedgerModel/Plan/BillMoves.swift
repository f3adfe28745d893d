import LedgerEvents

/// The days of one bill that are due on another day than by its rule.
///
/// Each keeps its day of the rule: what settles it, and what says more of it, names that one.
struct BillMoves: Hashable, Sendable {
  private struct Move: Hashable {
    let event: EventID
    let day: CalendarDay
    let due: CalendarDay
    /// When that was said; `nil` if it is not known.
    let said: CalendarDay?
    var isUndone = false
  }

  /// In the order of the events.
  private var all: [Move] = []

  var isEmpty: Bool { all.isEmpty }

  /// Takes in that a day is due on another one, or puts it back; of a day that is left out there is nothing to do.
  mutating func apply(_ skipped: BillSkipped, by event: EventID) {
    guard let due = skipped.movedTo else { return }
    if let place = all.firstIndex(where: { $0.event == event }) {
      all[place].isUndone = false
    } else {
      all.append(Move(event: event, day: skipped.day.due, due: due, said: skipped.date))
    }
  }

  /// Takes an event back, after an undo.
  mutating func revert(_ event: EventID) {
    if let place = all.firstIndex(where: { $0.event == event }) { all[place].isUndone = true }
  }

  /// When each of them is due, by its day of the rule: what was said last, up to a day.
  func dues(saidBy day: CalendarDay = .last) -> [CalendarDay: CalendarDay] {
    var dues: [CalendarDay: CalendarDay] = [:]
    for move in all where !move.isUndone && move.said ?? .first <= day { dues[move.day] = move.due }
    return dues
  }

  /// How often something else was said of when a day is due.
  func count(of day: CalendarDay) -> Int {
    all.reduce(0) { $0 + ($1.day == day ? $1.isUndone ? 2 : 1 : 0) }
  }
}
