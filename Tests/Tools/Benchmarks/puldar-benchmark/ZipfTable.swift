/// Chooses among things of which the k-th is met in proportion to 1/k, as shops in a life are.
struct ZipfTable {
  /// The sums of the weights up to each place.
  private let sums: [Int]

  /// The weight of the first place; large enough that 1/k of it is still a number for thousands.
  private static let firstWeight = 1_000_000

  init(count: Int) {
    var sum = 0
    sums = (1...max(count, 1)).map { rank in
      sum += ZipfTable.firstWeight / rank
      return sum
    }
  }

  /// A place, 0 the likeliest.
  func place(_ random: inout SeededGenerator) -> Int {
    let point = Int.random(in: 0..<(sums.last ?? 1), using: &random)
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if point < sums[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Random numbers that are the same in each run, so that every run measures the same log.
///
/// SplitMix64. Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Whether something happens that happens in so many of a thousand cases.
  mutating func happens(inThousand cases: Int) -> Bool {
    Int.random(in: 0..<1000, using: &self) < cases
  }
}
