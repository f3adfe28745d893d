import LedgerModel

/// The money of a day and its purposes, in the words of DR60.
struct MoneySnapshot: Shaped {
  private let facts: EnvelopeFacts
  private let balances: AccountBalances
  private let today: CalendarDay
  /// `today`, or the date of another day.
  private let day: String
  private let moment: String?

  /// - Parameter holdsTodayNet: Whether only the rest of today's allowance is set aside for today.
  /// - Throws: If the ledger cannot be read, or a figure does not fit.
  init(_ session: Session, holdsTodayNet: Bool) async throws {
    facts = try await EnvelopeFacts(session, holdsTodayNet: holdsTodayNet)
    balances = try await AccountBalances(session, on: facts.day)
    today = session.today
    day = facts.day == today ? "today" : facts.day.text
    moment = session.ledger.moment?.text()
  }

  /// Whether accounts are in use: without them the total is unknown.
  var isInUse: Bool { facts.buckets != nil }

  /// Why there is nothing to show.
  var nothing: Report.Line { AccountBalances.nothing(of: facts.state.accounts, on: facts.day) }

  /// Returns the text, its sections separated by empty lines.
  func lines(_ style: ScreenStyle, emoji: Bool, quote: Bool) -> [String] {
    guard let buckets = facts.buckets else { return [] }
    func sign(_ picture: String, _ words: String) -> String {
      emoji ? "\(picture) \(words)" : words
    }
    func amount(_ money: Money) -> String { MoneySnapshot.signed(money, style) }
    let remaining = facts.allowance?.remaining ?? .zero(buckets.total.currency)
    var lines = [
      sign("🟩", "Remaining Daily Allowance (\(day)): \(amount(remaining))"), "",
      "Actual Funds\(facts.day == today ? "" : " at \(day)"):",
    ]
    lines += funds.map { account in
      let (picture, name) = name(of: account)
      let lack = account.openedBy == nil ? " (below zero, counted from 0)" : " (overdrawn)"
      let flag = account.isOverdrawn ? lack : ""
      return "• \(sign(picture, name)): \(amount(account.balance))\(flag)"
    }
    lines.append("• \(sign("🔢", "Total")): \(amount(buckets.total))")
    lines += [
      "", "Buckets (must equal Actual Funds):",
      "• \(sign("📦", "Set-aside (Allowances)")): \(amount(buckets.allowances)) (includes \(day))",
      "• \(sign("📦", "Set-aside (Monthly)")): \(amount(buckets.monthly))",
    ]
    lines += buckets.bills.map { "  – \(VisibleText($0.name)): \(amount($0.amount))" }
    lines.append("• \(sign("🎯", "Custom Buckets (Goals)")): \(amount(buckets.saved))")
    lines += buckets.goals.map { "  – \(VisibleText($0.name)): \(amount($0.amount))" }
    let short = buckets.mainSavings.shortfall
    lines += [
      "• \(sign("🛟", "Main Savings (Buffer)")): \(amount(buckets.mainSavings))"
        + (short.minorUnits > 0 ? " (short by \(amount(short)))" : ""),
      "• \(sign("🔢", "Total")): \(amount(buckets.total))",
    ]
    return lines + (quote ? ["", DailyThought.of(today)] : [])
  }

  /// Returns an amount with the sign of its currency: `-$662.81`.
  private static func signed(_ money: Money, _ style: ScreenStyle) -> String {
    if case .pretty = style.amounts { return style.amount(money) }
    return money.text(.plain, naming: .sign, isGrouped: false)
  }

  private func name(of account: Account) -> (picture: String, words: String) {
    switch account.name {
    case .bank: return ("🏦", "Bank")
    case .cash: return ("💵", "Cash Reserve")
    default:
      let picture =
        switch account.kind {
        case .bank, .savings: "🏦"
        case .cash: "💵"
        case .card: "💳"
        case .investment: "📈"
        case .loan: "🧾"
        case .person: "👤"
        }
      return (picture, VisibleText(account.name.text).description)
    }
  }

  /// The accounts that are funds.
  private var funds: [Account] { balances.accounts.filter(\.kind.isFunds) }

  /// The rows: section, name, amount, currency.
  var rows: [[String]] {
    guard let buckets = facts.buckets else { return [] }
    func row(_ section: String, _ name: String, _ money: Money) -> [String] {
      [section, name, AmountText.text(money), money.currency.code]
    }
    let remaining = facts.allowance.map { [row("allowance", "today", $0.remaining)] } ?? []
    let accounts = funds.map { row("account", $0.name.text, $0.balance) }
    return remaining + accounts + [
      row("accounts", "total", buckets.total), row("bucket", "allowances", buckets.allowances),
      row("bucket", "monthly", buckets.monthly),
    ] + buckets.bills.map { row("bill", $0.name, $0.amount) }
      + [row("bucket", "goals", buckets.saved)]
      + buckets.goals.map { row("goal", $0.name, $0.amount) }
      + [
        row("bucket", "main savings", buckets.mainSavings), row("buckets", "total", buckets.total),
      ]
  }

  static let shape = Shape<MoneySnapshot>(
    answer: "snapshot",
    .init("today", \.today),
    .init(
      "remainingToday", \.facts.allowance?.remaining,
      "What is left of today's allowance; null without one."),
    .init(
      name: "accounts", note: "By name what each holds.",
      value: { told, _ in Record(told.funds.map { ($0.name.text, $0.balance) }).told },
      schema: { ["type": "object", "additionalProperties": Money.schema(&$0)] }),
    .init("total", \.facts.buckets?.total, "null before accounts are in use."),
    .init("buckets", \.facts.setAside),
    .init("bucketsTotal", \.facts.buckets?.total, "The same as 'total'."),
    .init("currency", \.facts.state.currency), .init("asOf", \.moment),
    .init("allowance", \.facts.allowance),
    .init("savedIncome", \.facts.savedIncome, "What came in as savings this month."),
    .init(
      "date", \.facts.day, "At the end of this day: today, or the last of a month that is over."))
}
