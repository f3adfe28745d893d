import LedgerModel
import LedgerStore

/// Lists what an undo could take back, or a redo put back, the newest first.
struct UndoListReport {
  private let session: Session
  private let showsUndone: Bool

  /// How many events are listed.
  private static let countLimit = 20
  /// How many events are looked through: nobody undoes more one by one.
  private static let recentLimit = 10_000

  init(_ session: Session, showsUndone: Bool) {
    self.session = session
    self.showsUndone = showsUndone
  }

  func report() async throws -> Report {
    let events = try await events()
    let numbering = try await session.ledger.numbering()
    let state = try await session.ledger.view(DecisionState())
    func line(_ style: ScreenStyle) -> EventLine {
      EventLine(
        today: session.today, categories: state.plan.categories, numbering: numbering,
        style: style)
    }
    return Report(
      styled: { style in
        if events.isEmpty {
          return [showsUndone ? "Nothing is undone." : "There is nothing to undo."]
        }
        var table = TextTable([.right, .left])
        for event in events {
          table.add([numbering.text(event.id), line(style).text(event.event)])
        }
        return table.lines().map { Report.Line($0) }
      },
      rows: { style in
        events.map { [numbering.text($0.id), line(style).text($0.event)] }
      },
      document: {
        ["schema": 1, "events": .list(events.map { .text(numbering.text($0.id)) })]
      })
  }

  private func events() async throws -> [EventEnvelope] {
    var recent: [EventEnvelope] = []
    var undone: Set<EventID> = []
    try await session.ledger.forEachEvent { envelope in
      switch envelope.event {
      case .eventReverted(let undo): undone.insert(undo.reversal.event)
      case .eventRestored(let redo): undone.remove(redo.reversal.event)
      case .logOpened, .logRepaired, .ledgerJoined: break
      default:
        recent.append(copy envelope)
        if recent.count >= 2 * UndoListReport.recentLimit {
          recent.removeFirst(UndoListReport.recentLimit)
        }
      }
      return true
    }
    return Array(
      recent.reversed().lazy.filter { undone.contains($0.id) == showsUndone }
        .prefix(UndoListReport.countLimit))
  }
}
