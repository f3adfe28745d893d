import LedgerModel

/// Reads QIF in the dialects of different programs. The order of days and the decimal mark are derived from all records
/// of a file.
struct QIFReader: LineTelling {
  let bytes: [UInt8]
  private let hints: StatementHints
  private var lines = LineCounter()
  private let texts = RepeatedTexts(StatementTexts.text)

  /// The kind of the records that follow.
  private enum Section: Hashable {
    case account
    /// Bookings of money.
    case bookings
    /// Trades of securities.
    case trades
    /// Categories, prices and similar lists.
    case list
  }

  private var section = Section.bookings
  private var account: String?
  private var kind: StatementAccountKind?
  private var record = QIFRecord()
  private var hasRecord = false
  /// Whether the last record was accepted without its end mark.
  private var isLastUnended = false
  /// The statements with the places of their records, parsed again at the end: ten years of records are large.
  private var sections: [(statement: BankStatement, records: [QIFPlace])] = []
  /// The index in ``sections`` of each account.
  private var places: [String?: Int] = [:]
  private var days = DayOrderProof()
  private var marks = DecimalMarkProof()

  /// Longer than any line of a real file.
  private static let longestLine = 1 << 16

  private init(_ bytes: [UInt8], _ hints: StatementHints) {
    self.bytes = bytes
    self.hints = hints
  }

  /// Returns the statements of a file that was decoded to UTF-8.
  static func read(
    _ bytes: [UInt8], hints: StatementHints
  ) throws(StatementReadingError) -> [BankStatement] {
    var reader = QIFReader(bytes, hints)
    try reader.readAll()
    return try reader.finished()
  }

  private mutating func readAll() throws(StatementReadingError) {
    var start = 0
    while start < bytes.count {
      let (whole, next) = bytes.line(at: start)
      let range = StatementTexts.trimmed(bytes, whole)
      if range.count > QIFReader.longestLine {
        throw error(.tooLarge("a line has more than 64 KiB"), at: start)
      }
      start = next
      if range.isEmpty { continue }
      switch bytes[range.lowerBound] {
      case UInt8(ascii: "!"): try begin(range)
      case UInt8(ascii: "^"): try finishRecord()
      default:
        if !hasRecord { record = QIFRecord(start: range.lowerBound) }
        hasRecord = true
        try take(bytes[range.lowerBound], range.lowerBound + 1..<range.upperBound)
      }
    }
    if hasRecord { try finishLastRecord() }
  }

  /// Accepts a last record without an end mark, if its day and amount are in complete lines.
  private mutating func finishLastRecord() throws(StatementReadingError) {
    guard section == .bookings, let day = record.day, let amount = record.amount,
      bytes[max(day.upperBound, amount.upperBound)...].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { throw error(.cutShort("a record, which '^' would end"), at: record.start) }
    isLastUnended = true
    try finishRecord()
  }

  /// Reads a line that says what comes next, such as "!Type:Bank".
  private mutating func begin(_ range: Range<Int>) throws(StatementReadingError) {
    // Text before the first such line that is no record is a title.
    if hasRecord, sections.isEmpty, section == .bookings, record.day == nil, record.amount == nil {
      hasRecord = false
    }
    if hasRecord { throw error(.cutShort("a record, which '^' would end"), at: record.start) }
    let name = FoldedWords.folded(String(decoding: bytes[range].prefix(64), as: UTF8.self))
    if name.hasPrefix("option") || name.hasPrefix("clear") { return }
    if name.hasPrefix("account") {
      section = .account
      return
    }
    let type = name.hasPrefix("type ") ? String(name.dropFirst(5)) : name
    switch type {
    case "invst", "port", "401 k", "401 k 403 b": section = .trades
    case "cat", "class", "memorized", "security", "prices", "budget", "tag", "template", "bill",
      "invitem", "prices list", "cust", "vend", "emp":
      section = .list
    default: section = .bookings
    }
    if section == .bookings || section == .trades { beginStatement(kind ?? QIFReader.kind(type)) }
  }

  private static func kind(_ type: String) -> StatementAccountKind? {
    switch type {
    case "bank": .checking
    case "cash": .cash
    case "ccard": .card
    case "oth l": .credit
    case "invst", "port": .investment
    default: nil
    }
  }

  private mutating func beginStatement(_ kind: StatementAccountKind?) {
    if places[account] != nil { return }
    var statement = BankStatement(format: .qif)
    statement.account = account
    statement.accountKind = kind
    statement.currencyCode = hints.currencyCode
    places[account] = sections.count
    sections.append((statement, []))
  }

