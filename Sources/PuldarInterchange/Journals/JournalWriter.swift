import LedgerModel

/// Writes entries as a plain-text journal for hledger, ledger or beancount.
///
/// An entry is a transaction whose code, in beancount its `event`, refers to the log; a credit is a negative posting to
/// the account of its expense. Entries that do not count, and those that the program cannot read, are comments.
struct JournalWriter: EntryWriting {
  var bytes: [UInt8] = []
  private let dialect: JournalDialect
  private let currency: Money.Currency
  /// The writer whose events are named by their number alone; `nil` if none are.
  private let numbered: WriterID?
  private let firstDay: CalendarDay
  private var accounts: JournalAccounts
  private var currencyBytes: [UInt8] = []

  init(_ dialect: JournalDialect, in currency: Money.Currency, numbered: WriterID?) {
    self.dialect = dialect
    self.currency = currency
    self.numbered = numbered
    firstDay = dialect.firstDay
    accounts = JournalAccounts(dialect)
    currency.write(to: &currencyBytes)
    begin()
  }

  /// Writes the header. All amounts have one style, so that totals compare as texts.
  private mutating func begin() {
    var zero: [UInt8] = []
    Money.zero(currency).write(to: &zero)
    let decimals = String(decoding: zero.dropFirst(), as: UTF8.self)
    switch dialect {
    case .hledger:
      // It requires a mark after the digits, even if no decimals follow.
      append("commodity 1000\(decimals.isEmpty ? "." : decimals) \(currency.code)\n\n")
    case .ledger:
      append("commodity \(currency.code)\n    format 1000\(decimals) \(currency.code)\n\n")
    case .beancount: append("option \"operating_currency\" \"\(currency.code)\"\n\n")
    }
  }

  mutating func write(_ exported: ExportedEntry) {
    let record = JournalRecord(exported)
    switch exported.entry.status {
    case .counts: write(record)
    case .voided, .reverted, .copy: leaveOut(record, exported.entry.status.word)
    }
  }

  mutating func write(_ frame: JournalFrame) {
    for record in frame.records { write(record) }
    // If any month has a budget, all do: hledger combines those without one into one row.
    guard dialect == .hledger, frame.months.contains(where: \.isShared) else { return }
    for month in frame.months { write(month) }
  }

  /// Writes the accounts for beancount, which must all be opened, anywhere in the file.
  mutating func end() {
    guard dialect == .beancount else { return }
    for used in accounts.used {
      used.firstDay.write(to: &bytes)
      append(" open ")
      bytes.append(contentsOf: used.path)
      append("\n")
      switch used.account {
      case .asset(let name): write("account", name.text)
      case .expense(let bucket, let category):
        write("bucket", bucket.text)
        write("category", category.text)
      case .income, .opening, .correction: break
      }
    }
  }

  private mutating func write(_ record: JournalRecord) {
    guard record.amount.currency == currency else { return leaveOut(record, "other currency") }
    guard firstDay <= record.date else { return leaveOut(record, "too early for \(dialect)") }
    if dialect == .beancount {
      record.date.write(to: &bytes)
      append(" * ")
      JournalText.writeQuoted(record.payee, to: &bytes)
      append(" ")
      JournalText.writeQuoted(record.note, to: &bytes)
      for tag in record.tags { append(" #\(JournalText.beancountTag(tag))") }
      append("\n")
      if let event = record.event {
        append("  event: \"")
        writeCode(event)
        append("\"\n")
      }
    } else {
      writeHead(record)
      append("\n")
      if !record.note.isEmpty {
        append("    ; ")
        JournalText.writeNote(record.note, to: &bytes)
        append("\n")
      }
      if !record.tags.isEmpty {
        // hledger reads "trip:, work:", and ledger ":trip:work:".
        append(
          dialect == .hledger
            ? "    ; \(record.tags.map { "\($0):" }.joined(separator: ", "))\n"
            : "    ; :\(record.tags.joined(separator: ":")):\n")
      }
    }
    post(record.amount, to: record.destination, record.date)
    post(record.amount.negated, to: record.source, record.date)
    append("\n")
  }

  /// Writes day, code and payee.
  private mutating func writeHead(_ record: JournalRecord) {
    let start = bytes.count
    record.date.write(to: &bytes)
    if dialect == .ledger {
      for place in start..<bytes.count where bytes[place] == UInt8(ascii: "-") {
        bytes[place] = UInt8(ascii: "/")
      }
    }
    append(" (")
    if let event = record.event { writeCode(event) } else { append("opening") }
    append(") ")
    JournalText.writePayee(record.payee, to: &bytes)
  }

  private mutating func writeCode(_ event: EventID) {
    if event.writer == numbered {
      Int64(event.number).write(to: &bytes)
    } else {
      event.write(to: &bytes)
    }
  }

  private mutating func post(_ amount: Money, to account: JournalAccount, _ day: CalendarDay) {
    append(dialect == .beancount ? "  " : "    ")
    accounts.write(account, on: day, to: &bytes)
    append("  ")
    amount.write(to: &bytes)
    append(" ")
    bytes.append(contentsOf: currencyBytes)
    append("\n")
  }

  /// Writes a record as a comment of one line.
  private mutating func leaveOut(_ record: JournalRecord, _ reason: String) {
    append("; \(reason): ")
    writeHead(record)
    append(" ")
    record.amount.write(to: &bytes)
    append(" \(record.amount.currency.code)\n\n")
  }

  /// Writes what each bucket had in a month, including carry, as goals for this month alone.
  private mutating func write(_ month: MonthBudget) {
    guard !month.buckets.isEmpty, let next = month.month.next else { return }
    append("~ monthly from \(month.month.firstDay.text) to \(next.firstDay.text)\n")
    for bucket in month.buckets {
      append("    expenses:\(bucket.bucket.text)  ")
      (month.isShared ? bucket.capacity : .zero(currency)).write(to: &bytes)
      append(" \(currency.code)\n")
    }
    append("    budget:income\n\n")
  }

  private mutating func write(_ name: String, _ text: String) {
    append("  \(name): ")
    JournalText.writeQuoted(text, to: &bytes)
    append("\n")
  }

  private mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
