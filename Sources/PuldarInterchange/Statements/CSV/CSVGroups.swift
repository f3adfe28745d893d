import LedgerModel

/// Groups the lines of a CSV by the accounts and currencies that they name.
struct CSVGroups {
  private struct Key: Hashable {
    var account: String
    var code: String?
  }

  /// The currency of rows that name none.
  private let nameCode: String?
  private(set) var statements: [BankStatement] = []
  private var places: [Key: Int] = [:]
  private var last: (key: Key, place: Int)?
  /// For each statement, the row index of each line.
  private var rows: [[Int]] = []
  /// The fees of each statement.
  private var fees: [CSVFees] = []
  private var leftOut: [(line: LeftOutLine, key: Key, isPaid: Bool)] = []
  private var count = 0

  init(nameCode: String?) {
    self.nameCode = nameCode
  }

  mutating func add(
    _ line: StatementLine, account: String, code: String?, fee: StatementAmount?
  ) {
    let key = Key(account: account, code: code ?? nameCode)
    let place: Int
    if let last, last.key == key {
      place = last.place
    } else if let known = places[key] {
      place = known
    } else {
      place = statements.count
      var statement = BankStatement(format: .csv)
      statement.account = account.isEmpty ? nil : account
      statement.currencyCode = key.code
      statements.append(statement)
      rows.append([])
      fees.append(CSVFees())
      places[key] = place
    }
    last = (key, place)
    if let fee { fees[place].add(fee, at: statements[place].lines.count) }
    statements[place].lines.append(line)
    rows[place].append(count)
    count += 1
  }

  /// Keeps a line that is no booking, for the account that it names, or the first.
  ///
  /// - Parameter isPaid: Whether the line's own word says that it was paid.
  mutating func leaveOut(
    _ line: LeftOutLine, account: String = "", code: String? = nil, isPaid: Bool = false
  ) {
    leftOut.append((line, Key(account: account, code: code ?? nameCode), isPaid))
  }

  /// Returns the statements, given the meaning of the signs.
  func finished(
    _ signs: CSVSigns, sign: SignConvention, layout: CSVLayout,
    assumptions: Set<StatementAssumption>
  ) throws(StatementReadingError.Reason) -> [BankStatement] {
    var statements = statements
    if statements.isEmpty { statements.append(BankStatement(format: .csv)) }
    for place in statements.indices {
      for index in statements[place].lines.indices {
        let line = statements[place].lines[index]
        let isFlipped = signs.areInWords ? signs.isPaid(rows[place][index]) : sign == .card
        if isFlipped {
          guard let other = line.amount.negated else { throw .badAmount(line.amount.description) }
          statements[place].lines[index].amount = other
        }
        if signs.flipsBalances { statements[place].lines[index].balance = line.balance?.negated }
      }
      statements[place].layout = layout
      statements[place].assumptions = assumptions
      separateFees(of: &statements[place], fees[safely: place])
      CSVGroups.addBalances(to: &statements[place])
    }
    var places = Dictionary(places.map { ($0.key.account, $0.value) }, uniquingKeysWith: min)
    for (line, key, isPaid) in leftOut {
      var line = line
      if signs.areInWords ? isPaid : sign == .card { line.amount = line.amount?.negated }
      var place = self.places[key] ?? places[key.account]
      // An account of which the file has only its balance.
      if place == nil, line.reason == .balance, !key.account.isEmpty, !self.places.isEmpty {
        var statement = BankStatement(format: .csv)
        (statement.account, statement.currencyCode) = (key.account, key.code)
        (statement.layout, statement.assumptions) = (layout, assumptions)
        place = statements.count
        places[key.account] = place
        statements.append(statement)
      }
      statements[place ?? 0].leftOut.append(line)
    }
    return statements
  }

  private func separateFees(of statement: inout BankStatement, _ fees: CSVFees?) {
    guard let fees else { return }
    switch fees.verdict(of: statement.lines) {
    case .within: break
    case .besides: statement.lines = fees.separated(statement.lines)
    case .unknown: statement.assumptions.insert(.feesWithin(count: fees.count))
    }
  }

  /// Adds the opening and closing balances if the lines' balances form a chain.
  private static func addBalances(to statement: inout BankStatement) {
    guard let first = statement.lines.first, let last = statement.lines.last,
      let firstBalance = first.balance, let lastBalance = last.balance
    else { return }
    if statement.lines.count == 1 {
      statement.closing = StatedBalance(amount: lastBalance, day: last.day)
      return
    }
    guard let verdict = BalanceChain.verdict(of: statement.lines), verdict.sign == .account else {
      return
    }
    let (oldest, newest) = verdict.isRising ? (first, last) : (last, first)
    let (before, after) =
      verdict.isRising ? (firstBalance, lastBalance) : (lastBalance, firstBalance)
    guard let paid = oldest.amount.negated, let opening = before.adding(paid) else { return }
    statement.opening = StatedBalance(amount: opening, day: nil)
    statement.closing = StatedBalance(amount: after, day: newest.day)
  }
}

/// Reads the currencies of cells; equal cells in sequence are looked up once.
struct CSVCurrencyCells {
  private var last: (text: String, code: String?) = ("", nil)

  /// Returns the currency that a cell consists of; `nil` if it is none.
  mutating func code(ofCell text: String) -> String? {
    if text != last.text { last = (text, CSVWords.currencyCode(ofCell: text)) }
    return last.code
  }
}

/// Reads the currencies of amounts; equal labels in sequence are looked up once.
struct CSVLabels {
  private var last: [UInt8] = []
  private var lastCode: String??

  /// Returns whether a label is empty or denotes a currency.
  mutating func isCurrency(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if range.isEmpty { return true }
    lookUp(range, in: bytes)
    return lastCode != nil
  }

  /// Returns the currency's three letters; `nil` if the sign is shared by several.
  mutating func code(_ range: Range<Int>, in bytes: [UInt8]) -> String? {
    lookUp(range, in: bytes)
    return lastCode.flatMap { $0 }
  }

  private mutating func lookUp(_ range: Range<Int>, in bytes: [UInt8]) {
    if last.elementsEqual(bytes[range]) { return }
    last = Array(bytes[range])
    lastCode = CSVWords.currencyCode(of: String(decoding: last, as: UTF8.self))
  }
}

extension CSVSurvey {
  /// Returns the fingerprint of the row before the bookings that names the columns, whether the names are known or not:
  /// the longest one without a day. `nil` if no row precedes the first one with a day.
  static func fingerprint(of bytes: [UInt8], separator: UInt8, from start: Int) -> String? {
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    var names: [String] = []
    for _ in 0..<deepestHeader {
      guard (try? rows.next()) == true,
        !rows.cells.contains(where: { DayForm(bytes, $0.range) != nil })
      else { break }
      let cells = rows.cells.indices.map { rows.text($0) }.filter { !$0.isEmpty }
      if cells.count > names.count { names = cells }
    }
    return names.count > 1 ? CSVLayout.fingerprint(of: names) : nil
  }
}

extension CSVLayout {
  /// Returns 16 hexadecimal digits for the names of columns.
  static func fingerprint(of names: [String]) -> String {
    let hash = FNVHash.hash(names.flatMap { name in FoldedWords.folded(name).utf8 + [0x7C] })
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
