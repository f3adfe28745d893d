import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// P26 to P33, SP27, SP28, SP33: which entries are listed, in what order and groups, with what sums.
struct EntryListTests {
  /// Entries are named by their numbers: 1 to 8.
  static let events: [LedgerEvent] = [
    .logOpened(.sample),
    .spent(45_00, in: "groceries", on: "2026-01-02", at: "Whole Foods", said: "spent 45"),
    .spent(13_00, in: "dining", on: "2026-01-31", at: "Café Zoë"),
    .credited(50_00, in: "dining", on: "2026-02-01"),
    .received(900_00, on: "2026-02-10"),
    .spent(13_00, in: "savings", on: "2026-02-10", at: "CAFE ZOE"),
    .spent(200_00, in: "pets", on: "2026-03-01", at: "Łódź Zoo"),
    .spent(7_00, in: "dining", on: "2026-03-02", at: "aldi"),
    .spent(1_00, in: "dining", on: "2026-03-02", at: "Zum Löwen"),
    .voided(7), .moved("dining", to: .future, from: "2026-03-01"),
  ]

  static let register = EntryRegister(folding: events.envelopes)

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var numbers: [Int]
    var query = EntryQuery()

    init(
      _ sentence: String, _ numbers: [Int], order: EntryQuery.Order = .date,
      _ change: (inout EntryQuery.Filter) -> Void = { _ in }
    ) {
      testDescription = sentence
      self.numbers = numbers
      query.order = order
      change(&query.filter)
    }
  }

  static let cases: [Case] = [
    Case("everything that counts, the latest day first", [8, 6, 5, 4, 3, 2, 1]),
    Case("voided entries where they are asked for", [8, 7, 6, 5, 4, 3, 2, 1]) {
      $0.includesVoided = true
    },
    Case("P28: the first day is included", [8, 6]) { $0.from = "2026-03-01" },
    Case("P28: the day after is not", [8]) { $0.from = "2026-03-02" },
    Case("P28: the last day is included", [3, 2, 1]) { $0.to = "2026-02-01" },
    Case("P28: the day before is not", [2, 1]) { $0.to = "2026-01-31" },
    Case("P26: a month", [5, 4, 3]) { $0 = EntryQuery.Filter(month: "2026-02") },
    Case("one type", [3]) { $0.types = [.credit] },
    Case("two types", [4, 3]) { $0.types = [.credit, .income] },
    Case("P27: one category", [8, 3, 2]) { $0.categories = [.dining] },
    Case("P27: two categories", [8, 3, 2, 1]) { $0.categories = [.dining, .groceries] },
    Case("income is a category", [4]) { $0.categories = [.income] },
    Case("P27, P39: a bucket, before the category moved", [6, 3, 2]) { $0.buckets = [.fun] },
    Case("P27, P39: a bucket, after the category moved", [8, 5]) { $0.buckets = [.future] },
    Case("no entry is in another account", []) { $0.accounts = [.cash] },
    Case("P29: the smallest amount is included", [6, 4, 3]) { $0.minimum = 50_00 },
    Case("P29: one cent more leaves it out", [6, 4]) { $0.minimum = 50_01 },
    Case("P29: the largest amount is included", [8, 5, 2]) { $0.maximum = 13_00 },
    Case("P29: one cent less leaves it out", [8]) { $0.maximum = 12_99 },
    Case("P30: letters, whatever case and accents", [5, 2]) { $0.merchant = "cafe zoe" },
    Case("P30: letters with accents find those without", [5, 2]) { $0.merchant = "CAFÉ ZÖ" },
    Case("SP29: a word of the merchant", [6]) { $0.words = ["lodz"] },
    Case("SP29: a word of the sentence", [1]) { $0.words = ["SPENT"] },
    Case("SP29: a word of the category", [5]) { $0.words = ["saving"] },
    Case("SP29: every word must be found", [2]) { $0.words = ["zoe", "dining"] },
    Case("SP29: a word is not found across two texts", []) { $0.words = ["foodsspent"] },
    Case("P32: the largest first, of equals the later", [4, 6, 3, 1, 5, 2, 8], order: .amount),
    Case("P32: A to Z, of equals the later, none last", [5, 2, 6, 1, 8, 4, 3], order: .name),
  ]

  @Test(.rows) func `what a query lists, in its order and turned round`() {
    each(Self.cases) { (example: Case) in
      #expect(Self.register.entries(example.query).map(\.id.number) == example.numbers)
      var reversed = example.query
      reversed.isReversed = true
      let numbers = Self.register.entries(reversed).map(\.id.number)
      #expect(numbers == example.numbers.reversed())
    }
  }

  @Test func `P33: count, out, in and net of what counts`() throws {
    var filter = EntryQuery.Filter()
    filter.includesVoided = true
    let entries = Self.register.entries(EntryQuery(filter))
    let totals = try EntryTotals(of: entries, in: #require(Self.register.currency))
    #expect(entries.count == 8)
    #expect(totals.count == 7)
    #expect(totals.out == 272_00)
    #expect(totals.in == 950_00)
    #expect(totals.net == 678_00)
  }

  static let groupings:
    [(grouping: EntryQuery.Grouping, order: EntryQuery.Order, groups: [String])] = [
      (
        .day, .date,
        [
          "2026-03-02 8", "2026-03-01 6", "2026-02-10 5 4", "2026-02-01 3", "2026-01-31 2",
          "2026-01-02 1",
        ]
      ),
      (.month, .date, ["2026-03 8 6", "2026-02 5 4 3", "2026-01 2 1"]),
      (.category, .date, ["dining 8 3 2", "pets 6", "savings 5", "income 4", "groceries 1"]),
      (
        .merchant, .name,
        ["CAFE ZOE 5 2", "Łódź Zoo 6", "Whole Foods 1", "Zum Löwen 8", "(none) 4 3"]
      ),
      (.bucket, .date, ["future 8 5", "fun 6 3 2", "(none) 4", "fundamentals 1"]),
      (.bucket, .amount, ["(none) 4", "fun 6 3 2", "fundamentals 1", "future 5 8"]),
    ]

  @Test(.rows) func `P31: groups, with (none) for what has no merchant or bucket`() {
    each(Self.groupings) {
      (grouping: EntryQuery.Grouping, order: EntryQuery.Order, groups: [String]) throws in
      let entries = Self.register.entries(EntryQuery(order: order))
      let formed = try Self.register.groups(of: entries, by: grouping)
      let texts = formed.map { group in
        ([group.key.text] + group.entries.map { String($0.id.number) }).joined(separator: " ")
      }
      #expect(texts == groups)
    }
  }

  @Test func `sums that do not fit name the entry from which on`() throws {
    let largest = Money.largestMinorUnits
    var events: [LedgerEvent] = [.logOpened(.sample)]
    for _ in 0..<9_223 { events.append(.spent(largest)) }
    let fitting = EntryRegister(folding: events.envelopes).entries()
    #expect(try EntryTotals(of: fitting, in: .usd).out.minorUnits == 9_223 * largest)
    events.append(.spent(largest))
    // They stand with the last first, so that it is the first that no longer fits.
    let entries = EntryRegister(folding: events.envelopes).entries()
    #expect(throws: FigureTooLarge(since: .sample(1))) {
      _ = try EntryTotals(of: entries, in: .usd)
    }
  }

  @Test func `amounts in another currency are listed, counted and in no sum`() throws {
    let yen = EntryContent.expense(
      amount: Money(minorUnits: 5, currency: .jpy), category: .other, date: .first,
      texts: EntryTexts(by: "flags"))
    let events: [LedgerEvent] = [.logOpened(.sample), .spent(1_00), .entry(yen)]
    let register = EntryRegister(folding: events.envelopes)
    #expect(register.entries().count == 2)
    let totals = try EntryTotals(of: register.entries(), in: #require(register.currency))
    #expect(totals.count == 2)
    #expect(totals.out == 1_00)
  }
}
