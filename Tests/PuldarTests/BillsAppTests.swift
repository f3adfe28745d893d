import LedgerTestSupport
import Puldar
import Testing

@testable import apps

/// BM19 to BM32: billMind's acceptance, played by the example of a bill reminder.
@MainActor @Suite struct BillsAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(iso: text))
  }

  /// The app on a day; the ledger is the same on each.
  private func app(on text: String = "2026-01-20") throws -> BillsApp {
    let rupee = try #require(Money.Currency(code: "LKR"))
    return BillsApp(
      .open(
        folder.path("bills"), currency: rupee, clock: StandingClock(day: try Self.day(text)),
        machine: folder.machine))
  }

  private func form(
    _ name: String, _ amount: String, _ due: String, _ repeats: BillsApp.Repeat = .never
  ) throws -> BillsApp.Form {
    var form = BillsApp.Form(name: name, amount: amount, due: try Self.day(due))
    form.repeats = repeats
    return form
  }

  @Test(arguments: [
    (BillsApp.Repeat.never, "2026-01-31", [String]()),
    (.daily, "2026-01-31", ["2026-02-01", "2026-02-02"]),
    (.weekly, "2026-01-31", ["2026-02-07", "2026-02-14"]),
    (.fortnightly, "2026-01-31", ["2026-02-14", "2026-02-28"]),
    (.monthly, "2026-01-31", ["2026-02-28", "2026-03-31"]),
    (.quarterly, "2026-01-31", ["2026-04-30", "2026-07-31"]),
    (.yearly, "2028-02-29", ["2029-02-28", "2030-02-28"]),
  ])
  func `a bill that is paid is due next on its own day`(
    repeats: BillsApp.Repeat, first: String, next: [String]
  ) async throws {
    let app = try app(on: first)
    await app.add(try form("Netflix", "9.99", first, repeats))
    for due in next {
      await app.toggle(try #require(app.rows.first { !$0.isPaid }))
      #expect(app.problem == nil)
      #expect(app.rows.first { !$0.isPaid }?.due.text == due)
    }
    if next.isEmpty {
      await app.toggle(try #require(app.rows.first))
      #expect(app.rows.map(\.isPaid) == [true])
    }
  }

  @Test(arguments: [
    ("2026-01-19", false, "  OVERDUE"), ("2026-01-20", false, ""), ("2026-01-21", false, ""),
    ("2026-01-19", true, "  ✓"), ("2026-01-21", true, "  ✓"),
  ])
  func `a bill is overdue if its day went by and it is not paid`(
    due: String, isPaid: Bool, mark: String
  ) async throws {
    let app = try app()
    await app.add(try form("Netflix", "9.99", due))
    if isPaid { await app.toggle(try #require(app.rows.first)) }
    #expect(app.rows.map(\.text) == ["Netflix  9.99 LKR · \(due)\(mark)"])
    #expect((app.banner == nil) == (mark != "  OVERDUE"))
  }

  @Test func `the home page adds up what is unpaid this month, by category`() async throws {
    let app = try app()
    for (name, amount, due, category) in [
      ("Netflix", "9.99", "2026-01-15", CategoryName.subscriptions),
      ("Spotify", "5.01", "2026-01-25", .subscriptions), ("Rent", "45,000", "2026-01-31", .housing),
      ("Dentist", "3500", "2026-02-03", .health),
    ] {
      var form = try form(name, amount, due)
      form.category = category
      await app.add(form)
    }
    #expect(app.unpaid == "45,015.00 LKR")
    #expect(app.bars == ["housing: 45,000.00 LKR", "subscriptions: 15.00 LKR"])
    #expect(app.banner == "1 overdue, 9.99 LKR")
    #expect(app.rows.map(\.due.text) == ["2026-01-15", "2026-01-25", "2026-01-31", "2026-02-03"])
    await app.toggle(try #require(app.rows.first))
    await app.list(onlyPaid: true)
    #expect(app.rows.map(\.text) == ["Netflix  9.99 LKR · 2026-01-15  ✓"])
    #expect(app.banner == nil)
  }

  @Test func `to pay and to take that back leaves everything as it was`() async throws {
    let app = try app()
    await app.add(try form("Rent", "45000", "2026-01-31", .monthly))
    let (rows, reminders, unpaid) = (app.rows, app.reminders, app.unpaid)
    await app.toggle(try #require(rows.first))
    #expect(app.rows.map(\.due.text) == ["2026-01-31", "2026-02-28"])
    #expect(app.reminders.isEmpty)
    #expect(app.unpaid == "0.00 LKR")
    await app.toggle(try #require(app.rows.first))
    #expect((app.rows, app.reminders, app.unpaid) == (rows, reminders, unpaid))
  }

  @Test func `what is deleted reminds of nothing, and what was paid stays`() async throws {
    let app = try app()
    await app.add(try form("Gym", "20", "2026-01-20", .weekly))
    await app.toggle(try #require(app.rows.first))
    #expect(
      app.reminders.map(\.due.text) == ["2026-01-27", "2026-02-03", "2026-02-10", "2026-02-17"])
    await app.delete(try #require(app.rows.first { !$0.isPaid }))
    #expect(app.reminders.isEmpty)
    #expect(app.rows.map(\.text) == ["Gym  20.00 LKR · 2026-01-20  ✓"])
    // What was due before stays too.
    await app.add(try form("Pool", "5", "2026-01-06", .weekly))
    await app.delete(try #require(app.rows.first { $0.due.text == "2026-01-13" }))
    #expect(app.rows.filter { !$0.isPaid }.map(\.due.text) == ["2026-01-06"])
  }

  @Test func `a page shows all of a bill, with photos of the form and later ones`() async throws {
    let app = try app()
    var form = try form("Rent", "45000", "2026-01-31", .monthly)
    (form.category, form.mode, form.time) = (.housing, "bank", TimeOfDay(hour: 9, minute: 0))
    form.photo = Ledger.NewReceipt(Array("a".utf8), named: "lease.txt")
    await app.add(form)
    #expect(app.reminders.map(\.time?.text) == ["09:00"])
    await app.toggle(try #require(app.rows.first))
    await app.add(
      Ledger.NewReceipt(Array("b".utf8), named: "paid.txt"), to: try #require(app.rows.first))
    await app.open(try #require(app.rows.first))
    #expect(
      app.details == [
        "Rent  45,000.00 LKR · 2026-01-31  ✓", "category: housing", "paid by: bank",
        "status: paid", "next: 2026-02-28", "photos: lease.txt, paid.txt",
      ])
  }

  @Test func `a calendar reads what is due, and what was paid since is cancelled`() async throws {
    let app = try app()
    await app.add(try form("Rent", "45000", "2026-01-31", .monthly))
    func events() async throws -> [String] {
      let file = try #require(await app.calendar(days: 45))
      return String(decoding: file, as: UTF8.self).split(separator: "\r\n").map(String.init)
        .filter { $0.hasPrefix("STATUS") || $0.hasPrefix("DTSTART") }
    }
    let january = "DTSTART;VALUE=DATE:20260131"
    let february = ["STATUS:CONFIRMED", "DTSTART;VALUE=DATE:20260228"]
    #expect(try await events() == ["STATUS:CONFIRMED", january] + february)
    await app.toggle(try #require(app.rows.first))
    #expect(try await events() == february + ["STATUS:CANCELLED", january])
  }

  @Test func `what cannot be is said in words, and adds nothing`() async throws {
    let app = try app()
    await app.add(try form("", "10", "2026-01-31"))
    #expect(app.problem == "the name is empty. Write the name.")
    await app.add(try form("Rent", "ten", "2026-01-31"))
    #expect(app.problem == "'ten' is not an amount. Write 12.50 or 1,200.50.")
    #expect(app.rows.isEmpty)
    await app.add(try form("Rent", "10", "2026-01-31"))
    #expect(app.problem == nil)
    #expect(app.rows.count == 1)
  }
}
