/// Words behind an amount that make another sum of it, or say that it stays.
struct SumPart: Hashable {
  var words: String
  /// The sum, of the minor units that are written.
  var factor: Int64
  var divisor: Int64
  var added: Int64
  /// Whether both the sum and a question are right.
  var isDoubtful: Bool

  private init(
    _ words: String, times factor: Int64 = 1, by divisor: Int64 = 1, plus added: Int64 = 0,
    isDoubtful: Bool = false
  ) {
    self.words = words
    self.factor = factor
    self.divisor = divisor
    self.added = added
    self.isDoubtful = isDoubtful
  }

  /// The sum in whole minor units, half to even.
  func sum(of minorUnits: Int64) -> Int64 {
    let top = minorUnits * factor
    let (quotient, rest) = top.quotientAndRemainder(dividingBy: divisor)
    let isUp = rest * 2 > divisor || (rest * 2 == divisor && quotient % 2 == 1)
    return quotient + (isUp ? 1 : 0) + added
  }

  static func random(
    for amount: AmountPart, using generator: inout some RandomNumberGenerator
  ) -> SumPart {
    let count = Int64.random(in: 2...6, using: &generator)
    let percent = [5, 10, 15, 18, 20, 25].randomElement(using: &generator) ?? 20
    let tip = Int64.random(in: 2...9, using: &generator)
    let more = amount.units + Int64.random(in: 10...90, using: &generator)
    let isBare = !amount.isMarked
    switch Int.random(in: 0..<18, using: &generator) {
    case 0: return SumPart("twice", times: 2)
    case 1: return SumPart("three times", times: 3)
    case 2: return SumPart("x\(count)", times: count)
    case 3: return SumPart("plus \(percent)% tip", times: Int64(100 + percent), by: 100)
    case 4: return SumPart("+ \(percent)% tax", times: Int64(100 + percent), by: 100)
    case 5: return SumPart("plus \(tip) tip", plus: tip * 100)
    case 6: return SumPart("+ \(tip) tip", plus: tip * 100)
    case 7: return SumPart("incl. \(percent)% vat")
    case 8: return SumPart("including tip")
    case 9: return SumPart("my half", by: 2)
    case 10: return SumPart("split \(count) ways", by: count)
    case 11: return SumPart("split between \(count) people", by: count)
    case 12: return SumPart("each for \(count) people", times: count)
    case 13: return SumPart("(was \(more))")
    case 14: return SumPart("instead of \(more)", isDoubtful: true)
    case 15: return SumPart("for \(count) people", isDoubtful: isBare)
    case 16: return SumPart("after \(percent)% off")
    default: return SumPart("total")
    }
  }
}
