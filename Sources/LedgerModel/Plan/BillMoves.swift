import LedgerEvents

/// The days of one bill that were moved to another due day.
///
/// Each keeps its day by the rule, which later events use to refer to it.
struct BillMoves: Hashable, Sendable {
  private struct Move: Hashable {
    let event: EventID
    let day: CalendarDay
    let due: CalendarDay
    /// The day of the move; `nil` if unknown.
    let said: CalendarDay?
    var isUndone = false
  }

  /// The moves in the order of the events.
  private var all: [Move] = []

  var isEmpty: Bool { all.isEmpty }

  /// Applies the move of a day, or restores it after a redo; a skipped day is ignored.
  mutating func apply(_ skipped: BillSkipped, by event: EventID) {
    guard let due = skipped.movedTo else { return }
    if let place = all.firstIndex(where: { $0.event == event }) {
      all[place].isUndone = false
    } else {
      all.append(Move(event: event, day: skipped.day.due, due: due, said: skipped.date))
    }
  }

  /// Reverts an event after an undo.
  mutating func revert(_ event: EventID) {
    if let place = all.firstIndex(where: { $0.event == event }) { all[place].isUndone = true }
  }

  /// Returns the due day of each moved day, by its day of the rule, considering only moves made through a day.
  func dues(saidBy day: CalendarDay = .last) -> [CalendarDay: CalendarDay] {
    var dues: [CalendarDay: CalendarDay] = [:]
    for move in all where !move.isUndone && move.said ?? .first <= day { dues[move.day] = move.due }
    return dues
  }

  /// Returns how often the due day of a day changed; an undone move counts twice.
  func count(of day: CalendarDay) -> Int {
    all.reduce(0) { $0 + ($1.day == day ? $1.isUndone ? 2 : 1 : 0) }
  }
}
