import LedgerModel

/// The movements of an account on some days, for display.
struct AccountMovements {
  var rows: [Account.Register.Row]

  /// The entries among them.
  var entries: [RegisteredEntry] { rows.compactMap(\.entry) }

  /// The moves between accounts among them.
  var moves: [Account.Register.Row] { rows.filter { $0.otherAccount != nil } }

  /// Returns number, day, words, amount and category, and the balance after each, if known.
  ///
  /// - Parameter first: The cells of a row before the movements.
  func lines(
    _ categories: CategoryCatalog, _ numbering: EventNumbering, balances: [Money] = [],
    after first: [String]? = nil, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right, leaving: 2), .whole(.left), .words(), .words(leaving: 1), .whole(.right),
      .whole(.right),
    ])
    if let first { table.add(first) }
    for (place, row) in rows.enumerated() {
      table.add([
        numbering.text(row.id), style.day(row.day), row.words,
        row.entry.map { EntryLine($0.values, $0.texts, categories).shownCategory } ?? "",
        style.amount(row.amount),
        place < balances.count ? style.amount(balances[place]) : "",
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}

extension Account.Register.Row {
  /// The entry; `nil` if it is none.
  var entry: RegisteredEntry? { if case .entry(let entry) = content { entry } else { nil } }

  /// The other account of a move; `nil` if it is none.
  var otherAccount: AccountName? { if case .move(let other) = content { other } else { nil } }

  /// The text in the place of a merchant: `Netflix`, `from savings`, `corrected "counted"`.
  var words: String {
    switch content {
    case .entry(let entry):
      VisibleText(entry.texts.shownName).description + (entry.voidedBy == nil ? "" : " (void)")
    case .move(let other): "\(amount.minorUnits > 0 ? "from" : "to") \(VisibleText(other.text))"
    case .correction(let reason): "corrected \"\(VisibleText(reason))\""
    case .opening(let held): "opened with \(AmountText.text(held))"
    }
  }
}
