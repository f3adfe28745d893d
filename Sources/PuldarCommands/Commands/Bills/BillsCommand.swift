import CommandTable
import LedgerModel

extension PuldarCommand {
  static var bills: Command {
    Command(
      "bills", "List what bills have due: open ones, and what was paid.",
      discussion: """
        What is open up to the end of this month, however long it is overdue, and what was paid this month. \
        -m names other months: of one that is over it is what was open when it ended. --all has the next day of every bill too. --by category adds up what is \
        open. Where an expense was edited since, what it counts stands behind the payment.
        """,
      examples: [
        "puldar bills --open", "puldar bills --paid -m last", "puldar bills --by category",
      ],
      traits: [.ofMonths, .long],
      .flag("--open", "Only what is still to be paid."),
      .flag("--paid", "Only what was paid."),
      .flag("--overdue", "Only what should have been paid before today."),
      .flag("--all", "Also what is open later: the next day of every bill."),
      .option("--by <what>", "Add up what is open: by category.", BillGrouping.self)
    ) { session, isOpen, isPaid, isOverdue, isAll, grouping in
      guard [isOpen, isPaid, isOverdue].filter(\.self).count < 2 else {
        throw UsageError("Choose one of '--open', '--paid' and '--overdue'")
      }
      let choice: BillsReport.Choice =
        isOpen ? .open : isPaid ? .paid : isOverdue ? .overdue : .openAndPaid
      guard grouping == nil || choice != .paid else {
        throw UsageError("'--by' adds up what is open: leave '--paid' out")
      }
      return try await BillsReport(session, choice, showsLater: isAll, by: grouping).report()
    }
  }
}

/// By what open bills are added up.
enum BillGrouping: String, ParameterValue, CaseIterable {
  case category
}

/// What bills have due, day by day.
struct BillsReport {
  enum Choice: Hashable {
    case openAndPaid, open, paid, overdue
  }

  private let session: Session
  private let choice: Choice
  private let showsLater: Bool
  private let grouping: BillGrouping?

  init(_ session: Session, _ choice: Choice, showsLater: Bool, by grouping: BillGrouping?) {
    self.session = session
    self.choice = choice
    self.showsLater = showsLater
    self.grouping = grouping
  }

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let day = try session.shownDay()
    let bills = state.bills.paid(through: day)
    let chosen = try chosen(bills, on: day)
    let currency = session.ledger.currency(of: state)
    let table = BillTable(
      occurrences: chosen, today: day, categories: state.plan.categories,
      numbering: try await session.ledger.numbering(),
      edited: try await EditedPayments(session, of: chosen, bills))
    let open = try BillSums(chosen, in: currency)
    let overdue = try BillSums(chosen.lazy.filter { $0.isOverdue(on: day) }, in: currency)
    let isInUse = state.bills.isInUse
    let groups = grouping == nil ? nil : try BillCategories(chosen, state.plan.categories, currency)
    return Report { style in
      guard isInUse else {
        return [
          .offering(
            "There are no bills yet. Add one with: \(command: "bill add netflix 9.99 15jan")")
        ]
      }
      var lines = (groups?.lines(style) ?? table.lines(style)).map { Report.Line($0) }
      if choice != .paid {
        lines.append(Report.Line(sums(open, overdue, session.words(atEndOf: day), style)))
      }
      if chosen.isEmpty, choice == .paid { lines.append(.dispensable("No bill was paid.")) }
      return lines
    } rows: {
      groups?.rows ?? table.rows
    } document: {
      var members: [JSONValue.Member] = [
        .init(name: "schema", value: 1), .init(name: "date", value: .text(day.text)),
        .init(name: "bills", value: .list(table.documents)),
        .init(name: "open", value: open.document), .init(name: "overdue", value: overdue.document),
      ]
      if let groups { members.append(.init(name: "categories", value: groups.document)) }
      return .object(members)
    }
  }

  /// - Parameter moment: ` at 2026-01-31` of a month that is over.
  private func sums(
    _ open: BillSums, _ overdue: BillSums, _ moment: String, _ style: ScreenStyle
  ) -> String {
    guard open.count > 0 else {
      return "Nothing \(moment.isEmpty ? "is" : "was") "
        + (choice == .overdue ? "overdue" : "open") + "\(moment)."
    }
    return open.text("open", style)
      + (overdue.count > 0 ? "; \(overdue.text("overdue", style))" : "") + moment
  }

  private func chosen(_ bills: BillPlan, on day: CalendarDay) throws -> [BillOccurrence] {
    let months = try session.months()
    guard let first = months.first, let last = months.last else { return [] }
    // What is overdue belongs to the month of the day, however long it is.
    let start: CalendarDay = months.contains(day.month) ? .first : first.firstDay
    var open = bills.open(in: start...last.lastDay)
    if choice == .overdue { open = open.filter { $0.isOverdue(on: day) } }
    if showsLater, choice != .paid, choice != .overdue {
      open += bills.later(than: last.lastDay)
    }
    var paid: [BillOccurrence] = []
    if choice == .paid || choice == .openAndPaid {
      let span = first.firstDay...last.lastDay
      paid = bills.paid { span.contains($0) }
    }
    return (choice == .paid ? paid : open + paid).sorted { ($0.due, $0.bill) < ($1.due, $1.bill) }
  }
}

/// What is open, added up by category.
struct BillCategories {
  private let sums: [(category: CategoryName, sums: BillSums)]
  private let categories: CategoryCatalog

  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  init(
    _ occurrences: [BillOccurrence], _ categories: CategoryCatalog, _ currency: Currency
  ) throws(FigureTooLarge) {
    var byCategory: [CategoryName: [BillOccurrence]] = [:]
    for occurrence in occurrences
    where occurrence.state == .open && occurrence.terms.type == .expense {
      byCategory[occurrence.terms.category, default: []].append(occurrence)
    }
    var sums: [(category: CategoryName, sums: BillSums)] = []
    for (category, occurrences) in byCategory {
      sums.append((category, try BillSums(occurrences, in: currency)))
    }
    self.sums = sums.sorted {
      ($1.sums.left.minorUnits, $0.category.text) < ($0.sums.left.minorUnits, $1.category.text)
    }
    self.categories = categories
  }

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .words(), .whole(.left, leaving: 1), .whole(.right), .whole(.right, leaving: 2),
    ])
    let whole = sums.map(\.sums.left.minorUnits).max() ?? 0
    for (category, sums) in sums {
      table.add(
        [
          categories.shownName(of: category),
          Bar(width: 20, usesBlocks: style.usesBlocks).text(
            sums.left.minorUnits, of: max(whole, 1)),
          style.amount(sums.left), sums.count.of("bill"),
        ], inked: [1: .green])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  var rows: [[String]] {
    sums.map {
      [
        $0.category.text, String($0.sums.count), AmountText.text($0.sums.left),
        $0.sums.left.currency.code,
      ]
    }
  }

  var document: JSONValue {
    .list(
      sums.map {
        ["category": .text($0.category.text), "open": $0.sums.document]
      })
  }
}
