/// Numbers with at most two decimals, held as whole hundredths: percentages and hours.
enum Hundredths {
  /// The hundredths that figures spell, as "33.33", "33,3" or "33"; `nil` for everything else, and
  /// for more than seven figures before the mark.
  static func read(_ text: Substring) -> Int? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    let halves =
      parts.count > 1
      ? parts
      : text.utf8.split(
        separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard let whole = halves.first, (1...7).contains(whole.count), halves.count <= 2 else {
      return nil
    }
    let decimals = halves.count == 2 ? Array(halves[1]) : [0x30]
    guard (1...2).contains(decimals.count) else { return nil }
    var value = 0
    for byte in Array(whole) + decimals {
      guard byte &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return decimals.count == 1 ? value * 10 : value
  }

  /// Two decimals: 5000 is "50.00". Only for what is not negative.
  static func text(_ hundredths: Int) -> String {
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// No decimals that are zero: 5000 is "50", 1250 is "12.5".
  static func shortText(_ hundredths: Int) -> String {
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let full = text(hundredths)
    return hundredths % 10 == 0 ? String(full.dropLast()) : full
  }
}
