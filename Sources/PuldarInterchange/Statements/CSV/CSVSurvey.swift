/// The structure of a CSV as its first rows show it: the names and the meaning of each column.
struct CSVSurvey {
  let bytes: [UInt8]
  let separator: UInt8
  /// The offset of the first row after the names, or of the first row if there are no names.
  private(set) var start: Int
  /// The offset of the row with the names; `nil` if there is none.
  private(set) var header: Int?
  private(set) var names: [String] = []
  /// The cells before the names, or before the first row.
  private(set) var before: [String] = []
  /// The cells before the names, and the names; empty without names.
  var words: [String] { header == nil ? [] : before + names }
  private(set) var columns: [CSVColumn] = []
  /// All columns with days, which are written in one order.
  private(set) var dayColumns: [Int] = []
  /// Whether a name is in a language other than English.
  private(set) var isForeign = false
  private(set) var facts: [ColumnFacts] = []
  /// Whether days are Excel's serial day numbers.
  private(set) var hasSerialDays = false
  /// Whether days are written without a year.
  private(set) var hasYearlessDays = false
  /// The offset of an account row before the bookings, in a file without names; `nil` if there is none.
  private(set) var passedRow: Int?
  /// Whether it is assumed which of two columns holds payments and which receipts.
  private(set) var hasAssumedSides = false
  /// The number of cells in most rows.
  private(set) var width = 0

  /// How many rows may precede the names.
  static let deepestHeader = 64
  /// The most money columns that can be told apart in a file without names.
  static let mostMoney = 6
  /// A rank after that of every known name.
  private static let emptyRank = 10_000
  /// How many rows are inspected.
  private static let sample = 400

  init(
    _ bytes: [UInt8], separator: UInt8, start: Int, hints: StatementHints
  ) throws(StatementReadingError.Reason) {
    self.bytes = bytes
    self.separator = separator
    self.start = start
    try findHeader()
    try countFacts()
    if let said = hints.columns {
      // Columns after those that were named are used for nothing.
      let count = max(width, names.count)
      columns = said + Array(repeating: .none, count: max(0, count - said.count))
      guard said.contains(.day), !Set(said).isDisjoint(with: [.amount, .debit, .credit]) else {
        throw .hintMismatch("the columns need a day, and an amount, a debit or a credit")
      }
      if said.count > count {
        throw .hintMismatch("\(said.count) columns were named, and the lines have \(width)")
      }
      dayColumns = said.indices.filter { said[$0] == .day }
    } else if header != nil {
      try checkSides()
      try chooseByName()
    } else {
      try chooseByContent()
    }
  }

  /// Returns the index of a column; `nil` if the file has none such.
  func index(of column: CSVColumn) -> Int? { columns.firstIndex(of: column) }

  // MARK: - Names

  private mutating func findHeader() throws(StatementReadingError.Reason) {
    let first = start
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    for _ in 0..<CSVSurvey.deepestHeader {
      guard try rows.next() else { break }
      let cells = rows.cells.indices.map { rows.text($0) }
      let found = Set(cells.flatMap { ColumnWords.meanings(of: $0).map(\.column) })
      let hasDay = rows.cells.contains { DayForm(bytes, $0.range) != nil }
      if !hasDay, found.contains(.day), !found.isDisjoint(with: [.amount, .debit, .credit]),
        cells.filter({ !$0.isEmpty }).count > 1
      {
        header = rows.start
        names = cells
        start = rows.place
        return
      }
      before += cells.filter { !$0.isEmpty }
    }
    before = []
    try skipToFirstDay()
    rows = CSVRows(bytes: bytes, separator: separator, place: first)
    while rows.place < start, try rows.next() {
      before += rows.cells.indices.map { rows.text($0) }.filter { !$0.isEmpty }
    }
  }

