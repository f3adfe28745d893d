import EntryParsing
import LedgerModel
import LedgerStore

/// A budget in forty lines. Run it twice: each wish has a key, so nothing is stored twice.
@main
struct Program {
  static func main() async throws {
    let today = SystemClock().today()
    let ledger = Ledger(
      store: FileEventStore(folder: CommandLine.arguments.dropFirst().first ?? "my-budget"),
      opening: LedgerOpening(currency: .usd))
    // A wish is a decision: when `perform` returns, it is on the disk, or was refused.
    let income = Money(minorUnits: 4000_00, currency: .usd)
    _ = try await ledger.perform(
      SetIncome(.monthly(income), from: today.month.firstDay, isFromFilledIn: true),
      key: IdempotencyKey("income"))
    let shares = try ChangeAllocation.shares(["50", "30", "20"].map(Percentage.init(reading:)))
    _ = try await ledger.perform(
      ChangeAllocation(shares ?? [], from: today.month.firstDay, isFromFilledIn: true),
      key: IdempotencyKey("shares"))
    // A sentence becomes entries, offline, or is refused with a reason.
    let context = ParsingContext(today: today, currency: .usd)
    for text in ["spent 45 at whole foods", "grandma gave me 50 for lunch", "sushi 130"] {
      let entries = try RuleBasedParser().parse(text, context: context).entries.map { entry in
        NewEntry(
          values: EntryValues(
            type: entry.type, amount: entry.amount, category: entry.category, date: entry.date,
            account: entry.account ?? .bank),
          texts: EntryTexts(merchant: entry.merchant, said: text, by: RuleBasedParser.version))
      }
      _ = try await ledger.perform(AddEntries(entries, today: today), key: IdempotencyKey(text))
    }
    // What is shown is a projection: a value, folded from the events.
    for bucket in try await ledger.view(MonthlyBuckets()).month(today.month).buckets {
      print("\(bucket.bucket): \(Money(minorUnits: bucket.left, currency: .usd).text()) left")
    }
  }
}
