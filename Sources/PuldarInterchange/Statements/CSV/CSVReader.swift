import LedgerModel

/// Reads the CSV of any bank or budget program without rules for it. Names and cells tell what the columns hold; all
/// rows together prove the order of days, the decimal mark and the signs.
struct CSVReader: LineTelling {
  let bytes: [UInt8]
  let encoding: StatementEncoding
  let hints: StatementHints
  private let clock: (any WallClock)?
  /// What was said of an earlier file of the layout.
  private(set) var kept: KeptLayout?
  var said: KeptLayout?
  /// What of that was needed.
  var used: KeptLayout?
  let survey: CSVSurvey
  private var lines = LineCounter()

  let day: Int
  let amount: Int?
  let debit: Int?
  let credit: Int?
  let balance: Int?
  private let fee: Int?
  let direction: Int?
  private let status: Int?

  private(set) var days = DayOrderProof()
  private(set) var years = CSVYears()
  private(set) var firstDay: Range<Int>?
  private(set) var marks = DecimalMarkProof()
  var labels = CSVLabels()
  var currencies = CSVCurrencyCells()
  /// The only currency beside amounts; `nil` if there is none, or several.
  private var onlyLabel: String??
  /// Whether debits are written below zero.
  private var debitsAreNegative = false
  /// Whether credits are below zero and debits are not, as for a card, whose debt credits lower.
  private var creditsAreNegative = false
  private var signs = CSVSigns()
  private let texts: CSVTexts

  /// Returns the statements of a file: one for each account and currency that its rows name.
  static func read(
    _ text: StatementText, hints: StatementHints, clock: (any WallClock)?
  ) throws(StatementReadingError) -> [BankStatement] {
    guard let (separator, start) = CSVRows.separator(of: text.bytes) else {
      throw StatementReadingError(.unknownForm)
    }
    let fingerprint = CSVSurvey.fingerprint(of: text.bytes, separator: separator, from: start)
    let kept = fingerprint.flatMap { hints.kept[$0] }
    var survey: CSVSurvey?
    do throws(StatementReadingError.Reason) {
      if hints.columns == nil, let columns = kept?.columns {
        var before = hints
        before.columns = columns
        survey = try? CSVSurvey(text.bytes, separator: separator, start: start, hints: before)
      }
      if survey == nil {
        survey = try CSVSurvey(text.bytes, separator: separator, start: start, hints: hints)
      }
    } catch {
      throw StatementReadingError(
        error, at: unreadableRow(of: text.bytes, separator: separator, from: start))
    }
    guard let survey else { throw StatementReadingError(.unknownForm) }
    var reader = try CSVReader(text, survey, hints, clock)
    reader.kept = kept
    reader.used = kept?.nothing
    reader.said = fingerprint.map { KeptLayout($0, said: hints).completed(by: kept) }
    try reader.lookAtAllRows()
    let order = try survey.hasYearlessDays ? reader.yearOrder() : reader.dayOrder()
    let mark = try reader.decimalMark()
    return try reader.statements(order, mark)
  }

  private init(
    _ text: StatementText, _ survey: CSVSurvey, _ hints: StatementHints, _ clock: (any WallClock)?
  ) throws(StatementReadingError) {
    bytes = text.bytes
    encoding = text.encoding
    self.hints = hints
    self.clock = clock
    self.survey = survey
    guard let day = survey.index(of: .day) else { throw StatementReadingError(.noColumn(.day)) }
    self.day = day
    amount = survey.index(of: .amount)
    debit = survey.index(of: .debit)
    credit = survey.index(of: .credit)
    balance = survey.index(of: .balance)
    fee = survey.index(of: .fee)
    direction = survey.index(of: .direction)
    status = survey.index(of: .status)
    texts = CSVTexts(survey, isLayoutSaid: hints.columns != nil)
  }

  // MARK: - Rows

  /// The kind of a row.
  enum RowKind: Hashable {
    case booking(DayForm)
    case blank
    case leftOut(LeftOutReason)
  }

