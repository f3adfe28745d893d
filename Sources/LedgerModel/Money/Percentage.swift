/// A share of a whole, exact to a hundredth of a percent.
public struct Percentage: Hashable, Sendable {
  /// Hundredths of a percent: 5000 is 50 %. Never negative; more than 10,000 is more than the whole.
  public let hundredths: Int

  /// The largest percentage: a hundred times the whole.
  public static let largest = Percentage(existing: 1_000_000)
  /// The whole: 100 %.
  public static let whole = Percentage(existing: 10_000)

  init(existing hundredths: Int) {
    self.hundredths = hundredths
  }

  /// The percentage of so many hundredths of a percent; `nil` outside of 0 to 1,000,000.
  public init?(hundredths: Int) {
    guard (0...Percentage.largest.hundredths).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// The percentage that a person wrote: "50", "33.33", "50%"; a comma is read as the point.
  public init(reading text: String) throws(PercentageError) {
    var number = text[...].trimmingBlanks()
    if number.last == "%" { number = number.dropLast().trimmingBlanks() }
    guard let hundredths = Hundredths.read(number), let value = Percentage(hundredths: hundredths)
    else { throw PercentageError(text: text) }
    self = value
  }

  /// The number with two decimals, as "33.33".
  public var text: String { Hundredths.text(hundredths) }
  /// What a person reads: "50%", "12.5%", "33.33%".
  public var shortText: String { Hundredths.shortText(hundredths) + "%" }
}

extension Percentage: Comparable, CustomStringConvertible {
  public static func < (left: Percentage, right: Percentage) -> Bool {
    left.hundredths < right.hundredths
  }
  public var description: String { shortText }
}

extension Percentage {
  /// So much of an amount, rounded towards zero; at most the whole, so that it fits.
  func roundedDown(of minorUnits: Int64) -> Int64 {
    assert(self <= .whole, "a share is a part of the whole")
    return Int64(truncatingIfNeeded: Int128(minorUnits) * Int128(hundredths) / 10_000)
  }
}
