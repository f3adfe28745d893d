import LedgerEvents

/// The lexicon's knowledge of a word or phrase.
struct WordMeaning {
  var roles: WordRoles = []
  var cues: WordCues = []
  /// The value of a cardinal, scale or ordinal, the offset of a relative day, the days or (negative) months
  /// of a span, or a fraction as read by ``fraction``.
  var number: Int32 = 0
  /// The month, for words that may also be a cardinal or ordinal.
  var month: UInt8 = 0
  /// 1 for Monday to 7 for Sunday.
  var weekday: UInt8 = 0
  /// The ``CategoryPlace``; 0 for none.
  var category: UInt8 = 0
  /// The more specific word wins over a more general one: "gift" over "store".
  var weight: UInt8 = 0
  /// The index among the currency sets of the ``Lexicon``, plus one; 0 for none.
  var currencySet: UInt16 = 0
  /// The index among the spellings of the ``Lexicon``, plus one; 0 for none.
  var spelling: UInt16 = 0
  /// The number of words of the longest phrase that begins with this word.
  var longestPhrase: UInt8 = 0
  /// Whether the language's own table gives it roles, so that no other table adds to it.
  var isNative = false

  /// Adds another row's meaning of the same word; earlier values stay.
  mutating func add(_ other: WordMeaning) {
    let had = roles
    roles.formUnion(other.roles)
    cues.formUnion(other.cues)
    if other.number != 0, had.isDisjoint(with: WordRoles.numeric) { number = other.number }
    if month == 0 { month = other.month }
    if weekday == 0 { weekday = other.weekday }
    if category == 0 {
      category = other.category
      weight = other.weight
    }
    if currencySet == 0 { currencySet = other.currencySet }
    if spelling == 0 { spelling = other.spelling }
    longestPhrase = max(longestPhrase, other.longestPhrase)
  }
}

extension WordMeaning {
  func has(_ wanted: WordRoles) -> Bool { !roles.isDisjoint(with: wanted) }

  /// A fraction in hundredths.
  enum Fraction {
    /// "half", "quarter": a part of the following, or added to the preceding number.
    case part(Int64)
    /// "anderthalb", ढाई: a separate number.
    case number(Int64)
    /// साढ़े, पौने: added to the following number.
    case addend(Int64)
  }

  /// The offset of a table's hundredths that marks an addend.
  static let addendMark: Int32 = 10_000

  /// The fraction of a word with the role `half`; one half if the table gives no number.
  var fraction: Fraction {
    switch number {
    case 0: .part(50)
    case ..<100: .part(Int64(number))
    case ..<5000: .number(Int64(number))
    default: .addend(Int64(number - WordMeaning.addendMark))
    }
  }
}

extension WordRoles {
  /// The roles that use ``WordMeaning/number``.
  static let numeric: WordRoles = [
    .cardinal, .scale, .ordinal, .relativeDay, .span, .minorUnit, .half,
  ]
}

/// The currencies that one sign or name can mean. Most are never asked for, so that their codes are read when they are.
struct CurrencySet: Sendable {
  private enum Members: Sendable {
    case one(Money.Currency)
    /// Those in a range of a text, as `SEK NOK`.
    case codes(StaticString, Range<Int>)
    case list([Money.Currency])
  }

  private let members: Members
  /// Whether the first one is meant if the ledger's own is not among them: "dollars" are US dollars, but
  /// "pesos" are ambiguous.
  let hasUsualOne: Bool

  /// The currencies, the most common first.
  var currencies: [Money.Currency] {
    switch members {
    case .one(let currency): [currency]
    case .list(let currencies): currencies
    case .codes(let text, let range):
      text.withUTF8Buffer { bytes in
        stride(from: range.lowerBound, to: range.upperBound - 2, by: 4).compactMap { start in
          CurrencySet.currency(at: start, in: bytes)
        }
      }
    }
  }

  /// The number of currencies.
  var count: Int {
    switch members {
    case .one: 1
    case .list(let currencies): currencies.count
    case .codes(_, let range): (range.count + 1) / 4
    }
  }

  /// The most common one.
  var first: Money.Currency? {
    guard case .codes(let text, let range) = members else { return currencies.first }
    guard range.count >= 3 else { return nil }
    return text.withUTF8Buffer { CurrencySet.currency(at: range.lowerBound, in: $0) }
  }

  func contains(_ currency: Money.Currency) -> Bool {
    guard case .codes(let text, let range) = members else { return currencies.contains(currency) }
    return text.withUTF8Buffer { bytes in
      stride(from: range.lowerBound, to: range.upperBound - 2, by: 4).contains { start in
        CurrencySet.currency(at: start, in: bytes) == currency
      }
    }
  }

  private static func currency(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Money.Currency? {
    Money.Currency(bytes: (bytes[start], bytes[start + 1], bytes[start + 2]))
  }

  /// Returns the currency meant in a ledger; `nil` if it is ambiguous.
  func meant(in ledger: Money.Currency) -> Money.Currency? {
    if contains(ledger) { return ledger }
    return hasUsualOne || count == 1 ? first : nil
  }
}

extension CurrencySet {
  /// - Parameters:
  ///   - text: Has the codes, as "SEK NOK", the most common first; a "?" after the last one says that the first is not
  ///     the default.
  ///   - range: Their range in the text; all of it if `nil`.
  init(_ text: StaticString, _ range: Range<Int>? = nil) {
    let range = range ?? 0..<text.utf8CodeUnitCount
    members = .codes(text, range)
    hasUsualOne = text.withUTF8Buffer { $0[range].last != UInt8(ascii: "?") }
  }

  /// Currencies of which none is the usual one.
  init(among currencies: [Money.Currency]) {
    members = .list(currencies)
    hasUsualOne = false
  }

  /// The currency of a code.
  init(of currency: Money.Currency) {
    members = .one(currency)
    hasUsualOne = true
  }

  /// The currencies of a sign; `nil` if none has it.
  init?(signed sign: String) {
    // Four countries write "kr", none of them so much more than the others.
    hasUsualOne = sign != "kr"
    if let codes = Money.Currency.codes(signed: sign) {
      members = .codes(codes, 0..<codes.utf8CodeUnitCount)
      return
    }
    let currencies = Money.Currency.signed(sign)
    if currencies.isEmpty { return nil }
    members = .list(currencies)
  }
}

/// The displayed spelling of a brand: as it is written in a row.
struct BrandSpelling: Sendable {
  let row: StaticString
  let bytes: Range<Int>

  var text: String {
    row.withUTF8Buffer { buffer in String(decoding: buffer[bytes], as: UTF8.self) }
  }
}

/// A built-in category as one byte, so that a word's meaning is trivial to copy.
enum CategoryPlace: UInt8, CaseIterable {
  case groceries = 1
  case dining
  case transport
  case housing
  case utilities
  case health
  case insurance
  case entertainment
  case shopping
  case travel
  case subscriptions
  case education
  case gifts
  case investment
  case savings
  case debt
  case income
  case other

  var name: CategoryName {
    switch self {
    case .groceries: .groceries
    case .dining: .dining
    case .transport: .transport
    case .housing: .housing
    case .utilities: .utilities
    case .health: .health
    case .insurance: .insurance
    case .entertainment: .entertainment
    case .shopping: .shopping
    case .travel: .travel
    case .subscriptions: .subscriptions
    case .education: .education
    case .gifts: .gifts
    case .investment: .investment
    case .savings: .savings
    case .debt: .debt
    case .income: .income
    case .other: .other
    }
  }
}
