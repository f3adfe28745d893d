import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Differences of two moments, against a table of all events that is asked anew after each of them.
struct DifferenceTests {
  private static let months = DeviceHistory.months

  /// A difference between two places in a history.
  private static func difference(
    _ events: [EventEnvelope], from start: Int, to end: Int,
    of months: ClosedRange<CalendarMonth> = DifferenceTests.months
  ) -> LedgerDifference {
    var fold = LedgerFold(into: DifferenceFold(of: months), hasSeveralLogs: true)
    for event in events[..<start] { fold.apply(event) }
    fold.tell { $0.begin() }
    for event in events[start..<end] { fold.apply(event) }
    return LedgerDifference(fold.projection)
  }

  /// Two places in a history, the earlier first.
  private static func places(
    in events: [EventEnvelope], _ generator: inout SeededGenerator
  ) -> (start: Int, end: Int) {
    let cuts = events.cuts.dropFirst()
    let one = cuts.randomElement(using: &generator)!
    let other = cuts.randomElement(using: &generator)!
    return (min(one, other), max(one, other))
  }

  /// Every figure of some months, by the table.
  private static func figures(_ table: EventTable) -> [Place: Int64] {
    var figures: [Place: Int64] = [:]
    let putAways = table.putAways
    let all = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
    for (month, formed) in zip(all, table.months(months)) {
      let carried = formed.buckets.reduce(0) { $0 + $1.carried }
      let spent = formed.buckets.reduce(0) { $0 + $1.spent }
      let used = formed.buckets.reduce(0) { $0 + $1.used }
      func put(_ figure: BudgetFigure, _ value: Int64) {
        figures[Place(month: month, figure: figure)] = value
      }
      put(.month(.income), formed.income)
      put(.month(.carried), carried)
      put(.month(.budget), formed.budget)
      put(.month(.capacity), formed.budget + carried)
      put(.month(.spent), spent)
      put(.month(.used), used)
      put(.month(.left), formed.budget + carried - used)
      for bucket in formed.buckets {
        put(.bucket(bucket.bucket, .budget), bucket.budget)
        put(.bucket(bucket.bucket, .carried), bucket.carried)
        put(.bucket(bucket.bucket, .spent), bucket.spent)
        put(.bucket(bucket.bucket, .used), bucket.used)
        put(.bucket(bucket.bucket, .left), bucket.left)
      }
      for entry in table.entries where entry.status == .counts {
        let values = entry.content.values
        guard values.date.month == month, values.type != .income else { continue }
        figures[Place(month: month, figure: .category(values.category)), default: 0] -=
          putAways.covered(values)
        if putAways.isKept(values.account) { continue }
        let units = values.amount.minorUnits
        figures[Place(month: month, figure: .category(values.category)), default: 0] +=
          values.type == .credit ? -units : units
      }
      for cover in putAways.savings(through: month).covers where cover.day.month == month {
        figures[Place(month: month, figure: .category(cover.category)), default: 0] -= cover.units
      }
      for (category, units) in putAways.of(month) {
        figures[Place(month: month, figure: .category(category)), default: 0] += units
      }
    }
    return figures
  }

  private struct Place: Hashable {
    var month: CalendarMonth
    var figure: BudgetFigure

    /// The figure that this one is not told beside if both are the same.
    var told: Place? {
      switch figure {
      case .month(.budget): Place(month: month, figure: .month(.income))
      case .month(.used): Place(month: month, figure: .month(.spent))
      case .bucket(let bucket, .used): Place(month: month, figure: .bucket(bucket, .spent))
      default: nil
      }
    }
  }

  /// What each event changed of each figure: the table after it, less the table before it.
  private static func steps(
    _ events: [EventEnvelope], from start: Int, to end: Int
  ) -> [Place: [EventID: Int64]] {
    var steps: [Place: [EventID: Int64]] = [:]
    var table = EventTable()
    for event in events[..<start] { table.apply(event) }
    var before = figures(table)
    for count in (start + 1)..<(end + 1) {
      table.apply(events[count - 1])
      let after = figures(table)
      for place in Set(before.keys).union(after.keys) {
        let change = (after[place] ?? 0) - (before[place] ?? 0)
        if change != 0 { steps[place, default: [:]][events[count - 1].id] = change }
      }
      before = after
    }
    return steps
  }

