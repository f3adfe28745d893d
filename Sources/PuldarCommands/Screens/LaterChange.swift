import LedgerModel

/// What changes a bill on a day after that from which a change holds: that change does
/// not reach it.
struct LaterChange {
  private let event: EventID
  private let from: CalendarDay
  private let shownChange: (ScreenStyle) -> String

  private init(
    _ event: EventID, from: CalendarDay, _ shownChange: @escaping (ScreenStyle) -> String
  ) {
    self.event = event
    self.from = from
    self.shownChange = shownChange
  }

  /// What stands behind the last change among some events; `nil` where they change nothing that comes again,
  /// or nothing else is said later.
  static func behind(_ events: [EventEnvelope], _ session: Session) async throws -> LaterChange? {
    let state = try await session.ledger.view(DecisionState())
    for envelope in events.reversed() {
      if case .schedule(.bill(.changed(let changed))) = envelope.event {
        return state.bills.nextTerms(of: changed.bill, after: changed.from).flatMap { later in
          guard later.value != changed.terms else { return nil }
          return LaterChange(later.event, from: later.from) {
            later.value.shownChange(from: changed.terms, $0)
          }
        }
      }
    }
    return nil
  }

  /// `   From 2027-03-01 on change 12 holds: amount 11.99 -> 9.99`.
  func text(_ numbering: EventNumbering, _ style: ScreenStyle) -> String {
    "   From \(from.text) on change \(numbering.text(event)) holds: \(shownChange(style))"
  }

  func member(_ numbering: EventNumbering) -> JSONValue.Member {
    .init(
      name: "laterChange",
      value: ["event": .text(numbering.text(event)), "from": .text(from.text)])
  }
}
