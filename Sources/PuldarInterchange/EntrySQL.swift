import LedgerModel

/// Entries as statements that SQLite loads into an empty database: one table, in one transaction.
///
/// Each amount is written twice: `amount` as in the ledger, and in whole minor units, which add up exactly. The sum of
/// `net` is what came in minus what went out, as in the list of the same entries.
///
/// ```sql
/// SELECT substr(date, 1, 7), category, sum(-net) FROM entries WHERE type <> 'income' GROUP BY 1, 2;
/// ```
package struct EntrySQL: EntryWriting {
  /// The bytes so far; a caller that takes them empties it.
  package var bytes: [UInt8] = []

  package init() {}

  /// Writes what precedes the first entry.
  package mutating func begin() {
    write(
      """
      BEGIN TRANSACTION;
      CREATE TABLE entries (
        id TEXT NOT NULL PRIMARY KEY,
        type TEXT NOT NULL CHECK (type IN ('expense', 'credit', 'income')),
        date TEXT NOT NULL,
        amount TEXT NOT NULL,
        currency TEXT NOT NULL,
        minor_units INTEGER NOT NULL,
        net INTEGER NOT NULL,
        merchant TEXT,
        category TEXT NOT NULL,
        bucket TEXT,
        account TEXT NOT NULL,
        note TEXT,
        said TEXT,
        source TEXT NOT NULL,
        purchase TEXT,
        payment TEXT,
        recorded_at TEXT NOT NULL,
        status TEXT NOT NULL,
        tax TEXT,
        reviewed INTEGER NOT NULL,
        goal TEXT,
        covered TEXT,
        tags TEXT
      );

      """)
  }

  /// Writes what follows the last entry.
  package mutating func end() { write("COMMIT;\n") }

  /// Writes an entry.
  package mutating func write(_ exported: ExportedEntry) {
    let entry = exported.entry
    let (values, texts) = (entry.values, entry.texts)
    write("INSERT INTO entries VALUES(")
    writeText(entry.id.text)
    separate()
    writeText(values.type.text)
    separate()
    writePlain(values.date)
    separate()
    writePlain(values.amount)
    separate()
    writeText(values.amount.currency.code)
    write(",\(values.amount.minorUnits),\(exported.net),")
    writeText(texts.merchant)
    separate()
    writeText(values.category.text)
    separate()
    writeText(exported.bucket?.text ?? "")
    separate()
    writeText(values.account.text)
    separate()
    writeText(texts.note)
    separate()
    writeText(texts.said)
    separate()
    writeText(texts.by)
    separate()
    writeText(texts.purchase?.text ?? "")
    separate()
    writeText(texts.payment?.text ?? "")
    separate()
    writePlain(entry.recordedAt)
    separate()
    writeText(entry.status.word)
    separate()
    if let tax = texts.tax { writePlain(tax) } else { writeText("") }
    write(texts.isReviewed ? ",1," : ",0,")
    writeText(values.cover?.goal.text ?? "")
    separate()
    if values.covered.minorUnits > 0 { writePlain(values.covered) } else { writeText("") }
    separate()
    writeText(texts.tags.joined(separator: " "))
    write(");\n")
  }

  private mutating func separate() { bytes.append(UInt8(ascii: ",")) }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func writePlain(_ value: some PlainText) {
    bytes.append(0x27)
    value.write(to: &bytes)
    bytes.append(0x27)
  }

  /// Writes a quoted text; `NULL` if it is empty. A zero byte would end the statement in SQLite's shell.
  private mutating func writeText(_ text: String) {
    if text.isEmpty { return write("NULL") }
    bytes.append(0x27)
    for byte in text.utf8 {
      switch byte {
      case 0: write("'||char(0)||'")
      case 0x27: write("''")
      default: bytes.append(byte)
      }
    }
    bytes.append(0x27)
  }
}
