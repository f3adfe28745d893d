/// What an entry does besides counting where its type and category say, where a person said so.
public enum EntryMark: UInt8, Hashable, Sendable, CaseIterable {
  /// An expense that counts against the daily allowance, whatever its account says.
  case daily
  /// An expense that does not.
  case notDaily
  /// An income that raises what the accounts hold, and no month's income.
  case savings

  /// The word in the log.
  public var text: String {
    switch self {
    case .daily: "counts"
    case .notDaily: "ignored"
    case .savings: "savings"
    }
  }

  /// The mark that a word of the log names.
  public init?(text: String) {
    guard let mark = EntryMark.allCases.first(where: { $0.text == text }) else { return nil }
    self = mark
  }

  /// The marks that an entry of a type may have.
  package static func offered(to type: EntryType) -> [EntryMark] {
    switch type {
    case .expense: [.daily, .notDaily]
    case .income: [.savings]
    case .credit: []
    }
  }
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
    guard let word = try text(), let mark = EntryMark(text: word), (mark == .savings) == isIncome
    else {
      throw isIncome
        ? invalid("as", "the word savings") : invalid("allowance", "one of counts and ignored")
    }
    return mark
  }
}

extension FieldWriter {
  /// Writes the mark of an entry; nothing for none.
  mutating func write(_ mark: EntryMark?) {
    guard let mark else { return }
    write(mark == .savings ? "as" : "allowance", mark.text)
  }
}
