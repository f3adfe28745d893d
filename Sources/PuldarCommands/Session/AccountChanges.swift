import CommandTable
import LedgerModel
import LedgerStore

/// The changes of a write to the accounts that it touches: `bank 382.19 -> 337.19`, and to the purposes of their
/// money. Accounts are not shown before one of them was opened.
struct AccountChanges {
  struct Change: Hashable, Shaped {
    var account: AccountName
    /// `nil` if accounts come into use only now.
    var before: Money?
    var after: Money
    /// Whether its opening balance is known.
    var isOpened: Bool

    static let shape = Shape<Change>(
      .init("account", \.account),
      .init("before", \.before, "null where accounts come into use only now."),
      .init("after", \.after))
  }

  /// The changes, by account.
  let changes: [Change]
  /// Whether no account remains open, so that screens show none.
  private let endsBalances: Bool
  /// The accounts whose addition is taken back but that still have a balance, by name.
  private let left: [Change]
  /// The accounts that something is bought from, and all accounts that money goes through.
  private let buying, moving: Set<AccountName>
  /// The accounts that are opened.
  private let opened: Set<AccountName>
  /// The total change of all funds, in minor units.
  private let total: Int64
  private var envelopes: EnvelopeChanges?
  private let book: AccountBook
  /// The bills in the ledger, which an entry may have paid.
  let bills: BillPlan
  /// The number of days that `bill run` would record today; zero if that is locked.
  let toRecordCount: Int

  /// - Parameter isStored: Whether the ledger already contains the events.
  /// - Throws: If the ledger cannot be read, or a balance does not fit.
  private init(
    _ session: Session, _ events: [EventEnvelope], moving moved: [AccountBalance]? = nil,
    isStored: Bool
  ) async throws {
    let state = try await session.ledger.state()
    let known = state?.accounts ?? AccountBook()
    bills = state?.bills ?? BillPlan()
    toRecordCount =
      state?.allows(.auto) == true ? bills.toRecord(through: session.today).count : 0
    let moves = moved ?? events.flatMap(\.event.accountMoves)
    buying = Set(events.compactMap(\.event.buyingAccount))
    moving = Set(moves.map(\.account))
    opened = Set(events.compactMap(\.event.openedAccount))
    let other = known.openings(of: events, isBefore: isStored)
    let (before, after) = isStored ? (other, known) : (known, other)
    book = after
    endsBalances = before.isOpened && !after.isOpened
    guard after.isOpened, let currency = state?.currency else {
      (changes, left, total) = ([], [], 0)
      return
    }
    let accounts = try await session.ledger.view(Accounts())
    let figures = (accounts.told(before), accounts.told(after))
    // The ledger's balances already include the moves; the earlier ones do not.
    func balance(_ accounts: Accounts, of account: AccountName, _ sign: Int64) throws -> Money? {
      guard let known = try accounts.account(account, on: session.today) else { return nil }
      let units = moves.filter {
        $0.account == account && $0.amount.currency == currency && $0.date >= known.from
          && $0.date <= session.today
      }.map { sign * $0.amount.minorUnits }
      return Money(
        minorUnits: try FigureTooLarge.sum(
          [known.balance.minorUnits] + units, FigureTooLarge(since: nil)),
        currency: currency)
    }
    var all: [Change] = []
    for account in opened.union(moves.map(\.account)).sorted() {
      let was = try balance(figures.0, of: account, isStored ? -1 : 0)
      guard let now = try balance(figures.1, of: account, isStored ? 0 : 1), was != now else {
        continue
      }
      all.append(
        Change(
          account: account, before: was, after: now,
          isOpened: after.opening(of: account, on: session.today) != nil))
    }
    total = all.filter { after.kind(of: $0.account).isFunds }.reduce(0) {
      $0 &+ $1.after.minorUnits &- ($1.before?.minorUnits ?? 0)
    }
    // A balance that its opening states is not repeated.
    changes = all.filter {
      $0.before != nil || after.opening(of: $0.account, on: session.today)?.value != $0.after
    }
    left = try events.compactMap(\.event.accountTakenBack).sorted().compactMap { account in
      guard !after.isAdded(account), figures.1.present(on: session.today).contains(account),
        let balance = try figures.1.account(account, on: session.today)?.balance
      else { return nil }
      return Change(account: account, before: balance, after: balance, isOpened: false)
    }
  }

  /// Creates the changes of a command's write or preview.
  ///
  /// - Parameter stored: The events that are stored, or would be.
  init(
    _ session: Session, _ write: CommandWrite, _ stored: [EventEnvelope]
  ) async throws {
    let events = write.state == .alreadyThere ? [] : stored
    try await self.init(
      session, events, moving: try await AccountChanges.moves(session, write, events),
      isStored: !write.isPreview)
    let isTotalKept =
      book.isOpened ? total == 0 : events.allSatisfy { $0.event.accountMoves.isEmpty }
    envelopes = try await EnvelopeChanges(
      session, write, events.map(\.event), book, isTotalKept: isTotalKept)
  }

