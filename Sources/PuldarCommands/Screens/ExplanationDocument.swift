import LedgerModel

/// An explanation for programs: the terms of a node add up to its value.
struct ExplanationDocument {
  let explanation: Explanation
  let conflicts: [OpenConflict]
  let numbering: EventNumbering
  let moment: AsOf?

  var record: Record {
    let root = explanation.root
    return [
      "figure": explanation.figure.text, "month": explanation.month.text, "value": root.value,
      "terms": root.terms.map(term), "folded": root.isFolded, "events": events(root.events),
      "currency": explanation.currency.code, "asOf": moment?.text(),
      "conflicts": conflicts.told(numbering),
    ]
  }

  private func term(_ term: ExplanationTerm) -> Record {
    var record: Record = [
      "label": term.label.text, "value": term.value, "events": events(term.events),
      "terms": term.terms.map(self.term),
    ]
    if term.isFolded { record += ["folded": true] }
    if let month = term.label.month, month != explanation.month { record += ["month": month.text] }
    switch term.label {
    case .entry(let id, let values, _, let movedBy):
      record += [
        "entry": numbering.text(id), "date": values.date.text, "category": values.category.text,
      ]
      if let movedBy { record += ["movedBy": numbering.text(movedBy)] }
    case .moved(let event, let day, let source, let destination):
      record += [
        "event": numbering.text(event), "date": day.text, "from": source, "to": destination,
      ]
    case .due(let bill, let day, _):
      record += ["bill": numbering.text(bill), "date": day.text]
    case .change(_, let was, let now, _, _, let reason):
      record += ["was": was, "now": now, "why": reason.nonEmpty]
    default: break
    }
    return record
  }

  private func events(_ events: [EventID]) -> [String] { events.map(numbering.text) }

  /// Returns the rows, one term a line: level, label, value, currency, events.
  func rows(of term: ExplanationTerm, level: Int = 0) -> [[String]] {
    let cells = [
      String(level), term.label.text, AmountText.text(term.value), explanation.currency.code,
      events(term.events).joined(separator: " "),
    ]
    return [cells] + term.terms.flatMap { rows(of: $0, level: level + 1) }
  }
}

extension ExplanationLabel {
  /// The label as a program reads it.
  var text: String {
    switch self {
    case .month(let figure, _): figure.rawValue
    case .bucket(let figure, _): figure.rawValue
    case .bucketPart(let bucket): bucket.text
    case .category(let category): category.text
    case .limitLeft: "left"
    case .said: "said"
    case .share(let share, let income, _, _):
      "\(share.shortText) of \(AmountText.text(income))"
    case .setIncome(.hourly(let rate, let hours), _):
      "\(AmountText.text(rate)) an hour, \(hours.shortText) hours a week"
    case .setIncome: "set income"
    case .entry(_, let values, let merchant, _): merchant.isEmpty ? values.category.text : merchant
    case .change(let kind, _, _, _, _, _): kind.rawValue
    case .moved(_, _, let source, let destination): "\(source) to \(destination)"
    case .due(_, _, let name): name
    case .remainderCent: "rounding"
    case .fractions: "fractions"
    case .overspendNotCarried: "not carried"
    case .notOver: "not over"
    @unknown default: "other"
    }
  }

  /// The day of an entry or a move; `nil` for other terms.
  var day: CalendarDay? {
    switch self {
    case .entry(_, let values, _, _): values.date
    case .moved(_, let day, _, _): day
    default: nil
    }
  }

  /// The month of a figure; `nil` for other terms.
  var month: CalendarMonth? {
    switch self {
    case .month(_, let month), .bucket(_, let month): month
    default: nil
    }
  }
}
