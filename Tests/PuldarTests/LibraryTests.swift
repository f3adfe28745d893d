import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// The library as an app meets it: by one import.
@Suite struct LibraryTests {
  private static let folder = "budget"

  private func ledger(in folder: TemporaryFolder) -> Ledger {
    Ledger.open(folder.path(Self.folder), currency: .eur, clock: SteadyClock())
  }

  @Test func `a ledger that is not there reads as empty, and is not made by reading`() async throws
  {
    let folder = try TemporaryFolder()
    let ledger = ledger(in: folder)
    #expect(try await ledger.view(EntryRegister()).entries().isEmpty)
    #expect(try await ledger.view(MonthlyBuckets()).month(ledger.today.month).spent.minorUnits == 0)
    #expect(try await ledger.parsingContext().currency == .eur)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let strict = Ledger(store: FileEventStore(folder: folder.path(Self.folder)))
    await #expect(throws: LedgerError.log(.noLedger(path: folder.path(Self.folder)))) {
      try await strict.view(MonthlyBuckets())
    }
  }

  @Test func `a sentence is added in one call, and once under one key`() async throws {
    let folder = try TemporaryFolder()
    let ledger = ledger(in: folder)
    let parsed = try await ledger.add("coffee 4.50", key: IdempotencyKey("a"))
    #expect(parsed.entries.map(\.amount.minorUnits) == [4_50])
    try await ledger.add("coffee 4.50", key: IdempotencyKey("a"))
    let entries = try await ledger.view(EntryRegister()).entries()
    #expect(entries.map(\.values.amount) == [Money(minorUnits: 4_50, currency: .eur)])
    #expect(entries.map(\.texts.said) == ["coffee 4.50"])
  }

  @Test func `a sentence that says no entry is refused, and nothing is stored`() async throws {
    let folder = try TemporaryFolder()
    let ledger = ledger(in: folder)
    await #expect(throws: ParsingFailure.noAmount) { try await ledger.add("coffee") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a category that was stated by its mark is the one of the next entries`() async throws
  {
    let ledger = ledger(in: try TemporaryFolder())
    try await ledger.add("12 at blue door #gifts")
    let next = try await ledger.add("9 at blue door")
    #expect(next.entries.map(\.category) == [.gifts])
  }

  @Test func `nothing of an app's ledger asks for Pro`() async throws {
    let ledger = ledger(in: try TemporaryFolder())
    try await ledger.add("coffee 4.50")
    #expect(try await ledger.view(DecisionState()).opened?.policy == .open)
  }
}
