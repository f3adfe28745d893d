import LedgerModel

/// The changes of terms: `amount 15.99 -> 17.99, note (none) -> "family"`.
struct TermsLine {
  private(set) var changes: [String] = []

  var text: String { changes.joined(separator: ", ") }

  /// Adds a change, unless both texts are equal.
  mutating func add(_ name: String, _ old: String, _ new: String) {
    guard old != new else { return }
    let shown = [old, new].map { $0.isEmpty ? "(none)" : VisibleText($0).description }
    changes.append("\(name) \(shown[0]) -> \(shown[1])")
  }
}

extension BillTerms {
  /// Returns all terms: `Rent 1200.00, every month on the last day from 2026-01-31`.
  func shown(_ style: ScreenStyle) -> String {
    let amount = certainty == .unknown ? "of an unknown amount" : shownAmount(style)
    let rule =
      recurrence.isOnce
      ? "due on \(recurrence.first.text)" : RecurrenceLine.wholeText(recurrence)
    let flow =
      type == .income
      ? ", income" : goal != nil ? ", into a goal" : destination == nil ? "" : ", \(shownAccounts)"
    return "\(VisibleText(name)) \(amount)\(flow), \(rule)\(isAuto ? ", recorded by itself" : "")"
      + (save == nil ? "" : ", saved for each month") + (tags.isEmpty ? "" : ", \(tags.shownTags)")
  }

  /// Returns the differences from earlier terms.
  func shownChange(from was: BillTerms, _ style: ScreenStyle) -> String {
    var line = TermsLine()
    line.add("name", was.name, name)
    line.add("amount", was.shownAmount(style), shownAmount(style))
    line.add("category", was.category.text, category.text)
    line.add("account", was.account.text, account.text)
    line.add("to", was.destination?.text ?? "", destination?.text ?? "")
    line.add("mode", was.mode, mode)
    line.add("recorded", was.isAuto ? "by itself" : "by hand", isAuto ? "by itself" : "by hand")
    line.add("saving", was.save == nil ? "" : "each month", save == nil ? "" : "each month")
    line.add("note", was.note, note)
    line.add("tags", was.tags.shownTags, tags.shownTags)
    line.add("time", was.time?.text ?? "", time?.text ?? "")
    line.add("rule", RecurrenceLine.text(was.recurrence), RecurrenceLine.text(recurrence))
    return line.text
  }

  /// The tags for programs; `nil` if there are none.
  var toldTags: [String]? { tags.isEmpty ? nil : tags }

  /// `bank -> savings` for a move, else `@card`; empty for the bank.
  var shownAccounts: String {
    guard let destination else { return account == .bank ? "" : "@\(VisibleText(account.text))" }
    return "\(VisibleText(account.text)) -> \(VisibleText(destination.text))"
  }

  /// Returns its purpose: its category, or the destination of a move.
  func shownUse(_ categories: CategoryCatalog) -> String {
    destination.map { "-> \(VisibleText($0.text))" } ?? categories.shownName(of: category)
  }

  private func shownAmount(_ style: ScreenStyle) -> String {
    switch certainty {
    case .unknown: "unknown"
    case .about: "about \(style.amount(amount))"
    case nil: style.amount(amount)
    }
  }
}
