/// Hours of work in a week, exact to a hundredth of an hour: more than 0, up to 168.00.
public struct WorkHours: Hashable, Sendable {
  /// Hundredths of an hour, 1 to 16,800: 3750 is 37.5 hours.
  public let hundredths: Int

  /// The hours of so many hundredths; `nil` outside of 1 to 16,800, for a week has 168 hours.
  public init?(hundredths: Int) {
    guard (1...16_800).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// The hours that a person wrote: "40", "37.5"; a comma is read as the point.
  package init(reading text: String) throws(WorkHoursError) {
    guard let hundredths = Hundredths.read(text[...].trimmingBlanks()),
      let value = WorkHours(hundredths: hundredths)
    else { throw WorkHoursError(text: text) }
    self = value
  }

  /// The number with two decimals, as "37.50".
  public var text: String { Hundredths.text(hundredths) }
  /// What a person reads: "40", "37.5".
  public var shortText: String { Hundredths.shortText(hundredths) }
}

extension WorkHours: Comparable, CustomStringConvertible {
  public static func < (left: WorkHours, right: WorkHours) -> Bool {
    left.hundredths < right.hundredths
  }
  public var description: String { shortText }
}

/// A text that is not accepted as hours of work in a week.
package struct WorkHoursError: Error, Hashable {
  /// What was typed, whole.
  package let text: String
}

extension WorkHoursError: ExplainedError {
  package var problem: String { "'\(Quotation(of: text))' is not a number of hours in a week" }
  package var remedy: String? {
    "Write more than 0 and at most 168 with up to two decimals, as 40 or 37.5."
  }
}

/// Income that is paid by the hour.
package struct HourlyIncome: Hashable, Sendable {
  /// What an hour pays.
  package var rate: Money
  /// How many hours a week has.
  package var hours: WorkHours

  package init(rate: Money, hours: WorkHours) {
    self.rate = rate
    self.hours = hours
  }

  /// What a month pays: rate × hours a week × 52 / 12, exact, then rounded half to even once to the
  /// currency's digits; `nil` where that is more than ``Money/largestMinorUnits``.
  package var monthly: Money? {
    // At most 2^63 × 16,800 × 52: far inside of 128 bits. The hours are hundredths.
    let exact = Int128(rate.minorUnits) * Int128(hours.hundredths) * 52
    let rounded = HourlyIncome.dividedHalfToEven(exact, by: 12 * 100)
    guard rounded.magnitude <= Money.largestMinorUnits.magnitude else { return nil }
    return Money(minorUnits: Int64(rounded), currency: rate.currency)
  }

  private static func dividedHalfToEven(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let doubled = remainder.magnitude * 2
    let isUp = doubled > divisor.magnitude || (doubled == divisor.magnitude && quotient % 2 != 0)
    guard isUp else { return quotient }
    return dividend < 0 ? quotient - 1 : quotient + 1
  }
}

/// Encoded as its ``text``.
extension WorkHours: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { WorkHours(plainText: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
