/// The values of an entry that figures are made of.
public struct EntryValues: Hashable, Codable, Sendable {
  // In an order that leaves no gaps: a fold keeps tens of thousands.
  /// More than zero: the type says which way it counts.
  public var amount: Money
  /// The day it counts on.
  public var date: CalendarDay
  /// ``CategoryName/income`` for income, and for nothing else.
  public var category: CategoryName
  /// What it was paid from, or came to.
  public var account: AccountName
  /// The month that an income counts in; `nil` for that of the day on which it is expected, else its own.
  public var month: CalendarMonth?
  /// Whether the money went, came, or came back.
  public var type: EntryType
  /// What it does besides; `nil` where nobody said.
  public var mark: EntryMark?
  /// Of a purchase the goal that it is for.
  public var cover: GoalCover?

  /// The figures of an entry.
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

/// Which way an entry counts.
public enum EntryType: UInt8, Hashable, Sendable, CaseIterable {
  /// Money spent: raises what its category spent.
  case expense
  /// Money that came back, or a gift for something: lowers what its category spent.
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
  /// The type that a word of the log names.
  public init?(text: String) {
    guard let type = EntryType.allCases.first(where: { $0.text == text }) else { return nil }
    self = type
  }
}

/// Which members of an entry a person stated; the others were read out of a sentence or filled in.
public struct EntryMembers: OptionSet, Hashable, Sendable {
  /// A bit for each member.
  public let rawValue: UInt16

  /// The members of some bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Whether it is an expense, a credit or income.
  public static let type = EntryMembers(rawValue: 1)
  /// How much it is.
  public static let amount = EntryMembers(rawValue: 2)
  /// Its category.
  public static let category = EntryMembers(rawValue: 4)
  /// Its day.
  public static let date = EntryMembers(rawValue: 8)
  /// Its account.
  public static let account = EntryMembers(rawValue: 16)
  /// Who was paid.
  public static let merchant = EntryMembers(rawValue: 32)
  /// What the person wanted to remember.
  public static let note = EntryMembers(rawValue: 64)
  /// The purchase that a credit pays back.
  public static let purchase = EntryMembers(rawValue: 128)
  /// The tax in it.
  public static let tax = EntryMembers(rawValue: 256)
  /// What it does besides, as whether it counts daily.
  public static let mark = EntryMembers(rawValue: 512)
  /// The month in which it counts.
  public static let month = EntryMembers(rawValue: 1024)
  /// The goal that it is paid with.
  public static let cover = EntryMembers(rawValue: 2048)
  /// All of them: nothing was filled in.
  public static let all = EntryMembers(rawValue: 511)
}

/// Encoded as its ``text``.
extension EntryType: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { EntryType(text: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
