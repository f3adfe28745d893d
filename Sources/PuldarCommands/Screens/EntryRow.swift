import LedgerModel

/// An entry as values; the columns never change.
///
/// Number, date, type, amount, currency, merchant, category, bucket, account, note.
enum EntryRow {
  static func cells(_ line: EntryLine, number: String) -> [String] {
    let (values, texts) = (line.values, line.texts)
    return [
      number, values.date.text, values.type.text, AmountText.text(values.amount),
      values.amount.currency.code, texts.merchant, values.category.text, line.bucket?.text ?? "",
      values.account.text, texts.note,
    ]
  }
}
