import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// The first screen of an app: a ledger that nothing was written to.
@Suite struct EmptyLedgerTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger

  init() throws {
    folder = try TemporaryFolder()
    ledger = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
  }

  @Test func `every view shows nothing in the currency that the ledger will have`() async throws {
    let today = ledger.today.month
    let zero = Money.zero(.eur)
    let month = try await ledger.view(MonthlyBuckets()).month(today)
    #expect(month.spent == zero && month.left == zero && month.currency == .eur)
    #expect(month.buckets.allSatisfy { $0.left == zero })
    #expect(try await ledger.view(EntryRegister()).currency == .eur)
    #expect(try await ledger.view(EntryRegister(of: today...today)).currency == .eur)
    let explained = try await ledger.view(ExplainedMonth(today, depth: 1))
    #expect(try explained.explanation(of: .month(.left)).currency == .eur)
    var values = ledger.values(of: MonthlyBuckets()).makeAsyncIterator()
    let value = try await values.next()
    #expect(try value?.month(today).spent == zero)
    let moment = AsOf.instant(SteadyClock().now())
    #expect(try await ledger.view(MonthlyBuckets(), asOf: moment).currency == .eur)
    #expect(try await ledger.view(Shown()).currency == .eur)
  }

  @Test func `what would be is shown before there is anything, and nothing is made`() async throws {
    let lunch = Money(minorUnits: 12_00, currency: .eur)
    let entry = AddEntries(
      .expense(lunch, in: .dining, on: ledger.today), today: ledger.today)
    let months = try await ledger.view(MonthlyBuckets(), under: [entry])
    #expect(try months.month(ledger.today.month).spent == lunch)
    #expect(try await ledger.view(EntryRegister()).entries().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a ledger that is there keeps its own currency`() async throws {
    try await ledger.add("coffee 4.50")
    let other = Ledger.open(
      folder.path("budget"), currency: .jpy, clock: SteadyClock(), machine: folder.machine)
    let month = try await other.view(MonthlyBuckets()).month(other.today.month)
    #expect(month.spent == Money(minorUnits: 4_50, currency: .eur))
    #expect(try await other.view(EntryRegister()).currency == .eur)
  }

  /// A projection of somebody's own that shows amounts.
  private struct Shown: FigureProjection {
    private(set) var currency: Money.Currency?
    mutating func begin(in currency: Money.Currency) { self.currency = currency }
    mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {}
  }
}
