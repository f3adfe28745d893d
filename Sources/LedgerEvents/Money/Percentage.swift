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

  /// Makes a percentage from hundredths of a percent; `nil` outside of 0 to 1,000,000.
  public init?(hundredths: Int) {
    guard (0...Percentage.largest.hundredths).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// Reads a percentage: "50", "33.33", "50%"; a comma is read as a decimal point.
  public init(reading text: String) throws(UnreadableText) {
    var number = text[...].trimmingBlanks()
    if number.last == "%" { number = number.dropLast().trimmingBlanks() }
    guard let hundredths = Hundredths.read(number), let value = Percentage(hundredths: hundredths)
    else {
      throw UnreadableText(
        text: text, kind: "a percentage",
        remedy: "Write a number from 0 with at most two decimals, as 50 or 33.33.")
    }
    self = value
  }

  /// The number with two decimals, as "33.33".
  public var text: String { Hundredths.text(hundredths) }
  /// The percentage as a person reads it: "50%", "12.5%", "33.33%".
  public var shortText: String { Hundredths.shortText(hundredths) + "%" }
}

extension Percentage: Comparable, CustomStringConvertible {
  public static func < (left: Percentage, right: Percentage) -> Bool {
    left.hundredths < right.hundredths
  }
  public var description: String { shortText }
}

extension Percentage {
  /// Returns this share of an amount, rounded towards zero; the share is at most the whole, so it fits.
  package func roundedDown(of minorUnits: Int64) -> Int64 {
    assert(self <= .whole, "a share is a part of the whole")
    return Int64(truncatingIfNeeded: Int128(minorUnits) * Int128(hundredths) / 10_000)
  }
}

extension Percentage {
  /// Returns the sum, at most ``largest``.
  package func adding(_ other: Percentage) -> Percentage {
    Percentage(existing: min(hundredths + other.hundredths, Percentage.largest.hundredths))
  }

  /// Zero percent.
  package static let none = Percentage(existing: 0)

  /// Reads a percentage as the log spells it, with exactly two decimals; `nil` for any other text.
  init?(plainText text: String) {
    guard let percentage = try? Percentage(reading: text), percentage.text == text else {
      return nil
    }
    self = percentage
  }
}

extension WorkHours {
  /// Reads hours as the log spells them, with exactly two decimals; `nil` for any other text.
  init?(plainText text: String) {
    guard let hours = try? WorkHours(reading: text), hours.text == text else { return nil }
    self = hours
  }
}

/// Numbers with at most two decimals, stored as whole hundredths: percentages and hours.
package enum Hundredths {
  /// Reads hundredths, as "33.33", "33,3" or "33"; `nil` for any other text, and for more than seven digits
  /// before the mark.
  package static func read(_ text: Substring) -> Int? {
    var (value, wholeCount) = (0, 0)
    var decimalCount: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        guard decimalCount == nil else { return nil }
        decimalCount = 0
        continue
      }
      guard byte &- 0x30 <= 9, wholeCount < 8, decimalCount ?? 0 < 3 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
      if let count = decimalCount { decimalCount = count + 1 } else { wholeCount += 1 }
    }
    guard (1...7).contains(wholeCount) else { return nil }
    switch decimalCount {
    case nil: return value * 100
    case 1: return value * 10
    case 2: return value
    default: return nil
    }
  }

  /// The number with two decimals: 5000 is "50.00". Not for negative numbers.
  package static func text(_ hundredths: Int) -> String {
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// The number without trailing zero decimals: 5000 is "50", 1250 is "12.5".
  package static func shortText(_ hundredths: Int) -> String {
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let full = text(hundredths)
    return hundredths % 10 == 0 ? String(full.dropLast()) : full
  }
}

/// Encoded as its ``text``.
extension Percentage: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { Percentage(plainText: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
