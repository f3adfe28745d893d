import LedgerModel
import LedgerTestSupport
import Testing

struct EventFilterTests {
  static let events = EntryHistoryTests.events.envelopes

  private static func numbers(_ change: (inout EventFilter) -> Void) -> [Int] {
    var filter = EventFilter()
    change(&filter)
    return events.filter { filter.includes($0) }.map(\.id.number)
  }

  @Test func `a filter includes what meets every condition`() {
    #expect(Self.numbers { _ in } == Array(0..<12))
    #expect(Self.numbers { $0.types = ["EntryCorrected", "EntryVoided"] } == [3, 4, 6])
    #expect(Self.numbers { $0.entry = .sample(1) } == [1, 3, 4, 5, 6, 7, 8, 9, 11])
    #expect(Self.numbers { $0.entry = .sample(2) } == [2, 10])
    #expect(Self.numbers { $0.writers = [.sample] } == Array(0..<12))
    #expect(Self.numbers { $0.writers = [WriterID.other] } == [])
    #expect(Self.numbers { $0.recordedFrom = Self.events[10].recordedAt } == [10, 11])
    #expect(Self.numbers { $0.recordedBefore = Self.events[2].recordedAt } == [0, 1])
    let both = Self.numbers {
      $0.types = ["EventReverted"]
      $0.entry = .sample(2)
    }
    #expect(both == [10])
  }
}
