/// The conventions of a locale for numbers and dates: decimal mark, digit groups, date order.
///
/// From a built-in table, so that output does not depend on the system: the same ledger shows the same bytes
/// everywhere. Source of the table: CLDR 47.
public struct NumberConventions: Hashable, Sendable {
  /// The size of digit groups before the decimal mark.
  package enum GroupingStyle: Hashable, Sendable {
    /// Always three: 1,234,567.
    case threes
    /// Three, then always two: 12,34,567.
    case indian
  }

  /// The order of the parts of a numeric date.
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
  /// The mark between groups in written numbers: `","`, `"."`, `"’"`, or a plain space, which can be typed
  /// and searched for, instead of CLDR's no-break space.
  public var groupingSeparator: Character
  /// The size of digit groups.
  package var groupingStyle: GroupingStyle = .threes
  /// The order in which an ambiguous numeric date is read; `nil` if not stated.
  public var dateOrder: DateOrder?
  /// Whether the currency sign comes before the number ("$12.50") or after it ("12,50 €").
  public var signComesFirst: Bool
  /// The ISO 639 language in lower case, as `"de"`.
  public var language: String
  /// The ISO 3166-1 region in upper case, as `"IN"`, or three digits; empty if none is named.
  public var region: String

  /// Makes conventions from their parts.
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

  /// The conventions without a locale: 1,234,567.50 and 2026-11-20.
  public static let plain = NumberConventions(decimalSeparator: ".", groupingSeparator: ",")

  /// Returns the conventions for a currency without a locale: ``plain``, but with Indian groups for INR,
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
  /// `"C"`, `"POSIX"` and an empty text mean ``plain``; an unknown language has the marks of English, and the
  /// day before the month.
  public init(localeIdentifier identifier: String) {
    let name = identifier.prefix { character in character != "." && character != "@" }
    let parts = name.split(whereSeparator: { character in character == "_" || character == "-" })
    guard let first = parts.first, name != "C", name != "POSIX" else {
      self = .plain
      return
    }
    let language = first.lowercased()
    // Parts of neither two letters nor three digits are scripts or variants.
    let region = parts.dropFirst().first { part in
      part.utf8.count == 2 || (part.utf8.count == 3 && part.allSatisfy(\.isNumber))
    }
    self = LocaleTable.conventions(language: language, region: region?.uppercased() ?? "")
  }

  /// The conventions of a known locale; `nil` if its language is unknown or it is not spelled as a locale.
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
