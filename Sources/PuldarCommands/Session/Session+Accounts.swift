import CommandTable
import LedgerModel

extension Session {
  /// Whether more than an account holds is refused: by an option, or by the settings.
  ///
  /// A settings file that cannot be read keeps nobody from recording what happened.
  func refusesOverdraft(_ isStated: Bool) -> Bool {
    isStated || (try? models.configuration())?.overdraft == .refuse
  }

  /// Refuses expenses that an account cannot pay; a card and a loan may owe, and before it was opened nothing is known.
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

  /// As ``checkOverdraft(of:)``, for the expenses of a payment, where the settings refuse it.
  func checkOverdraft<D: Decision>(ofPayment decision: D) async throws
  where D.Outcome == [EventID] {
    guard refusesOverdraft(false) else { return }
    let preview = try await ledger.perform(decision, .preview)
    let events = try await ledger.events(of: preview)
    try await checkOverdraft(of: events.compactMap { $0.newEntry?.values })
  }

  /// Refuses an account that is not there, once accounts are in use: before, whatever is named is one.
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

  /// Refuses an account that is not there: its kind says what a transfer to it means.
  ///
  /// - Throws: ``Refusal/unknownAccount(_:known:)``.
  func checkAreThere(_ accounts: [AccountName]) async throws {
    guard let state = try await ledger.state() else { return }
    let book = state.accounts
    let used = try await ledger.answer(.usedAccounts)
    for account in accounts where !book.exists(account) && !used.contains(account) {
      // One that is called as a kind is of that kind.
      if AccountKind(rawValue: account.text) != nil { continue }
      try refuse(account, ifNamedIn: state.plan)
      throw Refusal.unknownAccount(account, known: book.offered(on: today))
    }
  }

  /// Who names a bucket or a category means its budget, or what the money is for.
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