  /// Returns the moves of a change of earlier events if several devices wrote, since there may be copies of one entry;
  /// `nil` if the events themselves determine them.
  private static func moves(
    _ session: Session, _ write: CommandWrite, _ events: [EventEnvelope]
  ) async throws -> [AccountBalance]? {
    guard events.contains(where: { $0.event.changesAnother }),
      try session.store.logCount() > 1
    else { return nil }
    var fold = try await session.ledger.folded(AccountMoves(of: events.map(\.id)))
    if write.isPreview { for event in write.previewed { fold.apply(event) } }
    return fold.projection.moves
  }

  /// Returns one line for each account; a negative balance is marked, except on cards and loans.
  func lines(_ style: ScreenStyle) -> [String] {
    changes.filter { !isSaidByOpening($0) }.map { change in
      let before = change.before.map { "\(style.amount($0)) -> " } ?? ""
      let text =
        "   \(VisibleText(change.account.text)): \(before)\(style.amount(change.after))"
      let kind = book.kind(of: change.account)
      if kind == .loan { return text + owed(change, style) }
      guard change.after.minorUnits < 0, !kind.mayOwe else { return text }
      return style.ink(
        .red, text + (change.isOpened ? ", overdrawn" : ", below zero, counted from 0"))
    }
      + left.map { account in
        "   \(VisibleText(account.account.text)): \(style.amount(account.after)) stays in it, and it is "
          + "no account of yours any more"
      }
      + (endsBalances
        ? [
          "   No account is opened now, and no balance is shown until 'puldar account open' says one"
        ]
        : []) + (envelopes?.lines(style) ?? [])
  }

  /// Returns whether the line of the opening is sufficient: the account was empty before.
  private func isSaidByOpening(_ change: Change) -> Bool {
    opened.contains(change.account) && change.before?.minorUnits == 0
  }

  /// Returns the change of a loan's debt; a purchase from it pays nothing off.
  private func owed(_ change: Change, _ style: ScreenStyle) -> String {
    guard let before = change.before, moving.contains(change.account) else { return "" }
    if change.after.minorUnits > 0 {
      return ", \(style.amount(change.after)) more than was owed"
    }
    guard change.after.minorUnits < 0 else { return ", paid off" }
    let isMore = change.after < before
    let difference = isMore ? before.subtracting(change.after) : change.after.subtracting(before)
    let text = ", \(style.amount(difference)) \(isMore ? "more" : "less") owed"
    guard isMore, buying.contains(change.account) else { return text }
    let name = change.account.text.shellQuoted
    return text + ": it was bought with the loan; "
      + "'puldar move \(AmountText.text(difference)) bank \(name)' pays off"
  }

  /// The changes as fields of the answer to a write; none if no account changes.
  static let shape = Shape<AccountChanges?>(
    .ifAny(
      "accounts", { told in told.flatMap { $0.changes.isEmpty ? nil : $0.changes } },
      "The accounts that it changes, with what they hold today; once one was opened."),
    .ifAny(
      "envelopes", { told in told?.envelopes.flatMap { $0.isInUse ? $0 : nil } },
      "What is left of today's allowance, and Main Savings, after it; where an allowance or a goal is. Of a preview also what was before."
    ))
}

extension LedgerEvent {
  /// Whether it changes how an earlier event counts.
  fileprivate var changesAnother: Bool {
    switch self {
    case .amendment, .reversal: true
    case .entry, .account, .setting, .schedule, .receipt, .purchase, .logOpened, .log: false
    @unknown default: true
    }
  }

  /// The amounts that it adds to accounts, or takes from them; an undo reverses those of its event.
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
    @unknown default: []
    }
  }
}

extension LedgerEvent {
  /// The account that it buys from; `nil` if it is no purchase.
  fileprivate var buyingAccount: AccountName? {
    guard case .entry(let content) = self, content.values.type == .expense else { return nil }
    return content.values.account
  }

  /// The account whose opening balance it states, or takes back.
  fileprivate var openedAccount: AccountName? {
    switch self {
    case .account(.opened(let opened)): opened.balance.account
    case .reversal(let event): event.reversal.copy.openedAccount
    default: nil
    }
  }

  /// The account whose addition it takes back.
  fileprivate var accountTakenBack: AccountName? {
    guard case .reversal(let event) = self, event.isUndo,
      case .account(.added(let added)) = event.reversal.copy
    else { return nil }
    return added.account
  }
}

extension AccountBalance {
  fileprivate var negated: AccountBalance {
    AccountBalance(account, amount.negated, on: date, reason: reason)
  }
}