  private mutating func take(_ letter: UInt8, _ range: Range<Int>) throws(StatementReadingError) {
    switch letter {
    case UInt8(ascii: "N") where section == .account: account = StatementTexts.text(bytes, range)
    case UInt8(ascii: "T") where section == .account:
      kind = QIFReader.kind(FoldedWords.folded(StatementTexts.text(bytes, range)))
    case _ where section != .bookings: break
    default: record.take(letter, range)
    }
  }

  private mutating func finishRecord() throws(StatementReadingError) {
    guard hasRecord else { return }
    hasRecord = false
    switch section {
    case .account, .list: return
    case .bookings, .trades:
      if sections.isEmpty { beginStatement(nil) }
      let place = places[account] ?? sections.count - 1
      guard section == .bookings, let amount = record.amount else {
        leaveOutRecord(section == .bookings ? .noAmount : .trade, at: place)
        return
      }
      guard let day = record.day else { throw error(.missing("day (D)"), at: record.start) }
      guard let form = DayForm(bytes, day), days.add(form) else {
        throw error(.badDay(Quoted(bytes, day).text), at: day.lowerBound)
      }
      guard let written = AmountForm(bytes, amount), marks.add(written) else {
        throw error(.badAmount(Quoted(bytes, amount).text), at: amount.lowerBound)
      }
      for part in record.parts {
        guard let range = part.amount else { continue }
        // A part that cannot be read only prevents the split.
        if let form = AmountForm(bytes, range) { _ = marks.add(form) }
      }
      sections[place].records.append(placeOfRecord(leftOut: nil))
    }
  }

  private mutating func placeOfRecord(leftOut: LeftOutReason?) -> QIFPlace {
    QIFPlace(
      start: record.start, line: Int32(clamping: lines.line(of: record.start, in: bytes)),
      leftOut: leftOut)
  }

  private mutating func leaveOutRecord(_ reason: LeftOutReason, at section: Int) {
    sections[section].records.append(placeOfRecord(leftOut: reason))
  }

  // MARK: - What all records show

  private mutating func finished() throws(StatementReadingError) -> [BankStatement] {
    if sections.isEmpty {
      throw error(.malformed("the file has no records of an account"), at: 0)
    }
    let (order, assumption) = try dayOrder()
    let mark = try decimalMark()
    var found: [BankStatement] = []
    for (statement, places) in sections {
      var statement = statement
      statement.lines.reserveCapacity(places.count)
      for place in places {
        if let reason = place.leftOut {
          statement.leftOut.append(leftOut(reason, place, order))
        } else {
          statement.lines.append(try line(place, order, mark))
        }
      }
      if let assumption, !statement.lines.isEmpty {
        statement.assumptions.insert(.dayOrder(assumption))
      }
      found.append(statement)
    }
    if isLastUnended, let place = places[account] {
      found[place].assumptions.insert(.lastRecordWhole)
    }
    let filled = found.filter { statement in !statement.lines.isEmpty || !statement.leftOut.isEmpty
    }
    return filled.isEmpty ? Array(found.prefix(1)) : filled
  }

  private func dayOrder() throws(StatementReadingError) -> (DayOrder, assumption: DayOrder?) {
    let first = sections.lazy.flatMap(\.records).first { $0.leftOut == nil }
      .flatMap { record(at: $0.start).day }
    if let said = hints.dayOrder {
      guard days.allows(said) else {
        throw error(
          .hintMismatch("the days are not in the order \(said.rawValue)"),
          at: first?.lowerBound ?? 0)
      }
      return (said, nil)
    }
    switch days.finding {
    case .proven(let order): return (order, nil)
    case .likely(let order): return (order, order)
    case .unknown where hints.likelyDayOrder.map(days.allows) == true:
      let order = hints.likelyDayOrder ?? .mdy
      return (order, order)
    // Quicken writes the month first, never the year.
    case .unknown where days.allows(.mdy): return (.mdy, .mdy)
    case .unknown where days.allows(.dmy): return (.dmy, .dmy)
    case .unknown, .none:
      throw error(
        .unknownDayOrder(first.map { Quoted(bytes, $0).text } ?? ""), at: first?.lowerBound ?? 0)
    }
  }

  private func decimalMark() throws(StatementReadingError) -> DecimalMark {
    if let mark = marks.proven ?? hints.decimalMark { return mark }
    guard let doubtful = marks.doubtful else { return .dot }
    if let currency = hints.likelyCurrency,
      let mark = marks.proven(byDecimals: currency.minorUnitDigits)
    {
      return mark
    }
    throw error(.unknownDecimalMark(Quoted(bytes, doubtful).text), at: doubtful.lowerBound)
  }

