import LedgerModel

/// What the cells of a column show it to be, counted in the first rows.
struct ColumnFacts: Hashable {
  private(set) var filled = 0
  private(set) var days = 0
  /// Cells that may be days as Excel counts them.
  private(set) var serialDays = 0
  /// Cells that are a day and a month without a year.
  private(set) var yearlessDays = 0
  private(set) var amounts = 0
  /// Amounts with a sign or a decimal mark: a number of an account has neither.
  private(set) var money = 0
  private(set) var negatives = 0
  private(set) var directions = 0
  /// Cells of three letters.
  private(set) var currencies = 0
  /// Those of which a currency has the letters.
  private var knownCurrencies = 0
  private(set) var letters = 0
  private(set) var values: Set<String> = []

  private static let mostValues = 64

  mutating func add(_ rows: CSVRows, _ column: Int) {
    let range = rows.range(column)
    if range.isEmpty || rows.bytes.isDash(range) { return }
    filled += 1
    letters += range.count
    if DayForm(rows.bytes, range) != nil { days += 1 }
    if DayForm(serial: rows.bytes, range) != nil { serialDays += 1 }
    if DayForm(yearless: rows.bytes, range) != nil { yearlessDays += 1 }
    if let form = AmountForm(rows.bytes, range), form.evidence != nil,
      form.label.isEmpty
        || CSVWords.currencyCode(of: String(decoding: rows.bytes[form.label], as: UTF8.self)) != nil
    {
      amounts += 1
      if form.hasSign || form.lastMark != 0 || !form.label.isEmpty { money += 1 }
      if form.isNegative { negatives += 1 }
    }
    if range.count > 24 { return }
    let text = rows.text(column)
    if CSVWords.isPaid(text) != nil { directions += 1 }
    if text.utf8.count == 3, text.utf8.allSatisfy({ byte in byte | 0x20 &- 0x61 < 26 }) {
      currencies += 1
      if Currency(code: text) != nil { knownCurrencies += 1 }
    }
    if values.count < ColumnFacts.mostValues { values.insert(text) }
  }

  /// Whether the cells of a column without a name are days, but for few that stand before and behind them.
  var areDays: Bool {
    days > 0 && (days * 5 >= filled * 4 || days > 1 && filled - days <= ColumnFacts.mostOthers)
  }

  /// Whether the cells of a column without a name are codes of currencies.
  var areCurrencies: Bool { filled > 0 && knownCurrencies == filled }

  /// A row before the bookings and one behind them tell of the account.
  private static let mostOthers = 2

  /// Whether the cells of a column without a name are days without a year, and no amounts.
  var areYearlessDays: Bool {
    yearlessDays > 0 && yearlessDays * 5 >= filled * 4 && amounts == 0
  }

  /// Whether the cells could be what a column of this kind holds.
  func fits(_ column: CSVColumn) -> Bool {
    switch column {
    case .day: filled == 0 || (days > 0 && days * 2 >= filled)
    case .amount, .balance: filled == 0 || (amounts > 0 && amounts * 2 >= filled)
    case .debit, .credit, .fee: amounts * 2 >= filled
    case .direction: filled > 0 && directions == filled
    case .currency: filled > 0 && currencies * 2 >= filled
    case .account: filled > 0 && (values.count <= 3 || values.count * 2 <= filled)
    case .payee, .memo, .category, .id, .kind, .status: filled > 0
    case .none: false
    }
  }
}
