import LedgerModel

/// Reads SWIFT statements: MT940, and MT942, which has no balances, with or without an envelope.
struct MT940Reader: LineTelling {
  let bytes: [UInt8]
  private var lines = LineCounter()

  private var statement: BankStatement?
  /// Whether the statement may end without a closing balance.
  private var isInterim = false
  /// Whether the end of the statement was read.
  private var isEnded = false
  /// The field being read, and its lines so far.
  private var field: (name: String, lines: [Range<Int>])?
  private var found: [BankStatement] = []

  private static let longestLine = 1 << 16

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the statements of a file that was decoded to UTF-8.
  static func read(_ bytes: [UInt8]) throws(StatementReadingError) -> [BankStatement] {
    var reader = MT940Reader(bytes)
    try reader.readAll()
    return reader.found
  }

  private mutating func readAll() throws(StatementReadingError) {
    var start = 0
    while start < bytes.count {
      let (range, next) = bytes.line(at: start)
      if range.count > MT940Reader.longestLine {
        throw error(.tooLarge("a line has more than 64 KiB"), at: start)
      }
      start = next
      if let (name, value) = fieldStart(range) {
        try finishField()
        field = (name, [value])
      } else if isMessageEnd(range) {
        try finishField()
        isEnded = true
      } else if !range.isEmpty {
        field?.lines.append(range)
      }
    }
    try finishField()
    try finishStatement(at: bytes.count)
    if found.isEmpty { throw error(.malformed("the file has no statement of an account"), at: 0) }
  }

  /// Whether a line is a dash alone, or the end or the beginning of SWIFT's envelope.
  private func isMessageEnd(_ range: Range<Int>) -> Bool {
    let range = StatementTexts.trimmed(bytes, range)
    return range.count <= 2 && bytes.hasText("-", at: range.lowerBound) && range.count == 1
      || bytes.hasText("-}", at: range.lowerBound) || bytes.hasText("{1:", at: range.lowerBound)
  }

