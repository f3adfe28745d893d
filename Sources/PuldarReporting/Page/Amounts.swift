import LedgerModel

/// Amounts as pages write them.
enum Amounts {
  static func text(
    _ minorUnits: Int64, _ currency: Money.Currency, _ conventions: NumberConventions?
  ) -> String {
    let text = Money(minorUnits: minorUnits, currency: currency)
      .text(conventions ?? .plain(for: currency))
    return minorUnits < 0 ? "\u{2212}" + text.dropFirst() : text
  }

  /// Returns an amount in few letters: "950", "12k" or "1.5M".
  static func short(
    _ minorUnits: Int64, _ currency: Money.Currency, _ conventions: NumberConventions?
  ) -> String {
    let one = (0..<currency.minorUnitDigits).reduce(1 as UInt64) { unit, _ in unit * 10 }
    let amount = minorUnits.magnitude / one
    guard minorUnits.magnitude % one == 0 || amount >= 1000 else {
      return text(minorUnits, currency, conventions)
    }
    let minus = minorUnits < 0 ? "\u{2212}" : ""
    let units: [(size: UInt64, name: String)] = [
      (1_000_000_000, "G"), (1_000_000, "M"), (1000, "k"),
    ]
    guard amount >= 10_000, let unit = units.first(where: { amount >= $0.size }) else {
      return "\(minus)\(amount)"
    }
    let (whole, tenth) = (amount / unit.size, amount % unit.size * 10 / unit.size)
    let point = (conventions ?? .plain).decimalSeparator
    return "\(minus)\(whole)\(tenth == 0 ? "" : "\(point)\(tenth)")\(unit.name)"
  }

  /// Returns a difference: a positive one has a sign too.
  static func signed(_ text: String, _ minorUnits: Int64) -> String {
    minorUnits > 0 ? "+" + text : text
  }

  /// Returns the shares of values in whole percents, which add up to 100; 0 of a value that is not positive.
  static func percents(_ values: [Int64]) -> [Int] {
    let weights = values.map { max($0, 0) }
    guard weights.contains(where: { $0 > 0 }) else { return values.map { _ in 0 } }
    return LargestRemainder.parts(of: 100, weights: weights).map { Int($0) }
  }

  /// Returns the share of a positive value as "57 %"; less than one is not nothing.
  static func text(percent: Int) -> String { percent == 0 ? "< 1 %" : "\(percent) %" }

  /// Returns an amount rounded to whole units, half away from zero.
  static func rounded(_ minorUnits: Int64, _ currency: Money.Currency) -> Int64 {
    let one = (0..<currency.minorUnitDigits).reduce(1 as Int64) { unit, _ in unit * 10 }
    let (whole, rest) = minorUnits.quotientAndRemainder(dividingBy: one)
    let isUp = rest.magnitude * 2 >= one.magnitude && rest != 0
    return (whole + (isUp ? (minorUnits < 0 ? -1 : 1) : 0)) * one
  }

  /// Returns the sum of values, or the nearest that fits; the views refuse figures that come near it.
  static func sum(_ values: [Int64]) -> Int64 {
    Int64(clamping: values.reduce(0 as Int128) { $0 + Int128($1) })
  }
}

/// The names of months on a page.
enum MonthName {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns the name with its year, such as "May 2026".
  static func full(_ month: CalendarMonth) -> String {
    "\(names[month.monthOfYear - 1]) \(month.year)"
  }

  /// Returns three letters, such as "May".
  static func short(_ month: CalendarMonth) -> String {
    String(names[month.monthOfYear - 1].prefix(3))
  }

  /// Returns three letters with the year, such as "May 2026".
  static func dated(_ month: CalendarMonth) -> String { "\(short(month)) \(month.year)" }

  /// Returns short names of consecutive months: with the year at the first and at each January.
  static func axis(_ months: [CalendarMonth]) -> [String] {
    guard months.count <= 24 else { return months.map { "\($0.year)" } }
    return months.map { month in
      month.monthOfYear == 1 ? "\(short(month)) \(month.year)" : short(month)
    }
  }
}
