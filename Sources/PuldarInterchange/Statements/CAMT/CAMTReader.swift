import LedgerModel

/// Reads ISO 20022 statements, reports and notifications: camt.053, camt.052 and camt.054, any version.
///
/// The file must be well-formed XML: elements end in order. Each `Ntry` becomes one line.
struct CAMTReader {
  private let bytes: [UInt8]
  private var scanner: MarkupScanner
  private var lines = LineCounter()

  /// The open elements, outermost first, each with its qualified name.
  private var open: [(tag: CAMTTag, name: Range<Int>)] = []
  private var text: (range: Range<Int>, isLiteral: Bool)?
  private var attributes: Range<Int> = 0..<0
  private var statement: BankStatement?
  private var entry = CAMTEntry()
  private var balance = CAMTBalance()
  private var found: [BankStatement] = []

  private static let deepest = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = MarkupScanner(bytes: bytes)
  }

  /// Returns the statements of a file that was decoded to UTF-8.
  static func read(_ bytes: [UInt8]) throws(StatementReadingError) -> [BankStatement] {
    var reader = CAMTReader(bytes)
    do throws(StatementReadingError.Reason) {
      try reader.readAll()
    } catch {
      var lines = LineCounter()
      let line = lines.line(of: reader.scanner.place, in: bytes)
      throw StatementReadingError(error, at: StatementPlace(line: line))
    }
    return reader.found
  }

  private mutating func readAll() throws(StatementReadingError.Reason) {
    var hasRoot = false
    while true {
      switch try scanner.next() {
      case .end:
        guard open.isEmpty else { throw .cutShort("an element (\(shown(open.last?.name)))") }
        guard hasRoot, !found.isEmpty else {
          throw .malformed("the file has no statement of an account")
        }
        return
      case .open(let name, let attributes, let isClosed):
        hasRoot = true
        try begin(name, attributes)
        if isClosed { try end() }
      case .close(let name):
        guard let last = open.last, bytes[last.name] == bytes[name] else {
          throw .malformed("'\(Quoted(bytes, name))' ends here and did not begin")
        }
        try end()
      case .text(let range, let isLiteral):
        let trimmed = StatementTexts.trimmed(bytes, range)
        if trimmed.isEmpty { continue }
        if open.isEmpty { throw .malformed("a text stands outside of the document") }
        text = (trimmed, isLiteral)
      }
    }
  }

  private func shown(_ name: Range<Int>?) -> String { name.map { Quoted(bytes, $0).text } ?? "" }

  // MARK: - Elements

  private mutating func begin(
    _ name: Range<Int>, _ attributes: Range<Int>
  ) throws(StatementReadingError.Reason) {
    if open.count >= CAMTReader.deepest {
      throw .malformed("elements stand within each other too deep")
    }
    // A name may have a namespace prefix: "ns2:Stmt".
    let colon = bytes[name].firstIndex(of: UInt8(ascii: ":"))
    let local = (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    let tag = CAMTTag.table.tag(bytes, local) ?? .unread
    text = nil
    self.attributes = attributes
    switch tag {
    case .statement where statement == nil: statement = BankStatement(format: .camt)
    case .entry where statement != nil: entry = CAMTEntry(start: scanner.place)
    case .balance where parent(is: .statement): balance = CAMTBalance()
    case .transaction where parent(is: .details): entry.transactions += 1
    default: break
    }
    open.append((tag, name))
  }

  private func parent(is tag: CAMTTag) -> Bool { open.last?.tag == tag }

  private mutating func end() throws(StatementReadingError.Reason) {
    guard let (tag, _) = open.popLast() else { return }
    if let text, tag != .unread { try take(text.range, text.isLiteral, of: tag) }
    text = nil
    switch tag {
    case .entry where parent(is: .statement): try finishEntry()
    case .balance where parent(is: .statement): finishBalance()
    case .statement:
      guard !open.contains(where: { $0.tag == .statement }) else { return }
      if let statement { found.append(statement) }
      statement = nil
    default: break
    }
  }

  /// Whether the innermost open elements have these tags, the innermost last.
  private func path(ends tags: CAMTTag...) -> Bool {
    guard open.count >= tags.count else { return false }
    return zip(open.suffix(tags.count), tags).allSatisfy { element, tag in element.tag == tag }
  }

  private mutating func take(
    _ range: Range<Int>, _ isLiteral: Bool, of tag: CAMTTag
  ) throws(StatementReadingError.Reason) {
    guard statement != nil else { return }
    if open.contains(where: { $0.tag == .entry }) {
      return try takeForEntry(range, isLiteral, of: tag)
    }
    let said = value(range, isLiteral)
    switch tag {
    case .iban where path(ends: .statement, .account, .identification),
      .identification where path(ends: .statement, .account, .identification, .other):
      statement?.account = said
    case .currency where path(ends: .statement, .account):
      statement?.currencyCode = said
    case .amount where path(ends: .statement, .balance):
      balance.amount = try amount(range)
      balance.currencyCode = currency(in: attributes)
    case .creditDebit where path(ends: .statement, .balance):
      balance.isDebit = try isDebit(range)
    case .code where path(ends: .balance, .type, .proprietary): balance.code = said
    case .date where path(ends: .statement, .balance, .date),
      .dateTime where path(ends: .statement, .balance, .date):
      balance.day = try day(range)
    default: break
    }
  }

  private mutating func takeForEntry(
    _ range: Range<Int>, _ isLiteral: Bool, of tag: CAMTTag
  ) throws(StatementReadingError.Reason) {
    switch (tag, open.last?.tag) {
    case (.amount, .entry):
      entry.amount = try amount(range)
      entry.currencyCode = currency(in: attributes)
    case (.creditDebit, .entry): entry.isDebit = try isDebit(range)
    case (.status, .entry): entry.isPending = value(range, isLiteral) == "PDNG"
    case (.code, .status) where path(ends: .entry, .status):
      entry.isPending = value(range, isLiteral) == "PDNG"
    case (.date, .bookingDate), (.dateTime, .bookingDate):
      if path(ends: .entry, .bookingDate) { entry.booked = try day(range) }
    case (.date, .valueDate), (.dateTime, .valueDate):
      if path(ends: .entry, .valueDate) { entry.valued = try day(range) }
    case (.reference, .entry): entry.reference = value(range, isLiteral)
    case (.code, .proprietary) where path(ends: .entry, .bankCode, .proprietary):
      entry.kind = value(range, isLiteral)
    case (.information, .entry): entry.information = value(range, isLiteral)
    case (.name, .debtor), (.name, .ultimateDebtor): takeName(range, isLiteral, isDebtor: true)
    case (.name, .creditor), (.name, .ultimateCreditor): takeName(range, isLiteral, isDebtor: false)
    case (.name, .party):
      let side = open.dropLast().last?.tag
      if side == .debtor || side == .ultimateDebtor { takeName(range, isLiteral, isDebtor: true) }
      if side == .creditor || side == .ultimateCreditor {
        takeName(range, isLiteral, isDebtor: false)
      }
    case (.unstructured, .remittance), (.ref, .creditorReference):
      entry.add(memo: value(range, isLiteral))
    default: break
    }
  }

  /// In a booking of several transactions, a party of one says nothing of the whole.
  private mutating func takeName(_ range: Range<Int>, _ isLiteral: Bool, isDebtor: Bool) {
    if entry.transactions > 1 { return }
    if isDebtor, entry.debtor.isEmpty { entry.debtor = value(range, isLiteral) }
    if !isDebtor, entry.creditor.isEmpty { entry.creditor = value(range, isLiteral) }
  }

  private mutating func finishEntry() throws(StatementReadingError.Reason) {
    guard let amount = entry.amount else { throw .missing("amount (Amt)") }
    guard let isDebit = entry.isDebit else { throw .missing("CdtDbtInd") }
    guard let day = entry.booked ?? entry.valued else { throw .missing("day (BookgDt)") }
    guard let signed = isDebit ? amount.negated : amount else {
      throw .badAmount(amount.description)
    }
    let number = lines.line(of: entry.start, in: bytes)
    var line = StatementLine(day: day, amount: signed, place: StatementPlace(line: number))
    line.payee = entry.transactions > 1 ? "" : isDebit ? entry.creditor : entry.debtor
    line.describe(
      memo: entry.memo.isEmpty ? entry.information : entry.memo, bankID: entry.reference,
      kind: entry.kind)
    line.isPending = entry.isPending
    if statement?.currencyCode == nil { statement?.currencyCode = entry.currencyCode }
    if let code = entry.currencyCode, code != statement?.currencyCode { line.currencyCode = code }
    statement?.lines.append(line)
  }

  /// Keeps booked balances. Available balances differ.
  private mutating func finishBalance() {
    guard let amount = balance.isDebit ? balance.amount?.negated : balance.amount else { return }
    if statement?.currencyCode == nil { statement?.currencyCode = balance.currencyCode }
    guard balance.currencyCode == nil || balance.currencyCode == statement?.currencyCode else {
      return
    }
    let stated = StatedBalance(amount: amount, day: balance.day)
    switch balance.code {
    case "OPBD": statement?.opening = stated
    case "PRCD" where statement?.opening == nil: statement?.opening = stated
    case "CLBD": statement?.closing = stated
    default: break
    }
  }

  // MARK: - Values

  private func value(_ range: Range<Int>, _ isLiteral: Bool) -> String {
    isLiteral ? StatementTexts.text(bytes, range) : StatementTexts.markup(bytes, range)
  }

  private func amount(
    _ range: Range<Int>
  ) throws(StatementReadingError.Reason) -> StatementAmount {
    guard let form = AmountForm(bytes, range), form.label.isEmpty,
      let amount = form.value(decimalMark: .dot)
    else { throw .badAmount(Quoted(bytes, range).text) }
    return amount
  }

  private func isDebit(_ range: Range<Int>) throws(StatementReadingError.Reason) -> Bool {
    if bytes.hasText("DBIT", at: range.lowerBound), range.count == 4 { return true }
    if bytes.hasText("CRDT", at: range.lowerBound), range.count == 4 { return false }
    throw .malformed("'\(Quoted(bytes, range))' is neither CRDT nor DBIT")
  }

  /// Returns the day in the bank's time zone.
  private func day(_ range: Range<Int>) throws(StatementReadingError.Reason) -> CalendarDay {
    guard range.count >= 10,
      let day = DayForm(bytes, range.lowerBound..<range.lowerBound + 10)?.day(.ymd)
    else { throw .badDay(Quoted(bytes, range).text) }
    return day
  }

  /// Returns the three letters in ` Ccy="EUR"`; `nil` if the attribute is missing.
  private func currency(in range: Range<Int>) -> String? {
    for index in range where bytes.hasText("Ccy", at: index) {
      for start in index..<range.upperBound
      where bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
        guard start + 4 < range.upperBound else { return nil }
        return String(decoding: bytes[start + 1..<start + 4], as: UTF8.self)
      }
    }
    return nil
  }
}

/// A booking being read.
private struct CAMTEntry {
  var start = 0
  var amount: StatementAmount?
  var currencyCode: String?
  var isDebit: Bool?
  var isPending = false
  var booked: CalendarDay?
  var valued: CalendarDay?
  var reference = ""
  var kind = ""
  var debtor = ""
  var creditor = ""
  var memo = ""
  var information = ""
  var transactions = 0

  mutating func add(memo text: String) {
    // The details of a collected booking may be longer than a memo should be.
    if memo.utf8.count > 1024 { return }
    memo += memo.isEmpty ? text : " \(text)"
  }
}

/// A balance being read.
private struct CAMTBalance {
  var code = ""
  var amount: StatementAmount?
  var currencyCode: String?
  var isDebit = false
  var day: CalendarDay?
}