  /// Skips what precedes the first row with a day, in a file without names. Also skips a first row whose day differs in
  /// form or column from that of all others: it describes the account.
  private mutating func skipToFirstDay() throws(StatementReadingError.Reason) {
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    var first: (start: Int, next: Int, day: FirstDay)?
    var others: Set<FirstDay> = []
    for count in 0..<CSVSurvey.sample {
      guard try rows.next() else { break }
      var day: FirstDay?
      for (column, cell) in rows.cells.enumerated() where rows.cells.count > 1 && day == nil {
        day = DayForm(bytes, cell.range).map { FirstDay(column: column, yearPlace: $0.yearPlace) }
      }
      if let day {
        if first == nil {
          first = (rows.start, rows.place, day)
        } else {
          others.insert(day)
        }
      } else if first == nil, count >= CSVSurvey.deepestHeader {
        return
      }
    }
    guard let first else { return }
    start = first.start
    if others.count == 1, !others.contains(first.day) {
      start = first.next
      passedRow = first.start
    }
  }

  /// The column of a row's first day, and the place of its year.
  private struct FirstDay: Hashable {
    var column: Int
    var yearPlace: Int?
  }

  private mutating func countFacts() throws(StatementReadingError.Reason) {
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    var counts: [Int: Int] = [:]
    for _ in 0..<CSVSurvey.sample {
      guard try rows.next() else { break }
      // The names may be repeated.
      if rows.isBlank
        || (rows.cells.count == names.count && rows.text(0) == names[0]
          && rows.text(names.count - 1) == names[names.count - 1])
      {
        continue
      }
      if rows.cells.count > 1 { counts[rows.cells.count, default: 0] += 1 }
      // A row with at most half of the cells states sums.
      if rows.cells.count * 2 <= names.count { continue }
      while facts.count < rows.cells.count { facts.append(ColumnFacts()) }
      for column in rows.cells.indices { facts[column].add(rows, column) }
    }
    let most = counts.values.max()
    let widths = counts.filter { $0.value == most }.keys
    width = widths.contains(names.count) ? names.count : widths.max() ?? names.count
    while facts.count < names.count { facts.append(ColumnFacts()) }
  }

  private mutating func chooseByName() throws(StatementReadingError.Reason) {
    columns = Array(repeating: .none, count: names.count)
    let meanings = names.map { ColumnWords.meanings(of: $0) }
    isForeign = meanings.contains { meanings in meanings.first.map { !$0.isEnglish } ?? false }
    dayColumns = names.indices.filter { column in
      meanings[column].contains { $0.column == .day } && facts[column].fits(.day)
        && facts[column].filled > 0
    }
    let hasFee = names.indices.contains { column in
      facts[column].fits(.fee) && facts[column].filled > 0
        && meanings[column].contains { $0.column == .fee }
    }
    func best(_ wanted: CSVColumn) -> Int? {
      var best: (column: Int, rank: Int)?
      for column in names.indices
      where columns[column] == .none
        && (facts[column].fits(wanted) || wanted == .account && isOfNames(column))
      {
        if wanted == .currency, isOfAnotherCurrency(column) { continue }
        if wanted == .account, !isOwnAccount(column) { continue }
        let penalty = self.penalty(of: column, as: wanted)
        for meaning in meanings[column] where meaning.column == wanted {
          // The net amount, after the fee, is what the account received or paid.
          let isNet = wanted == .amount && hasFee && ColumnWords.isNet(names[column])
          let rank = meaning.rank + penalty - (isNet ? CSVSurvey.emptyRank / 2 : 0)
          if rank < best?.rank ?? .max { best = (column, rank) }
        }
      }
      return best?.column
    }
    func take(_ wanted: CSVColumn) {
      if let column = best(wanted) { columns[column] = wanted }
    }
    take(.day)
    if !columns.contains(.day), let column = serialDays(meanings) {
      columns[column] = .day
      hasSerialDays = true
    }
    if !columns.contains(.day), let column = yearlessDays(meanings) {
      columns[column] = .day
      hasYearlessDays = true
    }
    guard columns.contains(.day) else { throw .noColumn(.day) }
    let amount = best(.amount)
    let (debit, credit) = (best(.debit), best(.credit))
    let hasPair = debit != nil && credit != nil && debit != credit
    // An unsigned amount beside two columns repeats the one or the other.
    if let amount, !(hasPair && facts[amount].negatives == 0) {
      columns[amount] = .amount
    } else if hasPair || amount == nil {
      if let debit { columns[debit] = .debit }
      if let credit, credit != debit { columns[credit] = .credit }
    }
    let money = columns.indices.filter { [.amount, .debit, .credit].contains(columns[$0]) }
    if money.isEmpty || money.contains(where: { ColumnWords.namesSmallUnits(names[$0]) }) {
      throw .noColumn(.amount)
    }
    for wanted in [
      .balance, .currency, .direction, .status, .account, .id, .payee, .category, .memo, .kind,
    ] as [CSVColumn] {
      take(wanted)
    }
    // Without another text the tags say what a row is.
    if columns.contains(.payee) || columns.contains(.memo) { take(.tags) }
    if hasFee, index(of: .amount).map({ !ColumnWords.isNet(names[$0]) }) ?? true { take(.fee) }
    takeNamelessDirection()
    takeCurrency(meanings)
    if dayColumns.isEmpty { dayColumns = columns.indices.filter { columns[$0] == .day } }
  }

