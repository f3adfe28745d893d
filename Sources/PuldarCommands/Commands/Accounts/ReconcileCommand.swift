import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var reconcile: Command {
    Command(
      "reconcile", "Compare an account with what the bank says.",
      discussion: """
        If both agree at the end of the day, that is recorded, and 'puldar check reconciled' names \
        later changes before it. If they do not, nothing is stored: you see the entries since the \
        last agreement and the command that corrects it, and the exit code is 1.
        """,
      examples: [
        "puldar account reconcile bank 382.61", "puldar account reconcile bank 400 --on 2026-01-31",
      ],
      traits: [.onlyNow],
      .argument("<account>", "The account.", AccountName.self, completing: .accounts),
      .argument("<amount>", "What the bank says that it holds.", SignedAmountArgument.self),
      .option("--on <day>", "At the end of this day. (default: today)", DayArgument.self),
      .recording(why: "What you want to remember.")
    ) { session, account, amount, day, recording in
      let decision = try await BalanceStatement(
        session: session, manner: .agreement, account: account, amount: amount, day: day,
        reason: recording.reason
      ).decision()
      do {
        return try await session.recorded(decision, recording).report()
      } catch LedgerError.refused(.balanceDiffers(_, let recorded, let stated)) {
        return try await ReconciliationReport(
          session: session, balance: decision.balance, recorded: recorded, stated: stated
        ).report()
      }
    }
  }
}

/// Records that may explain why a bank's balance differs from the recorded one.
struct ReconciliationReport {
  let session: Session
  let balance: AccountBalance
  let recorded: Money
  let stated: Money

  static let shape = Shape<
    (told: ReconciliationReport, agreed: CalendarDay?, entries: [ToldEntry], moves: [EventID])
  >(
    answer: "reconcile",
    note: "reconcile where the bank says something else; where it agrees, 'write'.",
    .init("account", \.told.balance.account), .init("date", \.told.balance.date),
    .init("recorded", \.told.recorded), .init("stated", \.told.stated),
    .init("difference", \.told.difference, "stated less recorded."),
    .init("currency", \.told.recorded.currency), .init("agreed", \.agreed),
    .init("entries", \.entries, "In the account, since both agreed last."),
    .init("transfers", \.moves))

  private var difference: Money { stated.subtracting(recorded) }

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let book = state.accounts
    let agreed = book.agreement(of: balance.account, on: balance.date)
    let start =
      agreed.flatMap { $0.from.next } ?? book.opening(of: balance.account, on: balance.date)?.from
      ?? book.firstDay ?? balance.date
    // A record that was added late for an earlier day, or changed since, may be the difference, too.
    var late: Set<EventID> = []
    if let agreed { late = try await session.ledger.answer(.touched(since: agreed.event)) }
    let first = late.isEmpty ? min(start, balance.date) : CalendarDay.first
    let register = try await session.ledger.view(Account.Register(of: balance.account))
    let movements = AccountMovements(
      rows: register.rows(in: first...balance.date, includesVoided: true).filter { row in
        late.contains(row.id) || row.day >= start && row.entry?.status ?? .counts == .counts
      })
    let categories = state.plan.categories
    var report = Report("account reconcile that does not agree") { style in
      let amount = style.amount(difference)
      // No bank knows what is in a purse, or what a person owes.
      let isTold = [.cash, .person].contains(book.kind(of: balance.account))
      var lines = [
        Report.Line(
          "\(VisibleText(balance.account.text)) has \(style.amount(recorded)) by what was recorded, and "
            + "\(style.amount(stated)) \(isTold ? "as you say" : "by the bank"): \(difference.minorUnits > 0 ? "+" : "")\(amount)"
        )
      ]
      let since =
        agreed == nil ? "from \(start.text) on" : "since both agreed on \(agreed?.from.text ?? "")"
      lines.append(Report.Line("Recorded \(since):"))
      let opening = agreed == nil ? opening(book, numbering, style) : nil
      lines += movements.lines(categories, numbering, after: opening, style)
        .map { Report.Line($0) }
      if movements.rows.isEmpty { lines.append("nothing") }
      lines.append(.hint(command))
      return lines
    } record: {
      let entries = movements.entries.map {
        EntryDocument.entry($0, categories, numbering, goals: state.envelopes)
      }
      return ReconciliationReport.shape.record(
        of: (self, agreed?.from, entries, movements.moves.map(\.id)), numbering)
    }
    report.exitCode = .conditionFails
    return report
  }

  /// Returns the row of the account's opening balance; `nil` if it was never opened.
  private func opening(
    _ book: AccountBook, _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> [String]? {
    book.opening(of: balance.account, on: balance.date).map { opening in
      [
        numbering.text(opening.event), opening.from.text, "opened with", "",
        style.amount(opening.value),
      ]
    }
  }

  /// The command that records the difference, without the program's name.
  private var command: String {
    let day = balance.date == session.today ? "" : " --on \(balance.date.text)"
    return
      "account correct \(balance.account.text) \(AmountText.signed(difference)) --why \"…\"\(day)"
  }
}
