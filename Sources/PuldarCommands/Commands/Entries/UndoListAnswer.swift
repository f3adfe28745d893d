import LedgerModel
import LedgerStore

/// Lists what an undo could take back, or a redo put back, the newest first.
struct UndoListAnswer {
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

  func show() async throws {
    let events = try await events()
    let numbering = try await session.numbering()
    let state = try await session.view(DecisionState())
    let line = EventLine(
      today: session.today, categories: state.plan.categories, numbering: numbering,
      style: session.style)
    switch session.options.format {
    case .text:
      if events.isEmpty {
        session.output.writeLine(showsUndone ? "Nothing is undone." : "There is nothing to undo.")
      }
      var table = TextTable([.right, .left])
      for event in events { table.add([numbering.text(event.id), line.text(event.event)]) }
      session.output.write(table.text())
    case .plain:
      for event in events {
        session.output.writeLine("\(numbering.text(event.id))\t\(line.text(event.event))")
      }
    case .json, .jsonl:
      session.show([
        "schema": 1, "events": .list(events.map { .text(numbering.text($0.id)) }),
      ])
    }
  }

  private func events() async throws -> [EventEnvelope] {
    var recent: [EventEnvelope] = []
    var undone: Set<EventID> = []
    try await session.forEachEvent { envelope in
      if case .reversal(let event) = envelope.event {
        if event.isUndo {
          undone.insert(event.reversal.event)
        } else {
          undone.remove(event.reversal.event)
        }
      } else if !envelope.event.isAboutTheLog {
        recent.append(copy envelope)
        if recent.count >= 2 * UndoListAnswer.recentLimit {
          recent.removeFirst(UndoListAnswer.recentLimit)
        }
      }
      return true
    }
    return Array(
      recent.reversed().lazy.filter { undone.contains($0.id) == showsUndone }
        .prefix(UndoListAnswer.countLimit))
  }
}
