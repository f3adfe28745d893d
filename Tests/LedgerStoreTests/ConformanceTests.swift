import LedgerModel
import LedgerStore
import LedgerTestSupport
import StoreConformance
import Testing

/// What a ledger relies on, checked of each store that comes with it.
struct ConformanceTests {
  @Test(arguments: StoreConformance.Check.allCases)
  func `the store of files conforms`(check: StoreConformance.Check) async {
    let conformance = StoreConformance {
      let first = try LedgerFolder()
      var second = first
      second.machine = "b"
      let other = second
      return TestedStore(open: { first.store }, openAsOther: { other.store })
    }
    #expect(await conformance.violations(of: [check]) == [])
  }

  @Test(arguments: StoreConformance.Check.allCases)
  func `the store of one file conforms`(check: StoreConformance.Check) async {
    let conformance = StoreConformance {
      let place = try LedgerFolder()
      return TestedStore {
        FileEventStore(file: place.folder.path("one.jsonl"), machine: place.places)
      }
    }
    #expect(await conformance.violations(of: [check]) == [])
  }

  @Test(arguments: StoreConformance.Check.allCases)
  func `the store in memory conforms`(check: StoreConformance.Check) async {
    let conformance = StoreConformance {
      let store = InMemoryEventStore()
      return TestedStore(open: { store.another() }, openAsOther: { store.another(as: .other) })
    }
    #expect(await conformance.violations(of: [check]) == [])
  }

  /// A store that takes whatever it is given.
  private final class CarelessStore: EventStore {
    let store = InMemoryEventStore()

    private struct Log: LockedLog {
      let log: any LockedLog
      var writer: WriterID { log.writer }
      var nextNumber: Int { log.nextNumber }
      var latestTime: Timestamp? { log.latestTime }
      func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError)
      {
        do throws(LogError) {
          try log.append(events)
        } catch .unwritable {
          // It says that all is well.
        } catch {
          throw error
        }
      }
    }

    func read(
      from position: LogPosition, parts: EventParts,
      _ body: (borrowing EventEnvelope) throws -> Bool
    ) throws -> LogReading {
      // Whoever goes on from somewhere reads all of it again.
      try store.read(from: .start, parts: parts, body)
    }
    func reading() throws(LogError) -> LogReading { try store.reading() }
    func whileLocked<R>(
      deadline: Duration, _ body: (any LockedLog) throws -> R
    ) throws -> R {
      try body(Log(log: store.ownLog()))
    }
    func ownLog() throws -> any LockedLog { Log(log: try store.ownLog()) }
  }

  @Test func `what a store breaks is said`() async {
    let conformance = StoreConformance {
      let store = CarelessStore()
      return TestedStore { store }
    }
    let violations = await conformance.violations()
    for check in [StoreConformance.Check.refusals, .positions, .locking] {
      #expect(violations.contains { $0.hasPrefix(check.rawValue) }, "\(check)")
    }
    #expect(
      violations.contains("\(StoreConformance.Check.refusals.rawValue): an amount of 0 is stored"))
    #expect(await conformance.violations(of: [.empty, .appending, .lines, .stopping]) == [])
  }
}
