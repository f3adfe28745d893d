import CommandTable
import LedgerModel

extension Session {
  /// Returns whether overdrafts are refused: by an option, or by the settings.
  ///
  /// An unreadable settings file must not prevent recording.
  func refusesOverdraft(_ isStated: Bool) -> Bool {
    isStated || (try? models.configuration())?.overdraft == .refuse
  }

  /// Refuses expenses that exceed an account's balance; cards and loans may owe, and unopened accounts are unknown.
  ///
  /// - Throws: ``Refusal/overdraft(_:held:wanted:)``.
  func checkOverdraft(of entries: [EntryValues], and moves: [MoveMoney] = []) async throws {
    guard let state = try await ledger.state(), state.accounts.isOpened,
      let currency = state.currency
    else { return }
    let accounts = try await ledger.view(Accounts())
    var wanted: [AccountName: [Int64]] = [:]
    for values in entries where values.amount.currency == currency {
      let units = values.amount.minorUnits
      wanted[values.account, default: []].append(values.type == .expense ? units : -units)
    }
    for move in moves where move.amount.currency == currency {
      wanted[move.source, default: []].append(move.amount.minorUnits)
      wanted[move.destination, default: []].append(-move.amount.minorUnits)
    }
    for (account, units) in wanted.sorted(by: { $0.key < $1.key }) {
      guard !state.accounts.kind(of: account).mayOwe,
        let known = try accounts.account(account, on: today), known.openedBy != nil
      else { continue }
      let sum = try FigureTooLarge.sum(units, FigureTooLarge(since: nil))
      guard sum > 0, sum > known.balance.minorUnits else { continue }
      throw Refusal.overdraft(
        account, held: known.balance, wanted: Money(minorUnits: sum, currency: currency))
    }
  }

  /// Checks the expenses of a payment as ``checkOverdraft(of:)`` does, if the settings refuse overdrafts.
  func checkOverdraft(ofPayment decision: some Decision<[EventID]>) async throws {
    guard refusesOverdraft(false) else { return }
    let preview = try await ledger.perform(decision, .preview)
    let events = try await ledger.events(of: preview)
    try await checkOverdraft(of: events.compactMap { $0.newEntry?.values })
  }

  /// Refuses an account that does not exist, once accounts are in use: before that, any name is one.
  ///
  /// - Throws: ``Refusal/unknownAccount(_:known:)``, and ``Refusal/accountEnded(_:from:)``.
  func check(_ accounts: some Sequence<AccountName>) async throws {
    guard let book = try await ledger.state()?.accounts, book.isInUse else { return }
    for account in Set(accounts).sorted() {
      if let end = book.end(of: account), end <= today {
        throw Refusal.accountEnded(account, from: end)
      }
      if book.exists(account) { continue }
      let used = try await ledger.answer(.usedAccounts)
      guard used.contains(account) else {
        throw Refusal.unknownAccount(account, known: book.offered(on: today))
      }
    }
  }

  /// Refuses an account that does not exist: its kind determines the meaning of a transfer.
  ///
  /// - Throws: ``Refusal/unknownAccount(_:known:)``.
  func checkAreThere(_ accounts: [AccountName]) async throws {
    guard let state = try await ledger.state() else { return }
    let book = state.accounts
    let used = try await ledger.answer(.usedAccounts)
    for account in accounts where !book.exists(account) && !used.contains(account) {
      // An account named like a kind is of that kind.
      if AccountKind(rawValue: account.text) != nil { continue }
      try refuse(account, ifNamedIn: state.plan)
      throw Refusal.unknownAccount(account, known: book.offered(on: today))
    }
  }

  /// Refuses the name of a bucket or category with advice: its budget, or the purpose of the money, is meant.
  private func refuse(_ account: AccountName, ifNamedIn plan: BudgetPlan) throws {
    let name = account.text
    let isBucket = BucketName(name).map(plan.buckets.exists) ?? false
    guard isBucket || CategoryName(name).map(plan.categories.exists) ?? false else { return }
    throw CommandFailure(
      "'\(VisibleText(name))' is a \(isBucket ? "bucket" : "category"), and no account",
      remedy: isBucket
        ? "Move a part of its budget with: \(command: "budget shift 50 fun fundamentals")"
        : "Name it with -c: \(command: "move 50 bank savings -c \(name.shellQuoted)")", .refusedData
    )
  }
}
