/// The largest remainder method: splits a total into parts that add up to it. Each part is rounded down, and
/// the rest goes in single units to the parts with the largest remainders.
///
/// Rounded one by one, 50/30/20 of 3797.63 would be 1898.82 + 1139.29 + 759.53: a cent too many.
public enum LargestRemainder {
  /// Returns parts of a total in proportion to weights, in their order; the parts add up to the total.
  ///
  /// Of equal remainders the earlier one gets its unit first. The parts of a negative total are the negated
  /// parts of its magnitude.
  ///
  /// - Parameters:
  ///   - total: Any `Int64`.
  ///   - weights: None negative, at least one positive. A part with weight zero is zero.
  public static func parts(of total: Int64, weights: [Int64]) -> [Int64] {
    precondition(weights.allSatisfy { weight in weight >= 0 }, "a share has no negative weight")
    let sum = weights.reduce(0 as UInt128) { sum, weight in sum + UInt128(weight.magnitude) }
    precondition(sum > 0, "nothing can be shared when all weights are zero")
    let whole = UInt128(total.magnitude)
    // Both factors are at most 2^63, so their product fits in 128 bits.
    let products = weights.map { weight in whole * UInt128(weight.magnitude) }
    var parts = products.map { product in product / sum }
    let missing = Int(whole - parts.reduce(0, +))
    let remainders = products.map { product in product % sum }
    let order = weights.indices.sorted { left, right in
      remainders[left] == remainders[right] ? left < right : remainders[left] > remainders[right]
    }
    for place in order.prefix(missing) { parts[place] += 1 }
    // A part never exceeds the magnitude of the total, so it fits again.
    return parts.map { part in
      total < 0 ? Int64(truncatingIfNeeded: 0 - Int128(part)) : Int64(truncatingIfNeeded: part)
    }
  }

  /// Returns parts of a total by percentages that add up to 100 %, in their order.
  public static func parts(of total: Int64, by percentages: [Percentage]) -> [Int64] {
    precondition(
      percentages.reduce(0) { sum, share in sum + share.hundredths } == Percentage.whole.hundredths,
      "the percentages of a whole add up to 100")
    return parts(of: total, weights: percentages.map { share in Int64(share.hundredths) })
  }
}
