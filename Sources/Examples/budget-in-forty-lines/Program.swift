import Puldar

/// A budget in forty lines. Run it twice: each request has a key, so nothing is stored twice.
@main
struct Program {
  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "my-budget"
    let ledger = Ledger.open(folder, currency: .usd)
    // A decision is performed: when that returns, its events are on the disk, or it was refused.
    let income = Money(minorUnits: 4000_00, currency: .usd)
    try await ledger.perform(
      SetIncome(.monthly(income), from: ledger.today.month.firstDay, isStartFilledIn: true),
      key: IdempotencyKey("income"))
    let shares = ChangeAllocation.shares([50_00, 30_00, 20_00].compactMap(Percentage.init))
    try await ledger.perform(
      ChangeAllocation(shares ?? [], from: ledger.today.month.firstDay, isStartFilledIn: true),
      key: IdempotencyKey("shares"))
    // A sentence becomes entries, offline, or is refused with a reason.
    for text in ["spent 45 at whole foods", "grandma gave me 50 for lunch", "sushi 130"] {
      try await ledger.add(text, key: IdempotencyKey(text))
    }
    // What is shown is a projection: a value, folded from the events.
    let month = try await ledger.view(MonthlyBuckets()).month(ledger.today.month)
    for bucket in month.buckets {
      print("\(bucket.bucket): \(bucket.left) left")
    }
  }
}
