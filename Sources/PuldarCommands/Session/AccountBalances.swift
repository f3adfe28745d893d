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
  /// What each holds at the end of months, for its sparkline; `nil` if no months are shown.
  private(set) var course: AccountCourse?

  /// Returns why there is nothing to show at the end of a day.
  static func nothing(of book: AccountBook, on day: CalendarDay) -> Report.Line {
    if let first = book.firstDay, first > day {
      return Report.Line(
        "Accounts are in use from \(first.text) on: what they held at \(day.text) is not known.")
    }
    return .offering(
      "Accounts are not in use yet. Say what one holds with: \(command: "account open bank AMOUNT")"
    )
  }

  /// - Throws: If the ledger cannot be read, or a balance does not fit.
  ///
  /// - Parameter months: The months of the sparklines; empty for those of a year.
  init(
    _ session: Session, on day: CalendarDay, showing months: [CalendarMonth]
  ) async throws {
    let all = try await session.ledger.view(Accounts())
    try self.init(all, session, on: day)
    course = try AccountCourse(all, accounts, of: months, through: day)
  }

  /// - Throws: If the ledger cannot be read, or a balance does not fit.
  init(_ session: Session, on day: CalendarDay) async throws {
    try self.init(try await session.ledger.view(Accounts()), session, on: day)
  }

  private init(_ all: Accounts, _ session: Session, on day: CalendarDay) throws {
    self.day = day
    moment = session.words(atEndOf: day)
    isOpened = all.isOpened
    accounts = try all.accounts(on: day)
    totals = try all.totals(on: day)
  }

  /// Whether there is anything to show.
  var isInUse: Bool { !accounts.isEmpty }

  func lines(_ style: ScreenStyle) -> [String] {
    guard isInUse else { return [] }
    let table = table(drawing: .max, style)
    let line = table.width(of: 3, within: style.columns) ?? 0
    return self.table(drawing: line, style)
      .lines(within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
      + (course?.lines(line, style) ?? [])
  }

  private var hasSparklines: Bool { course?.hasSparklines == true }

  /// - Parameter line: The width of a sparkline.
  private func table(drawing line: Int, _ style: ScreenStyle) -> TextTable {
    let words: [TextTable.Column] = [
      .words(), .whole(.right),
      // As short as what is said of an account below zero.
      TextTable.Column(alignment: .left, leastWidth: 9, leaving: 1),
    ]
    var table = TextTable(words + (hasSparklines ? [.picture(least: 6, leaving: 0)] : []))
    let spark = Sparkline(usesBlocks: style.usesBlocks, width: line)
    for account in accounts {
      let balances = (course?.balances[account.name] ?? []).map { $0?.minorUnits }
      table.add(
        [
          VisibleText(account.name.text).description, style.amount(account.balance),
          state(account),
        ] + (hasSparklines ? [spark.text(ofBalances: balances)] : []),
        inked: account.isOverdrawn ? [1: .red] : [:])
    }
    for (label, part) in labelled {
      guard let money = totals?[keyPath: part] else { continue }
      let sums = course?.totals.map { $0?[keyPath: part].minorUnits } ?? []
      table.add(
        [label, style.amount(money), ""]
          + (hasSparklines ? [spark.text(ofBalances: sums)] : []))
    }
    return table
  }

  private typealias Part = KeyPath<Accounts.Totals, Money>

  /// The money at hand, the money kept, what is lent, and all together: the person's worth.
  private var labelled: [(label: String, part: Part)] {
    guard totals != nil else { return [] }
    return others.isEmpty
      ? [("All", \.worth)] : [("At hand", \.atHand)] + others + [("Worth", \.worth)]
  }

  /// What is not at hand, as far as there are such accounts.
  private var others: [(label: String, part: Part)] {
    let isLent = accounts.contains { $0.kind == .person }
    return (accounts.contains(where: \.kind.isKept) ? [("Kept", \.kept)] : [])
      + (isLent ? [("Lent", \.lent)] : [])
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
    let rest = (others + (others.isEmpty ? [] : [("worth", \.worth)])).map {
      "\($0.label.lowercased()) \(style.amount(totals[keyPath: $0.part]))"
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
    .init("currency", \.totals?.worth.currency), .init("accounts", \.accounts),
    .ifAny(
      "months", { balances in balances.course?.asked(balances.accounts) },
      "With --month of several months: the same at the end of each, from the first on in which accounts are in use."
    ))
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
