import LedgerEvents

/// The amounts shifted between the budgets of two buckets, each for one month.
package struct BudgetShifts: Hashable, Sendable {
  struct Shift: Hashable, Sendable {
    var event: EventID
    var shifted: BudgetShifted
  }

  /// The shifts of each month, in the order of their events.
  private var shifts: [CalendarMonth: [Shift]] = [:]

  /// Returns the shifts of a month.
  func of(_ month: CalendarMonth) -> [Shift] { shifts[month] ?? [] }

  /// The first days of the months with shifts.
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
  /// A shift as seen by one of its two buckets.
  struct ShiftedPart {
    var bucket: BucketName
    /// The amount; negative for the bucket that gave it.
    var minorUnits: Int64
    var shift: BudgetShifts.Shift
  }

  /// Returns the shifts in a month, in the ledger's currency; an ended bucket is replaced by its heir.
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
