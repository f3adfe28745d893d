/// The person paid the amount due of a bill on a day, or a part of it.
///
/// `pay` adds an expense in the same batch, under its own key: this event does not name it, so that two
/// devices that make the same payment write the same event. An entry that already exists is named instead: it
/// is linked to the day, and nothing is counted twice.
public struct BillPaid: EventPayload {
  package static let type: EventType = "BillPaid"

  /// How much of the amount due this payment settles.
  public enum Extent: String, Hashable, Sendable {
    /// A part; the rest stays open.
    case part
  }

  /// The ways in which an expense uses no money at hand.
  package enum Expense: String, Hashable, Sendable {
    /// There is no expense.
    case missing = "none"
    /// The expense is from an account that is kept.
    case kept
  }

  /// The event that added the bill.
  public var bill: EventID
  /// The due date.
  public var due: CalendarDay
  /// The amount paid; it may differ from the plan.
  public var amount: Money
  /// The day of the payment.
  public var day: CalendarDay
  /// `nil` if nothing stays open.
  public var extent: Extent?
  /// How it was paid; empty if not stated.
  public var mode: String
  /// The existing entry that paid it; `nil` if the payment has its own expense, or none.
  public var entry: EventID?
  /// The payee, as that entry names it; later entries with it may pay the bill again. May be empty.
  package var payee: String
  /// The category of that entry; `nil` if it is the bill's.
  package var category: CategoryName?
  /// `nil` if the expense uses money at hand, as nearly all do.
  package var expense: Expense?
  /// The account that decides whether that entry counts against the daily allowance (DR38); `nil` if the
  /// entry decides for itself, or there is no entry.
  public var dailyAccount: AccountName?
  /// Why; may be empty.
  package var reason: String

  package init(
    bill: EventID, due: CalendarDay, amount: Money, on day: CalendarDay, extent: Extent? = nil,
    mode: String = "", by entry: EventID? = nil, payee: String = "",
    category: CategoryName? = nil, expense: Expense? = nil, dailyAccount: AccountName? = nil,
    reason: String = ""
  ) {
    self.bill = bill
    self.due = due
    self.amount = amount
    self.day = day
    self.extent = extent
    self.mode = mode
    self.entry = entry
    self.payee = payee
    self.category = category
    self.expense = expense
    self.dailyAccount = dailyAccount
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bill = try fields.event("of")
    due = try fields.day("due")
    amount = try fields.money()
    day = try fields.day("date")
    extent = try fields.optionalChoice("extent", Extent.self)
    mode = try fields.optionalText("mode")
    entry = try fields.optionalEvent("entry")
    payee = try fields.optionalText("payee")
    category = try fields.optionalName("category").map { CategoryName($0) }
    expense = try fields.optionalChoice("expense", Expense.self)
    dailyAccount = try fields.optionalName("daily").map { AccountName($0) }
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", bill)
    fields.write("due", due)
    fields.write(amount)
    fields.write("date", day)
    if let extent { fields.write("extent", extent.rawValue) }
    fields.writeUnlessEmpty("mode", mode)
    fields.writeIfPresent("entry", entry)
    fields.writeUnlessEmpty("payee", payee)
    fields.writeUnlessEmpty("category", category?.text ?? "")
    if let expense { fields.write("expense", expense.rawValue) }
    fields.writeUnlessEmpty("daily", dailyAccount?.text ?? "")
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .schedule(.bill(.paid(self))) }
  package var causes: [EventID] { [bill, entry].compactMap(\.self) }
}

/// One day of a bill, for events that say nothing more.
public struct BillDay: Hashable, Sendable {
  /// The event that added the bill.
  public var bill: EventID
  /// The due date.
  public var due: CalendarDay
  /// Why; may be empty.
  package var reason: String

  /// Makes a day of the bill that an event added.
  public init(_ bill: EventID, due: CalendarDay, reason: String = "") {
    self.bill = bill
    self.due = due
    self.reason = reason
  }

  init(from fields: inout FieldReader) throws(FieldError) {
    bill = try fields.event("of")
    due = try fields.day("due")
    reason = try fields.optionalText("why")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("of", bill)
    fields.write("due", due)
    fields.writeUnlessEmpty("why", reason)
  }
}

/// The person took back all payments of a due date: it is open again.
public struct BillUnpaid: EventPayload {
  package static let type: EventType = "BillUnpaid"
  /// The bill and the due date.
  public var day: BillDay
  /// How often the day's payments were taken back before, from 0; part of the keys of both events.
  package var turn: Int

  package init(_ day: BillDay, turn: Int = 0) {
    self.day = day
    self.turn = turn
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    day = BillDay(try fields.event("of"), due: try fields.day("due"))
    turn = try fields.number("turn")
    day.reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", day.bill)
    fields.write("due", day.due)
    fields.write("turn", turn)
    fields.writeUnlessEmpty("why", day.reason)
  }

  package var event: LedgerEvent { .schedule(.bill(.unpaid(self))) }
  package var reason: String { day.reason }
  package var causes: [EventID] { [day.bill] }
}

/// The person skipped a day of a bill: nothing is due then, or it is due on another day instead.
public struct BillSkipped: EventPayload {
  package static let type: EventType = "BillSkipped"
  /// The bill and the due date.
  public var day: BillDay
  /// The day on which the person said so; `nil` if unknown.
  package var date: CalendarDay?
  /// The day on which it is due instead; `nil` if it need not be paid.
  public var movedTo: CalendarDay?

  package init(_ day: BillDay, on date: CalendarDay? = nil, movedTo: CalendarDay? = nil) {
    self.day = day
    self.date = date
    self.movedTo = movedTo
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    day = try BillDay(from: &fields)
    date = try fields.optionalDay("date")
    movedTo = try fields.optionalDay("to")
  }

  package func write(to fields: inout FieldWriter) {
    day.write(to: &fields)
    if let date { fields.write("date", date) }
    if let movedTo { fields.write("to", movedTo) }
  }

  package var event: LedgerEvent { .schedule(.bill(.skipped(self))) }
  package var reason: String { day.reason }
  package var causes: [EventID] { [day.bill] }
}
