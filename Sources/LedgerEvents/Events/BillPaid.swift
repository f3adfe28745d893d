/// The person paid what a bill had due on a day, or a part of it.
///
/// What `pay` adds is an expense in the same batch, under a key of its own: this event does not name it, so
/// that two devices that pay the same write the same. An entry that stands by itself is named: it is linked
/// to the day, and nothing is counted twice.
public struct BillPaid: EventPayload {
  package static let type: EventType = "BillPaid"

  /// How much of what was due is settled by it.
  public enum Extent: String, Hashable, Sendable {
    /// The rest stays open.
    case part
  }

  /// An expense that does not use money at hand.
  package enum Expense: String, Hashable, Sendable {
    /// There is none.
    case missing = "none"
    /// It is of an account that is kept.
    case kept
  }

  /// The event that added the bill.
  public var bill: EventID
  /// The day on which it was due.
  public var due: CalendarDay
  /// What was paid; it may differ from what was planned.
  public var amount: Money
  /// The day on which it was paid.
  public var day: CalendarDay
  /// `nil` where nothing stays open.
  public var extent: Extent?
  /// How it was paid; empty where nobody said.
  public var mode: String
  /// The entry that paid it, added by itself; `nil` if the payment has an expense of its own, or none.
  public var entry: EventID?
  /// Who was paid, as that entry calls him; the same one may pay the bill again. May be empty.
  package var payee: String
  /// The category in which that entry counts; `nil` if it is the bill's.
  package var category: CategoryName?
  /// `nil` if its expense uses money at hand, as nearly all do.
  package var expense: Expense?
  /// The account by which that entry would count against the daily allowance (DR38); `nil` if the entry says
  /// by itself whether it counts, or is none.
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

/// What is said of one day of a bill, by an event that has nothing more to tell.
public struct BillDay: Hashable, Sendable {
  /// The event that added the bill.
  public var bill: EventID
  /// The day on which it was due.
  public var due: CalendarDay
  /// Why; may be empty.
  package var reason: String

  /// A day of the bill that an event added.
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

/// The person took back all that had been paid of what was due on a day: it is open again.
public struct BillUnpaid: EventPayload {
  package static let type: EventType = "BillUnpaid"
  /// Which day of which bill.
  public var day: BillDay
  /// How often that was done to this day before, from 0: what the keys of both are made of.
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

/// The person left one day of a bill out: nothing is due then, but perhaps on another day instead.
public struct BillSkipped: EventPayload {
  package static let type: EventType = "BillSkipped"
  /// Which day of which bill.
  public var day: BillDay
  /// The day on which that was said; `nil` if it is not known.
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