  /// Ranks an empty column last; low, a payee column of only numbers or one text, and a day column with at most half of
  /// the days of another, unless the file has lines that are not booked.
  private func penalty(of column: Int, as wanted: CSVColumn) -> Int {
    if facts[column].filled == 0 { return CSVSurvey.emptyRank }
    if wanted == .day {
      let most = dayColumns.lazy.map { facts[$0].days }.max() ?? 0
      return facts[column].days * 2 <= most && !hasUnbooked ? CSVSurvey.emptyRank / 2 : 0
    }
    if wanted != .payee { return 0 }
    return facts[column].names == 0 || facts[column].areAlike ? CSVSurvey.emptyRank / 2 : 0
  }

  /// Whether a status column says of some line that it is pending or failed.
  private var hasUnbooked: Bool {
    names.indices.contains { column in
      ColumnWords.meanings(of: names[column]).contains { $0.column == .status }
        && facts[column].values.contains { CSVWords.isPending($0) || CSVWords.isFailed($0) }
    }
  }

  /// The unused columns of texts, the longest first: they are used for rows without payee and memo.
  var spareTexts: [Int] {
    columns.indices.filter { column in
      guard columns[column] == .none, let facts = facts[safely: column] else { return false }
      return facts.areTexts && !facts.areAlike
    }
    .sorted { facts[$0].letters > facts[$1].letters }
  }

  /// Chooses a currency column by its cells if no name decided, and the amount in the account's own currency.
  private mutating func takeCurrency(_ meanings: [[ColumnWords.Meaning]]) {
    if !columns.contains(.currency), let column = currencyByContent(meanings) {
      columns[column] = .currency
    }
    guard let own = accountAmount(meanings) else { return }
    for column in columns.indices where [.amount, .currency].contains(columns[column]) {
      columns[column] = .none
    }
    columns[own.amount] = .amount
    if let currency = own.currency { columns[currency] = .currency }
  }

  /// Returns the column named as days whose cells are all Excel's serial day numbers.
  private func serialDays(_ meanings: [[ColumnWords.Meaning]]) -> Int? {
    names.indices.first { column in
      meanings[column].contains { $0.column == .day } && facts[column].filled > 0
        && facts[column].serialDays == facts[column].filled
    }
  }

  /// Returns the column named as days whose cells are mostly days and months without a year.
  private func yearlessDays(_ meanings: [[ColumnWords.Meaning]]) -> Int? {
    names.indices.first { column in
      meanings[column].contains { $0.column == .day } && facts[column].yearlessDays > 0
        && facts[column].yearlessDays * 5 >= facts[column].filled * 4
    }
  }

