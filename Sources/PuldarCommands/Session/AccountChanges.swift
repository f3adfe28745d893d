import LedgerModel
import LedgerStore

/// What a write makes of the accounts that it touches: `bank 382.19 -> 337.19`, and of what their money is
/// for. No account is told before one of them was opened.
struct AccountChanges {
  struct Change: Hashable {
    var account: AccountName
    var before: Money
    var after: Money
    /// Whether it is known what it held at first.
    var isOpened: Bool
  }

  /// By account.
  let changes: [Change]
  private var envelopes: EnvelopeChanges?
  private let book: AccountBook

  /// - Parameter isStored: Whether the ledger holds the events already.
  /// - Throws: Where the ledger cannot be read, or a balance does not fit.
  init(_ session: Session, _ events: [LedgerEvent], isStored: Bool) async throws {
    try await self.init(session, moving: events.flatMap(\.accountMoves), isStored: isStored)
  }

  private init(
    _ session: Session, moving moves: [AccountBalance], isStored: Bool
  ) async throws {
    let state = try await session.ledger.state()
    book = state?.accounts ?? AccountBook()
    guard book.isOpened, let currency = state?.currency else {
      changes = []
      return
    }
    let figures = AccountFigures(
      book, try await session.ledger.view(AccountSums()), in: currency)
    var changes: [Change] = []
    for account in Set(moves.map(\.account)).sorted() {
      guard let parts = try figures.parts(of: account, on: session.today) else { continue }
      let counted = moves.filter {
        $0.account == account && $0.amount.currency == currency && $0.date >= parts.start
          && $0.date <= session.today
      }
      let units = counted.map { isStored ? -$0.amount.minorUnits : $0.amount.minorUnits }
      let other = Money(
        minorUnits: try FigureTooLarge.sum(
          [parts.balance.minorUnits] + units, FigureTooLarge(since: nil)),
        currency: currency)
      guard other != parts.balance else { continue }
      changes.append(
        Change(
          account: account, before: isStored ? other : parts.balance,
          after: isStored ? parts.balance : other, isOpened: parts.openedBy != nil))
    }
    self.changes = changes
  }

  /// The same of what a command wrote, or would.
  init(_ session: Session, _ write: CommandWrite<[EventID]>) async throws {
    let events = write.state == .alreadyThere ? [] : try await session.ledger.events(of: write)
    let moves = try await AccountChanges.moves(session, write, events)
    try await self.init(
      session, moving: moves ?? events.flatMap(\.event.accountMoves), isStored: !write.isPreview)
    envelopes = try await EnvelopeChanges(session, write)
  }

  /// What a change of earlier events moves where several devices wrote, which may hold copies of one entry; `nil` where
  /// the events themselves tell it.
  private static func moves(
    _ session: Session, _ write: CommandWrite<[EventID]>, _ events: [EventEnvelope]
  ) async throws -> [AccountBalance]? {
    guard events.contains(where: { $0.event.changesAnother }),
      try session.store.logCount() > 1
    else { return nil }
    var fold = try await session.ledger.folded(AccountMoves(of: events.map(\.id)))
    if write.isPreview { for event in write.previewed { fold.apply(event) } }
    return fold.projection.moves
  }

  /// One line for each account; what is below zero is said, but of a card, which always is.
  func lines(_ style: ScreenStyle) -> [String] {
    changes.map { change in
      let isOver =
        change.isOpened && change.after.minorUnits < 0 && book.kind(of: change.account) != .card
      let text =
        "   \(VisibleText(change.account.text)): \(style.amount(change.before)) -> "
        + style.amount(change.after)
      return isOver ? style.ink(.red, "\(text), overdrawn") : text
    } + (envelopes?.lines(style) ?? [])
  }

  /// What programs are told; nothing where no account changes.
  var members: [JSONValue.Member] {
    (changes.isEmpty ? [] : [member]) + (envelopes?.members ?? [])
  }

  private var member: JSONValue.Member {
    .init(
      name: "accounts",
      value: .list(
        changes.map {
          [
            "account": .text($0.account.text), "before": .text(AmountText.text($0.before)),
            "after": .text(AmountText.text($0.after)),
          ]
        }))
  }
}

extension LedgerEvent {
  /// Whether it changes what an earlier event counts for.
  fileprivate var changesAnother: Bool {
    switch self {
    case .amendment, .reversal: true
    case .entry, .account, .setting, .schedule, .receipt, .purchase, .logOpened, .log: false
    }
  }

  /// What it brings to accounts, and takes from them; an undo takes back what the event brought.
  fileprivate var accountMoves: [AccountBalance] {
    switch self {
    case .entry(let content): [content.values.accountMove(isTakenBack: false)]
    case .amendment(.entryVoided(let void)): [void.was.values.accountMove(isTakenBack: true)]
    case .amendment(.entryCorrected(let correction)):
      [
        correction.was.values.accountMove(isTakenBack: true),
        correction.now.changed(correction.was).values.accountMove(isTakenBack: false),
      ]
    case .account(.transferMade(let made)):
      [
        AccountBalance(made.source, made.amount.negated, on: made.date),
        AccountBalance(made.destination, made.amount, on: made.date),
      ]
    case .account(.corrected(let corrected)): [corrected.difference]
    case .reversal(.eventReverted(let undo)): undo.reversal.copy.accountMoves.map(\.negated)
    case .reversal(.eventRestored(let redo)): redo.reversal.copy.accountMoves
    case .amendment(.entryReviewed), .account, .setting, .schedule, .receipt, .purchase, .logOpened,
      .log:
      []
    }
  }
}

extension AccountBalance {
  fileprivate var negated: AccountBalance {
    AccountBalance(account, amount.negated, on: date, reason: reason)
  }
}