  private static func expectSums(_ changes: [FigureChange], _ seed: UInt64) throws {
    for change in changes {
      let sum = try change.causes.reduce(change.furtherChange) { try $0 + $1.change }
      #expect(sum == change.change, "seed \(seed): \(change)")
      #expect(Set(change.causes.map(\.event)).count == change.causes.count, "seed \(seed)")
      #expect(change.causes.allSatisfy { $0.change.minorUnits != 0 }, "seed \(seed)")
    }
  }

  @Test(.rows)
  func `what changed is what the tables of the two moments differ in, and its events add up to it`()
  {
    each(TestRun.seeds(120)) { (seed: UInt64) throws in
      var generator = SeededGenerator(seed: seed)
      let writers = seed % 3 == 0 ? 3 : 1
      let events = DeviceHistory(seed: seed, count: 70, writers: writers).events
      for _ in 0..<4 {
        let (start, end) = Self.places(in: events, &generator)
        let changes = try Self.difference(events, from: start, to: end).changes()
        try Self.expectSums(changes, seed)
        let before = Self.figures(EventTable(events[..<start]))
        let after = Self.figures(EventTable(events[..<end]))
        let found = Dictionary(
          uniqueKeysWithValues: changes.map {
            (Place(month: $0.month, figure: $0.figure), [$0.before, $0.after].map(\.minorUnits))
          })
        for place in Set(before.keys).union(after.keys) {
          let (was, now) = (before[place] ?? 0, after[place] ?? 0)
          // It is not told beside what was spent if it is the same.
          if let spent = place.told, found[place] == nil, found[spent] == [was, now] {
            continue
          }
          #expect(
            found[place] == (was == now ? nil : [was, now]),
            "seed \(seed), \(start) to \(end), \(place)")
        }
        #expect(changes.count <= before.count + after.count)
      }
    }
  }

  @Test(.rows) func `each event changed what the tables before and after it differ in`() {
    each(TestRun.seeds(30)) { (seed: UInt64) throws in
      let events = DeviceHistory(seed: seed, count: 40).events
      let start = events.cuts[Int(seed) % 20 + 1]
      let changes = try Self.difference(events, from: start, to: events.count).changes()
      let steps = Self.steps(events, from: start, to: events.count)
      for change in changes {
        let found = Dictionary(
          uniqueKeysWithValues: change.causes.map { ($0.event, $0.change.minorUnits) })
        let place = Place(month: change.month, figure: change.figure)
        #expect(found == steps[place], "seed \(seed): \(place)")
      }
    }
  }

  @Test(.rows) func `one month alone differs as it does among all`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed, requests: 80).events
      let cuts = events.cuts
      let start = cuts[Int(seed) % cuts.count]
      let all = try Self.difference(events, from: start, to: events.count).changes()
      for month in CalendarMonth.months(from: "2025-10", through: "2026-01") {
        let alone = try Self.difference(events, from: start, to: events.count, of: month...month)
          .changes()
        #expect(alone == all.filter { $0.month == month }, "seed \(seed), \(month)")
        try Self.expectSums(alone, seed)
      }
    }
  }

  @Test
  func `more events than are named for a figure are told as a count and a sum`() throws {
    var events: [LedgerEvent] = [.opened()]
    for _ in 0..<(LedgerDifference.causeLimit + 5) { events.append(.spent(1, on: "2026-01-02")) }
    let changes = try Self.difference([EventEnvelope](events), from: 1, to: events.count).changes()
    let spent = try #require(changes.first { $0.figure == .month(.spent) })
    #expect(spent.causes.count == LedgerDifference.causeLimit)
    #expect(spent.furtherCount == 5)
    #expect(spent.furtherChange == 5)
    #expect(spent.change.minorUnits == Int64(LedgerDifference.causeLimit) + 5)
  }

  @Test
  func `what lies between two figures is refused where it does not fit, though both do`() throws {
    let most = Money.largestMinorUnits
    var events: [LedgerEvent] = [.opened(), .credited(most, on: "2026-01-02")]
    // 9.223 of 9.223372 million million million fit; what a day alone spent fits as well.
    for index in 0..<9_224 { events.append(.spent(most, on: "2026-01-0\(3 + index % 2)")) }
    let difference = Self.difference([EventEnvelope](events), from: 2, to: events.count)
    #expect(throws: FigureTooLarge(since: nil)) { try difference.changes() }
  }
}
