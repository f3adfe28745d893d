import LedgerModel

/// An explanation between tabs, one term a line: level, label, value, currency, events.
struct ExplanationRows {
  private(set) var rows: [[String]] = []

  init(_ explanation: Explanation, numbering: EventNumbering) {
    add(explanation.root, explanation, numbering, level: 0)
  }

  private mutating func add(
    _ term: ExplanationTerm, _ explanation: Explanation, _ numbering: EventNumbering, level: Int
  ) {
    rows.append([
      String(level), term.label.text(explanation.currency),
      AmountText.text(term.value, explanation.currency), explanation.currency.code,
      term.events.map(numbering.text).joined(separator: " "),
    ])
    for part in term.terms { add(part, explanation, numbering, level: level + 1) }
  }
}
