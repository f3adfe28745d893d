/// The person made an account of their own.
public struct AccountAdded: EventPayload {
  package static let type: EventType = "AccountAdded"
  /// What it is called.
  public var account: AccountName
  /// What it is.
  public var kind: AccountKind
  /// Whether what is spent from it counts against the daily allowance; `nil` as its kind has it.
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

  /// How an account stands to the daily allowance, as the log spells it.
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

/// What an account is. A bank, cash and a card are at hand; savings, an investment and a loan are kept.
public enum AccountKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// At hand; what is spent from it counts against the daily allowance.
  case bank
  /// Notes and coins, at hand.
  case cash
  /// At hand, and owed below zero until it is paid.
  case card
  /// Kept, and a part of the funds.
  case savings
  /// Kept, and no part of the funds.
  case investment
  /// Kept, no part of the funds, and owed below zero.
  case loan

  /// Whether it may hold less than nothing, which is owed then and not overdrawn.
  public var mayOwe: Bool { self == .card || self == .loan }

  /// Whether money in it is put away, and not at hand.
  public var isKept: Bool { putAwayCategory != nil }

  /// Whether it is there to be used: an investment and a loan are worth, and no funds.
  public var isFunds: Bool { self != .investment && self != .loan }

  /// What is put away in, if nobody said, when money moves to such an account; `nil` if that is at hand.
  public var putAwayCategory: CategoryName? {
    switch self {
    case .bank, .cash, .card: nil
    case .savings: .savings
    case .investment: .investment
    case .loan: .debt
    }
  }

  /// Whether what is spent from such an account counts against the daily allowance, where nobody said.
  public var countsDaily: Bool { self == .bank || self == .card }
}

/// The person ended an account: nothing more is recorded in it from a day on.
public struct AccountEnded: EventPayload {
  package static let type: EventType = "AccountEnded"
  /// Which account it was.
  public var account: AccountName
  /// The first day without it.
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
