import Observation
import Puldar

/// An allowance app, as Drip is one: what may be spent today, what all money is for, and the logs.
@MainActor @Observable final class AllowanceApp: Screen {
  /// Drip's snapshot, to the letter.
  private(set) var snapshot = ""
  /// The earmarks of this month and what became of them; the buckets of one's own.
  private(set) var earmarks: [Row] = []
  private(set) var buckets: [Row] = []
  /// The logs: what was spent, what went through the cash, and what was corrected.
  private(set) var daily: [Row] = []
  private(set) var cash: [Row] = []
  private(set) var corrections: [Row] = []
  var problem: String?
  let ledger: Ledger
  var watched: Funds { Funds() }

  init(_ ledger: Ledger) { self.ledger = ledger }

  func open(_ account: AccountName, with amount: String) async {
    await perform(amount) { StateBalance(.opening, of: account, $0, on: $1, today: $1) }
  }
  func allow(_ amount: String) async { await perform(amount) { SetAllowance($0, from: $1) } }

  func spend(_ amount: String, on words: String, from account: AccountName = .bank) async {
    await perform(amount) { expense($0, words, account, $1) }
  }

  /// What the sheet shows before the expense is stored.
  func preview(
    _ amount: String, on words: String, from account: AccountName = .bank
  ) async -> String? {
    await attempt {
      let rule = expense(try await money(amount), words, account, ledger.today)
      return try text(of: try await ledger.view(Funds(), under: [rule]))
    }
  }
  func receive(_ amount: String, from payer: String, asSavings: Bool = false) async {
    await perform(amount) { amount, today in
      var income = NewEntry.income(amount, on: today, merchant: payer)
      if asSavings { income.values.mark = .savings }
      return AddEntries(income, today: today)
    }
  }

  /// Withdraws from the bank, or deposits there.
  func move(_ amount: String, from source: AccountName, to destination: AccountName) async {
    await perform(amount) { MoveMoney($0, from: source, to: destination, on: $1, today: $1) }
  }

  func correct(
    _ account: AccountName, by amount: String, isLess: Bool = false, why reason: String
  ) async {
    await perform(amount) { size, today in
      let difference = isLess ? try .zero(size.currency) - size : size
      return StateBalance(
        .correction, of: account, difference, on: today, reason: reason, today: today)
    }
  }

  /// Sets money aside for what comes every month, on whichever day.
  func earmark(_ amount: String, for name: String) async {
    await perform(amount) { amount, today in
      let monthly = try Recurrence(.wholeMonths, from: today.month.firstDay)
      return AddBill(BillTerms(name, monthly, amount: amount, category: .other))
    }
  }

  func pay(_ earmark: Row, _ amount: String) async {
    await perform(amount) { PayBill(earmark.id, amount: $0, on: $1, today: $1) }
  }

  func addBucket(_ name: String, target: String) async {
    await perform(target) { AddGoal(name, target: $0, from: $1) }
  }

  func save(_ amount: String, in bucket: Row) async {
    await perform(amount) { FundGoal(bucket.id, with: $0, on: $1, today: $1) }
  }

  func undo() async { await perform { _ in UndoEvent() } }

  private func expense(
    _ amount: Money, _ words: String, _ account: AccountName, _ today: CalendarDay
  ) -> AddEntries {
    AddEntries(
      .expense(amount, in: .other, on: today, account: account, merchant: words), today: today)
  }

  func show() async throws {
    let today = ledger.today
    snapshot = try text(of: try await ledger.view(Funds()))
    let plans = try await ledger.view(Plans())
    earmarks = plans.bills(on: today).flatMap { plans.days(of: $0.id, in: today.month.days) }
      .map { day in
        let amount = dollars(day.state == .paid ? day.paid : day.left)
        return Row(id: day.bill, text: "\(day.terms.name): \(amount), \(day.state)")
      }
    buckets = try await ledger.view(Goals()).goals(on: today)
      .map { Row(id: $0.id, text: "\($0.name): \(dollars($0.saved)), \($0.percent ?? 0)%") }
    (daily, cash, corrections) = ([], [], [])
    for account in [AccountName.bank, .cash] {
      let register = try await ledger.view(Account.Register(of: account))
      for row in try register.part(in: today.month.days)?.rows ?? [] {
        func line(_ words: String) -> Row {
          Row(id: row.id, text: "\(row.day) \(dollars(row.amount)) \(words)")
        }
        switch row.content {
        case .entry(let entry) where account == .bank: daily.append(line(entry.texts.merchant))
        case .entry(let entry): cash.append(line(entry.texts.merchant))
        case .move(let other) where account == .cash: cash.append(line(other.text))
        case .correction(let reason): corrections.append(line("\(account): \(reason)"))
        default: break
        }
      }
    }
  }

  private func text(of funds: Funds) throws -> String {
    let today = ledger.today
    guard let all = try funds.snapshot(on: today) else { return "" }
    let left = try funds.allowance(on: today)?.remaining ?? .zero(all.total.currency)
    let accounts = try funds.accounts.accounts(on: today).map { account in
      let name = account.name == .cash ? "💵 Cash Reserve" : "🏦 Bank"
      return "• \(name): \(dollars(account.balance))\(account.isOverdrawn ? " (overdrawn)" : "")"
    }
    func items(_ list: [Funds.Purpose]) -> String {
      list.map { "\n  – \($0.name): \(dollars($0.amount))" }.joined()
    }
    return """
      🟩 Remaining Daily Allowance (today): \(dollars(left))

      Actual Funds:
      \(accounts.joined(separator: "\n"))
      • 🔢 Total: \(dollars(all.total))

      Buckets (must equal Actual Funds):
      • 📦 Set-aside (Allowances): \(dollars(all.allowances)) (includes today)
      • 📦 Set-aside (Monthly): \(dollars(all.monthly))\(items(all.bills))
      • 🎯 Custom Buckets (Goals): \(dollars(all.saved))\(items(all.goals))
      • 🛟 Main Savings (Buffer): \(dollars(all.mainSavings))
      • 🔢 Total: \(dollars(all.total))

      \(Thought.of(today))
      """
  }

  private func dollars(_ amount: Money) -> String { amount.text(naming: .sign, isGrouped: false) }
}