  /// Returns the name and the first line of a field that begins on a line, as ":61:…".
  private func fieldStart(_ range: Range<Int>) -> (name: String, value: Range<Int>)? {
    var start = range.lowerBound
    // The envelope's last part may begin on the same line.
    if let brace = bytes[range].prefix(512).lastIndex(of: UInt8(ascii: "{")),
      bytes.hasText("{4:", at: brace)
    {
      start = brace + 3
    }
    guard start < range.upperBound, bytes[start] == UInt8(ascii: ":") else { return nil }
    var end = start + 1
    while end < range.upperBound, end - start <= 3, isNameByte(bytes[end]) { end += 1 }
    guard end - start >= 3, end < range.upperBound, bytes[end] == UInt8(ascii: ":") else {
      return nil
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    return (name, end + 1..<range.upperBound)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 <= 9 || byte &- 0x41 < 26
  }

  private mutating func finishField() throws(StatementReadingError) {
    guard let (name, values) = field, let first = values.first else { return }
    field = nil
    switch name {
    case "20":
      // Another message follows, so this one is complete.
      isEnded = true
      try finishStatement(at: first.lowerBound)
      begin()
    case "25":
      if statement?.closing != nil {
        try finishStatement(at: first.lowerBound)
        begin()
      }
      if statement == nil { begin() }
      // A bank that writes ":25:" for ":86:" has already named the account.
      if statement?.lines.isEmpty == true { statement?.account = StatementTexts.text(bytes, first) }
    case "34F", "13D", "90D", "90C":
      isInterim = true
      // The smallest amount that the bank reports, as "EUR0,".
      if name == "34F", statement?.currencyCode == nil, first.count > 3,
        bytes[first].prefix(3).allSatisfy({ byte in byte &- 0x41 < 26 })
      {
        statement?.currencyCode = String(decoding: bytes[first].prefix(3), as: UTF8.self)
      }
    case "60F", "60M":
      if statement == nil { begin() }
      let (balance, code) = try balance(first)
      statement?.opening = balance
      statement?.currencyCode = code
    case "62F", "62M":
      let (balance, code) = try balance(first)
      statement?.closing = balance
      if statement?.currencyCode == nil { statement?.currencyCode = code }
    case "61": try takeBooking(values)
    case "86":
      guard statement?.closing == nil, let last = statement?.lines.indices.last else { return }
      let details = MT940Details(values.map { bytes[$0] })
      statement?.lines[last].payee = details.payee
      if !details.memo.isEmpty { statement?.lines[last].memo = details.memo }
    default: break
    }
  }

  private mutating func begin() {
    statement = BankStatement(format: .mt940)
    isInterim = false
    isEnded = false
  }

  private mutating func finishStatement(at offset: Int) throws(StatementReadingError) {
    guard let statement else { return }
    // A bank that ends no statement with a balance did not cut off the last one.
    let endsNone = found.contains { $0.closing == nil } && bytes.last == 0x0A
    if statement.closing == nil, !isInterim, !isEnded, !endsNone {
      throw error(.cutShort("a statement, which a balance (:62F:) would end"), at: offset)
    }
    found.append(statement)
    self.statement = nil
  }

  /// Parses a balance, `C260131EUR1234,56`; its day is `nil` if invalid, such as 000000.
  private func balance(
    _ range: Range<Int>
  ) throws(StatementReadingError) -> (StatedBalance, code: String) {
    let range = StatementTexts.trimmed(bytes, range)
    let start = range.lowerBound
    guard range.count >= 11, bytes[start] == UInt8(ascii: "C") || bytes[start] == UInt8(ascii: "D"),
      bytes[start + 7..<start + 10].allSatisfy({ byte in byte &- 0x41 < 26 }),
      let size = amount(start + 10..<range.upperBound),
      let amount = bytes[start] == UInt8(ascii: "D") ? size.negated : size
    else {
      throw error(.malformed("'\(Quoted(bytes, range))' is not a balance"), at: start)
    }
    let code = String(decoding: bytes[start + 7..<start + 10], as: UTF8.self)
    return (StatedBalance(amount: amount, day: day(at: start + 1)), code)
  }

  /// Parses an amount without grouping marks; `nil` if it is none.
  private func amount(_ range: Range<Int>) -> StatementAmount? {
    guard let form = AmountForm(bytes, range), !form.hasSign, form.label.isEmpty,
      let evidence = form.evidence
    else { return nil }
    if case .proves(let mark) = evidence { return form.value(decimalMark: mark) }
    return form.value(decimalMark: form.lastMark ?? .comma)
  }

  /// Returns the day in six digits at an offset: year, month and day.
  private func day(at start: Int) -> CalendarDay? {
    guard let number = number(at: start, count: 6) else { return nil }
    return CalendarDay(
      year: DayForm.wholeYear(number / 10_000), month: number / 100 % 100, day: number % 100)
  }

  private func number(at start: Int, count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[start..<start + count] {
      guard byte &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  // MARK: - Bookings

  /// Reads a booking, `2601310131D12,50NTRFNONREF//1234`: value day, booking day, direction, amount, kind, and two
  /// references.
  private mutating func takeBooking(_ values: [Range<Int>]) throws(StatementReadingError) {
    let range = StatementTexts.trimmed(bytes, values.first ?? 0..<0)
    let start = range.lowerBound
    func malformed() -> StatementReadingError {
      error(.malformed("'\(Quoted(bytes, range))' is not a booking"), at: start)
    }
    guard statement != nil else {
      throw error(.malformed("a booking stands outside of a statement"), at: start)
    }
    guard range.count >= 8 else { throw malformed() }
    guard let day = day(at: start) else {
      throw error(.badDay(String(decoding: bytes[start..<start + 6], as: UTF8.self)), at: start)
    }
    var index = start + 6
    if range.upperBound - index > 4, number(at: index, count: 4) != nil { index += 4 }
    while index < range.upperBound, bytes[index] == 0x20 { index += 1 }
    // MT942 also has expected bookings: "EC", "ED".
    let isExpected = index < range.upperBound && bytes[index] == UInt8(ascii: "E")
    if isExpected { index += 1 }
    let isReversed = index < range.upperBound && bytes[index] == UInt8(ascii: "R")
    if isReversed { index += 1 }
    guard index < range.upperBound,
      bytes[index] == UInt8(ascii: "C") || bytes[index] == UInt8(ascii: "D")
    else { throw malformed() }
    let isDebit = (bytes[index] == UInt8(ascii: "D")) != isReversed
    index += 1
    // Skips the third letter of the currency.
    if index < range.upperBound, bytes[index] &- 0x41 < 26 { index += 1 }
    let amountStart = index
    while index < range.upperBound,
      bytes[index] &- 0x30 <= 9 || bytes[index] == UInt8(ascii: ",")
        || bytes[index] == UInt8(ascii: ".") || bytes[index] == 0x20
    {
      index += 1
    }
    guard let size = amount(amountStart..<index), let amount = isDebit ? size.negated : size else {
      throw error(.badAmount(Quoted(bytes, amountStart..<range.upperBound).text), at: start)
    }
    let number = lines.line(of: start, in: bytes)
    var line = StatementLine(day: day, amount: amount, place: StatementPlace(line: number))
    let hasKind = range.upperBound - index >= 4
    line.describe(
      memo: values.count > 1 ? StatementTexts.text(bytes, values[1]) : "",
      bankID: hasKind ? bankID(index + 4..<range.upperBound) : "",
      kind: hasKind ? StatementTexts.text(bytes, index..<index + 4) : "")
    line.isPending = isExpected
    statement?.lines.append(line)
  }

  /// Returns the bank's own reference, after `//`; empty if there is none.
  private func bankID(_ range: Range<Int>) -> String {
    for index in range where bytes.hasText("//", at: index) && index + 2 <= range.upperBound {
      return StatementTexts.text(bytes, index + 2..<range.upperBound)
    }
    return ""
  }
}
