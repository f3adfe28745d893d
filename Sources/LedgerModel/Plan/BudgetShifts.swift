import LedgerEvents

/// What was moved from the budget of one bucket to that of another, each for one month.
package struct BudgetShifts: Hashable, Sendable {
  struct Shift: Hashable, Sendable {
    var event: EventID
    var shifted: BudgetShifted
  }

  /// By their events.
  private var shifts: [CalendarMonth: [Shift]] = [:]

  /// Those of a month.
  func of(_ month: CalendarMonth) -> [Shift] { shifts[month] ?? [] }

  /// The first days of the months that have some.
  var startingDays: [CalendarDay] { shifts.keys.map(\.firstDay) }

  mutating func apply(_ shifted: BudgetShifted, by event: EventID) {
    var own = of(shifted.month)
    guard !own.contains(where: { $0.event == event }) else { return }
    let place = own.firstIndex { $0.event > event } ?? own.count
    own.insert(Shift(event: event, shifted: shifted), at: place)
    shifts[shifted.month] = own
  }

  mutating func revert(_ shifted: BudgetShifted, _ event: EventID) {
    let rest = of(shifted.month).filter { $0.event != event }
    shifts[shifted.month] = rest.isEmpty ? nil : rest
  }
}

extension BudgetPlan {
  /// A part that was moved in a month, as one of its two buckets has it.
  struct ShiftedPart {
    var bucket: BucketName
    /// Below zero for the bucket that it was moved away from.
    var minorUnits: Int64
    var shift: BudgetShifts.Shift
  }

  /// What was moved in a month, in the ledger's currency; a bucket that ended by then is the one that has what
  /// it had.
  func shiftedParts(in month: CalendarMonth) -> [ShiftedPart] {
    shifts.of(month).flatMap { shift in
      let units = shift.shifted.amount.minorUnits
      return [(shift.shifted.source, -units), (shift.shifted.destination, units)].map {
        ShiftedPart(
          bucket: buckets.heir(of: $0, on: month.firstDay), minorUnits: $1, shift: shift)
      }
    }
  }
}
