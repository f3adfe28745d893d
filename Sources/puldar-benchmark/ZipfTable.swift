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
