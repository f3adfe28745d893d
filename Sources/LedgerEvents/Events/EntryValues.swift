/// The values of an entry that totals are computed from.
public struct EntryValues: Hashable, Codable, Sendable {
  // Ordered without padding: a fold keeps tens of thousands.
  /// More than zero: the type gives the direction.
  public var amount: Money
  /// The day it counts on.
  public var date: CalendarDay
  /// ``CategoryName/income`` for income, and for nothing else.
  public var category: CategoryName
  /// The account it was paid from, or arrived in.
  public var account: AccountName
  /// The month in which an income counts; `nil`: that of the day on which it is expected, otherwise that of
  /// its own date.
  public var month: CalendarMonth?
  /// Whether money was spent, came back or was earned.
  public var type: EntryType
  /// A mark that changes how it counts; `nil` if none was stated.
  public var mark: EntryMark?
  /// The goal that a purchase is for.
  public var cover: GoalCover?

  /// Makes the figures of an entry.
  public init(
    type: EntryType, amount: Money, category: CategoryName, date: CalendarDay,
    account: AccountName = .bank, mark: EntryMark? = nil, month: CalendarMonth? = nil
  ) {
    self.month = month
    self.mark = mark
    self.type = type
    self.amount = amount
    self.category = category
    self.date = date
    self.account = account
  }
}

/// The direction in which an entry counts.
public enum EntryType: UInt8, Hashable, Sendable, CaseIterable {
  /// Money spent: raises the spending of its category.
  case expense
  /// Money that came back, or a gift for something: lowers the spending of its category.
  case credit
  /// Money earned: raises the income of its month.
  case income

  /// The word in the log and on screens.
  public var text: String {
    switch self {
    case .expense: "expense"
    case .credit: "credit"
    case .income: "income"
    }
  }
}

extension EntryType {
  /// The type named by a word of the log.
  public init?(text: String) {
    guard let type = EntryType.allCases.first(where: { $0.text == text }) else { return nil }
    self = type
  }
}

/// The members of an entry that a person stated; the others were parsed from a sentence or filled in.
public struct EntryMembers: OptionSet, Hashable, Sendable {
  /// One bit for each member.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Whether it is an expense, a credit or income.
  public static let type = EntryMembers(rawValue: 1)
  /// Its amount.
  public static let amount = EntryMembers(rawValue: 2)
  /// Its category.
  public static let category = EntryMembers(rawValue: 4)
  /// Its day.
  public static let date = EntryMembers(rawValue: 8)
  /// Its account.
  public static let account = EntryMembers(rawValue: 16)
  /// The merchant.
  public static let merchant = EntryMembers(rawValue: 32)
  /// The person's note.
  public static let note = EntryMembers(rawValue: 64)
  /// The purchase that a credit pays back.
  public static let purchase = EntryMembers(rawValue: 128)
  /// The tax included in the amount.
  public static let tax = EntryMembers(rawValue: 256)
  /// Its mark, as whether it counts daily.
  public static let mark = EntryMembers(rawValue: 512)
  /// The month in which it counts.
  public static let month = EntryMembers(rawValue: 1024)
  /// The goal that covers it.
  public static let cover = EntryMembers(rawValue: 2048)
  /// Its tags.
  public static let tags = EntryMembers(rawValue: 4096)
  /// Every member except `mark`, `month` and `cover`.
  public static let all = EntryMembers(rawValue: 511 + 4096)
}

/// Encoded as its ``text``.
extension EntryType: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { EntryType(text: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
