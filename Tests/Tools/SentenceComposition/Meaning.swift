public import LedgerModel

/// What a composed sentence means, known from its parts and never from a parser.
public struct Meaning: Hashable, Sendable {
  public var type: EntryType
  public var minorUnits: Int64
  public var currency: Money.Currency
  public var date: CalendarDay
  /// `nil` where several would do.
  public var category: CategoryName?
  /// Who was paid or who paid, as letters and digits; `nil` where several would do.
  public var merchant: String?
}

/// What is right to do with a composed sentence.
public enum Expectation: Hashable, Sendable {
  case entry(Meaning)
  /// The meaning is stored, or the sentence is asked about: two numbers without a mark of money, or
  /// a word that could count and could multiply.
  case entryOrDoubt(Meaning)
  /// It tells of no money that moved.
  case refusal
}

extension Meaning {
  /// Letters and digits alone, small: "O'Brannick's" and "obrannicks" are one name.
  static func letters(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
