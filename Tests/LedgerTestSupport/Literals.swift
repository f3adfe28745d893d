public import LedgerModel

// In tests a value is written as its text or number; a wrong one ends the test run at once.

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
    guard let key = IdempotencyKey(text) else { preconditionFailure("no key: \(text)") }
    self = key
  }
}

extension LedgerID {
  /// The ledger of the tests.
  public static let sample: LedgerID = {
    guard let id = LedgerID("abcdefghijklmnopqrstuvwxyz") else { preconditionFailure("no id") }
    return id
  }()
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

extension WriterID {
  /// The device of tests that need only one.
  public static let sample: WriterID = "k7q2"
}

extension Money: ExpressibleByIntegerLiteral {
  /// Cents of US dollars.
  public init(integerLiteral cents: Int64) {
    self.init(minorUnits: cents, currency: .usd)
  }
}
