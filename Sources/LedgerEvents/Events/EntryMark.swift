/// What an entry does besides counting where its type and category say.
@nonexhaustive
public enum EntryMark: UInt8, Hashable, Sendable, CaseIterable {
  /// An expense that counts against the daily allowance, whatever its account says.
  case daily
  /// An expense that does not.
  case notDaily
  /// An income that raises what the accounts hold, and no month's income.
  case savings
  /// An income that comes instead of what is expected, if it is half of that or more.
  case regular
  /// An income that comes on top of it, however large it is.
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

  /// The mark that a word of the log names.
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

  /// Whether it is one of an income, which no entry of another type can have.
  public var isOfIncome: Bool { EntryMark.offered(to: .income).contains(self) }
}

/// Encoded as its ``text``.
extension EntryMark: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { EntryMark(text: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}

extension FieldReader {
  /// The mark of an entry, where it has one: `allowance` of an expense, `as` of an income.
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

  /// `"for"`: the month that an income counts in, if somebody said one.
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
  /// Writes the mark of an entry, and the month that it counts in; nothing for none.
  mutating func write(_ mark: EntryMark?, _ month: CalendarMonth?) {
    if let mark { write(mark.isOfIncome ? "as" : "allowance", mark.text) }
    if let month { write("for", month.text) }
  }
}
