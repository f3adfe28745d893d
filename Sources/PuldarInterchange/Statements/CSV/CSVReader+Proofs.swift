import LedgerModel

/// The order in which a file writes its days.
struct DayOrderFinding {
  var order: DayOrder
  /// Whether the order is unproven.
  var isAssumed = false
  /// The year of each booking row; empty if the days include their year.
  var years: [Int] = []
}

extension CSVReader {
  mutating func dayOrder() throws(StatementReadingError) -> DayOrderFinding {
    // A file without rows has no ambiguous day.
    guard let firstDay else { return DayOrderFinding(order: hints.dayOrder ?? .ymd) }
    let place = firstDay.lowerBound
    if let said = hints.dayOrder {
      guard days.allows(said) else {
        throw error(.hintMismatch("the days are not in the order \(said.rawValue)"), at: place)
      }
      return DayOrderFinding(order: said)
    }
    let stated = survey.names.lazy.compactMap { CSVWords.dayOrder(in: $0) }.first
    if let stated, days.allows(stated) { return DayOrderFinding(order: stated) }
    switch days.finding {
    case .proven(let order): return DayOrderFinding(order: order)
    // Only English is spoken in countries that write the month first.
    case .likely, .unknown:
      if let order = kept?.dayOrder, days.allows(order) {
        used?.dayOrder = order
        return DayOrderFinding(order: order)
      }
      if survey.isForeign, days.allows(.dmy) { return DayOrderFinding(order: .dmy) }
      if case .likely(let order) = days.finding {
        return DayOrderFinding(order: order, isAssumed: true)
      }
      throw error(.unknownDayOrder(Quoted(bytes, firstDay).text), at: place)
    case .none: throw error(.badDay(Quoted(bytes, firstDay).text), at: place)
    }
  }

  /// Returns the order and the years of days that are written without a year.
  func yearOrder() throws(StatementReadingError) -> DayOrderFinding {
    guard let firstDay else { return DayOrderFinding(order: hints.dayOrder ?? .dmy) }
    let place = firstDay.lowerBound
    if let said = hints.dayOrder, !years.allows(said) {
      throw error(.hintMismatch("the days are not in the order \(said.rawValue)"), at: place)
    }
    let answers = years.answers(
      text: Array(bytes[..<place]), name: hints.fileName, end: hints.year, order: hints.dayOrder)
    guard let first = answers.first else {
      throw error(.unknownYear(Quoted(bytes, firstDay).text), at: place)
    }
    if answers.count == 1 { return DayOrderFinding(order: first.order, years: first.years) }
    let stated = survey.names.lazy.compactMap { CSVWords.dayOrder(in: $0) }.first
    let usual = stated ?? (survey.isForeign ? .dmy : nil)
    guard let found = answers.first(where: { $0.order == usual }) else {
      throw error(.unknownDayOrder(Quoted(bytes, firstDay).text), at: place)
    }
    return DayOrderFinding(order: found.order, years: found.years)
  }

  mutating func decimalMark() throws(StatementReadingError) -> DecimalMark {
    if let mark = marks.proven ?? hints.decimalMark { return mark }
    guard let doubtful = marks.doubtful else { return .dot }
    if let mark = try markByCurrency() { return mark }
    if let mark = try markByBalances() { return mark }
    if let mark = kept?.decimalMark {
      used?.decimalMark = mark
      return mark
    }
    if survey.hasEastAsianNames { return .dot }
    throw error(.unknownDecimalMark(Quoted(bytes, doubtful).text), at: doubtful.lowerBound)
  }

  /// Returns the mark that the currencies' number of decimals proves.
  private mutating func markByCurrency() throws(StatementReadingError) -> DecimalMark? {
    var codes: Set<String?> = []
    let named =
      currencyInName ?? survey.statedCurrency ?? hints.currencyCode ?? hints.likelyCurrency?.code
    var rows = rows
    while try next(&rows) {
      guard case .booking = try kind(of: rows) else { continue }
      codes.insert(currencyCode(rows) ?? named)
    }
    let digits = codes.map { code in code.flatMap { Money.Currency(code: $0) }?.minorUnitDigits ?? 3
    }
    return digits.max().flatMap { marks.proven(byDecimals: $0) }
  }

  /// Returns the only mark with which the balances form a chain.
  private func markByBalances() throws(StatementReadingError) -> DecimalMark? {
    guard balance != nil else { return nil }
    var chains = [DecimalMark.dot, .comma].map { mark in (mark: mark, chain: BalanceChain()) }
    var rows = rows
    while try next(&rows) {
      guard case .booking = try kind(of: rows) else { continue }
      for place in chains.indices {
        let mark = chains[place].mark
        func value(_ column: Int?) -> StatementAmount? {
          AmountForm(bytes, rows.range(column))?.value(decimalMark: mark)
        }
        guard let left = value(balance) else { continue }
        let paid = value(debit).map { $0.unscaled > 0 ? $0.negated ?? $0 : $0 } ?? .zero
        guard let moved = value(amount) ?? (value(credit) ?? .zero).adding(paid) else { continue }
        chains[place].chain.add(moved, balance: left)
      }
    }
    let led = chains.filter { $0.chain.verdict?.isWhole == true }
    return led.count == 1 ? led[0].mark : nil
  }

  /// Returns the position of the first row that cannot be parsed; `nil` if all can.
  static func unreadableRow(
    of bytes: [UInt8], separator: UInt8, from start: Int
  ) -> StatementPlace? {
    var rows = CSVRows(bytes: bytes, separator: separator, place: start)
    do throws(StatementReadingError.Reason) {
      while try rows.next() {}
      return nil
    } catch {
      var lines = LineCounter()
      return StatementPlace(line: lines.line(of: rows.start, in: bytes))
    }
  }

  /// Returns how the file was read.
  func layout(
    _ order: DayOrder, _ mark: DecimalMark, _ sign: SignConvention
  ) -> CSVLayout {
    var lines = LineCounter()
    return CSVLayout(
      separator: Character(Unicode.Scalar(survey.separator)), encoding: encoding,
      headerLine: survey.header.map { lines.line(of: $0, in: bytes) }, names: survey.names,
      columns: survey.columns, dayOrder: order, decimalMark: mark, sign: sign,
      fingerprint: CSVLayout.fingerprint(
        of: survey.names.isEmpty ? survey.columns.map(\.rawValue) : survey.names),
      said: said)
  }
}

extension CSVSurvey {
  /// Whether any name is in Chinese, Japanese, Korean or Thai. These use a decimal point.
  var hasEastAsianNames: Bool {
    names.contains { name in
      name.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
      }
    }
  }
}
