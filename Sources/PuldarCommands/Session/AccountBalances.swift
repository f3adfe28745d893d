import CommandTable
import LedgerModel

/// The balance of every account at the end of a day.
struct AccountBalances {
  let accounts: [Account]
  let totals: Accounts.Totals?
  /// Whether any account has a stated balance.
  let isOpened: Bool
  private let day: CalendarDay
  /// ` at 2026-01-31` for another day than today.
  private let moment: String

  static let advice: Advice =
    "Accounts are not in use yet. Say what one holds with: \(command: "account open bank AMOUNT")"

  /// - Throws: If the ledger cannot be read, or a balance does not fit.
  init(_ session: Session, on day: CalendarDay) async throws {
    self.day = day
    moment = session.words(atEndOf: day)
    let all = try await session.ledger.view(Accounts())
    isOpened = all.isOpened
    accounts = try all.accounts(on: day)
    totals = try all.totals(on: day)
  }

  /// Returns the balances at the end of each month, if several are shown.
  static func ends(
    _ session: Session
  ) async throws -> [AccountBalances] {
    let days = try session.months().map { min($0.lastDay, session.today) }
    var ends: [AccountBalances] = []
    for day in days where days.count > 1 && ends.last?.day != day {
      ends.append(try await AccountBalances(session, on: day))
    }
    return ends
  }

  static func lines(_ ends: [AccountBalances], _ style: ScreenStyle) -> [String] {
    if ends.isEmpty { return [] }
    var table = TextTable([.left, .right, .right, .right])
    table.add(["", "at hand", "kept", "worth"])
    for end in ends {
      table.add(
        [end.day.month.text]
          + [end.totals?.atHand, end.totals?.kept, end.totals?.worth]
          .map { $0.map { style.amount($0) } ?? "" })
    }
    return [""] + table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// Whether there is anything to show.
  var isInUse: Bool { !accounts.isEmpty }

  func lines(_ style: ScreenStyle) -> [String] {
    guard isInUse else { return [] }
    var table = TextTable([.words(), .whole(.right), .words(leaving: 1)])
    for account in accounts {
      table.add(
        [
          VisibleText(account.name.text).description, style.amount(account.balance),
          state(account),
        ], inked: account.isOverdrawn ? [1: .red] : [:])
    }
    for (label, money) in labelled { table.add([label, style.amount(money), ""]) }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// The money at hand, the money kept, what is lent, and all together: the person's worth.
  private var labelled: [(label: String, money: Money)] {
    guard let totals else { return [] }
    let others = others(totals)
    return others.isEmpty
      ? [("All", totals.worth)]
      : [("At hand", totals.atHand)] + others + [("Worth", totals.worth)]
  }

  /// What is not at hand, as far as there are such accounts.
  private func others(_ totals: Accounts.Totals) -> [(label: String, money: Money)] {
    let isLent = accounts.contains { $0.kind == .person }
    return (accounts.contains(where: \.kind.isKept) ? [("Kept", totals.kept)] : [])
      + (isLent ? [("Lent", totals.lent)] : [])
  }

  private func state(_ account: Account) -> String {
    if account.kind == .person, account.balance.minorUnits != 0 {
      return account.balance.minorUnits > 0 ? "owes you" : "you owe"
    }
    if account.isOverdrawn {
      return account.openedBy == nil ? "BELOW ZERO, counted from 0" : "OVERDRAWN"
    }
    guard let agreed = account.agreed else {
      return account.openedBy == nil ? "counted from 0" : ""
    }
    return "agreed \(agreed.text)"
  }

  /// Returns all on one line: `At hand 2431.20: bank 2400.00, cash 31.20 · kept 5000.00 · worth 7431.20`, without the
  /// single accounts if there is no room; empty before one was opened.
  func summary(_ style: ScreenStyle) -> [String] {
    guard isOpened, let totals else { return [] }
    let own = accounts.filter(\.kind.isAtHand)
    let each = own.map { "\(VisibleText($0.name.text)) \(style.amount($0.balance))" }
    let others = others(totals)
    let rest = (others + (others.isEmpty ? [] : [("worth", totals.worth)])).map {
      "\($0.label.lowercased()) \(style.amount($0.money))"
    }
    let start = "At hand\(moment) \(style.amount(totals.atHand))"
    let whole = style.joined([start + ": " + each.joined(separator: ", ")] + rest)
    let fits = DisplayWidth.columns(of: whole) <= style.columns ?? .max
    return [own.count > 1 && fits ? whole : style.joined([start] + rest)]
  }

  /// Returns the accounts that lack money: `bank is overdrawn, -400.00`.
  func lacking(_ style: ScreenStyle) -> [String] {
    accounts.filter { isOpened && $0.isOverdrawn }.map { account in
      "\(VisibleText(account.name.text)) is "
        + "\(account.openedBy == nil ? "below zero" : "overdrawn"), "
        + style.amount(account.balance) + moment
    }
  }

  /// Returns the lines, below a heading if they are not of today.
  func dated(_ style: ScreenStyle) -> [String] {
    (moment.isEmpty ? [] : [heading]) + lines(style)
  }

  private var heading: String { "Accounts\(moment)" }

}

extension AccountBalances: Shaped {
  static let shape = Shape<AccountBalances>(
    answer: "accounts",
    .init("date", \.day, "At the end of this day."),
    .init("total", \.totals?.worth, "null before accounts are in use."),
    .init("atHand", \.totals?.atHand, "What bank, cash and cards hold."),
    .init("kept", \.totals?.kept, "What savings, investments and loans hold."),
    .init("lent", \.totals?.lent, "What other people owe, less what is owed to them."),
    .init("currency", \.totals?.worth.currency), .init("accounts", \.accounts))
}

extension Account: Shaped {
  static let shape = Shape<Account>(
    .init("account", \.name), .init("kind", \.kind),
    .init(
      "countsDaily", \.countsDaily,
      "Whether what is spent from it counts against the daily allowance."),
    .init("balance", \.balance, "opening, moved and corrections together."),
    .init("opening", \.opening, "What it held when 'from' began."), .init("from", \.from),
    .init("moved", \.moved, "What entries and transfers brought, less what they took."),
    .init("corrections", { $0.corrections.map(\.difference.amount) }),
    .init("agreed", \.agreed, "The last day at whose end the bank said the same."))
}
