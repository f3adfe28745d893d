import LedgerModel
import LedgerStore
import LedgerTestSupport

/// Two devices with copies of one ledger, which request the same under one key.
struct TwoDevices {
  /// What is requested.
  enum Request: CaseIterable {
    case entry, batch, setting
  }

  static let key: IdempotencyKey? = try? IdempotencyKey("rent")
  private let places: [LedgerFolder]
  private let request: Request
  private var second: Int64 = 0

  init(_ request: Request) async throws {
    self.request = request
    let first = try LedgerFolder()
    _ = try await first.ledger().begin()
    var copy = try LedgerFolder(first.events())
    copy.machine = "b"
    places = [first, copy]
  }

  /// A device's ledger as a new process opens it, a second later than the last one.
  mutating func ledger(of device: Int) -> Ledger {
    second += 1
    var clock = SteadyClock()
    clock.instant = clock.instant.adding(milliseconds: 1000 * second)
    return places[device].ledger(clock)
  }

  /// Takes steps such as `a.add`.
  ///
  /// - Returns: For each `add` whether the request was there already.
  mutating func take(_ steps: String) async throws -> [Bool] {
    var answers: [Bool] = []
    for step in steps.split(separator: " ") {
      let device = step.hasPrefix("a") ? 0 : 1
      switch step.dropFirst(2) {
      case "merge": try places[device].merge(places[1 - device])
      case "undo": _ = try await ledger(of: device).perform(UndoEvent())
      case "redo": _ = try await ledger(of: device).perform(RedoEvent())
      default: answers.append(try await add(on: device))
      }
    }
    return answers
  }

  private mutating func add(on device: Int) async throws -> Bool {
    let ledger = ledger(of: device)
    let result: WriteResult<[EventID]> =
      switch request {
      case .entry: try await ledger.perform(AppendEvents([.spent(9_00)]), key: TwoDevices.key)
      case .batch:
        try await ledger.perform(
          AppendEvents([.spent(4_00), .spent(3_00), .spent(2_00)]), key: TwoDevices.key)
      case .setting:
        try await ledger.perform(
          SetIncome(
            .monthly(Money(minorUnits: 9_00, currency: .usd)), from: .known("2026-01-01")),
          key: TwoDevices.key)
      }
    if case .alreadyThere = result { return true }
    return false
  }

  /// What counts on a device: 9.00 where the request counts once.
  mutating func sum(on device: Int) async throws -> Int64 {
    let buckets = try await ledger(of: device).view(MonthlyBuckets())
    let month = try buckets.month(CalendarDay.known("2026-01-01").month)
    return month.spent.minorUnits + month.income.minorUnits
  }

  /// All events that a device knows.
  func events(of device: Int) throws -> [EventEnvelope] { try places[device].events() }
}
