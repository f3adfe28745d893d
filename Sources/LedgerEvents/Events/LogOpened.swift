/// A device began its log: line 0 of every log, and the only line of a new ledger.
///
/// The first in the ledger's order decides; the logs of other devices repeat it.
public struct LogOpened: EventPayload {
  package static let type: EventType = "LogOpened"
  /// The format of the log; this version writes and reads ``currentFormat``.
  package var format: Int
  /// The ledger of the log.
  public var ledger: LedgerID
  package var writer: WriterID
  /// The person's name for the device.
  public var deviceName: String
  /// The currency of the ledger's figures.
  public var currency: Money.Currency
  package var weekStart: CalendarDay.Weekday
  /// Whether some features require Pro.
  public var policy: ProPolicy
  /// The categories with which the ledger began.
  public var categories: CategorySet
  /// Whether the day or the month comes first in a numeric date, as `3/2`; `nil` if not stated.
  public var dateOrder: NumberConventions.DateOrder?
  /// The program version that began the log.
  package var version: String
  /// The ledgers whose entries this one began with, in order: what they hold would count twice beside it.
  package var compactedFrom: [LedgerID] = []

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
    compactedFrom = try fields.optionalTexts("compacted").map { text throws(FieldError) in
      guard let ledger = LedgerID(text) else {
        throw fields.invalid("compacted", "a list of ledgers")
      }
      return ledger
    }
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
    if !compactedFrom.isEmpty { fields.write("compacted", compactedFrom.map(\.text)) }
  }

  /// The ledger and those that it was compacted from: no two ledgers of which both hold one are ever one ledger.
  package var ancestry: Set<LedgerID> { Set(compactedFrom).union([ledger]) }

  package var event: LedgerEvent { .logOpened(self) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

/// The categories with which a ledger begins; a released set never changes.
public enum CategorySet: String, Hashable, Sendable, CaseIterable {
  /// The eighteen of puldar.
  case puldar
  /// The nine of Spendwise, each with a symbol.
  case spendwise
  /// Only ``CategoryName/other``, the fallback of entries: the person adds the others.
  case none

  /// The categories of the set, each with the bucket in which its entries count.
  ///
  /// ``CategoryName/income`` has none: income is shown under it.
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

  /// Returns the default symbol in front of a category's name; empty for none.
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

  /// Returns the bucket of a category; `nil` if the set does not contain it.
  public func bucket(of category: CategoryName) -> BucketName? {
    categories.first { $0.category == category }?.bucket
  }
}

/// Whether some features require Pro.
public enum ProPolicy: String, Hashable, Sendable, CaseIterable {
  /// Rollover and more than ten model entries a week require it: set by `init --metered`.
  case metered
  /// Nothing requires it: the default of an embedding app, and of the command without `init --metered`.
  case open
}
