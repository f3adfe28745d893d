import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct LargestRemainderTests {
  static let shares: [(total: Int64, percents: [Int], parts: [Int64])] = [
    // K2: rounded one by one, these would be 3797.64 and 1000.00.
    (379_763, [50, 30, 20], [189_881, 113_929, 75_953]),
    (100_001, [50, 30, 20], [50_001, 30_000, 20_000]),
    (100, [33, 33, 34], [33, 33, 34]),
    (1, [50, 50, 0], [1, 0, 0]),
    (-1, [50, 50, 0], [-1, 0, 0]),
    (-379_763, [50, 30, 20], [-189_881, -113_929, -75_953]),
    (0, [60, 20, 20], [0, 0, 0]),
    (2, [0, 0, 100], [0, 0, 2]),
    (5, [25, 25, 25, 25], [2, 1, 1, 1]),
    (Int64.max, [50, 50], [4_611_686_018_427_387_904, 4_611_686_018_427_387_903]),
    (Int64.min, [100], [Int64.min]),
    (Int64.min, [50, 50], [Int64.min / 2, Int64.min / 2]),
  ]

  @Test(.rows) func `K2: shares in percent add up to the whole`() {
    each(Self.shares) { (total: Int64, percents: [Int], parts: [Int64]) throws in
      let shares = try percents.map { percent in
        try #require(Percentage(hundredths: percent * 100))
      }
      #expect(LargestRemainder.parts(of: total, by: shares) == parts)
    }
  }

  @Test func `K2: thirds of a percent go to the largest remainder`() throws {
    let shares = try ["33.33", "33.33", "33.34"].map { text in try Percentage(reading: text) }
    #expect(LargestRemainder.parts(of: 100, by: shares) == [33, 33, 34])
    #expect(LargestRemainder.parts(of: 10, by: shares) == [3, 3, 4])
  }

  @Test func `any weights share any total exactly, each part within one unit`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let total = Int64(bitPattern: generator.next()) >> Int64.random(in: 0..<64, using: &generator)
      let count = Int.random(in: 1...8, using: &generator)
      var weights = (0..<count).map { _ in
        Int64(generator.magnitude(upTo: UInt64(Int64.max)))
      }
      if weights.allSatisfy({ weight in weight == 0 }) { weights[0] = 1 }
      let parts = LargestRemainder.parts(of: total, weights: weights)
      let sum = parts.reduce(0 as Int128) { sum, part in sum + Int128(part) }
      let whole = weights.reduce(0 as Int128) { sum, weight in sum + Int128(weight) }
      if sum != Int128(total) { Issue.record("\(total) by \(weights) became \(parts)") }
      for (part, weight) in zip(parts, weights) {
        // |part - total * weight / whole| < 1, without a fraction and without an overflow:
        // the floor of the exact share is compared.
        let floor = Int128(total.magnitude) * Int128(weight) / whole
        let magnitude = Int128(part.magnitude)
        if magnitude < floor || magnitude > floor + 1 || (weight == 0 && part != 0) {
          Issue.record("\(part) of \(total) is not \(weight) of \(weights)")
        }
      }
    }
  }

  @Test func `of equal remainders the earlier is served first`() {
    for total in Int64(0)...20 {
      let parts = LargestRemainder.parts(of: total, weights: [1, 1, 1])
      #expect(parts == parts.sorted(by: >))
      #expect(parts.reduce(0, +) == total)
    }
  }
}
