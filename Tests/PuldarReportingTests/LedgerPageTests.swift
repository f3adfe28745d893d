import Foundation
import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarReporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page of a small household, and of what life brings besides.
@Suite struct LedgerPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Pages")
  private static let today: CalendarDay = "2026-01-20"

  private static func usd(_ units: Int64) -> Money { Money(minorUnits: units, currency: .usd) }

  private static func household() throws -> PracticeLedger {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetIncome(.monthly(usd(3000_00)), from: "2026-01-01"))
    try ledger.perform(
      StateBalance(.opening, of: .bank, usd(900_00), on: "2026-01-01", today: today))
    try ledger.perform(
      StateBalance(
        .opening, of: "savings", usd(0), on: "2026-01-01", adding: .savings, today: today))
    try ledger.perform(
      MoveMoney(usd(300_00), from: .bank, to: "savings", on: "2026-01-03", today: today))
    try ledger.perform(SetMonthBudget(usd(50_00), of: .dining, in: "2026-01"))
    let bought: [(Int64, CategoryName, CalendarDay, String)] = [
      (45_00, .groceries, "2026-01-02", "Whole Foods"), (80_50, .dining, "2026-01-05", "Café Luna"),
      (1200_00, .housing, "2026-01-01", "Rent"), (12_00, .dining, "2026-01-19", "Café Luna"),
    ]
    try ledger.perform(
      AddEntries(
        bought.map { .expense(usd($0.0), in: $0.1, on: $0.2, merchant: $0.3) }, today: today))
    return ledger
  }

  private static func page(
    of ledger: PracticeLedger, _ span: ClosedRange<CalendarMonth> = "2026-01"..."2026-01",
    _ context: LedgerPage.Context = LedgerPage.Context(), on today: CalendarDay = today
  ) throws -> LedgerPage {
    let buckets = ledger.view(MonthlyBuckets())
    let course = LedgerPage.course(of: span, buckets)
    return try LedgerPage(
      of: span, on: today, buckets: buckets, accounts: ledger.view(Accounts()),
      goals: ledger.view(Goals()), plans: ledger.view(Plans()),
      register: ledger.view(EntryRegister()), transfers: ledger.view(AccountTransfers()).all,
      explained: ledger.view(ExplainedMonth(course, on: today, depth: 8)), context: context)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the page and each picture of a household are the recorded ones`() throws {
    var context = LedgerPage.Context()
    (context.program, context.proof) = ("puldar", "puldar verify")
    context.findings = ["dining: over by 42.50: 'puldar explain dining'"]
    context.eventCount = 12
    context.seals = ["k7q2:11:00ff"]
    context.timeZone = "Europe/Berlin"
    let page = try Self.page(of: Self.household(), "2026-01"..."2026-01", context)
    var files = ["month.html": try page.html()]
    for picture in LedgerPage.Picture.allCases {
      files["\(picture.rawValue).svg"] = try page.svg(picture)
    }
    for (name, bytes) in files {
      let file = Self.folder.appending(path: name)
      if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
        try Data(bytes).write(to: file)
      }
      #expect(try [UInt8](Data(contentsOf: file)) == bytes, "\(name)")
    }
  }

  @Test func `a page says the figures of its views, and the events of each`() throws {
    let ledger = try Self.household()
    let html = Self.text(try Self.page(of: ledger).html())
    let month = try ledger.month("2026-01")
    for money in [month.left, month.used, month.capacity] + month.buckets.map(\.used) {
      #expect(html.contains(money.text()), "\(money)")
    }
    let dining = BudgetFigure.category(.dining)
    let explained = ledger.view(ExplainedMonth("2026-01", depth: 8))
    #expect(try explained.events(of: [dining], in: "2026-01")[dining]?.count == 2)
    #expect(html.contains("<bdi>dining</bdi><details><summary>2 events</summary>"))
  }

  @Test func `the picture of a month without a budget says what was used, and nothing of a budget`()
    throws
  {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(
      AddEntries(
        [.expense(Self.usd(3_00), in: .dining, on: "2026-01-02", merchant: "")],
        today: Self.today))
    let picture = Self.text(try Self.page(of: ledger).svg(.budget))
    #expect(picture.contains("Fundamentals: 0.00. Fun: 3.00. Future You: 0.00.</desc>"))
  }

  @Test func `the mean of a year is of the months that are over when the page is made`() throws {
    var ledger = PracticeLedger(policy: .open)
    let bought: [(Int64, CalendarDay)] = [
      (3_00, "2025-10-02"), (3_00, "2025-11-02"), (9_00, "2025-12-02"),
    ]
    try ledger.perform(
      AddEntries(
        bought.map { .expense(Self.usd($0.0), in: .dining, on: $0.1, merchant: "") },
        today: Self.today))
    func head(_ today: CalendarDay) throws -> String {
      Self.text(try Self.page(of: ledger, "2025-01"..."2025-12", on: today).html())
    }
    #expect(try head("2026-01-20").contains("<dt>spent a month</dt><dd>5.00</dd>"))
    #expect(try head("2025-12-31").contains("<dt>spent a month</dt><dd>3.00</dd>"))
  }

  @Test func `income beside spending says what of it has not come`() throws {
    var ledger = try Self.household()
    try ledger.perform(
      AddEntries(.income(Self.usd(3000_00), on: "2026-01-01"), today: Self.today))
    let words = "income 6,000.00, of it still expected 3,000.00"
    let html = Self.text(try Self.page(of: ledger, "2026-01"..."2026-02").html())
    #expect(html.contains("February 2026: \(words), spent"))
    #expect(html.contains("<caption>January 2026 to February 2026: \(words)</caption>"))
    let month = Self.text(try Self.page(of: ledger).html())
    #expect(!month.contains("still expected"))
  }

  @Test func `merchants are of what was spent in all, even if more came back`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(
      AddEntries(
        [
          .expense(Self.usd(10_00), in: .shopping, on: "2026-01-02", merchant: "Kiosk"),
          .credit(Self.usd(25_00), in: .shopping, on: "2026-01-03", merchant: "Zalando"),
        ], today: Self.today))
    let html = Self.text(try Self.page(of: ledger).html())
    #expect(html.contains("Kiosk 10.00, of \u{2212}15.00."))
  }

  @Test func `the same views give the same bytes`() throws {
    let one = try Self.page(of: Self.household()).html()
    #expect(try one == Self.page(of: Self.household()).html())
  }

  @Test func `a page that hides names names no merchant, account or finding`() throws {
    var context = LedgerPage.Context()
    context.hidesNames = true
    context.ledger = "anna"
    context.findings = ["Whole Foods is doubtful"]
    let html = Self.text(try Self.page(of: Self.household(), "2026-01"..."2026-01", context).html())
    for name in ["Whole Foods", "Café Luna", "anna"] { #expect(!html.contains(name), "\(name)") }
    #expect(html.contains("Merchant 1") && html.contains("1 thing needs you"))
  }

  @Test(.rows) func `a page bears whatever a ledger holds`() {
    let long = String(repeating: "x", count: 200)
    let cases: [(name: String, entries: [(Int64, String)])] = [
      ("nothing", []), ("a refund alone", [(-120_00, "Zalando")]),
      ("hostile names", [(1, "</title><script>"), (2, "\u{202E}\u{7}"), (3, long)]),
      ("one of 10^9 beside ones", [(1_000_000_000_00, "Huge"), (1, "a"), (1, "b")]),
    ]
    each(cases) { row throws in
      var ledger = PracticeLedger(policy: .open)
      for (units, merchant) in row.entries {
        let money = Self.usd(abs(units))
        let entry: NewEntry =
          units < 0
          ? .credit(money, in: .shopping, on: "2026-01-05", merchant: merchant)
          : .expense(money, in: .shopping, on: "2026-01-05", merchant: merchant)
        try ledger.perform(AddEntries(entry, today: Self.today))
      }
      let page = try Self.page(of: ledger)
      try Self.expectBalanced(Self.text(try page.html()), row.name)
      for picture in LedgerPage.Picture.allCases {
        try Self.expectXML(page.svg(picture), "\(row.name): \(picture)")
      }
    }
  }

  @Test func `random histories give pages whose pictures are well formed`() throws {
    for seed in TestRun.seeds(12) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 60)
      guard let span = ledger.view(MonthlyBuckets()).months else { continue }
      for months in [span.upperBound...span.upperBound, span] {
        guard let page = try? Self.page(of: ledger, months) else { continue }
        try Self.expectBalanced(Self.text(try page.html()), "seed \(seed)")
        for picture in LedgerPage.Picture.allCases {
          try Self.expectXML(page.svg(picture), "seed \(seed): \(picture)")
        }
      }
    }
  }

  @Test func `two hundred categories are five slices and the others`() throws {
    var ledger = PracticeLedger(policy: .open)
    for place in 0..<200 {
      let name = CategoryName("c\(place)") ?? .other
      try ledger.perform(AddCategory(name, in: .fun))
      let entry = NewEntry.expense(Self.usd(100 + Int64(place)), in: name, on: "2026-01-05")
      try ledger.perform(AddEntries(entry, today: Self.today))
    }
    let svg = Self.text(try Self.page(of: ledger).svg(.categories))
    #expect(svg.matches(of: /<circle/).count == 6)
    #expect(svg.contains("Other"))
  }

  /// Returns the summaries of what a reader opens, each with the numbers in it.
  private static func details(_ html: String) -> [String] {
    html.matches(of: /<details><summary>(.*?)<\/summary>(.*?)<\/details>/).map { match in
      let words = match.1.replacing(/<\/?bdi>/, with: "")
      return "\(words): \(match.2)"
    }
  }

  private static func events(of name: AccountName, _ page: LedgerPage) throws -> EventNumbers? {
    try page.accounts.account(name, on: page.today).map(page.events)
  }

  @Test
  func `what an account holds names its moves and corrections, and since when if it is older`()
    throws
  {
    var ledger = try Self.household()
    try ledger.perform(
      StateBalance(
        .correction, of: .bank, Self.usd(-12_00), on: "2026-01-18", reason: "lost",
        today: Self.today))
    let first = try Self.page(of: ledger)
    let bank = try #require(try Self.events(of: .bank, first))
    let savings = try #require(try Self.events(of: "savings", first))
    let register = ledger.view(Account.Register(of: .bank))
    let rows = register.rows(in: "2026-01-01"..."2026-01-20")
    #expect(rows.count == 6)
    let opening = try ledger.view(Accounts()).account(.bank, on: Self.today)?.openedBy
    #expect(bank == EventNumbers(rows.map(\.id) + [opening].compactMap(\.self)))
    #expect(savings.count == 2 && savings.since == nil)
    let later = try Self.page(of: ledger, "2026-02"..."2026-02", on: "2026-02-10")
    #expect(try Self.events(of: .bank, later)?.since == "2026-02-01")
  }

  @Test func `shares in whole percents add up, and a small one is not nothing`() {
    let cases: [(values: [Int64], percents: [Int])] = [
      ([1, 1, 1], [34, 33, 33]), ([], []), ([0, -5], [0, 0]), ([-5, 10], [0, 100]),
      ([.max, .max, 1], [50, 50, 0]), ([996, 4], [100, 0]),
    ]
    for row in cases { #expect(Amounts.percents(row.values) == row.percents, "\(row.values)") }
    #expect(Amounts.text(percent: 0) == "< 1 %" && Amounts.text(percent: 34) == "34 %")
  }

  @Test func `a merchant that is only in the typed words names its events`() throws {
    var ledger = PracticeLedger(policy: .open)
    let entry = NewEntry(
      values: EntryValues(
        type: .expense, amount: Self.usd(4_50), category: .dining, date: "2026-01-05",
        account: .bank), texts: EntryTexts(said: "coffee 4.50", by: "rules"))
    try ledger.perform(AddEntries(entry, today: Self.today))
    let html = Self.text(try Self.page(of: ledger).html())
    #expect(Self.details(html).contains { $0.hasPrefix("coffee: 1 event") })
  }

  @Test func `a goal and each earlier month name their events`() throws {
    var ledger = try Self.household()
    let goal = try ledger.perform(AddGoal("bike", target: Self.usd(450_00), from: "2026-01-01"))[0]
    try ledger.perform(FundGoal(goal, with: Self.usd(40_00), on: "2026-01-19", today: Self.today))
    let html = Self.text(
      try Self.page(of: ledger, "2026-02"..."2026-02", on: "2026-02-10").html())
    #expect(Self.details(html).contains { $0.hasPrefix("bike: 2 events") })
    #expect(html.contains("<bdi>Jan 2026</bdi><details>"))
  }

  /// Expects each element that can hold something to be closed in order.
  private static func expectBalanced(_ html: String, _ what: String) throws {
    var open: [Substring] = []
    for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
      if tag.2 == "meta" || !tag.3.isEmpty { continue }
      if tag.1.isEmpty {
        open.append(tag.2)
      } else if open.popLast() != tag.2 {
        return #expect(Bool(false), "\(what): \(tag.0) closes nothing")
      }
    }
    #expect(open.isEmpty, "\(what): \(open)")
    #expect(!html.contains("<script"), "\(what)")
  }

  private static func expectXML(_ svg: [UInt8], _ what: String) throws {
    let parser = XMLParser(data: Data(svg))
    #expect(parser.parse(), "\(what): \(String(describing: parser.parserError))")
  }
}
