/// The person created an account.
public struct AccountAdded: EventPayload {
  package static let type: EventType = "AccountAdded"
  /// The account's name.
  public var account: AccountName
  /// The account's kind.
  public var kind: AccountKind
  /// Whether spending from it counts against the daily allowance; `nil`: the default of the account's kind.
  public var countsDaily: Bool?
  /// Why; may be empty.
  package var reason: String

  package init(
    account: AccountName, kind: AccountKind, countsDaily: Bool? = nil, reason: String = ""
  ) {
    self.account = account
    self.kind = kind
    self.countsDaily = countsDaily
    self.reason = reason
  }

  /// How an account counts towards the daily allowance, as the log spells it.
  private enum Allowance: String {
    case counts
    case ignored
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    account = try fields.account("account")
    let kind = try fields.text("kind")
    guard let known = AccountKind(rawValue: kind) else {
      let kinds = AccountKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.invalid("kind", "one of \(kinds)")
    }
    self.kind = known
    countsDaily = try fields.optionalChoice("allowance", Allowance.self).map { $0 == .counts }
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("account", account.text)
    fields.write("kind", kind.rawValue)
    if let countsDaily {
      let allowance: Allowance = countsDaily ? .counts : .ignored
      fields.write("allowance", allowance.rawValue)
    }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.added(self)) }
  package var causes: [EventID] { [] }
}

/// The kind of an account. A bank, cash and a card are at hand; savings, an investment and a loan are kept; what is
/// lent to a person is neither.
public enum AccountKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// At hand; spending from it counts against the daily allowance.
  case bank
  /// Notes and coins, at hand.
  case cash
  /// At hand; a balance below zero is owed until it is paid.
  case card
  /// Kept, and part of the funds.
  case savings
  /// Kept, and not part of the funds.
  case investment
  /// Kept, not part of the funds; a balance below zero is owed.
  case loan
  /// Somebody else: the balance is what that person owes, and below zero what is owed to that person. It is no funds.
  /// Moves to and from it put nothing away, and what the person paid for counts as spent.
  case person

  /// Whether a balance below zero is a debt and not an overdraft.
  public var mayOwe: Bool { self == .card || self == .loan || self == .person }

  /// Whether its money can be paid with: that of a bank, cash and a card.
  public var isAtHand: Bool { !isKept && self != .person }

  /// Whether its money is put away instead of at hand.
  public var isKept: Bool { putAwayCategory != nil }

  /// Whether its money can be used: an investment, a loan and what is lent have a value but are no funds.
  public var isFunds: Bool { isAtHand || self == .savings }

  /// The default category of money moved to such an account; `nil` if the account is at hand or a
  /// person's.
  public var putAwayCategory: CategoryName? {
    switch self {
    case .bank, .cash, .card, .person: nil
    case .savings: .savings
    case .investment: .investment
    case .loan: .debt
    }
  }

  /// Whether spending from such an account counts against the daily allowance by default.
  public var countsDaily: Bool { self == .bank || self == .card }
}

/// The person closed an account: nothing is recorded in it from a day on.
public struct AccountEnded: EventPayload {
  package static let type: EventType = "AccountEnded"
  /// The closed account.
  public var account: AccountName
  /// The first day without the account.
  public var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(account: AccountName, from: CalendarDay, reason: String = "") {
    self.account = account
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    account = try fields.account("account")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("account", account.text)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.ended(self)) }
  package var causes: [EventID] { [] }
}
