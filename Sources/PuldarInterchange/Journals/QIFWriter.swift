import LedgerModel

/// Writes entries in Quicken's interchange format, for older programs.
///
/// There is a section for each account, since the format names no account with an entry. Days are written month first,
/// as Quicken does. `N` refers to the log; a transfer names the other account in brackets and appears in both.
struct QIFWriter: EntryWriting {
  var bytes: [UInt8] = []
  private let currency: Money.Currency
  private let numbered: WriterID?
  private let kinds: [AccountName: AccountKind]
  /// The account of the current section.
  private var account: AccountName?

  init(in currency: Money.Currency, numbered: WriterID?, kinds: [AccountName: AccountKind]) {
    self.currency = currency
    self.numbered = numbered
    self.kinds = kinds
  }

  mutating func write(_ exported: ExportedEntry) {
    let (values, texts) = (exported.entry.values, exported.entry.texts)
    guard exported.entry.status == .counts, values.amount.currency == currency else { return }
    let amount = values.type == .expense ? values.amount.negated : values.amount
    write(
      values.account, values.date, amount, exported.entry.id, texts.shownName, texts.note,
      values.category.text)
  }

  mutating func write(_ frame: JournalFrame) {
    for record in frame.records where record.amount.currency == currency {
      guard case .asset(let destination) = record.destination else { continue }
      func add(_ account: AccountName, _ amount: Money, _ other: String) {
        write(account, record.date, amount, record.event, record.payee, record.note, other)
      }
      switch record.source {
      case .asset(let source):
        add(source, record.amount.negated, "[\(destination.text)]")
        add(destination, record.amount, "[\(source.text)]")
      // As in Quicken, the account is its own other side, and nothing was earned or spent.
      case .opening, .correction, .income, .expense:
        add(destination, record.amount, "[\(destination.text)]")
      }
    }
  }

  mutating func end() {}

  private mutating func write(
    _ account: AccountName, _ date: CalendarDay, _ amount: Money, _ event: EventID?,
    _ payee: String, _ note: String, _ category: String
  ) {
    if account != self.account { begin(account) }
    var day: [UInt8] = []
    date.write(to: &day)
    // 2026-01-31 is written as 01/31/2026.
    bytes.append(UInt8(ascii: "D"))
    bytes.append(contentsOf: day[5..<7])
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: day[8..<10])
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: day[0..<4])
    append("\nT")
    amount.write(to: &bytes)
    if let event {
      append("\nN")
      if event.writer == numbered {
        Int64(event.number).write(to: &bytes)
      } else {
        event.write(to: &bytes)
      }
    }
    line("P", payee)
    line("M", note)
    line("L", category)
    append("\n^\n")
  }

  private mutating func begin(_ account: AccountName) {
    self.account = account
    let type =
      switch kinds[account] ?? .bank {
      case .bank, .savings: "Bank"
      case .cash: "Cash"
      case .card: "CCard"
      case .investment, .person: "Oth A"
      case .loan: "Oth L"
      }
    append("!Account\nN\(account.text)\nT\(type)\n^\n!Type:\(type)\n")
  }

  private mutating func line(_ code: String, _ text: String) {
    if text.isEmpty { return }
    append("\n\(code)")
    JournalText.writeLine(text, to: &bytes)
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
