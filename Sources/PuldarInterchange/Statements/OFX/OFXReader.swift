import LedgerModel

/// Reads OFX 1.x (SGML) and 2.x (XML), and QFX, which is OFX with Quicken's elements.
///
/// One reader serves both, since banks mix them: an end tag after a text is always optional. Elements that hold others
/// must end, so that a file that was cut short is detected.
struct OFXReader: LineTelling {
  let bytes: [UInt8]
  private var scanner: MarkupScanner
  private var lines = LineCounter()
  private let hints: StatementHints

  /// The open elements, outermost first; only those known to hold others.
  private var open: [OFXTag] = []
  /// The element whose text comes next; `nil` after an end tag.
  private var pending: OFXTag?
  /// The statement being read; `nil` outside of one.
  private var statement: BankStatement?
  private var booking = OFXBooking()
  private var found: [BankStatement] = []
  private var hasEnded = false
  private let texts = RepeatedTexts(StatementTexts.markup)

  /// More open elements than a real file has.
  private static let deepest = 64

  private init(_ bytes: [UInt8], _ hints: StatementHints) {
    self.bytes = bytes
    self.hints = hints
    scanner = MarkupScanner(bytes: bytes)
  }

  /// Returns the statements of a file that was decoded to UTF-8.
  static func read(
    _ bytes: [UInt8], hints: StatementHints
  ) throws(StatementReadingError) -> [BankStatement] {
    var reader = OFXReader(bytes, hints)
    do throws(StatementReadingError.Reason) {
      try reader.readAll()
    } catch {
      throw StatementReadingError(error, at: reader.place(reader.scanner.place))
    }
    return reader.found
  }

  private mutating func readAll() throws(StatementReadingError.Reason) {
    while true {
      switch try scanner.next() {
      case .end:
        guard open.isEmpty, hasEnded else { throw .cutShort(open.last?.description ?? "OFX") }
        if found.isEmpty { throw .malformed("the file has no statement of an account") }
        return
      case .open(let name, _, let isClosed):
        pending = nil
        guard let tag = tag(name) else { continue }
        if isClosed { continue }
        if tag.isAggregate { try begin(tag) } else { pending = tag }
      case .close(let name):
        pending = nil
        guard let tag = tag(name), tag.isAggregate else { continue }
        try end(tag)
      case .text(let range, let isLiteral):
        try take(range, isLiteral: isLiteral)
      }
    }
  }

