import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The table of sums by month and category holds what was added, and nothing for what was not.
struct SparseSumsTests {
  /// Entries each with a month and a category of its own.
  private static func events(_ count: Int, isFalling: Bool = false) -> [EventEnvelope] {
    var events: [LedgerEvent] = [.opened()]
    for number in 0..<count {
      let day = month(number, isFalling: isFalling).firstDay
      events.append(.spent(Int64(number + 1), in: "c\(number)", on: day.text))
    }
    return [EventEnvelope](events)
  }

  private static func month(_ number: Int, isFalling: Bool) -> CalendarMonth {
    let first: CalendarMonth = "2026-01"
    guard let month = first.advanced(by: isFalling ? -number : number) else {
      preconditionFailure("no month \(number)")
    }
    return month
  }

  @Test func `twice as many categories in twice as many months take twice the room`() {
    let one = MonthlyBuckets(folding: Self.events(1000))
    let two = MonthlyBuckets(folding: Self.events(2000))
    #expect(two.cellCount == 2 * one.cellCount)
    #expect(one.cellCount == 1000 * 32)
  }

  @Test(.rows) func `each month has the sum of its own category, whether months rise or fall`() {
    each([false, true]) { isFalling throws in
      let buckets = MonthlyBuckets(folding: Self.events(400, isFalling: isFalling))
      let months = try #require(buckets.months)
      #expect(months.lowerBound.months(until: months.upperBound) == 399)
      for number in 0..<400 {
        let month = Self.month(number, isFalling: isFalling)
        let budget = try buckets.month(month)
        #expect(budget.spent.minorUnits == Int64(number + 1))
        #expect(budget.buckets.flatMap(\.categories).map(\.category.text) == ["c\(number)"])
        let category = CategoryName.known("c\(number)")
        #expect(buckets.spent(on: month.firstDay, in: category) == Int64(number + 1))
        #expect(buckets.spent(on: month.lastDay, in: category) == 0)
      }
      #expect(buckets.spent(on: "2026-01-01", in: "nothing") == 0)
    }
  }

  @Test func `a snapshot keeps categories and months however many there are`() throws {
    let fold = Self.events(3000).reduce(into: LedgerFold(into: BudgetState())) { $0.apply($1) }
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    #expect(writer.isComplete)
    var reader = SnapshotReader(writer.bytes)
    #expect(try LedgerFold<BudgetState>(from: &reader) == fold)
  }
}
