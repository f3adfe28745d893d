import LedgerModel

/// A change of a bill that takes effect after another change or a payment, which therefore does not reach
/// it.
struct LaterChange: Shaped {
  private let event: EventID
  private let from: CalendarDay
  private let terms: (was: BillTerms, now: BillTerms)

  /// Returns the changes of a bill after a day, in the order of their days.
  static func all(of bill: EventID, after day: CalendarDay, _ bills: BillPlan) -> [LaterChange] {
    let terms = bills.allTerms(of: bill)
    return zip(terms, terms.dropFirst()).compactMap { was, later in
      guard later.from > day, later.value != was.value else { return nil }
      return LaterChange(event: later.event, from: later.from, terms: (was.value, later.value))
    }
  }

  /// Returns the change that follows the last change among some events and affects the same fields, or that follows the
  /// last payment that they take back; `nil` if they do neither, or nothing changes later.
  static func behind(_ events: [EventEnvelope], _ bills: BillPlan) -> LaterChange? {
    for envelope in events.reversed() {
      switch envelope.event {
      case .schedule(.bill(.changed(let changed))):
        return all(of: changed.bill, after: changed.from, bills).first { later in
          !later.terms.now.fields(otherThan: later.terms.was).isDisjoint(with: changed.fields)
        }
      case .schedule(.bill(.unpaid(let unpaid))):
        return all(of: unpaid.day.bill, after: unpaid.day.due, bills).first
      default: continue
      }
    }
    return nil
  }

  /// Returns `From 2027-03-01 on change 12 holds: amount 11.99 -> 9.99`.
  func text(_ numbering: EventNumbering, _ style: ScreenStyle) -> String {
    "From \(from.text) on change \(numbering.text(event)) holds: "
      + terms.now.shownChange(from: terms.was, style)
  }

  static let shape = Shape<LaterChange>(.init("event", \.event), .init("from", \.from))
}
