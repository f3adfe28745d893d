/// Counts of what the cells of a column hold in the first rows.
struct ColumnFacts: Hashable {
  private(set) var filled = 0
  private(set) var days = 0
  /// Cells that may be Excel's serial day numbers.
  private(set) var serialDays = 0
  /// Cells with a day and a month but no year.
  private(set) var yearlessDays = 0
  private(set) var amounts = 0
  /// Amounts with a sign, a decimal mark or a currency, which account numbers lack.
  private(set) var money = 0
  private(set) var negatives = 0
  private(set) var directions = 0
  /// Cells that say only that money moved between accounts.
  private var moves = 0
  /// Cells of three letters, or with the name of a currency.
  private(set) var currencies = 0
  /// Those that are the code or the name of a currency.
  private var knownCurrencies = 0
  private(set) var letters = 0
  /// Cells with a word of letters, which account numbers lack.
  private(set) var names = 0
  /// The texts of the short cells.
  private(set) var values: Set<String> = []
  private var shortCells = 0

  private static let mostValues = 64

  mutating func add(_ rows: CSVRows, _ column: Int) {
    let range = rows.range(column)
    if range.isEmpty || rows.bytes.isDash(range) { return }
    filled += 1
    letters += range.count
    if ColumnFacts.hasWord(rows.bytes[range]) { names += 1 }
    if DayForm(rows.bytes, range) != nil { days += 1 }
    if DayForm(serial: rows.bytes, range) != nil { serialDays += 1 }
    if DayForm(yearless: rows.bytes, range) != nil { yearlessDays += 1 }
    if let form = AmountForm(rows.bytes, range), form.evidence != nil,
      form.label.isEmpty
        || CSVWords.currencyCode(of: String(decoding: rows.bytes[form.label], as: UTF8.self)) != nil
    {
      amounts += 1
      if form.hasSign || form.lastMark != nil || !form.label.isEmpty { money += 1 }
      if form.isNegative { negatives += 1 }
    }
    if range.count > 24 { return }
    shortCells += 1
    let text = rows.text(column)
    if CSVWords.isPaid(text) != nil { directions += 1 } else if CSVWords.isMove(text) { moves += 1 }
    if CSVWords.currencyCode(ofCell: text) != nil {
      currencies += 1
      knownCurrencies += 1
    } else if text.utf8.count == 3, text.utf8.allSatisfy({ byte in byte | 0x20 &- 0x61 < 26 }) {
      currencies += 1
    }
    if values.count < ColumnFacts.mostValues { values.insert(text) }
  }

  /// Whether the cells are days, except for a few before and after them.
  var areDays: Bool {
    days > 0 && (days * 5 >= filled * 4 || days > 1 && filled - days <= ColumnFacts.mostOthers)
  }

  /// Returns whether there is a word of three or more letters, without digits.
  static func hasWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (count, isWord) = (0, true)
    for byte in bytes {
      let isLetter = byte | 0x20 &- 0x61 < 26 || byte >= 0x80
      if isLetter || byte &- 0x30 <= 9 {
        count += 1
        if !isLetter { isWord = false }
      } else {
        if isWord, count >= 3 { return true }
        (count, isWord) = (0, true)
      }
    }
    return isWord && count >= 3
  }

  /// Whether the cells describe in words what was bought or who was paid.
  var areTexts: Bool { names > 0 && names * 2 >= filled }

  /// Whether all of several cells have the same text.
  var areAlike: Bool { filled > 1 && values.count == 1 && shortCells == filled }

  /// A rank for choosing text columns without names: words rank above numbers, varying texts above constant ones.
  var textOrder: (Int, Int, Int) {
    (areTexts ? 1 : 0, areAlike ? 0 : 1, letters)
  }

  /// Whether all cells are codes or names of currencies.
  var areCurrencies: Bool { filled > 0 && knownCurrencies == filled }

  /// One row before the bookings and one after them may describe the account.
  private static let mostOthers = 2

  /// Whether the cells are days without a year, and no amounts.
  var areYearlessDays: Bool {
    yearlessDays > 0 && yearlessDays * 5 >= filled * 4 && amounts == 0
  }

  /// Returns whether the cells could belong to a column of this kind.
  func fits(_ column: CSVColumn) -> Bool {
    switch column {
    case .day: filled == 0 || (days > 0 && days * 2 >= filled)
    case .amount, .balance: filled == 0 || (amounts > 0 && amounts * 2 >= filled)
    case .debit, .credit, .fee: amounts * 2 >= filled
    case .direction: directions > 0 && directions + moves == filled
    case .currency: filled > 0 && currencies * 2 >= filled
    case .account: filled > 0 && (values.count <= 3 || values.count * 2 <= filled)
    case .payee, .memo, .category, .id, .kind, .status, .tags: filled > 0
    case .none: false
    }
  }
}
