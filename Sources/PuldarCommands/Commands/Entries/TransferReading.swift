import EntryParsing
import LedgerModel

/// Stores a sentence that tells of money moved between own accounts: "atm withdrawal 60".
struct TransferReading {
  private let session: Session
  private let options: EntryOptions
  private let refusesOverdraft: Bool

  init(_ session: Session, _ options: EntryOptions, refusesOverdraft: Bool) {
    self.session = session
    self.options = options
    self.refusesOverdraft = refusesOverdraft
  }

  /// Stores what the words move.
  ///
  /// - Throws: `failure`, with a command as its remedy, where the words leave an account open or the
  ///   options are those of an entry.
  func report(
    of words: String, _ failure: ParsingFailure, context: ParsingContext, key: IdempotencyKey?,
    isPreview: Bool
  ) async throws -> Report {
    let known = try await session.ledger.view(UsedAccounts()).accounts
    guard options.stated.isSubset(of: [.date, .note]), !options.explains,
      let moved = try RuleBasedParser().transfer(in: words, context: context, accounts: known)
    else {
      throw CommandFailure(
        failure.problem,
        remedy: "Name what moves, from where, and where it goes: \(command: "move 200 bank cash")",
        .refusedData)
    }
    var decision = MoveMoney(
      moved.amount, from: moved.source, to: moved.destination, on: options.date ?? moved.date,
      isDateFilledIn: options.date == nil, note: options.note ?? "", today: session.today)
    decision.said = words
    decision.by = RuleBasedParser.version
    decision.refusesOverdraft = session.refusesOverdraft(refusesOverdraft)
    let write = try await session.ledger.perform(decision, key: key, isPreview: isPreview)
    return try await TransferReport(session, write).report()
  }
}
