import Observation
import Puldar

/// A bill reminder, as billMind is one: what is due, what was paid, what comes next, and when to remind.
///
/// Nothing is scheduled or spawned: which days a bill has, which are open and of which to remind is worked out
/// when it is read, so that to pay, to take a payment back and to delete have nothing to clean up.
@MainActor @Observable final class BillsApp: Screen {
  /// What the form for a new bill holds.
  struct Form {
    var name = ""
    var amount = ""
    var due: CalendarDay
    var time: TimeOfDay?
    var category = CategoryName.other
    var mode = ""
    var repeats = Repeat.never
    var photo: Ledger.NewReceipt?
  }

  enum Repeat: CaseIterable { case never, daily, weekly, fortnightly, monthly, quarterly, yearly }

  /// One day of a bill, as the list shows it.
  struct Row: Identifiable, Equatable {
    let bill: EventID
    let due: CalendarDay
    let time: TimeOfDay?
    let text: String
    let isPaid: Bool
    var id: String { "\(bill) \(due)" }
  }

  /// The home page: what is unpaid up to the month's end, by category, and whether something is overdue.
  private(set) var unpaid = ""
  private(set) var bars: [String] = []
  private(set) var banner: String?
  /// The list, and whether it holds only what was paid.
  private(set) var rows: [Row] = []
  private(set) var showsOnlyPaid = false
  /// What to remind of in the next thirty days: whatever else was scheduled is to be cancelled.
  private(set) var reminders: [Row] = []
  /// The lines of the page of a bill.
  private(set) var details: [String] = []
  var problem: String?

  let ledger: Ledger
  var watched: Plans { Plans() }

  init(_ ledger: Ledger) { self.ledger = ledger }

  // MARK: What a person does

  func add(_ form: Form) async {
    await attempt {
      let terms = BillTerms(
        form.name, try form.recurrence(), time: form.time, amount: try await money(form.amount),
        category: form.category, mode: form.mode)
      let bill = try await ledger.perform(AddBill(terms)).outcome.first
      if let photo = form.photo, let bill { try await ledger.attach(photo, to: bill) }
    }
  }

  /// Pays a day, or takes back what was paid of it.
  func toggle(_ row: Row) async {
    await perform { today in
      if row.isPaid { return UnpayBill(row.bill, due: row.due) }
      return PayBill(row.bill, due: row.due, on: today, today: today)
    }
  }

  /// Ends a bill with this day; what was paid stays.
  func delete(_ row: Row) async { await perform { _ in StopBill(row.bill, from: row.due) } }

  func add(_ photo: Ledger.NewReceipt, to row: Row) async {
    await attempt { try await ledger.attach(photo, to: row.bill) }
  }

  func list(onlyPaid: Bool) async {
    showsOnlyPaid = onlyPaid
    await refresh()
  }

  /// The page of a bill, opened from the list or from a reminder.
  func open(_ row: Row) async {
    await attempt {
      let plans = try await ledger.view(Plans())
      guard let day = plans.days(of: row.bill, in: row.due...row.due).first else { return }
      let next = plans.bill(row.bill, on: ledger.today)?.next
      let photos = try await ledger.receipts(of: row.bill).map(\.name)
      details = [
        row.text, "category: \(day.terms.category)", "paid by: \(day.terms.mode)",
        "status: \(day.state)", "next: \(next?.due.text ?? "none")",
        "photos: \(photos.joined(separator: ", "))",
      ]
    }
  }

  /// What is due in the days to come, as a file that calendars read.
  func calendar(days: Int) async -> [UInt8]? {
    await attempt { try await ledger.calendar(through: ledger.today.adding(days: days) ?? .last) }
  }

  // MARK: What is shown

  func show() async throws {
    let today = ledger.today
    let plans = try await ledger.view(Plans())
    let bills = plans.bills(on: today)
    let open = plans.open(through: today.month.lastDay, on: today)
    let zero = Money.zero(try await ledger.parsingContext().currency)
    func sum(_ days: [Bill.Day]) throws -> Money { try days.reduce(zero) { try $0 + $1.left } }
    unpaid = try sum(open).description
    bars = try Dictionary(grouping: open, by: \.terms.category)
      .map { (category: $0.key, sum: try sum($0.value)) }
      .sorted { $0.sum > $1.sum }.map { "\($0.category): \($0.sum)" }
    let late = open.filter { $0.isOverdue(on: today) }
    banner = late.isEmpty ? nil : "\(late.count) overdue, \(try sum(late))"
    let year = (today.adding(days: -365) ?? .first)...(today.adding(days: 365) ?? .last)
    let paid = bills.flatMap { plans.days(of: $0.id, in: year).filter { $0.state == .paid } }
    let later = bills.compactMap(\.next).filter { $0.due > today.month.lastDay }
    rows = (showsOnlyPaid ? paid : paid + open + later).sorted { $0.due < $1.due }.map(row)
    reminders = plans.open(through: today.adding(days: 30) ?? .last, on: today).map(row)
  }

  private func row(_ day: Bill.Day) -> Row {
    let amount = day.state == .paid ? day.paid : day.left
    let mark = day.state == .paid ? "  ✓" : day.isOverdue(on: ledger.today) ? "  OVERDUE" : ""
    return Row(
      bill: day.bill, due: day.due, time: day.terms.time,
      text: "\(day.terms.name)  \(amount) · \(day.due)\(mark)", isPaid: day.state == .paid)
  }
}

extension BillsApp.Form {
  /// The days that it is due on; what a month does not have falls on its last day.
  fileprivate func recurrence() throws -> Recurrence {
    switch repeats {
    case .never: try Recurrence(.days(1), from: due, end: .times(1))
    case .daily: try Recurrence(.days(1), from: due)
    case .weekly: try Recurrence(.weeks(1, on: [due.weekday]), from: due)
    case .fortnightly: try Recurrence(.weeks(2, on: [due.weekday]), from: due)
    case .monthly: try Recurrence(.months(1, on: [.day(due.day)]), from: due)
    case .quarterly: try Recurrence(.months(3, on: [.day(due.day)]), from: due)
    case .yearly: try Recurrence(.years(1, month: due.monthOfYear, day: due.day), from: due)
    }
  }
}
