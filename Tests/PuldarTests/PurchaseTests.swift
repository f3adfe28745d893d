import LedgerTestSupport
import Puldar
import Testing

/// P6, P43, P81: an app records what its store vouches for.
struct PurchaseTests {
  private struct Store: PurchaseVerifier {
    var answer: [VerifiedPurchase]
    func purchases() async throws -> [VerifiedPurchase] { answer }
  }

  private struct Unreachable: PurchaseVerifier {
    struct Failure: Error {}
    func purchases() async throws -> [VerifiedPurchase] { throw Failure() }
  }

  private func ledger() -> Ledger {
    Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, policy: .metered, deviceName: "phone"))
  }

  private let bought = VerifiedPurchase(
    transaction: "T1", price: Money(minorUnits: 4_99, currency: .usd))

  @Test func `P42, P54, P81: a purchase unlocks once, given back it locks, another unlocks`()
    async throws
  {
    let ledger = ledger()
    func ask(_ answer: VerifiedPurchase...) async throws -> Bool {
      try await ledger.restorePurchases(from: Store(answer: answer))
    }
    func eventCount() async throws -> Int {
      try await ledger.condition().heads.reduce(0) { $0 + $1.eventCount }
    }
    #expect(try await ask(bought))
    #expect(try await ledger.view(DecisionState()).allows(.export))
    #expect(try await ask(bought))
    #expect(try await eventCount() == 2)
    var prices: [Money?] = []
    try await ledger.forEachEvent { envelope in
      if case .purchase(.proUnlocked(let unlocked)) = envelope.event {
        prices.append(unlocked.price)
      }
      return true
    }
    #expect(prices == [bought.price])
    var returned = bought
    returned.isRevoked = true
    #expect(try await !ask(returned))
    #expect(try await !ledger.view(DecisionState()).allows(.backup))
    #expect(try await ask(returned, VerifiedPurchase(transaction: "T2")))
    #expect(try await eventCount() == 4)
  }

  @Test func `P43: another product is kept, and unlocks nothing`() async throws {
    let ledger = ledger()
    let other = VerifiedPurchase(product: "stickers", transaction: "T3")
    #expect(try await !ledger.restorePurchases(from: Store(answer: [other])))
    #expect(try await ledger.condition().heads.first?.eventCount == 2)
    #expect(try await !ledger.view(DecisionState()).allows(.rollover))
  }

  @Test func `a store that cannot be asked, or knows nothing, changes nothing`() async throws {
    let ledger = ledger()
    await #expect(throws: Unreachable.Failure.self) {
      _ = try await ledger.restorePurchases(from: Unreachable())
    }
    #expect(try await !ledger.restorePurchases(from: Store(answer: [])))
    await #expect(throws: LedgerError.log(.noLedger(path: "memory"))) {
      _ = try await ledger.condition()
    }
  }
}

/// P86: an app's export asks for Pro by itself.
struct AppExportTests {
  @Test func `P86: the same call is refused while Pro is locked, and answers once it is unlocked`()
    async throws
  {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, policy: .metered, deviceName: "phone"))
    let amount = Money(minorUnits: 4_50, currency: .usd)
    let entry = NewEntry.expense(amount, in: .dining, on: ledger.today, merchant: "Coffee")
    _ = try await ledger.perform(AddEntries(entry, today: ledger.today))
    func text(_ form: ExportForm) async throws -> String {
      nonisolated(unsafe) var bytes: [UInt8] = []
      try await ledger.export(form) { piece in
        bytes += piece
        return true
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    // P72: what a person leaves with is free.
    for form in [ExportForm.hledger, .ledger, .beancount, .qif] {
      #expect(try await text(form).contains("Coffee"))
    }
    for form in [ExportForm.csv, .puldarCSV, .sql] {
      await #expect(throws: LedgerError.refused(.locked(.export))) { _ = try await text(form) }
    }
    _ = try await ledger.perform(UnlockPro(transaction: "T1"))
    let puldar = try await text(.puldarCSV)
    #expect(puldar.hasSuffix("Coffee,4.50,dining,fun,false,\r\n"))
    #expect(try await text(.csv).split(separator: "\r\n").count == 2)
    #expect(try await text(.sql).contains("'4.50'"))
  }
}
