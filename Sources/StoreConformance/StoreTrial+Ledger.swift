import LedgerModel
import LedgerStore

extension StoreTrial {
  private func ledger() throws -> Ledger {
    Ledger(store: try store.open(), opening: LedgerOpening(currency: .usd, deviceName: "device"))
  }

  private static func entry(_ minorUnits: Int64) -> AddEntries {
    AddEntries(
      .expense(Money(minorUnits: minorUnits, currency: .usd), in: .groceries, on: LogEnd.start.day),
      today: LogEnd.start.day)
  }

  mutating func tryLedger() async throws {
    let ledger = try ledger()
    let key = try IdempotencyKey("once")
    let first = try await ledger.perform(StoreTrial.entry(5_00), key: key)
    let preview = try await ledger.preview(StoreTrial.entry(7_00))
    expect(preview.lines.count == 1, "a preview shows \(preview.lines.count) lines")
    for ledger in [ledger, try self.ledger()] {
      let again = try await ledger.perform(StoreTrial.entry(5_00), key: key)
      if case .written = again { expect(false, "a request is written twice under one key") }
      expect(again.outcome == first.outcome, "a request is told of as \(again.outcome)")
      let month = try await ledger.view(MonthlyBuckets()).month(LogEnd.start.day.month)
      expect(month.spent.minorUnits == 5_00, "5.00 was spent, and it says \(month.spent)")
      expect(try await ledger.condition().isComplete, "it is not complete")
    }
    _ = try await ledger.perform(VoidEntry(first.outcome[0]))
    let month = try await self.ledger().view(MonthlyBuckets()).month(LogEnd.start.day.month)
    expect(month.spent.minorUnits == 0, "a void is not found again")
  }

  mutating func tryTasks() async throws {
    let ledgers = [try ledger(), try ledger()]
    _ = try await ledgers[0].begin()
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<20 {
        group.addTask {
          let result = try await ledgers[index % 2].perform(StoreTrial.entry(1_00))
          return result.outcome.first?.number ?? -1
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(numbers.sorted() == Array(1...20), "they are numbered \(numbers.sorted())")
    expect(try store.open().events().events.count == 21, "not all of it is found again")
  }
}
