/// Sums of money, each currency kept apart from the others.
///
/// Adding cannot fail: a sum that no longer fits is remembered by ``isTooLarge``. A currency whose
/// sum is zero is not in it, so that equal sums are equal values however they came about, as long as
/// none was too large.
public struct MoneyTotals: Hashable, Sendable {
  /// The sum in the first currency by code; stands in place, because most ledgers have only one.
  private var first: Money?
  /// The sums in the others, sorted by code.
  private var others: [Money] = []
  /// Whether a sum ever left the range of `Int64` minor units: then the figures mean nothing.
  public private(set) var isTooLarge = false

  public init() {}

  /// The sum of one amount.
  public init(_ money: Money) {
    first = money.minorUnits == 0 ? nil : money
  }

  /// Whether all sums are zero.
  public var isEmpty: Bool { first == nil }
  /// The sums that are not zero, sorted by code.
  public var amounts: [Money] { first.map { first in [first] + others } ?? [] }

  /// The sum in a currency; zero where nothing was added in it.
  public subscript(currency: Currency) -> Money {
    if let first, first.currency == currency { return first }
    return others.first { other in other.currency == currency }
      ?? Money(minorUnits: 0, currency: currency)
  }

  public static func += (totals: inout MoneyTotals, money: Money) {
    totals.change(money.currency, by: money.minorUnits, subtracting: false)
  }

  public static func -= (totals: inout MoneyTotals, money: Money) {
    totals.change(money.currency, by: money.minorUnits, subtracting: true)
  }

  public static func += (left: inout MoneyTotals, right: MoneyTotals) {
    for amount in right { left += amount }
    left.isTooLarge = left.isTooLarge || right.isTooLarge
  }

  public static func -= (left: inout MoneyTotals, right: MoneyTotals) {
    for amount in right { left -= amount }
    left.isTooLarge = left.isTooLarge || right.isTooLarge
  }

  public static func + (left: MoneyTotals, right: MoneyTotals) -> MoneyTotals {
    var sum = left
    sum += right
    return sum
  }

  public static func - (left: MoneyTotals, right: MoneyTotals) -> MoneyTotals {
    var difference = left
    difference -= right
    return difference
  }

  private mutating func change(_ currency: Currency, by units: Int64, subtracting: Bool) {
    // The usual case in a fold: the only currency, whose sum does not become zero.
    if let sum = first, sum.currency == currency {
      let result = combined(sum.minorUnits, units, subtracting: subtracting)
      if result != 0 {
        first = Money(minorUnits: result, currency: currency)
      } else {
        first = others.isEmpty ? nil : others.removeFirst()
      }
      return
    }
    changeOther(currency, by: units, subtracting: subtracting)
  }

  private mutating func changeOther(_ currency: Currency, by units: Int64, subtracting: Bool) {
    if units == 0 { return }
    var sums = amounts
    let place = sums.firstIndex { sum in sum.currency >= currency } ?? sums.endIndex
    if place < sums.endIndex, sums[place].currency == currency {
      let result = combined(sums[place].minorUnits, units, subtracting: subtracting)
      sums[place] = Money(minorUnits: result, currency: currency)
      if result == 0 { sums.remove(at: place) }
    } else {
      let result = combined(0, units, subtracting: subtracting)
      sums.insert(Money(minorUnits: result, currency: currency), at: place)
    }
    first = sums.first
    others = Array(sums.dropFirst())
  }

  /// The sum or difference; where it does not fit, what is left of it, and the fact is remembered.
  private mutating func combined(_ left: Int64, _ right: Int64, subtracting: Bool) -> Int64 {
    let (result, overflow) =
      subtracting
      ? left.subtractingReportingOverflow(right) : left.addingReportingOverflow(right)
    if overflow { isTooLarge = true }
    return result
  }
}

extension MoneyTotals: Sequence {
  public func makeIterator() -> IndexingIterator<[Money]> { amounts.makeIterator() }
}