  /// Returns the element of a name, with or without a namespace prefix.
  private func tag(_ name: Range<Int>) -> OFXTag? {
    let colon = bytes[name].firstIndex(of: UInt8(ascii: ":"))
    return OFXTag.table.tag(bytes, (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound)
  }

  // MARK: - Elements that hold others

  private mutating func begin(_ tag: OFXTag) throws(StatementReadingError.Reason) {
    // A booking within a booking: the first one had no end tag.
    if tag == .transaction || tag == .pendingTransaction,
      let outer = open.lastIndex(where: { $0 == .transaction || $0 == .pendingTransaction })
    {
      try end(open[outer])
    }
    if open.count >= OFXReader.deepest {
      throw .malformed("elements stand within each other too deep")
    }
    open.append(tag)
    switch tag {
    case .ofx: hasEnded = false
    case .statement:
      if statement != nil { throw .malformed("a statement begins within another") }
      statement = BankStatement(format: .ofx)
    case .transaction, .pendingTransaction: booking = OFXBooking(start: scanner.place)
    case .investmentTransaction where !open.contains(.transaction):
      let place = linePlace(scanner.place)
      statement?.leftOut.append(LeftOutLine(reason: .trade, place: place))
    case .currency, .originalCurrency: booking.symbol = ""
    default: break
    }
  }

  private mutating func end(_ tag: OFXTag) throws(StatementReadingError.Reason) {
    guard let place = open.lastIndex(of: tag) else { return }
    for inner in open[place...].reversed() {
      switch inner {
      case .transaction: try finishBooking()
      case .pendingTransaction: leaveOutPending()
      case .currency: booking.isOtherCurrency = true
      case .statement:
        if let statement { found.append(statement) }
        statement = nil
      case .ofx: hasEnded = true
      default: break
      }
    }
    open.removeSubrange(place...)
  }

  private mutating func finishBooking() throws(StatementReadingError.Reason) {
    guard statement != nil else { throw .malformed("a booking stands outside of a statement") }
    guard let amount = booking.amount else { throw .missing("TRNAMT") }
    guard let day = booking.posted ?? booking.user ?? booking.available else {
      throw .missing("DTPOSTED")
    }
    var line = StatementLine(day: day, amount: amount, place: linePlace(booking.start))
    line.payee = booking.payee
    line.describe(memo: booking.memo, bankID: booking.id, kind: booking.kind)
    if booking.isOtherCurrency, !booking.symbol.isEmpty,
      booking.symbol != statement?.currencyCode
    {
      line.currencyCode = booking.symbol
    }
    statement?.lines.append(line)
  }

  /// Keeps a booking that the bank has not made yet, however little of it can be read.
  private mutating func leaveOutPending() {
    var line = LeftOutLine(reason: .pending, place: linePlace(booking.start))
    line.day = booking.posted ?? booking.user ?? booking.available
    line.amount = booking.amount
    line.payee = booking.payee
    statement?.leftOut.append(line)
  }

  /// - Parameter offset: Must not precede those of earlier calls.
  private mutating func linePlace(_ offset: Int) -> StatementPlace {
    StatementPlace(line: lines.line(of: offset, in: bytes))
  }

  // MARK: - Texts

  private mutating func take(
    _ range: Range<Int>, isLiteral: Bool
  ) throws(StatementReadingError.Reason) {
    let range = StatementTexts.trimmed(bytes, range)
    if range.isEmpty { return }
    guard let tag = pending else {
      // `<PAYEE>` may hold a name without an element for it.
      if open.last == .payeeDetails, booking.name.isEmpty {
        booking.name = text(range, isLiteral)
        open.removeLast()
      } else if open.last == .currency, booking.symbol.isEmpty {
        booking.symbol = text(range, isLiteral)
        try end(.currency)
      }
      return
    }
    if statement == nil { return }
    if isLiteral {
      pending = tag
    } else {
      pending = nil
    }
    if open.contains(.pendingTransaction) {
      if open.last != .otherAccount { try? takeForBooking(tag, range, isLiteral) }
    } else if open.contains(.transaction) {
      if open.last != .otherAccount { try takeForBooking(tag, range, isLiteral) }
    } else {
      try takeForStatement(tag, range, isLiteral)
    }
  }

  private mutating func takeForBooking(
    _ tag: OFXTag, _ range: Range<Int>, _ isLiteral: Bool
  ) throws(StatementReadingError.Reason) {
    switch tag {
    case .amount where booking.amount == nil: booking.amount = try amount(range)
    case .dayPosted where booking.posted == nil: booking.posted = try day(range)
    // Only the booking day matters; other days may be invalid.
    case .dayOfUser where booking.user == nil: booking.user = try? day(range)
    case .dayAvailable where booking.available == nil: booking.available = try? day(range)
    case .transactionID: booking.id = text(range, isLiteral)
    case .kind: booking.kind = repeated(range, isLiteral)
    case .name: booking.name = joined(booking.name, repeated(range, isLiteral), isLiteral)
    case .extendedName: booking.extendedName = repeated(range, isLiteral)
    case .memo: booking.memo = joined(booking.memo, repeated(range, isLiteral), isLiteral)
    case .currencySymbol: booking.symbol = text(range, isLiteral).uppercased()
    default: break
    }
  }

  /// Joins several literal texts of one element.
  private func joined(_ first: String, _ second: String, _ isLiteral: Bool) -> String {
    if first.isEmpty { return second }
    return isLiteral && first.utf8.count < MarkupScanner.longestText ? first + second : first
  }

  private mutating func takeForStatement(
    _ tag: OFXTag, _ range: Range<Int>, _ isLiteral: Bool
  ) throws(StatementReadingError.Reason) {
    let said = text(range, isLiteral)
    switch (tag, open.last) {
    case (.defaultCurrency, _): statement?.currencyCode = said.uppercased()
    case (.accountID, .bankAccount), (.accountID, .cardAccount), (.accountID, .investmentAccount):
      statement?.account = said
      if open.last == .cardAccount { statement?.accountKind = .card }
      if open.last == .investmentAccount { statement?.accountKind = .investment }
    case (.bankID, .bankAccount), (.bankID, .investmentAccount):
      statement?.bank = said
    case (.accountType, .bankAccount):
      statement?.accountKind = OFXReader.kinds[said.uppercased()]
    case (.balanceAmount, .ledgerBalance):
      // "N/A" is no balance, and does not make the bookings wrong.
      guard let amount = try? amount(range) else { return }
      let day = statement?.closing?.day
      statement?.closing = StatedBalance(amount: amount, day: day)
    case (.balanceDay, .ledgerBalance):
      // A balance may have no day: "00000000".
      let form = DayForm(bytes, range)
      statement?.closing?.day = form?.day(.ymd)
    default: break
    }
  }

  private static let kinds: [String: StatementAccountKind] = [
    "CHECKING": .checking, "SAVINGS": .savings, "MONEYMRKT": .savings, "CD": .savings,
    "CREDITLINE": .credit, "CREDITCARD": .card,
  ]

  // MARK: - Values

  private func text(_ range: Range<Int>, _ isLiteral: Bool) -> String {
    isLiteral ? StatementTexts.text(bytes, range) : StatementTexts.markup(bytes, range)
  }

  /// Returns an interned text, for texts that recur.
  private func repeated(_ range: Range<Int>, _ isLiteral: Bool) -> String {
    isLiteral ? text(range, isLiteral) : texts.text(bytes, range)
  }

  /// Parses an amount with a decimal point or comma; if both occur, one of them groups.
  private func amount(
    _ range: Range<Int>
  ) throws(StatementReadingError.Reason) -> StatementAmount {
    let written = String(decoding: bytes[range], as: UTF8.self)
    guard let form = AmountForm(bytes, range), form.label.isEmpty, let evidence = form.evidence
    else { throw .badAmount(written) }
    let mark: DecimalMark
    switch evidence {
    case .nothing: mark = .dot
    case .proves(let proven): mark = proven
    case .either:
      // The format allows no groups: three decimals are usual after a point, and doubtful after a comma.
      if form.lastMark == .dot {
        mark = .dot
      } else if let said = hints.decimalMark {
        mark = said
      } else {
        throw .unknownDecimalMark(written)
      }
    }
    guard let amount = form.value(decimalMark: mark) else { throw .badAmount(written) }
    return amount
  }

  /// Returns the day in the bank's time zone; a stated zone is ignored.
  private func day(_ range: Range<Int>) throws(StatementReadingError.Reason) -> CalendarDay {
    // A time may follow `20261231`. Some banks write 2026-12-31 or 31/12/2026 against the standard.
    let digits = bytes[range].prefix { byte in byte &- 0x30 <= 9 }.count
    let start = digits >= 8 ? range.lowerBound..<range.lowerBound + 8 : range
    guard let form = DayForm(bytes, start), start == range || form.yearPlace == 0,
      let day = form.onlyDay
    else {
      throw .badDay(String(decoding: bytes[range].prefix(40), as: UTF8.self))
    }
    return day
  }
}

/// A booking being read.
private struct OFXBooking {
  var start = 0
  var posted: CalendarDay?
  var user: CalendarDay?
  var available: CalendarDay?
  var amount: StatementAmount?
  var id = ""
  var kind = ""
  var name = ""
  var extendedName = ""
  var memo = ""
  var symbol = ""
  /// Whether the amount is in the currency of ``symbol``.
  var isOtherCurrency = false

  var payee: String { name.isEmpty ? extendedName : name }
}
