import LedgerModel
import LedgerStore

/// What went through an account on some days, in the order of the days: entries, transfers, and corrections of its
/// balance.
struct AccountMovements {
  /// One of them.
  struct Row {
    let event: EventID
    let day: CalendarDay
    /// What it brings; what it takes is below zero.
    let amount: Money
    /// What stands in the place of a shop: `Netflix`, `from savings`, `corrected "counted"`.
    let words: String
    /// What was bought, or what came; `nil` for what is no entry.
    let entry: RegisteredEntry?
    /// The transfer; `nil` for what is none.
    let transfer: TransferMade?
  }

  let account: AccountName
  private(set) var rows: [Row]

  /// - Parameter includesVoided: Whether entries are among them that count no more.
  init(
    _ session: Session, of account: AccountName, in span: ClosedRange<CalendarDay>,
    _ book: AccountBook, includesVoided: Bool = false
  ) async throws {
    self.account = account
    var filter = EntryQuery.Filter()
    filter.includesVoided = includesVoided
    let entries = try await session.ledger.view(EntryRegister()).entries(EntryQuery(filter))
      .filter { $0.values.account == account && span.contains($0.values.date) }
      .map { entry in
        let move = entry.values.accountMove(isTakenBack: false)
        return Row(
          event: entry.id, day: move.date, amount: move.amount,
          words: VisibleText(entry.texts.shownName).description
            + (entry.voidedBy == nil ? "" : " (void)"),
          entry: entry, transfer: nil)
      }
    let transfers = try await session.ledger.view(AccountTransfers())
      .transfers(of: account, from: span.lowerBound, through: span.upperBound)
      .map { event, made in
        let isIn = made.destination == account
        let other = VisibleText((isIn ? made.source : made.destination).text)
        return Row(
          event: event, day: made.date, amount: isIn ? made.amount : made.amount.negated,
          words: "\(isIn ? "from" : "to") \(other)", entry: nil, transfer: made)
      }
    let corrections = book.corrections
      .filter { $0.difference.account == account && span.contains($0.difference.date) }
      .map {
        Row(
          event: $0.event, day: $0.difference.date, amount: $0.difference.amount,
          words: "corrected \"\(VisibleText($0.difference.reason))\"", entry: nil, transfer: nil)
      }
    rows = (entries + transfers + corrections).sorted { ($0.day, $0.event) < ($1.day, $1.event) }
  }

  /// The same with what the account was opened with on some of the days, each as what it changed.
  ///
  /// - Parameter before: What it held before the first of them.
  func with(
    _ openings: some Sequence<SettingTimeline<Money>.Element>, after before: Money
  ) -> AccountMovements {
    var movements = self
    for opening in openings {
      let place = movements.rows.firstIndex { $0.day >= opening.from } ?? movements.rows.count
      let held = movements.balances(after: before).prefix(place).last ?? before
      movements.rows.insert(
        Row(
          event: opening.event, day: opening.from,
          amount: Money(
            minorUnits: opening.value.minorUnits &- held.minorUnits, currency: held.currency),
          words: "opened with \(AmountText.text(opening.value))", entry: nil, transfer: nil),
        at: place)
    }
    return movements
  }

  /// What the account held after each row. Each is a sum of some parts of balances that were checked for their
  /// size.
  func balances(after before: Money) -> [Money] {
    var units = before.minorUnits
    return rows.map { row in
      units &+= row.amount.minorUnits
      return Money(minorUnits: units, currency: before.currency)
    }
  }

  /// The rows that are wanted.
  func filtered(_ isWanted: (Row) -> Bool) -> AccountMovements {
    var movements = self
    movements.rows = rows.filter(isWanted)
    return movements
  }

  /// Number, day, words, amount and category, and if it is known what the account held after each.
  func lines(
    _ categories: CategoryCatalog, _ numbering: EventNumbering, balances: [Money] = [],
    _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right, leaving: 2), .whole(.left), .words(), .words(leaving: 1), .whole(.right),
      .whole(.right),
    ])
    for (place, row) in rows.enumerated() {
      table.add([
        numbering.text(row.event), row.day.text, row.words,
        row.entry.map { EntryLine($0.values, $0.texts, categories).shownCategory } ?? "",
        style.amount(row.amount),
        place < balances.count ? style.amount(balances[place]) : "",
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}
