import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Settings in whichever order their days come, undone and put back, against a plain list.
struct SettingTimelineTests {
  private struct Recorded {
    var from: CalendarDay
    var event: EventID
    var isUndone = false
  }

  private static func day(_ number: Int) -> CalendarDay {
    guard let day = PracticeLedger.today.adding(days: number) else {
      preconditionFailure("no day \(number)")
    }
    return day
  }

  @Test(.rows) func `what holds on a day is what a list of all settings says`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      var random = SeededGenerator(seed: seed)
      var fold = LedgerFold(into: MonthlyBuckets())
      var events: [LedgerEvent] = [.opened()]
      var recorded: [Recorded] = []
      fold.apply([EventEnvelope](events)[0])
      for _ in 0..<120 {
        let id = EventID(writer: .sample, number: events.count)
        if !recorded.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
          let place = Int.random(in: 0..<recorded.count, using: &random)
          let (event, isUndo) = (recorded[place].event, Bool.random(using: &random))
          recorded[place].isUndone = isUndo
          let copy = events[event.number]
          events.append(isUndo ? .undone(event, copy) : .redone(event, copy))
        } else {
          let from = Self.day(Int.random(in: 0..<40, using: &random) * 20)
          recorded.append(Recorded(from: from, event: id))
          events.append(.income(Int64(events.count), from: from.text))
        }
        guard let event = events.last else { return }
        fold.apply(EventEnvelope(id: id, recordedAt: PracticeLedger.start, event: event))
        let timeline = fold.projection.plan.income
        let holding = recorded.filter { !$0.isUndone }
        let sorted = holding.sorted { ($0.from, $0.event) < ($1.from, $1.event) }
        #expect(timeline.inEffect.map(\.event) == sorted.map(\.event), "seed \(seed), \(id)")
        #expect(timeline.first?.event == sorted.first?.event, "seed \(seed), \(id)")
        for number in stride(from: -10, through: 810, by: 10) {
          let day = Self.day(number)
          let last = sorted.last { $0.from <= day }
          #expect(timeline.inForce(on: day)?.event == last?.event, "seed \(seed), \(id)")
          #expect(timeline.set(on: day)?.event == (last?.from == day ? last?.event : nil))
          #expect(timeline.first(after: day)?.event == sorted.first { $0.from > day }?.event)
        }
      }
    }
  }

  /// In which order the first days of settings come.
  private static let orders: [(name: String, number: @Sendable (Int) -> Int)] = [
    ("falling", { -$0 }), ("rising", { $0 }), ("the same", { _ in 0 }),
    ("from both ends", { $0.isMultiple(of: 2) ? $0 : -$0 }),
  ]

  @Test(.rows) func `a setting is found in few steps, in whichever order the days come`() {
    each(Self.orders) { order in
      var events: [LedgerEvent] = [.opened()]
      for number in 0..<4096 {
        events.append(.income(1_00, from: Self.day(order.number(number)).text))
      }
      let buckets = MonthlyBuckets(folding: [EventEnvelope](events))
      // A tree of 4,096 that is in balance has between 13 and 17 floors.
      #expect((13...17).contains(buckets.plan.income.depth), "\(order.name)")
    }
  }
}