  /// Returns the record of a booking at an offset.
  private func record(at start: Int) -> QIFRecord {
    var record = QIFRecord(start: start)
    var start = start
    while start < bytes.count {
      let (whole, next) = bytes.line(at: start)
      let range = StatementTexts.trimmed(bytes, whole)
      start = next
      if range.isEmpty { continue }
      if bytes[range.lowerBound] == UInt8(ascii: "^") { break }
      record.take(bytes[range.lowerBound], range.lowerBound + 1..<range.upperBound)
    }
    return record
  }

  /// Returns what can be read of a record that is no booking. A trade's sum has no known sign, so it has no amount.
  private func leftOut(
    _ reason: LeftOutReason, _ place: QIFPlace, _ order: DayOrder
  ) -> LeftOutLine {
    let record = record(at: place.start)
    var line = LeftOutLine(reason: reason, place: StatementPlace(line: Int(place.line)))
    line.day = record.day.flatMap { DayForm(bytes, $0) }?.day(order)
    line.payee = record.payee.map { texts.text(bytes, $0) } ?? ""
    return line
  }

  private func line(
    _ place: QIFPlace, _ order: DayOrder, _ mark: DecimalMark
  ) throws(StatementReadingError) -> StatementLine {
    let record = record(at: place.start)
    guard let day = record.day.flatMap({ DayForm(bytes, $0) })?.day(order) else {
      throw error(.badDay(record.day.map { Quoted(bytes, $0).text } ?? ""), at: record.start)
    }
    guard
      let amount = record.amount.flatMap({ AmountForm(bytes, $0) })?.value(decimalMark: mark)
    else {
      throw error(.badAmount(record.amount.map { Quoted(bytes, $0).text } ?? ""), at: record.start)
    }
    var line = StatementLine(
      day: day, amount: amount, place: StatementPlace(line: Int(place.line)))
    line.payee = record.payee.map { texts.text(bytes, $0) } ?? ""
    line.describe(
      memo: record.memo.map { StatementTexts.text(bytes, $0) } ?? "",
      kind: record.number.map { StatementTexts.text(bytes, $0) } ?? "")
    line.category = record.category.map { texts.text(bytes, $0) } ?? ""
    line.parts = parts(of: record, amount, mark)
    return line
  }

  /// Returns the parts of a record if they add up to the whole; else none.
  private func parts(
    of record: QIFRecord, _ whole: StatementAmount, _ mark: DecimalMark
  ) -> [StatementPart] {
    guard record.parts.count > 1 else { return [] }
    var parts: [StatementPart] = []
    var sum = StatementAmount.zero
    for part in record.parts {
      guard let range = part.amount,
        let amount = AmountForm(bytes, range)?.value(decimalMark: mark),
        let next = sum.adding(amount)
      else { return [] }
      sum = next
      parts.append(
        StatementPart(
          category: StatementTexts.text(bytes, part.category),
          memo: part.memo.map { StatementTexts.text(bytes, $0) } ?? "", amount: amount))
    }
    return sum == whole ? parts : []
  }
}

/// The position of a record, and the reason if it is left out.
private struct QIFPlace {
  var start: Int
  var line: Int32
  var leftOut: LeftOutReason?
}

/// The ranges of a part of a split.
private struct QIFPart {
  var category: Range<Int>
  var memo: Range<Int>?
  var amount: Range<Int>?
}

/// The ranges of a record.
private struct QIFRecord {
  var start = 0
  var day: Range<Int>?
  var amount: Range<Int>?
  var payee: Range<Int>?
  var memo: Range<Int>?
  var number: Range<Int>?
  var category: Range<Int>?
  var parts: [QIFPart] = []

  /// Records the range of a line by its letter.
  mutating func take(_ letter: UInt8, _ range: Range<Int>) {
    switch letter {
    case UInt8(ascii: "D"): day = range
    case UInt8(ascii: "T"): amount = range
    case UInt8(ascii: "U") where amount == nil: amount = range
    case UInt8(ascii: "P"): payee = range
    case UInt8(ascii: "M"): memo = range
    case UInt8(ascii: "N"): number = range
    // The categories of a split's parts are separate.
    case UInt8(ascii: "L") where category == nil: category = range
    case UInt8(ascii: "S"): parts.append(QIFPart(category: range))
    case UInt8(ascii: "E"): changePart { $0.memo = range }
    case UInt8(ascii: "$"): changePart { $0.amount = range }
    default: break
    }
  }

  /// Changes the last part; ignored if there is none.
  private mutating func changePart(_ change: (inout QIFPart) -> Void) {
    guard let last = parts.indices.last else { return }
    change(&parts[last])
  }
}
