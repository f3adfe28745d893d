import CommandTable
import EntryParsing
import LedgerModel

/// Stores a sentence that moves money between own accounts: "atm withdrawal 60".
struct TransferReading {
  let session: Session
  let options: EntryOptions
  let refusesOverdraft: Bool

  /// Stores the move of the words.
  ///
  /// - Parameter moved: `nil` if the words leave an account open.
  /// - Throws: `failure`, with a command as its remedy, if they do, or the options are those of an entry.
  func report(
    of words: String, _ moved: ParsedTransfer?, _ failure: ParsingFailure, _ recording: Recording
  ) async throws -> Report {
    guard let decision = move(moved, of: words) else {
      throw failure.asMove(moved, today: session.today)
    }
    return try await session.recorded(decision, recording).report()
  }

  /// Returns the move of the words; `nil` if they leave an account open, or the options are those of an entry.
  func move(_ moved: ParsedTransfer?, of words: String) -> MoveMoney? {
    guard options.stated.isSubset(of: [.date, .note, .tags]), !options.explains, let moved else {
      return nil
    }
    var decision = MoveMoney(
      moved.amount, from: moved.source, to: moved.destination, on: options.date ?? moved.date,
      isDateFilledIn: options.date == nil, note: options.note ?? "", today: session.today)
    decision.said = words
    decision.tags = moved.tags + options.tags
    decision.by = RuleBasedParser.version
    decision.refusesOverdraft = session.refusesOverdraft(refusesOverdraft)
    return decision
  }
}

extension EntryReader {
  /// Returns the parser's context; if sentences may send money to an account, it includes accounts that began with
  /// the first entry or move that named them.
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

  /// Returns the transfer that words state or may state; `nil` if they leave an account open.
  func transfer(in words: String) async throws -> ParsedTransfer? {
    try RuleBasedParser().transfer(in: words, context: try await context(for: [words]))
  }
}

extension ParsingFailure {
  /// Returns the failure that a move is no entry, with the command that records it.
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
  /// Returns the command that stores it, without the program's name.
  func command(today: CalendarDay) -> String {
    let date =
      (date == today ? "" : " --date \(date.text)") + tags.map { " --tag \($0)" }.joined()
    return
      "move \(AmountText.text(amount)) \(ParsedTransfer.word(source)) \(ParsedTransfer.word(destination))\(date)"
  }

  /// Returns the event that would store it.
  func made(of words: String = "") -> TransferMade {
    var made = TransferMade(
      amount: amount, date: date, from: source, to: destination, said: words,
      by: RuleBasedParser.version)
    made.tags = tags
    return made
  }

  private static func word(_ account: AccountName) -> String {
    account.text.contains(" ") ? account.text.shellWord : account.text
  }
}

extension ParsedTransfer: Shaped {
  static let shape = Shape<ParsedTransfer>(
    "move", note: "What would be moved between accounts.", .init("date", \.date),
    .init("amount", \.amount), .init("currency", \.amount.currency), .init("from", \.source),
    .init("to", \.destination), .ifAny("tags", { $0.tags.isEmpty ? nil : $0.tags }))
}
