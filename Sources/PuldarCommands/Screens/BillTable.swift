import LedgerModel

/// The due days of bills as a table: number, day, name, amount, category, and state.
struct BillTable {
  let occurrences: [Bill.Day]
  let today: CalendarDay
  let categories: CategoryCatalog
  let numbering: EventNumbering
  /// The payments that were edited since.
  var edited = EditedPayments()
  /// The savings for bills.
  var savings = BillSavings()
  /// Whether overdue days are highlighted.
  var isColoured = true

  private static let columns: [TextTable.Column] = [
    .whole(.right, leaving: 2), .whole(.left), .words(), .whole(.right), .words(leaving: 1),
    .whole(.left, leaving: 3),
  ]

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable(BillTable.columns)
    for occurrence in occurrences {
      let cells = [
        numbering.text(occurrence.bill), style.day(occurrence.due),
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

  /// Returns `, counts 11.99`: the amount that the payments' expenses count today; empty if it is what was paid.
  private func counts(_ occurrence: Bill.Day, _ style: ScreenStyle) -> String {
    edited.sum(of: occurrence).map { ", counts \(style.amount($0))" } ?? ""
  }

  /// Returns `384.00 saved`; empty if nothing is saved for it.
  private func saved(_ occurrence: Bill.Day, _ style: ScreenStyle) -> String {
    let saved = savings.saved(for: occurrence)
    return saved.minorUnits == 0 ? "" : "\(style.amount(saved)) saved"
  }

  /// The rows, whose columns never change: number, due, name, amount, currency, left, state, category, account, mode,
  /// note, the counting amount of its payments if that differs from the paid one, type, destination of a move.
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

  /// The days as a program reads them.
  var days: [ToldDay] {
    occurrences.map { ToldDay(day: $0, today: today, edited: edited, savings: savings) }
  }

  struct ToldDay: Shaped {
    let day: Bill.Day
    let today: CalendarDay
    var edited = EditedPayments()
    var savings = BillSavings()

    private var terms: BillTerms { day.terms }

    private var saved: Money? { terms.save == nil ? nil : savings.saved(for: day) }

    private var payments: [(paid: BillPaid, counts: Money?)] {
      let counted = edited.amounts(of: day)
      return day.payments.enumerated().map { place, paid in
        let counts = counted.flatMap { place < $0.count ? $0[place] : nil }
        return (paid, counts == paid.amount ? nil : counts)
      }
    }

    static let shape = Shape<ToldDay>(
      "bill-day", note: "What a bill has due on one day.",
      .init("id", \.day.bill, "The bill."), .ref(\.day.bill), .init("name", \.terms.name),
      .init("type", \.terms.flow).among(BillTerms.flows), .init("auto", \.terms.isAuto),
      .init("due", \.day.due), .init("time", \.terms.time),
      .init(
        "amount", { BillLine.shownAmount($0.day) },
        "What was paid of what is paid, else what is planned; zero if that is not known."),
      .init("currency", \.terms.amount.currency),
      .init("certainty", \.terms.toldCertainty).among(BillTerms.certainties),
      .init("paid", { $0.day.state == .paid }),
      .init("overdue", { $0.day.isOverdue(on: $0.today) }),
      .init(
        "state", { BillLine.word($0.day, today: $0.today) }
      ).among(["overdue", "today", "open", "paid", "skipped"]),
      .init("left", \.day.left, "What is still to be paid."),
      .init(
        "payments", \.payments,
        each: Shape(
          .init("date", \.paid.day), .init("amount", \.paid.amount),
          .init("part", { $0.paid.extent == .part }, "Whether the rest stayed open."),
          .init("mode", \.paid.mode.nonEmpty),
          .ifAny("entry", \.paid.entry, "The entry that paid it, if that stands by itself."),
          .ifAny(
            "counts", \.counts,
            "With due and bill show, what its expense counts today, if it was edited since."))),
      .init("every", \.terms.every), .init("category", \.terms.category),
      .init("account", \.terms.account), .init("mode", \.terms.mode.nonEmpty),
      .init("note", \.terms.note.nonEmpty), .ifAny("tags", \.terms.toldTags),
      .ifAny("to", \.terms.destination, "The account that a planned move goes to."),
      .ifAny(
        "planned", { $0.day.due == $0.day.planned ? nil : $0.day.planned },
        "The day of its rule, if it was moved to another one."),
      .ifAny("saved", \.saved, "What is saved for it, if it saves."))
  }
}

/// The text for one day of a bill.
enum BillLine {
  /// Returns the paid amount of a paid bill, else the planned one: `~80.00` if that is uncertain.
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

  /// Returns the paid amount of a paid bill, else the planned one; zero if that is not known.
  static func shownAmount(_ occurrence: Bill.Day) -> Money {
    occurrence.state == .paid ? occurrence.paid : occurrence.terms.amount
  }

  /// Returns its state, for a person.
  static func state(
    _ occurrence: Bill.Day, today: CalendarDay, _ style: ScreenStyle
  ) -> String {
    switch occurrence.state {
    case .paid: return "paid \((occurrence.payments.last?.day).map(style.day) ?? "")"
    case .skipped: return "left out"
    case .open: break
    }
    var words: [String] = []
    if occurrence.due != occurrence.planned {
      words.append("moved from \(style.day(occurrence.planned))")
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

  /// Returns its state as one word: `overdue`, `today`, `open`, `paid`, `skipped`.
  static func word(_ occurrence: Bill.Day, today: CalendarDay) -> String {
    switch occurrence.state {
    case .paid: "paid"
    case .skipped: "skipped"
    case .open:
      occurrence.isOverdue(on: today) ? "overdue" : occurrence.due == today ? "today" : "open"
    }
  }
}