  /// Chooses a column without a name as the direction if no amount is negative.
  private mutating func takeNamelessDirection() {
    guard !columns.contains(.direction), let amount = index(of: .amount),
      facts[amount].negatives == 0
    else { return }
    let found = names.indices.first { column in
      names[column].isEmpty && columns[column] == .none && facts[column].fits(.direction)
    }
    if let found { columns[found] = .direction }
  }

  // MARK: - Files without names

  private mutating func chooseByContent() throws(StatementReadingError.Reason) {
    columns = Array(repeating: .none, count: width)
    let present = facts.prefix(width)
    if let day = present.firstIndex(where: \.areDays) {
      columns[day] = .day
    } else if let day = present.firstIndex(where: { $0.areYearlessDays }) {
      columns[day] = .day
      hasYearlessDays = true
    } else {
      throw .noColumn(.day)
    }
    dayColumns = present.indices.filter {
      present[$0].areDays || present[$0].areYearlessDays
    }
    let money = present.indices.filter { column in
      !dayColumns.contains(column) && present[column].filled > 0
        && present[column].amounts * 5 >= present[column].filled * 4 && present[column].money > 0
    }
    switch money.count {
    case 0: throw .noColumn(.amount)
    case 1: columns[money[0]] = .amount
    default: try chooseMoney(money)
    }
    if let amount = index(of: .amount), facts[amount].negatives == 0,
      let direction = present.indices.first(where: { present[$0].fits(.direction) })
    {
      columns[direction] = .direction
    }
    let texts = present.indices.filter { column in
      columns[column] == .none && !money.contains(column) && !dayColumns.contains(column)
        && present[column].amounts * 2 < present[column].filled
    }.sorted { present[$0].textOrder > present[$1].textOrder }
    if let payee = texts.first { columns[payee] = .payee }
    if texts.count > 1 { columns[texts[1]] = .memo }
    if let currency = texts.first(where: { present[$0].areCurrencies }) {
      columns[currency] = .currency
    }
  }

  private mutating func chooseMoney(_ money: [Int]) throws(StatementReadingError.Reason) {
    if money.count <= CSVSurvey.mostMoney {
      let direction = facts.prefix(width).indices.first { facts[$0].fits(.direction) }
      let found = try self.money(money, direction)
      // Two columns of which each row fills one are a better match than one of them with the balance.
      if let sides = found.debitAndCredit() {
        columns[sides.debit] = .debit
        columns[sides.credit] = .credit
        columns[sides.balance] = .balance
        return
      }
      if let pair = found.amountAndBalance() {
        columns[pair.amount] = .amount
        columns[pair.balance] = .balance
        return
      }
      // The balance before each row identifies the amount, and is not read otherwise.
      if let amount = found.amountAfterBalance() {
        columns[amount] = .amount
        return
      }
      // Payments are always in the first column, unless the words of the lines show the opposite.
      if let sides = found.sides() {
        columns[sides.first] = .debit
        columns[sides.second] = .credit
        hasAssumedSides = true
        return
      }
    }
    throw .twoColumns(.amount, "column \(money[0] + 1)", "column \(money[1] + 1)")
  }

  /// Reads the amounts in columns, in the first rows that have any.
  func money(
    _ columns: [Int], _ direction: Int?
  ) throws(StatementReadingError.Reason) -> CSVMoney {
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    var proof = DecimalMarkProof()
    var forms: [[AmountForm?]] = []
    var isPaid: [Bool] = []
    for _ in 0..<CSVSurvey.sample {
      guard try rows.next() else { break }
      let row = columns.map { AmountForm(bytes, rows.range($0)) }
      guard row.contains(where: { $0 != nil }) else { continue }
      for form in row {
        if let form { _ = proof.add(form) }
      }
      forms.append(row)
      isPaid.append(direction.flatMap { CSVWords.isPaid(rows.text($0)) } ?? false)
    }
    let mark = proof.proven ?? .dot
    return CSVMoney(
      columns: columns,
      rows: forms.map { row in row.map { $0?.value(decimalMark: mark) } },
      isPaid: direction == nil ? nil : isPaid)
  }
}
