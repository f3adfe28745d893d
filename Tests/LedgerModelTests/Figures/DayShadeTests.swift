import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// How dark the days of a calendar are.
@Suite struct DayShadeTests {
  private func shades(_ spent: [Int64], steps: Int = 4) -> [Int] {
    let days = spent.map { units in
      DayFigures(
        day: "2026-01-01", spent: Money(minorUnits: units, currency: .usd),
        income: Money(minorUnits: 0, currency: .usd), entryCount: 1)
    }
    return DayFigures.shades(of: days, steps: steps)
  }

  @Test func `a day is darker the more was spent, and not dark at all if more came back`() {
    #expect(shades([-5, 0, 1, 25, 26, 100, 100]) == [0, 0, 1, 1, 2, 4, 4])
    #expect(shades([.max, 1, .min, .max]) == [4, 1, 0, 4])
  }

  @Test func `what one of ten days spent makes the others no lighter`() {
    let days: [Int64] = [100, 100, 50, 50, 50, 25, 25, 25, 25, 1_000_000_000]
    #expect(shades(days) == [4, 4, 2, 2, 2, 1, 1, 1, 1, 4])
  }

  @Test func `days without spending have no shade, and one with it is darkest`() {
    #expect(shades([]) == [] && shades([0, -3]) == [0, 0] && shades([0, 7]) == [0, 4])
    #expect(shades([7], steps: 0) == [0] && shades([7], steps: 1) == [1])
  }
}
