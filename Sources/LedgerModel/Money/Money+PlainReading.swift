extension Money {
  /// Reads exactly what ``plainText`` writes; `nil` for everything else.
  ///
  /// No plus, no leading zeros, no grouping, no minus before zero, and as many decimals as the
  /// currency has: so that an amount has one spelling in a log. Any `Int64` is read: whether an
  /// event may hold so much, ``isWithinLimit`` says.
  package init?(plainText text: some StringProtocol, currency: Currency) {
    let decimals = currency.minorUnitDigits
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? text.utf8.dropFirst() : text.utf8[...]
    let wholeCount = decimals == 0 ? digits.count : digits.count - decimals - 1
    guard wholeCount >= 1, wholeCount == 1 || digits.first != UInt8(ascii: "0") else { return nil }
    var magnitude: UInt64 = 0
    var place = 0
    for byte in digits {
      defer { place += 1 }
      if place == wholeCount {
        guard byte == UInt8(ascii: ".") else { return nil }
        continue
      }
      guard byte &- 0x30 <= 9 else { return nil }
      let (tenfold, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(UInt64(byte &- 0x30))
      guard !overflow, !carry else { return nil }
      magnitude = sum
    }
    guard !isNegative || magnitude > 0 else { return nil }
    if isNegative, magnitude == Int64.min.magnitude {
      self.init(minorUnits: .min, currency: currency)
      return
    }
    guard let units = Int64(exactly: magnitude) else { return nil }
    self.init(minorUnits: isNegative ? -units : units, currency: currency)
  }

  /// Whether an event may carry the amount: no more than ``largestMinorUnits``, either way.
  package var isWithinLimit: Bool { minorUnits.magnitude <= Money.largestMinorUnits.magnitude }
}
