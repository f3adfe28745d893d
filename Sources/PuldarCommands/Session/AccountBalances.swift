import CommandTable
import LedgerModel

/// What every account holds at the end of a day.
struct AccountBalances {
  struct Row {
    var account: AccountName
    var parts: AccountFigures.Parts
  }

  let rowsOfAccounts: [Row]
  let total: Money?
  /// What is at hand of it, and what is kept.
  private let atHand, kept: Money?
  private let book: AccountBook
  private let day: CalendarDay
  /// ` at 2026-01-31` of another day than today.
  private let moment: String

  static let advice: Advice =
    "Accounts are not in use yet. Say what one holds with: \(command: "account open bank 382.61")"

  /// - Throws: Where the ledger cannot be read, or a balance does not fit.
  init(_ session: Session, _ state: DecisionState, on day: CalendarDay) async throws {
    book = state.accounts
    self.day = day
    moment = session.words(atEndOf: day)
    guard book.isInUse, let currency = state.currency else {
      rowsOfAccounts = []
      (total, atHand, kept) = (nil, nil, nil)
      return
    }
    let figures = AccountFigures(
      book, try await session.ledger.view(AccountSums()), in: currency)
    var rows: [Row] = []
    for account in figures.accounts(on: day) {
      guard let parts = try figures.parts(of: account, on: day) else { continue }
      // What is over is told only where something is left of it.
      if book.hasEnded(account, on: day), parts.balance.minorUnits == 0 { continue }
      rows.append(Row(account: account, parts: parts))
    }
    rowsOfAccounts = rows
    total = try figures.total(on: day)
    atHand = try figures.total(on: day) { !$0.isKept }
    kept = try figures.total(on: day, of: \.isKept)
  }

  /// What there was at the end of each month, if several are looked at.
  static func ends(
    _ session: Session, _ state: DecisionState
  ) async throws -> [AccountBalances] {
    let days = try session.months().map { min($0.lastDay, session.today) }
    var ends: [AccountBalances] = []
    for day in days where days.count > 1 && ends.last?.day != day {
      ends.append(try await AccountBalances(session, state, on: day))
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
          + [end.atHand, end.kept, end.total].map { $0.map { style.amount($0) } ?? "" })
    }
    return [""] + table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// Whether somebody said what an account holds.
  var isOpened: Bool { book.isOpened }

  /// Whether there is anything to show.
  var isInUse: Bool { !rowsOfAccounts.isEmpty }

  func lines(_ style: ScreenStyle) -> [String] {
    guard isInUse else { return [] }
    var table = TextTable([.words(), .whole(.right), .words(leaving: 1)])
    for row in rowsOfAccounts {
      let isOver = isOverdrawn(row) || isBelowZero(row)
      table.add(
        [
          VisibleText(row.account.text).description, style.amount(row.parts.balance), state(row),
        ], inked: isOver ? [1: .red] : [:])
    }
    for (label, money) in totals { table.add([label, style.amount(money), ""]) }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// What is at hand, what is kept, and both together, which is what the person is worth.
  private var totals: [(label: String, money: Money)] {
    guard let total, let atHand, let kept else { return [] }
    let hasKept = rowsOfAccounts.contains { book.kind(of: $0.account).isKept }
    return hasKept ? [("At hand", atHand), ("Kept", kept), ("Worth", total)] : [("All", total)]
  }

  /// A card and a loan are paid later: only what others lack is overdrawn.
  func isOverdrawn(_ row: Row) -> Bool {
    row.parts.openedBy != nil && row.parts.balance.minorUnits < 0
      && !book.kind(of: row.account).mayOwe
  }

  /// What was never opened cannot hold less than nothing: something is not recorded.
  func isBelowZero(_ row: Row) -> Bool {
    row.parts.openedBy == nil && row.parts.balance.minorUnits < 0
      && !book.kind(of: row.account).mayOwe
  }

  private func state(_ row: Row) -> String {
    if isBelowZero(row) { return "BELOW ZERO, not opened" }
    if isOverdrawn(row) { return "OVERDRAWN" }
    guard let agreed = book.agreement(of: row.account, on: day) else {
      return row.parts.openedBy == nil ? "not opened" : ""
    }
    return "agreed \(agreed.from.text)"
  }

  /// All on one line: `At hand 2431.20: bank 2400.00, cash 31.20 · kept 5000.00 · worth 7431.20`, without each
  /// account if there is no room; nothing before one was opened.
  func summary(_ style: ScreenStyle) -> [String] {
    guard book.isOpened, let total, let atHand, let kept else { return [] }
    let own = rowsOfAccounts.filter { !book.kind(of: $0.account).isKept }
    let each = own.map { "\(VisibleText($0.account.text)) \(style.amount($0.parts.balance))" }
    let hasKept = own.count < rowsOfAccounts.count
    let rest = hasKept ? ["kept \(style.amount(kept))", "worth \(style.amount(total))"] : []
    let start = "At hand\(moment) \(style.amount(atHand))"
    let whole = style.joined([start + ": " + each.joined(separator: ", ")] + rest)
    let fits = DisplayWidth.columns(of: whole) <= style.columns ?? .max
    return [own.count > 1 && fits ? whole : style.joined([start] + rest)]
  }

  /// Accounts that lack money: `bank is overdrawn, -400.00`.
  func lacking(_ style: ScreenStyle) -> [String] {
    rowsOfAccounts.filter { book.isOpened && (isOverdrawn($0) || isBelowZero($0)) }.map { row in
      "\(VisibleText(row.account.text)) is \(isOverdrawn(row) ? "overdrawn" : "below zero"), "
        + style.amount(row.parts.balance) + moment
    }
  }

  /// The same, below a heading if it is not of today.
  func dated(_ style: ScreenStyle) -> [String] {
    (moment.isEmpty ? [] : [heading]) + lines(style)
  }

  private var heading: String { "Accounts\(moment)" }

  var document: Record {
    [
      "date": day.text, "total": total, "atHand": atHand, "kept": kept,
      "currency": total?.currency.code, "accounts": documents,
    ]
  }

  var documents: [Record] {
    rowsOfAccounts.map { row in
      let agreed = book.agreement(of: row.account, on: day)
      return [
        "account": row.account.text, "kind": book.kind(of: row.account).rawValue,
        "countsDaily": book.countsDaily(row.account), "balance": row.parts.balance,
        "opening": row.parts.opening, "from": row.parts.start.text, "moved": row.parts.moved,
        "corrections": row.parts.corrections.map(\.difference.amount), "agreed": agreed?.from.text,
      ]
    }
  }
}
