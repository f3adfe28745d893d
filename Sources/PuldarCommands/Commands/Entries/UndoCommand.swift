import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var undo: Command {
    reversal(
      "undo", "Take an event back: the last one, or any one by its number.",
      discussion: """
        Later events stay. An undo is an event of its own, which 'puldar redo' takes back. What was \
        stored together is taken back together. Where a later event depends on it, that one is named \
        and nothing is stored.
        """,
      event: .optionalArgument(
        "<event>", "The number of an event. (default: last)", EventWord.self, completing: .events),
      verb: "taken back", showsUndone: false
    ) { event, reason in UndoEvent(event, reason: reason) }
  }

  static var redo: Command {
    reversal(
      "redo", "Put back what an undo took back: the last one, or any one by its number.",
      event: .optionalArgument(
        "<event>", "The number of the event, or of its undo. (default: last)", EventWord.self),
      verb: "put back", showsUndone: true
    ) { event, reason in RedoEvent(event, reason: reason) }
  }

  /// A command that changes whether an event counts.
  private static func reversal<D: Decision>(
    _ name: String, _ summary: String, discussion: String = "",
    event: Parameter<Session, EventWord?>,
    verb: String, showsUndone: Bool, decision: @escaping @Sendable (EventID?, String) -> D
  ) -> Command where D.Outcome == [EventID] {
    Command(
      name, summary, discussion: discussion,
      examples: ["puldar \(name)", "puldar \(name) 7 -n", "puldar \(name) --list"], event,
      .flag("--list", "List the last events that can be \(verb)."),
      .option("--why <text>", "Why it is \(verb).", String.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, event, isList, reason, key, isPreview in
      if isList {
        guard event == nil else { throw UsageError("An event and --list exclude each other") }
        try await UndoListAnswer(session, showsUndone: showsUndone).show()
        return
      }
      try await session.show(
        try await session.carryOut(
          decision(try await session.namedEvent(event), reason ?? ""), key: key,
          isPreview: isPreview))
    }
  }
}

extension Session {
  /// Shows an undo or redo with the figures before and after it.
  fileprivate func show(_ deed: Deed<[EventID]>) async throws {
    var deed = deed
    if deed.state == .written, let first = deed.outcome.first {
      deed.before = try await ledger.view(MonthlyBuckets(), asOf: .before(first))
    }
    try await ChangeAnswer(self, deed).show()
  }

  /// The event that is named, where one is; a ledger must be there in any case.
  fileprivate func namedEvent(_ word: EventWord?) async throws -> EventID? {
    guard let word, word != .last else {
      _ = try await ledger.condition()
      return nil
    }
    return try await event(word)
  }
}
