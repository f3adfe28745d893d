/// A mark that changes how an entry counts, beyond its type and category.
@nonexhaustive
public enum EntryMark: UInt8, Hashable, Sendable, CaseIterable {
  /// An expense that counts against the daily allowance, whatever its account says.
  case daily
  /// An expense that does not count against the daily allowance.
  case notDaily
  /// An income that raises the account balances, but no month's income.
  case savings
  /// An income that replaces the expected one if it is half of that or more.
  case regular
  /// An income in addition to the expected one, however large.
  case extra

  /// The word in the log.
  public var text: String {
    switch self {
    case .daily: "counts"
    case .notDaily: "ignored"
    case .savings: "savings"
    case .regular: "regular"
    case .extra: "extra"
    }
  }

  /// The mark named by a word of the log.
  public init?(text: String) {
    guard let mark = EntryMark.allCases.first(where: { $0.text == text }) else { return nil }
    self = mark
  }

  /// The marks that an entry of a type may have.
  public static func offered(to type: EntryType) -> [EntryMark] {
    switch type {
    case .expense: [.daily, .notDaily]
    case .income: [.savings, .regular, .extra]
    case .credit: []
    }
  }

  /// Whether the mark belongs to an income; entries of other types cannot have it.
  public var isOfIncome: Bool { EntryMark.offered(to: .income).contains(self) }
}

/// Encoded as its ``text``.
extension EntryMark: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { EntryMark(text: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}

extension FieldReader {
  /// Reads the mark of an entry, if it has one: `allowance` for an expense, `as` for an income.
  @_lifetime(self: copy self)
  mutating func mark(of type: EntryType) throws(FieldError) -> EntryMark? {
    let isIncome = type == .income
    guard reach(isIncome ? "as" : "allowance") else { return nil }
    guard let word = try text(), let mark = EntryMark(text: word), mark.isOfIncome == isIncome
    else {
      throw isIncome
        ? invalid("as", "one of savings, regular and extra")
        : invalid("allowance", "one of counts and ignored")
    }
    return mark
  }

  /// Reads `"for"`: the month in which an income counts, if stated.
  @_lifetime(self: copy self)
  mutating func countedMonth() throws(FieldError) -> CalendarMonth? {
    guard reach("for") else { return nil }
    guard let text = try text(), let month = CalendarMonth(iso: text) else {
      throw invalid("for", "a month like 2026-01")
    }
    return month
  }
}

extension FieldWriter {
  /// Writes the mark of an entry and the month in which it counts; nothing for `nil`.
  mutating func write(_ mark: EntryMark?, _ month: CalendarMonth?) {
    if let mark { write(mark.isOfIncome ? "as" : "allowance", mark.text) }
    if let month { write("for", month.text) }
  }
}
