import LedgerModel

/// The due days of bills that are not paid, up to the end of the months shown.
struct OpenBills: Shaped {
  /// By day, so overdue ones come first.
  private let occurrences: [Bill.Day]
  /// The savings for them.
  private let savings: BillSavings
  private let saved: Money
  private let isInUse: Bool
  private let open: BillSums
  private let overdue: BillSums
  private let day: CalendarDay
  /// The number of days that `bill run` would record today; zero if that is locked.
  let toRecordCount: Int
  /// ` at 2026-01-31` for a past month.
  private let moment: String
  private let categories: CategoryCatalog

  /// The number of bills that a month at a glance shows.
  private static let shownCount = 3

  /// - Parameter months: The months; that of the shown day includes everything overdue then, no matter how old.
  /// - Throws: ``FigureTooLarge`` if their sum does not fit.
  init(
    _ session: Session, _ state: DecisionState, of months: [CalendarMonth]
  ) throws {
    let day = try session.shownDay()
    self.day = day
    moment = session.words(atEndOf: day)
    let currency = session.ledger.currency(of: state)
    categories = state.plan.categories
    isInUse = state.bills.isInUse
    if isInUse, let first = months.first, let last = months.last {
      let start: CalendarDay = months.contains(day.month) ? .first : first.firstDay
      let bills = state.bills.paid(through: day)
      occurrences = bills.open(in: start...last.lastDay)
      savings = bills.savings(atEndOf: day.month, currency)
    } else {
      (occurrences, savings) = ([], BillSavings())
    }
    saved = savings.total(currency)
    toRecordCount =
      state.allows(.auto) ? state.bills.toRecord(through: session.today).count : 0
    open = try BillSums(occurrences, in: currency)
    overdue = try BillSums(occurrences.lazy.filter { $0.isOverdue(on: day) }, in: currency)
  }

  /// Returns `2 to record: puldar bill run`; empty if there is nothing to record.
  static func offer(toRecord count: Int) -> [Report.Line] {
    count == 0
      ? [] : [.offering("\(count) to record: \(command: "bill run")", isDispensable: true)]
  }

  /// Returns `2 bills overdue, 131.00`; `nil` if none is.
  func overdueText(_ style: ScreenStyle) -> String? {
    overdue.count == 0 ? nil : overdue.text("overdue", style) + moment
  }

  /// Returns the open days, the next ones first.
  func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    let saved =
      saved.minorUnits == 0 ? [] : ["Saved for bills\(moment) \(style.amount(saved))"]
    guard !occurrences.isEmpty else { return saved }
    let table = BillTable(
      occurrences: Array(occurrences.prefix(OpenBills.shownCount)), today: day,
      categories: categories, numbering: numbering, savings: savings, isColoured: false)
    let title =
      open.count > 1 ? style.joined(["Due\(moment)", open.text("open", style)]) : "Due\(moment)"
    return saved + [title] + table.lines(style)
  }

  /// The bills for a program; `nil` if no bill was ever added.
  var told: OpenBills? { isInUse ? self : nil }

  static let shape = Shape<OpenBills>(
    .init("date", \.day, "At the end of this day."), .init("open", \.open),
    .init("overdue", \.overdue), .init("saved", \.saved, "What is saved for bills."),
    .init(
      "toRecord", \.toRecordCount,
      "How many days bill run records today; none if that is locked."),
    .init(
      "bills",
      { bills in
        bills.occurrences.prefix(OpenBills.toldCount).map {
          BillTable.ToldDay(day: $0, today: bills.day, savings: bills.savings)
        }
      }, "The first \(OpenBills.toldCount); open counts them all, and due lists them."))

  /// The most days that a program is told one by one.
  private static let toldCount = 100
}
