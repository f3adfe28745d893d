/// How numbers and days are written somewhere: decimal mark, digit groups, order of a date.
///
/// Our own table, so that figures do not depend on what is installed: the same ledger shows the
/// same bytes everywhere. Source of the table: CLDR 47.
public struct NumberConventions: Hashable, Sendable {
  /// How many digits stand together before the decimal mark.
  package enum GroupingStyle: Hashable, Sendable {
    /// Always three: 1,234,567.
    case threes
    /// Three, then always two: 12,34,567.
    case indian
  }

  /// In which order the parts of a date in figures stand.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// As in the United States: 11/20/2026.
    case monthDay = "mdy"
    /// As in most of the world: 20/11/2026.
    case dayMonth = "dmy"
    /// As in ISO 8601: 2026-11-20.
    case yearMonthDay = "ymd"
  }

  /// `"."` or `","`.
  public var decimalSeparator: Character
  /// What stands between groups of digits when a number is written: `","`, `"."`, `"’"`, or a plain
  /// blank, which can be typed and searched for, where CLDR has a no-break one.
  public var groupingSeparator: Character
  /// How many digits stand together.
  package var groupingStyle: GroupingStyle = .threes
  /// How a date in figures is read where it could be either; `nil` where nobody said.
  public var dateOrder: DateOrder?
  /// Whether the sign of a currency stands before the number ("$12.50") or behind it ("12,50 €").
  public var signComesFirst: Bool
  /// The language of ISO 639 in small letters, as `"de"`.
  public var language: String
  /// The region of ISO 3166-1 in capital letters, as `"IN"`, or three figures; empty where none was
  /// named.
  public var region: String

  /// How numbers and dates are written, each part by itself.
  public init(
    decimalSeparator: Character, groupingSeparator: Character, dateOrder: DateOrder? = nil,
    signComesFirst: Bool = true, language: String = "en", region: String = ""
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.dateOrder = dateOrder
    self.signComesFirst = signComesFirst
    self.language = language
    self.region = region
  }

  /// What is used where no locale is named: 1,234,567.50 and 2026-11-20.
  public static let plain = NumberConventions(decimalSeparator: ".", groupingSeparator: ",")

  /// What is used for a currency where no locale is named: ``plain``, but for INR with Indian groups,
  /// 12,34,567.50.
  public static func plain(for currency: Money.Currency) -> NumberConventions {
    var conventions = plain
    if currency == .inr { conventions.groupingStyle = .indian }
    return conventions
  }
}

extension NumberConventions {
  /// The conventions of a locale, as `"en-IN"`, `"de_DE.UTF-8"` or `"fr"`.
  ///
  /// `"C"`, `"POSIX"` and an empty text are ``plain``; an unknown language has the marks
  /// of English, and the day before the month.
  public init(localeIdentifier identifier: String) {
    let name = identifier.prefix { character in character != "." && character != "@" }
    let parts = name.split(whereSeparator: { character in character == "_" || character == "-" })
    guard let first = parts.first, name != "C", name != "POSIX" else {
      self = .plain
      return
    }
    let language = first.lowercased()
    // What is neither two letters nor three figures is a script or a variant.
    let region = parts.dropFirst().first { part in
      part.utf8.count == 2 || (part.utf8.count == 3 && part.allSatisfy(\.isNumber))
    }
    self = LocaleTable.conventions(language: language, region: region?.uppercased() ?? "")
  }

  /// The conventions of a locale that is known; `nil` where its language is not, or it is spelled as none.
  public init?(knownLocale identifier: String) {
    let name = identifier.prefix { character in character != "." && character != "@" }
    let parts = name.split(
      omittingEmptySubsequences: false,
      whereSeparator: { character in character == "_" || character == "-" })
    let isSpelled = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let language = parts.first, isSpelled,
      name == "C" || name == "POSIX" || LocaleTable.knows(language: language.lowercased())
    else { return nil }
    self.init(localeIdentifier: identifier)
  }
}
