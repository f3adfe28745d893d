import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var undo: Command {
    reversal(
      "undo", "Take back the last event, or any other by its number.",
      discussion: """
        Later events stay. An undo is an event of its own, which 'puldar redo' takes back. What was \
        stored together is taken back together. Where a later event depends on it, that one is named \
        and nothing is stored.
        """,
      event: .optionalArgument(
        "<event>", "The number of an event. (default: last)", EventArgument.self,
        completing: .undoable),
      verb: "taken back", showsUndone: false
    ) { event, reason in UndoEvent(event, reason: reason) }
  }

  static var redo: Command {
    reversal(
      "redo", "Put back what the last undo took back, or any other.",
      event: .optionalArgument(
        "<event>", "The number of the event, or of its undo. (default: last)", EventArgument.self,
        completing: .undone),
      verb: "put back", showsUndone: true
    ) { event, reason in RedoEvent(event, reason: reason) }
  }

  /// A command that changes whether an event counts.
  private static func reversal<D: LedgerDecision>(
    _ name: String, _ summary: String, discussion: String = "",
    event: Parameter<Session, EventArgument?>,
    verb: String, showsUndone: Bool, decision: @escaping @Sendable (EventID?, String) -> D
  ) -> Command where D.Outcome == [EventID] {
    Command(
      name, summary, discussion: discussion,
      examples: ["puldar \(name)", "puldar \(name) 7 -n", "puldar \(name) --list"], event,
      .flag("--list", "List the last events that can be \(verb)."),
      .option("--why <text>", "Why it is \(verb).", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, event, isList, reason, key, isPreview in
      if isList {
        guard event == nil else { throw UsageError("An event and --list exclude each other") }
        return try await UndoListReport(session, showsUndone: showsUndone).report()
      }
      let write = try await session.ledger.performChange(
        decision(try await session.ledger.namedEvent(event), reason ?? ""), key: key,
        isPreview: isPreview)
      return try await ChangeReport(session, write).report()
    }
  }
}

extension LedgerAccess {
  /// The event that is named, where one is; a ledger must be there in any case.
  fileprivate func namedEvent(_ word: EventArgument?) async throws -> EventID? {
    guard let word, word != .last else {
      _ = try await opened.condition()
      return nil
    }
    return try await event(word)
  }
}

/// Lists what an undo could take back, or a redo put back, the newest first.
struct UndoListReport {
  private let session: Session
  private let showsUndone: Bool

  /// How many events are listed.
  private static let countLimit = 20

  init(_ session: Session, showsUndone: Bool) {
    self.session = session
    self.showsUndone = showsUndone
  }

  func report() async throws -> Report {
    let events = try await session.ledger.reversibleEvents(
      undone: showsUndone, upTo: UndoListReport.countLimit)
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
        [
          "schema": 1,
          "reversible": .list(
            events.map { event in
              [
                "id": .text(numbering.text(event.id)), "ref": .text(event.id.text),
                "type": .text(event.type.text), "recordedAt": .text(event.recordedAt.text),
                "text": .text(line(ScreenStyle()).text(event.event)),
              ]
            }),
        ]
      })
  }
}
