/// Blocks of lines of one log, as runs of consecutive blocks.
struct BlockRuns: Hashable {
  /// In order, with a gap between each two.
  private(set) var runs: [Range<Int>] = []

  /// - Parameter runs: In order, with a gap between each two.
  init?(_ runs: [Range<Int>]) {
    guard zip(runs, runs.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound }),
      !runs.contains(where: \.isEmpty)
    else { return nil }
    self.runs = runs
  }

  init() {}

  /// Adds a block; most come in order.
  mutating func insert(_ block: Int) { insert(block..<block + 1) }

  private mutating func insert(_ run: Range<Int>) {
    guard let last = runs.last, run.lowerBound <= last.upperBound else {
      runs.append(run)
      return
    }
    if last.lowerBound <= run.lowerBound {
      if last.upperBound < run.upperBound {
        runs[runs.count - 1] = last.lowerBound..<run.upperBound
      }
      return
    }
    // The runs that it overlaps or touches become one.
    let first = runs.firstIndex { run.lowerBound <= $0.upperBound } ?? runs.count
    let end = runs[first...].firstIndex { run.upperBound < $0.lowerBound } ?? runs.count
    let met = runs[first..<end]
    let low = min(run.lowerBound, met.first?.lowerBound ?? run.lowerBound)
    let high = max(run.upperBound, met.last?.upperBound ?? run.upperBound)
    runs.replaceSubrange(first..<end, with: [low..<high])
  }

  /// Adds the blocks of another value, from a given block on.
  mutating func formUnion(_ other: BlockRuns, from first: Int = 0) {
    for run in other.runs where run.upperBound > first {
      insert(max(run.lowerBound, first)..<run.upperBound)
    }
  }
}
