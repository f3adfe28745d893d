/// What an account holds at a moment, which may be less than nothing.
public struct AccountBalance: Hashable, Sendable {
  /// Whose balance it is.
  public var account: AccountName
  /// May be below zero.
  public var amount: Money
  /// The day of the moment: its beginning if an account is opened, else its end.
  public var date: CalendarDay
  /// Why; may be empty.
  public var reason: String

  /// What an account holds on a day.
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

/// The person said what an account held when a day began: from then on its balance is known.
public struct AccountOpened: EventPayload {
  package static let type: EventType = "AccountOpened"
  /// What it held when the day began.
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

/// The person found an account to hold more or less than was recorded, and said why.
public struct BalanceCorrected: EventPayload {
  package static let type: EventType = "BalanceCorrected"
  /// The difference, with its sign; its reason is never empty.
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

/// The person compared an account with what the bank says at the end of a day, and both agreed.
public struct BalanceAsserted: EventPayload {
  package static let type: EventType = "BalanceAsserted"
  /// What it held when the day ended.
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
