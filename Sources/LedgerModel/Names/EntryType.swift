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
