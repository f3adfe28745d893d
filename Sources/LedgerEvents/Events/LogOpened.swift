/// A device began its log: line 0 of each, and of a new ledger the only one.
///
/// The first in the ledger's order decides; those of other devices repeat it.
public struct LogOpened: EventPayload {
  package static let type: EventType = "LogOpened"
  /// The format of the log; this version writes and reads ``currentFormat``.
  package var format: Int
  /// The ledger that the log is of.
  public var ledger: LedgerID
  package var writer: WriterID
  /// What the person calls the device.
  public var deviceName: String
  /// The currency that the ledger's figures are in.
  public var currency: Money.Currency
  package var weekStart: CalendarDay.Weekday
  /// Whether some features ask for an unlocked Pro.
  public var policy: ProPolicy
  /// The categories that the ledger began with.
  public var categories: CategorySet
  /// Whether the day or the month stands first in a date in figures, as `3/2`; `nil` where nobody said.
  public var dateOrder: NumberConventions.DateOrder?
  /// The version of the program that began the log.
  package var version: String

  package static let currentFormat = 1

  package init(
    ledger: LedgerID, writer: WriterID, deviceName: String, currency: Money.Currency,
    weekStart: CalendarDay.Weekday = .monday, policy: ProPolicy = .metered,
    categories: CategorySet = .puldar,
    dateOrder: NumberConventions.DateOrder? = nil, version: String
  ) {
    format = LogOpened.currentFormat
    self.ledger = ledger
    self.writer = writer
    self.deviceName = deviceName
    self.currency = currency
    self.weekStart = weekStart
    self.policy = policy
    self.categories = categories
    self.dateOrder = dateOrder
    self.version = version
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    format = try fields.number("format")
    if format > LogOpened.currentFormat { throw .newerFormat(format) }
    guard format == LogOpened.currentFormat else { throw fields.invalid("format", "1") }
    guard let ledger = LedgerID(try fields.text("ledger")) else {
      throw fields.invalid("ledger", "26 of a-z and 2-7")
    }
    self.ledger = ledger
    guard let writer = WriterID(try fields.text("writer")) else {
      throw fields.invalid("writer", "4 to 8 of a-z and 0-9, a letter first")
    }
    self.writer = writer
    deviceName = try fields.text("name")
    currency = try fields.currency()
    guard let weekStart = CalendarDay.Weekday(abbreviation: try fields.text("weekStart")) else {
      throw fields.invalid("weekStart", "one of mon, tue, wed, thu, fri, sat and sun")
    }
    self.weekStart = weekStart
    policy = try fields.choice("policy", ProPolicy.self)
    categories = try fields.choice("categories", CategorySet.self)
    dateOrder = try fields.optionalChoice("dates", NumberConventions.DateOrder.self)
    version = try fields.text("version")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("format", format)
    fields.write("ledger", ledger.text)
    fields.write("writer", writer)
    fields.write("name", deviceName)
    fields.write("currency", currency)
    fields.write("weekStart", weekStart.abbreviation)
    fields.write("policy", policy.rawValue)
    fields.write("categories", categories.rawValue)
    if let dateOrder { fields.write("dates", dateOrder.rawValue) }
    fields.write("version", version)
  }

  package var event: LedgerEvent { .logOpened(self) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

/// The categories that a ledger begins with; a released set never changes.
public enum CategorySet: String, Hashable, Sendable, CaseIterable {
  /// The eighteen of puldar.
  case puldar
  /// The nine of Spendwise, each with a symbol.
  case spendwise
  /// Only ``CategoryName/other``, which entries fall to: the others are the person's own.
  case none

  /// Each category of the set with the bucket that its entries count in.
  ///
  /// ``CategoryName/income`` has none: it is what income is shown under.
  public var categories: [(category: CategoryName, bucket: BucketName)] {
    switch self {
    case .puldar:
      [
        (.groceries, .fundamentals), (.transport, .fundamentals), (.housing, .fundamentals),
        (.utilities, .fundamentals), (.health, .fundamentals), (.insurance, .fundamentals),
        (.dining, .fun), (.entertainment, .fun), (.shopping, .fun), (.travel, .fun),
        (.subscriptions, .fun), (.gifts, .fun), (.other, .fun),
        (.investment, .future), (.savings, .future), (.debt, .future), (.education, .future),
      ]
    case .spendwise:
      [
        (.groceries, .fundamentals), (.dining, .fun), (.transport, .fundamentals),
        (.shopping, .fun), (.bills, .fundamentals), (.entertainment, .fun),
        (.health, .fundamentals), (.travel, .fun), (.other, .fun),
      ]
    case .none: [(.other, .fun)]
    }
  }

  /// The sign that stands before a category's name where nobody set another one; empty for none.
  package func symbol(of category: CategoryName) -> String {
    guard self == .spendwise else { return "" }
    return switch category {
    case .groceries: "\u{1F6D2}"
    case .dining: "\u{1F374}"
    case .transport: "\u{1F68C}"
    case .shopping: "\u{1F45C}"
    case .bills: "\u{1F9FE}"
    case .entertainment: "\u{1F3AC}"
    case .health: "\u{1F48A}"
    case .travel: "\u{1F9F3}"
    case .other: "\u{1F4E6}"
    default: ""
    }
  }

  /// The bucket of a category; `nil` where the set does not hold it.
  public func bucket(of category: CategoryName) -> BucketName? {
    categories.first { $0.category == category }?.bucket
  }
}

/// Whether some features ask for an unlocked Pro.
public enum ProPolicy: String, Hashable, Sendable, CaseIterable {
  /// Rollover and more than ten model entries a week ask for it: the default of the command.
  case metered
  /// Nothing does: the default of an embedding app, and the command's, unless `init --metered` was said.
  case open
}
