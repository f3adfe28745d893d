import LedgerModel
import LedgerTestSupport
import Testing

/// P26 to P33: which entries are listed, in what order and groups, with what sums.
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
    var query: EntryQuery

    init(
      _ sentence: String, _ numbers: [Int],
      _ change: (inout EntryQuery) throws -> Void = { _ in }
    ) rethrows {
      testDescription = sentence
      self.numbers = numbers
      query = EntryQuery()
      try change(&query)
    }
  }

  static let cases: [Case] = {
    do { return try makeCases() } catch { preconditionFailure("\(error)") }
  }()

  private static func makeCases() throws -> [Case] {
    let january = try #require(CalendarMonth(year: 2026, month: 1))
    let february = try #require(january.next)
    return try [
      Case("everything that counts, the latest day first", [8, 6, 5, 4, 3, 2, 1]),
      Case("voided entries where they are asked for", [8, 7, 6, 5, 4, 3, 2, 1]) {
        $0.includesVoided = true
      },
      Case("P28: the first day is included", [8, 6]) { $0.from = CalendarDay(iso: "2026-03-01") },
      Case("P28: the day after is not", [8]) { $0.from = CalendarDay(iso: "2026-03-02") },
      Case("P28: the last day is included", [3, 2, 1]) { $0.to = CalendarDay(iso: "2026-02-01") },
      Case("P28: the day before is not", [2, 1]) { $0.to = CalendarDay(iso: "2026-01-31") },
      Case("one day", [5, 4]) {
        $0 = EntryQuery(on: CalendarDay(iso: "2026-02-10") ?? .first)
      },
      Case("P26: a month", [5, 4, 3]) { $0 = EntryQuery(months: february...february) },
      Case("P26: months from one to another", [5, 4, 3, 2, 1]) {
        $0 = EntryQuery(months: january...february)
      },
      Case("one type", [3]) { $0.types = [.credit] },
      Case("two types", [4, 3]) { $0.types = [.credit, .income] },
      Case("P27: one category", [8, 3, 2]) { $0.categories = [try name("dining")] },
      Case("P27: two categories", [8, 3, 2, 1]) {
        $0.categories = [try name("dining"), .groceries]
      },
      Case("income is a category", [4]) { $0.categories = [.income] },
      Case("P27, P39: a bucket, before the category moved", [6, 3, 2]) { $0.buckets = [.fun] },
      Case("P27, P39: a bucket, after the category moved", [8, 5]) { $0.buckets = [.future] },
      Case("no entry is in another account", []) { $0.accounts = [.cash] },
      Case("P29: the smallest amount is included", [6, 4, 3]) { $0.least = 50_00 },
      Case("P29: one cent more leaves it out", [6, 4]) { $0.least = 50_01 },
      Case("P29: the largest amount is included", [8, 5, 2]) { $0.most = 13_00 },
      Case("P29: one cent less leaves it out", [8]) { $0.most = 12_99 },
      Case("P30: letters, whatever case and accents", [5, 2]) {
        $0.merchant = try TextPattern("cafe zoe")
      },
      Case("P30: letters with accents find those without", [5, 2]) {
        $0.merchant = try TextPattern("CAFÉ ZÖ")
      },
      Case("P30: an expression, in any case", [8, 6]) {
        $0.merchant = try TextPattern("/^(ł|zum )/")
      },
      Case("P30: a slash alone is a letter", []) { $0.merchant = try TextPattern("/") },
      Case("SP29: a word of the merchant", [6]) { $0.words = ["lodz"] },
      Case("SP29: a word of the sentence", [1]) { $0.words = ["SPENT"] },
      Case("SP29: a word of the category", [5]) { $0.words = ["saving"] },
      Case("SP29: every word must be found", [2]) { $0.words = ["zoe", "dining"] },
      Case("P32: the largest first, equals as they were recorded", [4, 6, 3, 1, 2, 5, 8]) {
        $0.sort = .amount
      },
      Case("P32: A to Z, equals as they were recorded, none last", [2, 5, 6, 1, 8, 3, 4]) {
        $0.sort = .name
      },
    ]
  }

  private static func name(_ text: String) throws -> CategoryName {
    try #require(CategoryName(text))
  }

  @Test(arguments: cases)
  func `what a query lists`(_ example: Case) throws {
    let list = try Self.register.list(example.query)
    #expect(list.entries.map(\.id.number) == example.numbers)
  }

  @Test func `P33: count, out, in and net`() throws {
    let totals = try Self.register.list(EntryQuery()).totals
    #expect(totals.count == 7)
    #expect(totals.out == 272_00)
    #expect(totals.in == 950_00)
    #expect(totals.net == 678_00)
    #expect(totals.foreignCount == 0)
  }

  static let groupings: [(grouping: EntryGrouping, sort: EntrySort, groups: [String])] = [
    (
      .day, .date,
      [
        "2026-03-02 8", "2026-03-01 6", "2026-02-10 5 4", "2026-02-01 3", "2026-01-31 2",
        "2026-01-02 1",
      ]
    ),
    (.month, .date, ["2026-03 8 6", "2026-02 5 4 3", "2026-01 2 1"]),
    (.category, .date, ["dining 8 3 2", "groceries 1", "income 4", "pets 6", "savings 5"]),
    (
      .merchant, .name,
      ["CAFE ZOE 2 5", "Łódź Zoo 6", "Whole Foods 1", "Zum Löwen 8", "(none) 3 4"]
    ),
    (.bucket, .date, ["fundamentals 1", "fun 6 3 2", "future 8 5", "(none) 4"]),
    (.bucket, .amount, ["(none) 4", "fun 6 3 2", "fundamentals 1", "future 5 8"]),
  ]

  @Test(arguments: groupings)
  func `P31: groups, with (none) for what has no merchant or bucket`(
    grouping: EntryGrouping, sort: EntrySort, groups: [String]
  ) throws {
    var query = EntryQuery()
    query.grouping = grouping
    query.sort = sort
    let list = try Self.register.list(query)
    let texts = list.groups?.map { group in
      ([group.key.text] + group.entries.map { String($0.id.number) }).joined(separator: " ")
    }
    #expect(texts == groups)
  }

  @Test func `sums that do not fit name the entry from which on`() throws {
    var events: [LedgerEvent] = [.logOpened(.sample)]
    let largest = Money.largestMinorUnits
    for _ in 0..<9_223 { events.append(.spent(largest)) }
    let fits = try EntryRegister(folding: events.envelopes).list(EntryQuery())
    #expect(fits.totals.out == 9_223 * largest)
    events.append(.spent(largest))
    let register = EntryRegister(folding: events.envelopes)
    #expect(throws: FigureTooLarge(since: EventID("k7q2:9224"))) {
      _ = try register.list(EntryQuery())
    }
  }

  @Test func `amounts in another currency are listed, counted and in no sum`() throws {
    let yen = ExpenseAdded(
      amount: Money(minorUnits: 5, currency: .jpy), category: .other, date: .first,
      texts: EntryTexts(by: "flags"))
    let events: [LedgerEvent] = [.logOpened(.sample), .spent(1_00), .expenseAdded(yen)]
    let list = try EntryRegister(folding: events.envelopes).list(EntryQuery())
    #expect(list.entries.count == 2)
    #expect(list.totals.count == 2)
    #expect(list.totals.foreignCount == 1)
    #expect(list.totals.out == 1_00)
  }

  @Test func `a pattern that is no expression is refused`() {
    #expect(throws: TextPatternError(pattern: "(")) { _ = try TextPattern("/(/") }
  }
}
