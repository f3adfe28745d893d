import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Marks that name no account or category, or one that does not fit.
@Suite struct MarkTests {
  private func context(_ accounts: [AccountName] = []) throws -> ParsingContext {
    ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd, accounts: accounts)
  }

  @Test(arguments: ["coffee 4 @visa", "@card coffee 4", "coffee 4 @wallet yesterday"])
  func `a mark that names no account of the ledger is refused with those that there are`(
    _ text: String
  ) throws {
    let savings = try #require(AccountName("savings"))
    let error = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context([savings]))
    }
    guard case .unknownAccount(_, let known)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known == [.bank, .cash, savings])
    #expect(
      error?.remedy == "Write @bank or @cash or @savings, or leave the mark out. "
        + "A shop stands behind \"at\".")
  }

  @Test func `a mark names an account of the ledger, and else a shop`() throws {
    let visa = try #require(AccountName("visa"))
    let paid = try RuleBasedParser().parse("coffee 4 @visa", context: context([visa]))
    #expect(paid.entries.map(\.account) == [visa])
    let bought = try RuleBasedParser().parse("coffee 4 @starbucks", context: context())
    #expect(bought.entries.map(\.merchant) == ["Starbucks"])
  }

  @Test(arguments: [
    ("lunch 12 #gifts #dining", ["#gifts", "#dining"]),
    ("lunch 12 @cash @bank", ["@cash", "@bank"]),
    ("coffee 4, novel 12 #gifts #dining", ["#gifts", "#dining"]),
  ])
  func `two marks of one kind are refused, with both`(_ text: String, _ marks: [String]) {
    let error = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context())
    }
    #expect(error == .severalMarks(marks))
  }

  @Test(.rows) func `a colon before a category is its mark too, as no shell takes it away`() throws
  {
    let rows: [(String, CategoryName?)] = [
      ("tea 3 :gifts", .gifts), (":gifts 20 for mom", .gifts),
      ("cake 8 :groceries @cash", .groceries),
      ("tea 3 note:gifts", nil), ("tea 3 :)", nil), ("tea 3 :upi", nil), ("lunch: tea 3", nil),
    ]
    for (text, category) in rows {
      let entry = try #require(try RuleBasedParser().parse(text, context: context()).entries.first)
      #expect((entry.origins.category?.rule == .categoryMark) == (category != nil), "\(text)")
      if let category { #expect(entry.category == category, "\(text)") }
    }
    for (text, mark) in [("tea 3 :petrol", ":petrol"), ("tea 3 :gitfs", ":gitfs")] {
      let error = #expect(throws: ParsingFailure.self) {
        try RuleBasedParser().parse(text, context: context())
      }
      guard case .unknownCategory(mark, _, _)? = error else {
        Issue.record("\(text): \(String(describing: error))")
        continue
      }
      #expect(error?.remedy?.hasPrefix("Write :") == true)
    }
  }

  @Test func `the same mark twice is one`() throws {
    let entry = try RuleBasedParser().parse(
      "lunch 12 #gifts @cash @cash #gifts", context: context()
    )
    .entries[0]
    #expect(entry.category == .gifts)
    #expect(entry.account == .cash)
  }

  @Test func `a mark at the end that nobody knows is no shop, unless a lesson names it`() throws {
    let error = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("lunch 12 @gilroys", context: context())
    }
    #expect(error == .unknownAccount("@gilroys", known: [.bank, .cash]))
    var taught = try context()
    taught.learnedCategories = ["gilroys": .dining]
    let bought = try RuleBasedParser().parse("lunch 12 @gilroys", context: taught)
    #expect(bought.entries.map(\.merchant) == ["Gilroys"])
  }

  @Test(arguments: [
    ("coffee 4 #income", EntryType.expense), ("refund 20 from zara #income", .credit),
    ("salary 4000 #dining", .income),
  ])
  func `a category that does not fit the entry is refused`(
    _ text: String, _ type: EntryType
  ) throws {
    let error = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context())
    }
    guard case .unfitCategory(_, type)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
