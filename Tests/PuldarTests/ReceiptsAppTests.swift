import LedgerTestSupport
import Puldar
import Testing

@testable import apps

/// SP11 to SP46, EX1 to EX26: Spendwise's and ExpenseTracker's acceptance, played by the example of a receipt
/// scanner.
@MainActor @Suite struct ReceiptsAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The app on 20 January, with Spendwise's nine categories.
  private func app() throws -> ReceiptsApp {
    let day = try #require(CalendarDay(iso: "2026-01-20"))
    return ReceiptsApp(
      Ledger(
        store: FileEventStore(folder: folder.path("receipts"), machine: folder.machine),
        clock: StandingClock(day: day),
        opening: LedgerOpening(currency: .inr, categories: .spendwise), treatsMissingAsEmpty: true))
  }

  private func receipt(
    of merchant: String = "ZEST HOUSE", _ total: String = "300.00", on day: String = "18/01/2026"
  ) -> Ledger.NewReceipt {
    let text = "\(merchant)\n\(day)\nSomething  \(total)\nTotal  \(total)"
    return Ledger.NewReceipt(Array(text.utf8), named: "receipt.txt", text: text)
  }

  @Test func `what was read is looked at, and stored with its file as soon as it is saved`()
    async throws
  {
    let app = try app()
    let text = "ZEST HOUSE\n18/01/2026\nThali  300.00\nGST  15.00\nTotal  315.00"
    let file = Ledger.NewReceipt(Array(text.utf8), named: "zest.txt", text: text)
    await app.scan(file)
    let form = try #require(app.form)
    #expect(form.merchant == "Zest House")
    #expect((form.amount, form.tax, form.day.text) == ("315.00", "15.00", "2026-01-18"))
    #expect(app.days.isEmpty)
    app.form?.amount = "320"
    await app.save()
    #expect(app.problem == nil)
    #expect(app.form == nil)
    let row = try #require(app.days.first?.rows.first)
    #expect(row.text == "Zest House 320.00 INR bills")
    #expect(await app.picture(of: row) == file.bytes)
    #expect(app.unreviewed.isEmpty)
  }

  @Test(arguments: [
    ("ZEST HOUSE\n18/01/2026", ["Amount not recognized"]),
    ("Total  300.00", ["Merchant not recognized"]),
    ("", ["Merchant not recognized", "Amount not recognized"]),
  ])
  func `what is not recognised is said, and typed by hand`(text: String, doubts: [String])
    async throws
  {
    let app = try app()
    app.savesByItself = true
    await app.scan(Ledger.NewReceipt(Array("x".utf8), named: "a.txt", text: text))
    if let form = app.form { #expect(form.doubts.starts(with: doubts)) }
    #expect((app.form == nil) == text.contains("Total"))
    guard app.form != nil else { return }
    await app.save()
    #expect(app.problem == "the amount is empty. Write 12.50 or 1,200.50.")
    app.form?.amount = "-5"
    await app.save()
    #expect(app.problem?.hasPrefix("the amount '-5'") == true)
    app.form?.amount = "5"
    await app.save()
    #expect(app.problem == nil)
    #expect(app.days.flatMap(\.rows).count == 1)
  }

  @Test func `a merchant's last category is filled in the next time, until it is taken back`()
    async throws
  {
    let app = try app()
    await app.scan(receipt())
    #expect(app.form?.category.text == "bills")
    app.form?.category = .dining
    await app.save()
    await app.scan(receipt(of: "Zest House #12", on: "19/01/2026"))
    #expect(app.form?.category == .dining)
    app.form?.category = .entertainment
    await app.save()
    await app.scan(receipt(on: "20/01/2026"))
    #expect(app.form?.category == .entertainment)
    await app.delete(try #require(app.days.first?.rows.first))
    await app.scan(receipt(on: "20/01/2026"))
    #expect(app.form?.category == .dining)
    let row = try #require(app.days.first?.rows.first)
    await app.change(row, EntryAmendment(category: .travel))
    await app.scan(receipt(on: "20/01/2026"))
    #expect(app.form?.category == .travel)
  }

  @Test func `what saves itself is listed until somebody looked at it, and teaches nothing`()
    async throws
  {
    let app = try app()
    app.savesByItself = true
    await app.scan(receipt())
    #expect(app.form == nil)
    #expect(app.unreviewed.map(\.text) == ["Zest House 300.00 INR bills"])
    let context = try await app.ledger.parsingContext()
    #expect(context.learnedCategories.isEmpty)
    await app.looked(at: try #require(app.unreviewed.first))
    #expect(app.problem == nil)
    #expect(app.unreviewed.isEmpty)
    #expect(app.days.flatMap(\.rows).count == 1)
  }

  @Test func `the card shows what was spent of the month's budget, and what is left`() async throws
  {
    let app = try app()
    await app.scan(receipt())
    app.form?.category = .dining
    await app.save()
    #expect(app.summary == "300.00 INR, 1 entries, most of it dining")
    await app.setBudget("30000")
    #expect(
      app.summary == "300.00 INR of 30,000.00 INR, 29,700.00 INR left, 1 entries, most of it dining"
    )
    await app.setBudget("200")
    #expect(
      app.summary == "300.00 INR of 200.00 INR, -100.00 INR left, 1 entries, most of it dining")
    await app.setBudget("")
    #expect(app.summary == "300.00 INR, 1 entries, most of it dining")
  }

  @Test func `the pie has six categories and the others, and its parts are all of it`() async throws
  {
    let app = try app()
    for (place, category) in CategorySet.spendwise.categories.map(\.category).enumerated()
    where category != .income {
      await app.scan(receipt(of: "Shop \(category)", "\(100 + place).00"))
      app.form?.category = category
      await app.save()
    }
    #expect(app.slices.count == 7)
    let parts = app.slices.compactMap { slice in
      slice.split(separator: ", ").last.flatMap { Double($0.filter { $0 != "%" }) }
    }
    #expect(parts.count == 7)
    #expect(Int((parts.reduce(0, +) * 100).rounded()) == 10_000)
  }

  @Test func `the list goes by day, the newest first, and is asked for words and categories`()
    async throws
  {
    let app = try app()
    for (merchant, day) in [("Café Uno", "18/01/2026"), ("Bakery Due", "20/01/2026")] {
      await app.scan(receipt(of: merchant, on: day))
      app.form?.category = merchant.hasPrefix("C") ? .dining : .groceries
      await app.save()
    }
    #expect(app.days.map(\.title) == ["2026-01-20 300.00 INR", "2026-01-18 300.00 INR"])
    app.filter.words = ["cafe"]
    await app.refresh()
    #expect(app.days.map(\.title) == ["2026-01-18 300.00 INR"])
    app.filter = EntryQuery.Filter()
    app.filter.categories = [.groceries]
    await app.refresh()
    #expect(app.days.map(\.title) == ["2026-01-20 300.00 INR"])
    await app.delete(try #require(app.days.first?.rows.first))
    #expect(app.days.isEmpty)
  }
}
