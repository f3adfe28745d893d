import LedgerTestSupport
import Puldar
import Testing

/// SP14: a ledger that has not begun reads with the categories that it will have.
@Suite struct ParsedCategoryTests {
  @Test(arguments: [
    (CategorySet.puldar, "housing"), (.spendwise, "bills"), (.none, "other"),
  ])
  func `what is read before the first write is in a category of the set`(
    set: CategorySet, category: String
  ) async throws {
    func ledger() -> Ledger {
      Ledger(
        store: InMemoryEventStore(), clock: SteadyClock(),
        opening: LedgerOpening(currency: .inr, categories: set), treatsMissingAsEmpty: true)
    }
    #expect(try await ledger().add("rent 900").read.entries.map(\.category.text) == [category])
    let context = try await ledger().parsingContext()
    #expect(PayeeParser(context).reading(of: "ZEST HOUSE").category.text == category)
  }

  @Test func `a category of one's own is read before the first write`() async throws {
    var opening = LedgerOpening(currency: .inr, categories: .none)
    let pets = try #require(CategoryName("pets"))
    opening.ownCategories = [AddCategory(pets, in: .fun)]
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: opening,
      treatsMissingAsEmpty: true)
    #expect(try await ledger.add("food 9 #pets").read.entries.map(\.category) == [pets])
  }
}