  var rows: CSVRows {
    CSVRows(bytes: bytes, separator: survey.separator, place: survey.start)
  }

  func next(_ rows: inout CSVRows) throws(StatementReadingError) -> Bool {
    do throws(StatementReadingError.Reason) {
      return try rows.next()
    } catch {
      throw self.error(error, at: rows.start)
    }
  }

  func kind(of rows: CSVRows) throws(StatementReadingError) -> RowKind {
    let range = rows.range(day)
    guard let form = dayForm(range) else {
      if rows.isBlank || isHeader(rows) { return .blank }
      // An invalid day in a row that is otherwise a booking.
      let hasAmount = [amount, debit, credit].contains { column in
        AmountForm(bytes, rows.range(column)) != nil
      }
      if hasAmount, rows.cells.count == survey.width,
        bytes[range].contains(where: { byte in byte &- 0x31 <= 8 })
      {
        throw error(.badDay(Quoted(bytes, range).text), at: range.lowerBound)
      }
      return .leftOut(hasAmount ? .noDay : .note)
    }
    if [amount, debit, credit].allSatisfy({ money(rows, $0).isEmpty }) {
      if !rows.isClosed, rows.cells.count < survey.width {
        throw error(.cutShort("a line"), at: rows.start)
      }
      return .leftOut(.noAmount)
    }
    if rows.cells.count != survey.width {
      if isOfAccount(rows) { return .leftOut(.note) }
      try checkWidth(rows)
    }
    if status != nil, CSVWords.isFailed(rows.text(status)) { return .leftOut(.failed) }
    return isBalance(rows) ? .leftOut(.balance) : .booking(form)
  }

  /// Returns the range of an amount; empty if a dash stands for none.
  private func money(_ rows: CSVRows, _ column: Int?) -> Range<Int> {
    let range = rows.range(column)
    return bytes.isDash(range) ? range.lowerBound..<range.lowerBound : range
  }

  private func dayForm(_ range: Range<Int>) -> DayForm? {
    if survey.hasYearlessDays { return DayForm(yearless: bytes, range) }
    return survey.hasSerialDays ? DayForm(serial: bytes, range) : DayForm(bytes, range)
  }

  /// Whether a short row without a payee describes the account, in a file without names.
  private func isOfAccount(_ rows: CSVRows) -> Bool {
    guard survey.header == nil, rows.isClosed, rows.cells.count < survey.width,
      let payee = survey.index(of: .payee)
    else { return false }
    return rows.range(payee).isEmpty
  }

  /// Whether a row states a balance and is no booking.
  private func isBalance(_ rows: CSVRows) -> Bool {
    rows.cells.contains { cell in
      (6...32).contains(cell.range.count) && CSVWords.mayBeBalance(bytes, cell.range)
        && CSVWords.isBalance(StatementTexts.text(bytes, cell.range))
    }
  }

  /// Checks the number of cells. With more cells, a row has a separator within a text, and its cells are misplaced;
  /// with fewer at the end of the file, it was cut short.
  private func checkWidth(_ rows: CSVRows) throws(StatementReadingError) {
    let width = max(survey.width, survey.names.count)
    if rows.cells.count < survey.width, !rows.isClosed {
      throw error(.cutShort("a line"), at: rows.start)
    }
    if rows.cells.count > width,
      rows.cells[width...].contains(where: { cell in !cell.range.isEmpty })
    {
      throw error(
        .malformed("the line has \(rows.cells.count) cells, and the others have \(width)"),
        at: rows.start)
    }
  }

  /// Whether a row repeats the column names.
  private func isHeader(_ rows: CSVRows) -> Bool {
    guard survey.header != nil, rows.cells.count == survey.names.count else { return false }
    return rows.text(day) == survey.names[safely: day]
  }

