import LedgerModel

/// Entries as comma-separated values: one row each, after a header.
package enum EntryCSV: String, CaseIterable, Sendable {
  /// Every member of an entry; amounts are unsigned, with the type in its own column.
  case full
  /// The columns of PULDAR's own export: signed amounts with credits below zero, and no income.
  case puldar

  /// The names of the columns, in order.
  package var columns: [String] {
    switch self {
    case .full:
      [
        "id", "type", "date", "amount", "currency", "merchant", "category", "bucket", "account",
        "note", "said", "by", "purchase", "payment", "recordedAt", "status", "correctedBy",
        "voidedBy", "undoneBy", "tax", "review", "goal", "covered", "tags",
      ]
    case .puldar: ["date", "merchant", "amount", "category", "bucket", "isOverspent", "notes"]
    }
  }

  /// Writes the header.
  package func writeHeader(to csv: inout CSVWriter) {
    for column in columns { csv.write(column) }
    csv.endRow()
  }

  /// Writes an entry, unless the columns do not include its type.
  package func write(_ exported: ExportedEntry, to csv: inout CSVWriter) {
    switch self {
    case .full: EntryCSV.writeFull(exported, to: &csv)
    case .puldar:
      if exported.entry.values.type != .income { EntryCSV.writePuldar(exported, to: &csv) }
    }
  }

  private static func writeFull(_ exported: ExportedEntry, to csv: inout CSVWriter) {
    let entry = exported.entry
    let (values, texts) = (entry.values, entry.texts)
    csv.write(entry.id)
    csv.write(values.type.text)
    csv.write(values.date)
    csv.write(values.amount)
    csv.write(values.amount.currency.code)
    csv.write(texts.merchant)
    csv.write(values.category.text)
    csv.write(exported.bucket?.text ?? "")
    csv.write(values.account.text)
    csv.write(texts.note)
    csv.write(texts.said)
    csv.write(texts.by)
    csv.write(texts.purchase)
    csv.write(texts.payment)
    csv.write(entry.recordedAt)
    csv.write(entry.status.word)
    csv.write(
      entry.correctedBy.isEmpty ? "" : entry.correctedBy.map(\.text).joined(separator: " "))
    csv.write(entry.voidedBy)
    csv.write(entry.undoneBy)
    if let tax = texts.tax { csv.write(tax) } else { csv.write("") }
    csv.write(texts.isReviewed ? "" : "false")
    csv.write(values.cover?.goal)
    if values.covered.minorUnits > 0 { csv.write(values.covered) } else { csv.write("") }
    csv.write(texts.tags.joined(separator: " "))
    csv.endRow()
  }

  private static func writePuldar(_ exported: ExportedEntry, to csv: inout CSVWriter) {
    let (values, texts) = (exported.entry.values, exported.entry.texts)
    csv.write(values.date)
    csv.write(texts.shownName)
    csv.write(values.type == .credit ? values.amount.negated : values.amount)
    csv.write(values.category.text)
    csv.write(exported.bucket?.text ?? "")
    csv.write(exported.isOverspent)
    csv.write(texts.note)
    csv.endRow()
  }
}

extension EntryStatus {
  /// The status as other programs read it.
  var word: String {
    switch self {
    case .counts: "counts"
    case .voided: "voided"
    case .reverted: "undone"
    case .copy: "copy"
    }
  }
}
