import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// Of several writers that saw the same version, one changes it (B32).
@Suite struct OneWinsTests {
  private let day = CalendarDay.known("2026-01-05")

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  private func ledger() -> Ledger {
    Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
      treatsMissingAsEmpty: true)
  }

  @Test func `of eight tasks of one program, exactly one wins`() async throws {
    let ledger = ledger()
    let added = AddEntries(NewEntry.expense(euros(3_00), in: .dining, on: day), today: day)
    let entry = try #require(try await ledger.perform(added).outcome.first)
    let refusals = await withTaskGroup { group in
      for cents in Int64(1)...8 {
        group.addTask {
          let change = CorrectEntry(
            entry, EntryAmendment(amount: euros(cents)), today: day)
          do {
            try await ledger.perform(change.ifUnchanged(since: entry))
            return LedgerError?.none
          } catch {
            return error as? LedgerError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(refusals.count { $0 == nil } == 1)
    #expect(refusals.compactMap(\.?.code).allSatisfy { $0 == "Refusal.changedMeanwhile" })
    let known = try #require(try await ledger.view(LatestEntries([entry]))[entry])
    #expect(known.correctedBy.count == 1)
    // Who reads it again may change it, also as a part of a larger request.
    let last = PerformTogether([
      CorrectEntry(entry, EntryAmendment(note: "a"), today: day),
      CorrectEntry(entry, EntryAmendment(merchant: "b"), today: day),
    ])
    #expect(try await ledger.perform(last.ifUnchanged(since: known.version)).outcome.count == 2)
    await #expect(throws: LedgerError.self) {
      try await ledger.perform(
        PerformTogether([CorrectEntry(entry, EntryAmendment(note: "c"), today: day)])
          .ifUnchanged(since: known.version))
    }
  }

  @Test(.serialized, arguments: [1, 2]) func `of eight processes at once, exactly one wins`(
    _ round: Int
  ) throws {
    let program = try BuiltProgram()
    #expect(try program.run("$P add 'tea 3'").code == 0)
    var processes = try (1...8).map { amount in
      try SpawnedProgram(
        program.path, ["edit", "1", "--amount", "\(amount).50", "--if", "1"],
        environment: ["HOME": program.folder.path])
    }
    let codes = processes.indices.map { processes[$0].wait().code }
    #expect(codes.count { $0 == 0 } == 1, "\(codes)")
    #expect(codes.count { $0 == 65 } == 7, "\(codes)")
    #expect(try program.storedLines() == 3)
  }
}