  /// Inspects every row once before any is read.
  private mutating func lookAtAllRows() throws(StatementReadingError) {
    var rows = rows
    var debits = (negative: 0, positive: 0)
    var credits = (negative: 0, positive: 0)
    while try next(&rows) {
      guard case .booking(let form) = try kind(of: rows) else { continue }
      if firstDay == nil { firstDay = rows.range(day) }
      guard form.hasNoYear ? years.add(form) : days.add(form) else {
        throw error(.badDay(Quoted(bytes, rows.range(day)).text), at: rows.start)
      }
      for column in survey.dayColumns where column != day {
        if let other = DayForm(bytes, rows.range(column)), other.yearPlace == form.yearPlace {
          _ = days.add(other)
        }
      }
      for column in [amount, debit, credit, balance, fee] {
        let range = money(rows, column)
        if range.isEmpty { continue }
        guard let form = AmountForm(bytes, range), marks.add(form),
          labels.isCurrency(form.label, in: bytes)
        else {
          // A balance or a fee may be a word instead.
          if column == balance || column == fee { continue }
          throw error(.badAmount(Quoted(bytes, range).text), at: range.lowerBound)
        }
        if !form.label.isEmpty, column != balance, column != fee,
          let code = labels.code(form.label, in: bytes), code != onlyLabel.flatMap({ $0 })
        {
          onlyLabel = onlyLabel == nil ? code : .some(nil)
        }
        // Zero has no meaningful sign.
        if column == debit, bytes[range].contains(where: { (0x31...0x39).contains($0) }) {
          if form.hasSign, form.isNegative { debits.negative += 1 } else { debits.positive += 1 }
        }
        if column == credit, bytes[range].contains(where: { (0x31...0x39).contains($0) }) {
          if form.hasSign, form.isNegative { credits.negative += 1 } else { credits.positive += 1 }
        }
      }
    }
    // A reversed purchase is listed with the opposite sign.
    debitsAreNegative = debits.negative > debits.positive
    creditsAreNegative = !debitsAreNegative && credits.negative > 0 && credits.positive == 0
  }

  // MARK: - Lines

  private mutating func statements(
    _ order: DayOrderFinding, _ mark: DecimalMark
  ) throws(StatementReadingError) -> [BankStatement] {
    var groups = CSVGroups(
      nameCode: currencyInName ?? survey.onlyCurrency ?? survey.statedCurrency
        ?? onlyLabel.flatMap { $0 })
    if let passed = survey.passedRow {
      groups.leaveOut(
        LeftOutLine(reason: .note, place: StatementPlace(line: lines.line(of: passed, in: bytes))))
    }
    var rows = rows
    var (count, movedDays) = (0, 0)
    while try next(&rows) {
      switch try kind(of: rows) {
      case .blank: continue
      case .leftOut(let reason):
        let line = leftOut(reason, at: lines.line(of: rows.start, in: bytes), rows, order, mark)
        groups.leaveOut(
          line, account: rows.text(account), code: currencyCode(rows),
          isPaid: isPaidInWords(rows) ?? false)
      case .booking(let form):
        let year = order.years[safely: count]
        count += 1
        guard let written = year.map({ form.day(order.order, of: $0) }) ?? form.day(order.order)
        else { throw error(.badDay(Quoted(bytes, rows.range(self.day)).text), at: rows.start) }
        let instant =
          clock == nil ? nil : WrittenInstant.instant(bytes, rows.range(self.day), on: written)
        let day = instant.flatMap { clock?.day(at: $0) } ?? written
        if day != written { movedDays += 1 }
        let number = lines.line(of: rows.start, in: bytes)
        var line = StatementLine(
          day: day, amount: try signedAmount(rows, mark), place: StatementPlace(line: number))
        texts.fill(
          &line, from: rows, isMove: isMove(rows),
          balance: AmountForm(bytes, rows.range(balance))?.value(decimalMark: mark))
        if status != nil { line.isPending = CSVWords.isPending(rows.text(status)) }
        groups.add(
          line, account: rows.text(account), code: currencyCode(rows),
          fee: AmountForm(bytes, rows.range(fee))?.value(decimalMark: mark))
      }
    }
    signs.areSidesAssumed = survey.hasAssumedSides
    signs.arePrices = survey.arePrices
    do throws(StatementReadingError.Reason) {
      let sign = try signs.convention(
        said: hints.sign, kept: kept?.sign, groups: groups.statements,
        listKind: CSVWords.listKind(of: survey.words))
      var assumptions: Set<StatementAssumption> = []
      if order.isAssumed { assumptions.insert(.dayOrder(order.order)) }
      if signs.isAssumed { assumptions.insert(.sign(sign)) }
      let columns = survey.columns
      if hints.columns == nil, kept?.columns == columns { used?.columns = columns }
      if signs.usesKept { used?.sign = sign }
      if let used, !used.isEmpty { assumptions.insert(.asBefore(used.told)) }
      // What one file proves, the next may leave open.
      if !order.isAssumed, [.dmy, .mdy].contains(order.order) { said?.dayOrder = order.order }
      if movedDays > 0 { assumptions.insert(.ownZone(count: movedDays)) }
      return try groups.finished(
        signs, sign: sign, layout: layout(order.order, mark, sign), assumptions: assumptions)
    } catch {
      throw self.error(error, at: survey.start)
    }
  }

