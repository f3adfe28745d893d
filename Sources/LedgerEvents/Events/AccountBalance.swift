/// An account's balance at a moment, which may be negative.
public struct AccountBalance: Hashable, Sendable {
  /// The account.
  public var account: AccountName
  /// The balance; may be below zero.
  public var amount: Money
  /// The day of the moment: its start when an account is opened, otherwise its end.
  public var date: CalendarDay
  /// Why; may be empty.
  public var reason: String

  /// Makes a balance of an account on a day.
  public init(
    _ account: AccountName, _ amount: Money, on date: CalendarDay, reason: String = ""
  ) {
    self.account = account
    self.amount = amount
    self.date = date
    self.reason = reason
  }

  init(from fields: inout FieldReader) throws(FieldError) {
    account = try fields.account("account")
    amount = try fields.signedMoney()
    date = try fields.day("date")
    reason = try fields.optionalText("why")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("account", account.text)
    fields.write(amount)
    fields.write("date", date)
    fields.writeUnlessEmpty("why", reason)
  }
}

/// The person stated an account's balance at the start of a day: from then on it is known.
public struct AccountOpened: EventPayload {
  package static let type: EventType = "AccountOpened"
  /// The balance at the start of the day.
  public var balance: AccountBalance

  package init(_ balance: AccountBalance) { self.balance = balance }
  package init(from fields: inout FieldReader) throws(FieldError) {
    balance = try AccountBalance(from: &fields)
  }

  package func write(to fields: inout FieldWriter) { balance.write(to: &fields) }
  package var event: LedgerEvent { .account(.opened(self)) }
  package var reason: String { balance.reason }
  package var causes: [EventID] { [] }
}

/// The person found that an account's balance differs from what was recorded, and said why.
public struct BalanceCorrected: EventPayload {
  package static let type: EventType = "BalanceCorrected"
  /// The signed difference; its reason is never empty.
  public var difference: AccountBalance

  package init(_ difference: AccountBalance) { self.difference = difference }
  package init(from fields: inout FieldReader) throws(FieldError) {
    difference = try AccountBalance(from: &fields)
    guard difference.amount.minorUnits != 0 else {
      throw fields.invalid("amount", "a difference other than zero")
    }
    guard !difference.reason.isEmpty else { throw .missing("why") }
  }

  package func write(to fields: inout FieldWriter) { difference.write(to: &fields) }
  package var event: LedgerEvent { .account(.corrected(self)) }
  package var reason: String { difference.reason }
  package var causes: [EventID] { [] }
}

/// The person compared an account with the bank's balance at the end of a day, and both agreed.
public struct BalanceAsserted: EventPayload {
  package static let type: EventType = "BalanceAsserted"
  /// The balance at the end of the day.
  public var balance: AccountBalance

  package init(_ balance: AccountBalance) { self.balance = balance }
  package init(from fields: inout FieldReader) throws(FieldError) {
    balance = try AccountBalance(from: &fields)
  }

  package func write(to fields: inout FieldWriter) { balance.write(to: &fields) }
  package var event: LedgerEvent { .account(.asserted(self)) }
  package var reason: String { balance.reason }
  package var causes: [EventID] { [] }
}
