import CommandTable
import LedgerModel
import LedgerStore

extension Command<Session> {
  static var undo: Command {
    Command(
      "undo", "Take an event back: the last one, or any one by its number.",
      discussion: """
        Later events stay. An undo is an event of its own, which 'puldar redo' takes back. What was \
        stored together is taken back together. Where a later event depends on it, that one is named \
        and nothing is stored.
        """,
      examples: ["puldar undo", "puldar undo 7 -n", "puldar undo --list"],
      .optionalArgument(
        "<event>", "The number of an event. (default: last)", EventWord.self, completing: .events),
      .flag("--list", "List the last events that can be taken back."),
      .option("--why <text>", "Why it is taken back.", String.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, event, isList, reason, key, isPreview in
      if isList {
        guard event == nil else { throw UsageProblem("An event and --list exclude each other") }
        try await UndoListAnswer(session, showsUndone: false).show()
        return
      }
      try await session.show(
        try await session.carryOut(
          UndoEvent(try await session.namedEvent(event), reason: reason ?? ""), key: key,
          isPreview: isPreview))
    }
  }

  static var redo: Command {
    Command(
      "redo", "Put back what an undo took back: the last one, or any one by its number.",
      examples: ["puldar redo", "puldar redo 7 -n", "puldar redo --list"],
      .optionalArgument(
        "<event>", "The number of the event, or of its undo. (default: last)", EventWord.self),
      .flag("--list", "List the last events that can be put back."),
      .option("--why <text>", "Why it is put back.", String.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, event, isList, reason, key, isPreview in
      if isList {
        guard event == nil else { throw UsageProblem("An event and --list exclude each other") }
        try await UndoListAnswer(session, showsUndone: true).show()
        return
      }
      try await session.show(
        try await session.carryOut(
          RedoEvent(try await session.namedEvent(event), reason: reason ?? ""), key: key,
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