  private var account: Int? { survey.index(of: .account) }

  /// Returns what can be read of a row that is no booking.
  private func leftOut(
    _ reason: LeftOutReason, at place: Int, _ rows: CSVRows, _ order: DayOrderFinding,
    _ mark: DecimalMark
  ) -> LeftOutLine {
    var line = LeftOutLine(reason: reason, place: StatementPlace(line: place))
    line.day = dayForm(rows.range(day))?.day(order.order)
    if [amount, debit, credit].contains(where: { !money(rows, $0).isEmpty }) {
      line.amount = try? writtenAmount(rows, mark)
    }
    // The text of a note may be in any cell.
    let named = [survey.index(of: .payee), survey.index(of: .memo)].compactMap { $0 }
    let places = line.day == nil ? named + rows.cells.indices : named
    line.payee = places.lazy.map { texts.text(rows, $0) }.first { !$0.isEmpty } ?? ""
    if reason == .failed { line.status = rows.text(status) }
    return line
  }

  /// Returns the amount as written, before it is known whether the signs are a card's.
  private mutating func signedAmount(
    _ rows: CSVRows, _ mark: DecimalMark
  ) throws(StatementReadingError) -> StatementAmount {
    let written = try writtenAmount(rows, mark)
    if amount == nil {
      signs.isKnown = true
      return written
    }
    let kind = rows.text(survey.index(of: .kind))
    let form = AmountForm(bytes, rows.range(amount))
    signs.add(
      written, direction: isPaidInWords(rows), isMove: isMove(rows),
      hasPlus: form.map { $0.hasSign && !$0.isNegative } ?? false,
      kindIsPaid: CSVWords.isPaid(kind),
      isPurchase: CSVWords.isPurchase(kind))
    return written
  }

  private func writtenAmount(
    _ rows: CSVRows, _ mark: DecimalMark
  ) throws(StatementReadingError) -> StatementAmount {
    func value(_ column: Int?) throws(StatementReadingError) -> StatementAmount {
      let range = money(rows, column)
      if range.isEmpty { return .zero }
      guard let value = AmountForm(bytes, range)?.value(decimalMark: mark) else {
        throw error(.badAmount(Quoted(bytes, range).text), at: range.lowerBound)
      }
      return value
    }
    if let amount { return try value(amount) }
    let paid = try value(debit)
    let received = try value(credit)
    guard let negative = debitsAreNegative ? paid : paid.negated,
      let positive = creditsAreNegative ? received.negated : received,
      let sum = positive.adding(negative)
    else { throw error(.badAmount(Quoted(bytes, rows.range(debit)).text), at: rows.start) }
    return sum
  }
}
