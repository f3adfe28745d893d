import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Synchronization
import Testing

/// Events that are made when they are asked for.
struct EventListTests {
  private static func event(_ number: Int) -> EventEnvelope {
    EventEnvelope(
      id: EventID(writer: .sample, number: number), recordedAt: PracticeLedger.start,
      .entry(
        .expense(
          amount: Money(minorUnits: Int64(number + 1), currency: .usd), category: .groceries,
          date: PracticeLedger.today, texts: EntryTexts(merchant: "Shop"))))
  }

  @Test func `a list holds the events of its parts, one part behind the other`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var list: EventList = []
      var expected: [EventEnvelope] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let start = expected.count
        let count = Int.random(in: 0...4, using: &random)
        let part = (start..<start + count).map { Self.event($0) }
        if Bool.random(using: &random) {
          list.append(EventList(part))
        } else {
          let first = EventID(writer: .sample, number: start)
          list.append(EventList(count: count, from: first) { Self.event(start + $0) })
        }
        expected += part
      }
      #expect(Array(list) == expected)
      #expect(list.indices.reversed().map { list[$0] } == expected.reversed())
      #expect(list.ids == expected.map(\.id))
      #expect(list.isEmpty == expected.isEmpty)
    }
  }

  @Test func `an event that is made for a list is made when it is asked for, and not for its id`() {
    let made = Mutex<[Int]>([])
    let list = EventList(count: 100, from: Self.event(0).id) { place in
      made.withLock { $0.append(place) }
      return Self.event(place)
    }
    #expect(list.ids.count == 100)
    #expect(made.withLock { $0 } == [])
    #expect(list[41].id.number == 41)
    #expect(made.withLock { $0 } == [41])
  }
}
