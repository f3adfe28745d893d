import CommandTable
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
  /// - Parameter moved: `nil` if the words leave an account open.
  /// - Throws: `failure`, with a command as its remedy, if they do, or the options are those of an entry.
  func report(
    of words: String, _ moved: ParsedTransfer?, _ failure: ParsingFailure, key: IdempotencyKey?,
    isPreview: Bool
  ) async throws -> Report {
    guard let decision = move(moved, of: words) else {
      throw failure.asMove(moved, today: session.today)
    }
    let write = try await session.ledger.perform(decision, key: key, isPreview: isPreview)
    return try await TransferReport(session, write).report()
  }

  /// The move that words tell of; `nil` if they leave an account open, or the options are those of an entry.
  func move(_ moved: ParsedTransfer?, of words: String) -> MoveMoney? {
    guard options.stated.isSubset(of: [.date, .note]), !options.explains, let moved else {
      return nil
    }
    var decision = MoveMoney(
      moved.amount, from: moved.source, to: moved.destination, on: options.date ?? moved.date,
      isDateFilledIn: options.date == nil, note: options.note ?? "", today: session.today)
    decision.said = words
    decision.by = RuleBasedParser.version
    decision.refusesOverdraft = session.refusesOverdraft(refusesOverdraft)
    return decision
  }
}

extension EntryReader {
  /// What the parser knows, with the accounts that began with the first entry or move that named them, where
  /// sentences may say that money goes to one.
  func context(for sentences: [String]) async throws -> ParsingContext {
    let known = self.context.ownAccounts.map(\.name)
    guard let accounts, !known.isEmpty,
      sentences.contains(where: { RuleBasedParser.namesGoal($0, self.context) })
    else { return self.context }
    var context = self.context
    context.ownAccounts += try await usedAccounts()
      .filter { !known.contains($0) && !accounts.hasEnded($0, on: session.today) }
      .map { OwnAccount($0, nil) }
    return context
  }

  /// The transfer that words tell of, or may tell of; `nil` if they leave an account open.
  func transfer(in words: String) async throws -> ParsedTransfer? {
    try RuleBasedParser().transfer(in: words, context: try await context(for: [words]))
  }
}

extension ParsingFailure {
  /// That money that moves is no entry, with the command that moves it.
  ///
  /// - Parameter moved: `nil` if the words leave an account open.
  func asMove(_ moved: ParsedTransfer?, today: CalendarDay) -> CommandFailure {
    guard let moved else {
      return CommandFailure(
        problem,
        remedy: "Name what moves, from where, and where it goes: \(command: "move 200 bank cash")",
        .refusedData)
    }
    return CommandFailure(
      problem, remedy: "Record it on its day: \(command: moved.command(today: today))", .refusedData
    )
  }
}

extension ParsedTransfer {
  /// The command that stores it, without the program's name.
  func command(today: CalendarDay) -> String {
    let date = date == today ? "" : " --date \(date.text)"
    return
      "move \(AmountText.text(amount)) \(ParsedTransfer.word(source)) \(ParsedTransfer.word(destination))\(date)"
  }

  /// What would be stored of it.
  func made(of words: String = "") -> TransferMade {
    TransferMade(
      amount: amount, date: date, from: source, to: destination, said: words,
      by: RuleBasedParser.version)
  }

  private static func word(_ account: AccountName) -> String {
    account.text.contains(" ") ? account.text.shellWord : account.text
  }

  /// As programs read it.
  var record: Record {
    [
      "date": date.text, "amount": amount, "currency": amount.currency.code, "from": source.text,
      "to": destination.text,
    ]
  }
}
