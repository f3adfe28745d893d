import LedgerModel

/// An explanation as JSON: the terms of a node add up to its value.
struct ExplanationDocument {
  private let explanation: Explanation
  private let numbering: EventNumbering
  private let moment: AsOf?
  private let conflicts: [OpenConflict]

  init(
    _ explanation: Explanation, _ conflicts: [OpenConflict], numbering: EventNumbering,
    moment: AsOf?
  ) {
    self.explanation = explanation
    self.conflicts = conflicts
    self.numbering = numbering
    self.moment = moment
  }

  var document: JSONValue {
    let root = explanation.root
    return [
      "schema": 1, "figure": .text(explanation.figure.text),
      "month": .text(explanation.month.text), "value": amount(root.value),
      "terms": .list(root.terms.map(term)), "folded": .bool(root.isFolded),
      "events": events(root.events), "currency": .text(explanation.currency.code),
      "asOf": .optional(moment?.text()),
      "conflicts": .list(conflicts.map(\.document)),
    ]
  }

  private func term(_ term: ExplanationTerm) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("label", .text(term.label.text)), ("value", amount(term.value)),
      ("events", events(term.events)), ("terms", .list(term.terms.map(self.term))),
    ]
    if term.isFolded { members.append(("folded", true)) }
    if let month = term.label.month, month != explanation.month {
      members.append(("month", .text(month.text)))
    }
    switch term.label {
    case .entry(let id, let values, _, let movedBy):
      members += [
        ("entry", .text(numbering.text(id))), ("date", .text(values.date.text)),
        ("category", .text(values.category.text)),
      ]
      if let movedBy { members.append(("movedBy", .text(numbering.text(movedBy)))) }
    case .moved(let event, let day, let source, let destination):
      members += [
        ("event", .text(numbering.text(event))), ("date", .text(day.text)),
        ("from", .text(source)), ("to", .text(destination)),
      ]
    case .due(let bill, let day, _):
      members += [("bill", .text(numbering.text(bill))), ("date", .text(day.text))]
    case .change(_, let was, let now, _, _, let reason):
      members += [
        ("was", was.map(amount) ?? nil), ("now", now.map(amount) ?? nil),
        ("why", .optional(reason.isEmpty ? nil : reason)),
      ]
    default: break
    }
    return .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  private func amount(_ money: Money) -> JSONValue { .text(AmountText.text(money)) }

  private func events(_ events: [EventID]) -> JSONValue {
    .list(events.map { .text(numbering.text($0)) })
  }
}

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
      String(level), term.label.text,
      AmountText.text(term.value), explanation.currency.code,
      term.events.map(numbering.text).joined(separator: " "),
    ])
    for part in term.terms { add(part, explanation, numbering, level: level + 1) }
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
    }
  }

  /// The month of a figure; `nil` for what is no figure.
  var month: CalendarMonth? {
    switch self {
    case .month(_, let month), .bucket(_, let month): month
    default: nil
    }
  }
}
