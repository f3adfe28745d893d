import LedgerModel

/// What a correction changes: `amount 1300.00 -> 130.00, merchant Sushi -> (none)`.
struct AmendmentLine {
  let was: EntryContent
  let now: EntryAmendment

  var text: String {
    var changes: [String] = []
    func add(_ name: String, _ old: String, _ new: String?) {
      guard let new else { return }
      changes.append("\(name) \(AmendmentLine.shown(old)) -> \(AmendmentLine.shown(new))")
    }
    add("type", was.values.type.text, now.type?.text)
    add("amount", AmountText.text(was.values.amount), now.amount.map(AmountText.text))
    add("category", was.values.category.text, now.category?.text)
    add("date", was.values.date.text, now.date?.text)
    add("account", was.values.account.text, now.account?.text)
    add("merchant", was.texts.merchant, now.removesMerchant ? "" : now.merchant)
    add("note", was.texts.note, now.removesNote ? "" : now.note)
    return changes.joined(separator: ", ")
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "(none)" : VisibleText(text).description
  }
}
