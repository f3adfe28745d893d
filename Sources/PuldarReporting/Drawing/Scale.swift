/// Maps values to lengths. A length is in tenths of a unit of the picture, so that no drawing needs floating-point
/// numbers, and the same values give the same bytes.
struct Scale {
  /// The values from one end to the other; never empty.
  let domain: ClosedRange<Int64>
  /// The length at the lower value.
  let start: Int
  /// The length at the higher value; below ``start`` if the scale runs upwards.
  let end: Int

  /// Creates a scale from zero, or from the lowest value if it is below, to the highest.
  init(of values: some Sequence<Int64>, from start: Int, to end: Int) {
    let (low, high) = values.reduce(into: (0 as Int64, 0 as Int64)) { ends, value in
      ends = (min(ends.0, value), max(ends.1, value))
    }
    self.init(low...max(high, low == 0 ? 1 : 0), from: start, to: end)
  }

  init(_ domain: ClosedRange<Int64>, from start: Int, to end: Int) {
    self.domain = domain
    self.start = start
    self.end = end
  }

  /// Returns the length at a value, rounded; that of the nearest end if the value lies outside.
  func length(at value: Int64) -> Int {
    let (low, high) = (Int128(domain.lowerBound), Int128(domain.upperBound))
    let part = min(max(Int128(value), low), high) - low
    let (span, length) = (max(high - low, 1), Int128(end - start))
    let doubled = part * length * 2
    return start + Int((doubled + (doubled < 0 ? -span : span)) / (span * 2))
  }

  /// Returns round values within the domain, zero among them if it is there: 1, 2 or 5 times a power of ten apart.
  func ticks(atMost count: Int) -> [Int64] {
    let span = Int128(domain.upperBound) - Int128(domain.lowerBound)
    var (power, step) = (1 as Int128, 1 as Int128)
    search: while true {
      for factor: Int128 in [1, 2, 5] {
        step = power * factor
        if span / step < Int128(count) { break search }
      }
      power *= 10
    }
    let (low, high) = (Int128(domain.lowerBound), Int128(domain.upperBound))
    var tick = low / step * step
    if tick < low { tick += step }
    var ticks: [Int64] = []
    while tick <= high {
      ticks.append(Int64(tick))
      tick += step
    }
    return ticks
  }

  /// Returns the same scale, ending at the first round value beyond each end.
  func rounded(ticks count: Int) -> Scale {
    let ticks = ticks(atMost: count)
    guard ticks.count > 1 else { return self }
    let (step, edge) = (Int128(ticks[1]) - Int128(ticks[0]), Int128(Int64.max))
    var (low, high) = (Int128(ticks[0]), Int128(ticks[ticks.count - 1]))
    if low > Int128(domain.lowerBound) { low = max(low - step, -edge) }
    if high < Int128(domain.upperBound) { high = min(high + step, edge) }
    return Scale(Int64(low)...Int64(high), from: start, to: end)
  }
}

extension Int {
  /// A length in tenths as SVG writes it: "12" or "12.5".
  var svg: String {
    let (whole, tenth) = (magnitude / 10, magnitude % 10)
    return "\(self < 0 ? "-" : "")\(whole)\(tenth == 0 ? "" : ".\(tenth)")"
  }
}
