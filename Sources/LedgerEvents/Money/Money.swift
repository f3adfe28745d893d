/// An exact amount of money in one currency.
public struct Money: Hashable, Sendable {
  /// The amount in the currency's smallest unit (cents for EUR, yen for JPY); may be negative.
  public let minorUnits: Int64
  /// The currency of the amount.
  public let currency: Money.Currency

  /// Makes an amount of minor units, such as cents.
  public init(minorUnits: Int64, currency: Money.Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The largest magnitude that one event may carry, in minor units.
  ///
  /// Ten million million major units of a two-digit currency. Nine thousand events at the limit still fit in
  /// `Int64`; sums are checked nevertheless, and report the event at which they become too large.
  public static let largestMinorUnits: Int64 = 1_000_000_000_000_000
}

extension Money {
  /// How a text names the currency of an amount.
  public enum CurrencyNaming: Hashable, Sendable {
    /// Not at all: "1,234.50".
    case none
    /// "1,234.50 USD".
    case code
    /// "$1,234.50" or "1.234,50 €", as is usual in the locale; the code if the currency has no sign.
    case sign
  }

  /// Returns the amount as a person reads it: "-1,234.50", "-1,234.50 USD" or "-$1234.50".
  ///
  /// - Parameters:
  ///   - conventions: The marks, and the place of the currency sign.
  ///   - naming: Whether and how the currency is named.
  ///   - isGrouped: Whether digits are grouped: "1,234.50", not "1234.50".
  public func text(
    _ conventions: NumberConventions = .plain, naming: CurrencyNaming = .none,
    isGrouped: Bool = true
  ) -> String {
    let number = digits(conventions, isGrouped: isGrouped)
    let minus = minorUnits < 0 ? "-" : ""
    switch naming {
    case .none: return minus + number
    case .code: return "\(minus)\(number) \(currency.code)"
    case .sign:
      guard let sign = currency.sign else { return "\(minus)\(number) \(currency.code)" }
      guard conventions.signComesFirst else { return "\(minus)\(number) \(sign)" }
      // A letter and a digit would run together: "CHF 12.50", but "R$12.50".
      let blank = sign.last?.isLetter == true || sign.last == "." ? " " : ""
      return "\(minus)\(sign)\(blank)\(number)"
    }
  }

  /// The amount as in the log: a minus if it is negative, the digits, and all decimals of the currency after
  /// a point, as "-50.00".
  package var plainText: String { String(writing: self) }

  /// The magnitude, with all decimals of the currency.
  private func digits(_ conventions: NumberConventions, isGrouped: Bool) -> String {
    let decimals = currency.minorUnitDigits
    var digits = String(minorUnits.magnitude)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
    }
    var whole = String(digits.dropLast(decimals))
    if isGrouped { whole = Money.grouped(whole, conventions) }
    if decimals == 0 { return whole }
    return "\(whole)\(conventions.decimalSeparator)\(digits.suffix(decimals))"
  }

  /// Whole digits with marks between their groups.
  private static func grouped(_ digits: String, _ conventions: NumberConventions) -> String {
    var text = ""
    var left = digits.utf8.count
    for digit in digits {
      text.append(digit)
      left -= 1
      let isEnd =
        switch conventions.groupingStyle {
        case .threes: left % 3 == 0
        case .indian: left == 3 || (left > 3 && left % 2 == 1)
        }
      if isEnd, left > 0 { text.append(conventions.groupingSeparator) }
    }
    return text
  }
}

extension Money: PlainText {
  package func write(to bytes: inout [UInt8]) {
    let decimals = currency.minorUnitDigits
    if minorUnits < 0 { bytes.append(UInt8(ascii: "-")) }
    DecimalText.write(minorUnits.magnitude, figures: decimals + 1, to: &bytes)
    if decimals > 0 { bytes.insert(UInt8(ascii: "."), at: bytes.count - decimals) }
  }
}

extension Money: CustomStringConvertible {
  /// The amount and its code, as "1,234.50 USD".
  public var description: String { text(naming: .code) }
}

/// Encoded as `{"amount":"-50.00","currency":"EUR"}`: the amount with all decimals of the currency.
extension Money: Codable {
  private enum CodingKeys: String, CodingKey {
    case amount
    case currency
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let currency = try container.decode(Money.Currency.self, forKey: .currency)
    let text = try container.decode(String.self, forKey: .amount)
    guard let units = Int64(text.filter { $0 != "." }),
      case let money = Money(minorUnits: units, currency: currency), money.plainText == text
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .amount, in: container,
        debugDescription: "'\(Quotation(of: text))' is no amount in \(currency.code)")
    }
    self = money
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(plainText, forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }
}
