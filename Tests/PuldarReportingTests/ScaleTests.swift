import LedgerTestSupport
import Testing

@testable import PuldarReporting

@Suite struct ScaleTests {
  @Test(.rows) func `a scale gives the rounded length, as fractions do`() {
    each(TestRun.seeds(200)) { (seed: UInt64) in
      var random = SeededGenerator(seed: seed)
      let values = (0..<5).map { _ in Int64.random(in: -1_000_000...1_000_000, using: &random) }
      let scale = Scale(of: values, from: 2250, to: 330)
      #expect(scale.domain.contains(0))
      for value in values {
        let part = Double(value - scale.domain.lowerBound)
        let whole = Double(scale.domain.upperBound - scale.domain.lowerBound)
        let length = 2250 + part / whole * (330 - 2250)
        #expect(abs(Double(scale.length(at: value)) - length) <= 0.51, "seed \(seed)")
      }
    }
  }

  @Test(.rows)
  func `ticks are round, as many as asked for at most, and reach both ends once rounded`() {
    let ends: [Int64] = [0, 1, 7, 99, 100, 12_345, 999_999_999_999, .max]
    each(ends) { (end: Int64) in
      for low in [0, -end] as [Int64] {
        let scale = Scale(low...max(end, 1), from: 0, to: 1000)
        let ticks = scale.ticks(atMost: 5)
        #expect((1...6).contains(ticks.count), "\(low)...\(end): \(ticks)")
        for (one, next) in zip(ticks, ticks.dropFirst()) {
          var step = next - one
          while step % 10 == 0 { step /= 10 }
          #expect([1, 2, 5].contains(step))
        }
        #expect(ticks.contains(0))
        let rounded = scale.rounded(ticks: 5)
        #expect(rounded.domain.lowerBound <= low && rounded.domain.upperBound >= end)
      }
    }
  }

  @Test func `what lies beyond a scale is drawn at its end`() {
    let scale = Scale(0...100, from: 0, to: 1000)
    #expect([-5, 0, 50, 100, .max].map(scale.length) == [0, 0, 500, 1000, 1000])
  }
}
