/// Hours of work in a week, exact to a hundredth of an hour: more than 0, up to 168.00.
public struct WorkHours: Hashable, Sendable {
  /// Hundredths of an hour, 1 to 16,800: 3750 is 37.5 hours.
  public let hundredths: Int

  /// Makes hours from hundredths; `nil` outside of 1 to 16,800, because a week has 168 hours.
  public init?(hundredths: Int) {
    guard (1...16_800).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// Reads hours: "40", "37.5"; a comma is read as a decimal point.
  public init(reading text: String) throws(UnreadableText) {
    guard let hundredths = Hundredths.read(text[...].trimmingBlanks()),
      let value = WorkHours(hundredths: hundredths)
    else {
      throw UnreadableText(
        text: text, kind: "a number of hours in a week",
        remedy: "Write more than 0 and at most 168 with up to two decimals, as 40 or 37.5.")
    }
    self = value
  }

  /// The number with two decimals, as "37.50".
  public var text: String { Hundredths.text(hundredths) }
  /// The hours as a person reads them: "40", "37.5".
  public var shortText: String { Hundredths.shortText(hundredths) }
}

extension WorkHours: Comparable, CustomStringConvertible {
  public static func < (left: WorkHours, right: WorkHours) -> Bool {
    left.hundredths < right.hundredths
  }
  public var description: String { shortText }
}

/// Encoded as its ``text``.
extension WorkHours: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { WorkHours(plainText: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
