public import LedgerEvents
import LedgerTestSupport

// In the tests of the model a value is written as its text or number; a wrong one ends the run at
// once. Only there: `CategoryName("x")` of a literal is optional in all others.

extension CalendarDay: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let day = CalendarDay(iso: text) else { preconditionFailure("no day: \(text)") }
    self = day
  }
}

extension CalendarMonth: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let month = CalendarMonth(iso: text) else { preconditionFailure("no month: \(text)") }
    self = month
  }
}

extension CategoryName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let name = CategoryName(text) else { preconditionFailure("no category: \(text)") }
    self = name
  }
}

extension BucketName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let name = BucketName(text) else { preconditionFailure("no bucket: \(text)") }
    self = name
  }
}

extension AccountName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let name = AccountName(text) else { preconditionFailure("no account: \(text)") }
    self = name
  }
}

extension WriterID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let writer = WriterID(text) else { preconditionFailure("no writer: \(text)") }
    self = writer
  }
}

extension IdempotencyKey: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let key = try? IdempotencyKey(text) else { preconditionFailure("no key: \(text)") }
    self = key
  }
}

extension EventID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An event of the log of ``WriterID/sample``.
  public init(integerLiteral number: Int) {
    self.init(writer: .sample, number: number)
  }

  public init(stringLiteral text: String) {
    guard let id = EventID(text) else { preconditionFailure("no id: \(text)") }
    self = id
  }
}

extension Money: ExpressibleByIntegerLiteral {
  /// Cents of US dollars.
  public init(integerLiteral cents: Int64) {
    self.init(minorUnits: cents, currency: .usd)
  }
}
