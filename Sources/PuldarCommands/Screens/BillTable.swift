import LedgerModel

/// What bills have due, below each other: number, day, name, amount, category, and what became of it.
struct BillTable {
  let occurrences: [Bill.Day]
  let today: CalendarDay
  let categories: CategoryCatalog
  let numbering: EventNumbering
  /// What of it was edited since it was paid.
  var edited = EditedPayments()
  /// What bills save.
  var savings = BillSavings()
  /// Whether what is overdue stands out.
  var isColoured = true

  private static let columns: [TextTable.Column] = [
    .whole(.right, leaving: 2), .whole(.left), .words(), .whole(.right), .words(leaving: 1),
    .whole(.left, leaving: 3),
  ]

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable(BillTable.columns)
    for occurrence in occurrences {
      let cells = [
        numbering.text(occurrence.bill), occurrence.due.text,
        VisibleText(occurrence.terms.name).description, BillLine.amount(occurrence, style),
        occurrence.terms.shownUse(categories),
        [BillLine.state(occurrence, today: today, style), saved(occurrence, style)]
          .filter { !$0.isEmpty }.joined(separator: ", ") + counts(occurrence, style),
      ]
      if isColoured, occurrence.isOverdue(on: today) {
        table.add(cells, inked: [5: .red])
      } else {
        table.add(cells)
      }
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// `, counts 11.99`: what the expenses of payments count today; nothing where that is what was paid.
  private func counts(_ occurrence: Bill.Day, _ style: ScreenStyle) -> String {
    edited.sum(of: occurrence).map { ", counts \(style.amount($0))" } ?? ""
  }

  /// `384.00 saved`; nothing of what nothing is saved for.
  private func saved(_ occurrence: Bill.Day, _ style: ScreenStyle) -> String {
    let saved = savings.saved(for: occurrence)
    return saved.minorUnits == 0 ? "" : "\(style.amount(saved)) saved"
  }

  /// As values; the columns never change: number, due, name, amount, currency, what is left, state,
  /// category, account, mode, note, what its payments count if that is not what was paid, type, where it is moved to.
  var rows: [[String]] {
    occurrences.map { occurrence in
      let terms = occurrence.terms
      return [
        numbering.text(occurrence.bill), occurrence.due.text, terms.name,
        AmountText.text(BillLine.shownAmount(occurrence)), terms.amount.currency.code,
        AmountText.text(occurrence.left), BillLine.word(occurrence, today: today),
        terms.category.text, terms.account.text, terms.mode, terms.note,
        edited.sum(of: occurrence).map(AmountText.text) ?? "", terms.flow,
        terms.destination?.text ?? "",
      ]
    }
  }

  var documents: [JSONValue] {
    occurrences.map { occurrence in
      let terms = occurrence.terms
      func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
      let bill: JSONValue = [
        "id": .text(numbering.text(occurrence.bill)), "ref": .text(occurrence.bill.text),
        "name": .text(terms.name), "type": .text(terms.flow),
        "auto": .bool(terms.isAuto), "due": .text(occurrence.due.text),
        "time": .optional(terms.time?.text),
        "amount": .text(AmountText.text(BillLine.shownAmount(occurrence))),
        "currency": .text(terms.amount.currency.code),
        "certainty": .text(terms.certainty?.rawValue ?? "known"),
        "paid": .bool(occurrence.state == .paid), "overdue": .bool(occurrence.isOverdue(on: today)),
        "state": .text(BillLine.word(occurrence, today: today)),
        "left": .text(AmountText.text(occurrence.left)),
        "payments": .list(payments(of: occurrence)),
        "every": terms.recurrence.isOnce ? .null : .text(RecurrenceLine.text(terms.recurrence)),
        "category": .text(terms.category.text), "account": .text(terms.account.text),
        "mode": text(terms.mode), "note": text(terms.note),
      ]
      guard case .object(var members) = bill else { return bill }
      if let to = terms.destination { members.append(.init(name: "to", value: .text(to.text))) }
      if occurrence.due != occurrence.planned {
        members.append(.init(name: "planned", value: .text(occurrence.planned.text)))
      }
      guard terms.save != nil else { return .object(members) }
      let saved = JSONValue.text(AmountText.text(savings.saved(for: occurrence)))
      return .object(members + [.init(name: "saved", value: saved)])
    }
  }
}

extension BillTable {
  private func payments(of occurrence: Bill.Day) -> [JSONValue] {
    let counted = edited.amounts(of: occurrence)
    return occurrence.payments.enumerated().map { place, paid in
      var members: [JSONValue.Member] = [
        .init(name: "date", value: .text(paid.day.text)),
        .init(name: "amount", value: .text(AmountText.text(paid.amount))),
        .init(name: "part", value: .bool(paid.extent == .part)),
        .init(name: "mode", value: paid.mode.isEmpty ? .null : .text(paid.mode)),
      ]
      if let entry = paid.entry {
        members.append(.init(name: "entry", value: .text(numbering.text(entry))))
      }
      if let counted, place < counted.count, counted[place] != paid.amount {
        members.append(.init(name: "counts", value: .text(AmountText.text(counted[place]))))
      }
      return .object(members)
    }
  }
}

/// One day of a bill in words.
enum BillLine {
  /// What was paid of a bill that is paid, else what was planned: `~80.00` where that is not sure.
  static func amount(_ occurrence: Bill.Day, _ style: ScreenStyle) -> String {
    occurrence.state == .paid
      ? style.amount(occurrence.paid) : amount(occurrence.terms, style)
  }

  static func amount(_ terms: BillTerms, _ style: ScreenStyle) -> String {
    switch terms.certainty {
    case .unknown: "?"
    case .about: "~\(style.amount(terms.amount))"
    case nil: (terms.type == .income ? "+" : "") + style.amount(terms.amount)
    }
  }

  /// What was paid of a bill that is paid, else what was planned; zero where that is not known.
  static func shownAmount(_ occurrence: Bill.Day) -> Money {
    occurrence.state == .paid ? occurrence.paid : occurrence.terms.amount
  }

  /// What became of it, for a person.
  static func state(
    _ occurrence: Bill.Day, today: CalendarDay, _ style: ScreenStyle
  ) -> String {
    switch occurrence.state {
    case .paid: return "paid \(occurrence.payments.last?.day.text ?? "")"
    case .skipped: return "left out"
    case .open: break
    }
    var words: [String] = []
    if occurrence.due != occurrence.planned {
      words.append("moved from \(occurrence.planned.text)")
    }
    if occurrence.isOverdue(on: today) { words.append("OVERDUE") }
    if occurrence.isToRecord(on: today) {
      words.append("to record")
    } else if occurrence.due == today {
      words.append("due today")
    }
    if !occurrence.payments.isEmpty {
      words.append("\(style.amount(occurrence.paid)) paid")
      if occurrence.left.minorUnits > 0 { words.append("\(style.amount(occurrence.left)) left") }
    }
    return words.joined(separator: ", ")
  }

  /// The same as one word: `overdue`, `today`, `open`, `paid`, `skipped`.
  static func word(_ occurrence: Bill.Day, today: CalendarDay) -> String {
    switch occurrence.state {
    case .paid: "paid"
    case .skipped: "skipped"
    case .open:
      occurrence.isOverdue(on: today) ? "overdue" : occurrence.due == today ? "today" : "open"
    }
  }
}
