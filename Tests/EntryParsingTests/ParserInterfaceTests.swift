import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// What an application sees of the parser beside the fields.
@Suite struct ParserInterfaceTests {
  private let parser = RuleBasedParser()

  private func context() throws -> ParsingContext {
    ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en_US"))
  }

  @Test func `awaiting the protocol gives what the synchronous call gives`() async throws {
    let any: any EntryParser = parser
    let text = "spent 45 at whole foods"
    let awaited = try await any.entries(in: text, context: context())
    #expect(try awaited == parser.parse(text, context: context()))
    #expect(awaited.text == text)
  }

  @Test func `P51: the parser names its version with each result`() throws {
    #expect(RuleBasedParser.version == "rules/2")
    #expect(try parser.parse("coffee 4", context: context()).parser == RuleBasedParser.version)
  }

  @Test func `each field says which words it was taken from`() throws {
    let parsed = try parser.parse("spent $45 at whole foods on friday", context: context())
    let origins = try #require(parsed.entries.first).origins
    func words(_ origin: FieldOrigin?) throws -> Substring {
      parsed.words(of: try #require(origin))
    }
    #expect(try words(origins.type) == "spent")
    #expect(try words(origins.amount) == "$45")
    #expect(try words(origins.currency) == "$")
    #expect(try words(origins.merchant) == "whole foods")
    #expect(try words(origins.category) == "whole foods")
    #expect(try words(origins.date) == "friday")
    #expect(origins.account == nil)
    #expect(origins.merchant?.rule == .knownBrand)
    #expect(origins.date?.rule == .weekday)
  }

  @Test func `what the text does not say has no origin`() throws {
    let entry = try #require(try parser.parse("45", context: context()).entries.first)
    #expect(entry.origins.merchant == nil)
    #expect(entry.origins.date == nil)
    #expect(entry.origins.currency == nil)
    #expect(!entry.isDateNamed && !entry.isCurrencyNamed)
    #expect(entry.category == .other)
  }

  @Test(.rows) func `every rule can say what it looks for`() {
    each(ParsingRule.allCases) { (rule: ParsingRule) in
      #expect(!rule.text.isEmpty)
      #expect(rule.text.last != ".")
    }
  }

  @Test func `the category last given to a merchant wins over every rule`() throws {
    var context = try context()
    context.learnedCategories = ["starbucks": .gifts, "hungry bear": .dining]
    #expect(try parser.parse("STARBUCKS 6", context: context).entries.first?.category == .gifts)
    let bear = try parser.parse("spent 6 at The Hungry Bear", context: context)
    #expect(bear.entries.first?.category == .dining)
    #expect(bear.entries.first?.origins.category?.rule == .learnedMerchant)
  }

  @Test func `a category that was given to a merchant wins over what was bought there`() throws {
    var context = try context()
    context.learnedCategories = ["starbucks": .gifts, "hungry bear": .health, "quokka": .income]
    for (text, category) in [
      ("12 at the hungry bear", CategoryName.health), ("12 at starbucks", .gifts),
      ("12 at quokka", .other), ("sushi 12 at the hungry bear", .health),
    ] {
      #expect(
        try parser.parse(text, context: context).entries.map(\.category) == [category], "\(text)")
    }
  }

  @Test func `nothing learned puts an expense into income`() throws {
    var context = try context()
    context.learnedCategories = ["starbucks": .income]
    #expect(try parser.parse("starbucks 6", context: context).entries.first?.category == .dining)
  }

  @Test func `a category mark wins over what was learned`() throws {
    var context = try context()
    context.learnedCategories = ["starbucks": .gifts]
    let entry = try parser.parse("starbucks 6 #travel", context: context).entries.first
    #expect(entry?.category == .travel)
  }

  @Test func `a ledger's own category is found by its name`() throws {
    var context = try context()
    let cats = CategoryName(try #require(Name("cat things")))
    context.ownCategories = [cats]
    let parsed = try parser.parse("spent 22 on cat things", context: context)
    #expect(parsed.entries.first?.category == cats)
    #expect(parsed.entries.first?.origins.category?.rule == .ownCategory)
  }

  /// P39, K6: which categories there are is the ledger's to say.
  @Test(.rows) func `a word for a category that the ledger does not have falls to other`() {
    each([
      ("lunch 12", "other"), ("dinner at starbucks 20", "other"), ("rent 900", "housing"),
      ("donated 25 to the food bank", "other"), ("spent 12 on a burrito", "other"),
      ("POS Purchase Starbucks 4.50 USD 03/17", "other"), ("lunch 12 #groceries", "groceries"),
    ]) { (sentence: String, category: String) throws in
      var context = try context()
      context.withheldCategories = [.dining, .gifts]
      let entry = try RuleBasedParser().parse(sentence, context: context).entries.first
      #expect(entry?.category.text == category, "\(sentence)")
      if category == "other" { #expect(entry?.origins.category == nil, "\(sentence)") }
    }
  }

  /// SP14, M4: each category that words are found for is walked in each set.
  @Test func `what words find is in a category of the set, and in other only if none fits`() throws
  {
    let sentences: [(words: String, category: CategoryName)] = [
      ("milk 3", .groceries), ("gas 40", .transport), ("rent 900", .housing),
      ("electricity bill 60", .utilities), ("pharmacy 20", .health), ("insurance 55", .insurance),
      ("lunch 12", .dining), ("cinema 12", .entertainment), ("shoes 60", .shopping),
      ("hotel 200", .travel), ("netflix 15", .subscriptions), ("gift 30", .gifts),
      ("bitcoin 100", .investment), ("emergency fund 50", .savings), ("loan payment 90", .debt),
      ("tuition 500", .education), ("zzz 5", .other),
    ]
    #expect(Set(sentences.map(\.category)) == Set(CategorySet.puldar.categories.map(\.category)))
    let isBill: Set<CategoryName> = [.housing, .utilities, .insurance, .subscriptions, .debt]
    for set in CategorySet.allCases {
      var context = try context()
      let offered = set.categories.map(\.category)
      context.offer(offered)
      for (words, category) in sentences {
        let standing: CategoryName =
          offered.contains(.bills) && isBill.contains(category) ? .bills : .other
        let entry = try parser.parse(words, context: context).entries.first
        #expect(
          entry?.category == (offered.contains(category) ? category : standing), "\(set): \(words)")
        #expect(entry?.category == .other || entry?.origins.category != nil, "\(set): \(words)")
      }
    }
  }

  /// C43: what a bank asks for its service is no payment of a debt.
  @Test(.rows) func `a fee of a bank is among what services cost`() {
    each([
      ("bank fee 5", "en_US"), ("overdraft fee 30", "en_US"), ("atm fee 3.50", "en_US"),
      ("account fee 4", "en_US"), ("wire transfer fee 15", "en_US"),
      ("monthly account fee 4.95", "en_US"), ("paid a late fee of 25", "en_US"),
      ("Kontoführungsgebühr 4,90", "de_DE"), ("frais bancaires 8", "fr_FR"),
      ("comisión bancaria 5", "es_ES"), ("commissioni bancarie 3", "it_IT"),
    ]) { (sentence: String, locale: String) throws in
      var context = try context()
      context.conventions = NumberConventions(localeIdentifier: locale)
      let entry = try RuleBasedParser().parse(sentence, context: context).entries.first
      #expect(entry?.category == .utilities && entry?.type == .expense, "\(sentence)")
    }
    each(["credit card payment 200", "loan interest 12", "overdraft 50"]) { (sentence: String) in
      let entry = try RuleBasedParser().parse(sentence, context: context()).entries.first
      #expect(entry?.category == .debt, "\(sentence)")
    }
  }

  @Test func `a mark for a category that the ledger does not have names none`() throws {
    var context = try context()
    context.withheldCategories = [.dining]
    let failure = #expect(throws: ParsingFailure.self) {
      try parser.parse("tea 3 #dining", context: context)
    }
    guard case .unknownCategory(_, let nearest, let choices) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(nearest.isEmpty)
    #expect(choices.map(\.category) == [.other])
  }

  @Test func `what a ledger offers is what the parser is given`() throws {
    var context = try context()
    let own = CategoryName(try #require(Name("pets")))
    context.offer(CategorySet.puldar.categories.map(\.category) + [own])
    #expect(context.ownCategories == [own])
    #expect(context.withheldCategories.isEmpty)
    context.offer(CategorySet.spendwise.categories.map(\.category))
    #expect(context.ownCategories == [.bills])
    #expect(context.withheldCategories.isSuperset(of: [.housing, .debt, .gifts]))
    #expect(context.withheldCategories.isDisjoint(with: [.dining, .income, .other]))
    #expect(try parser.parse("bills 60", context: context).entries.first?.category == .bills)
    let failure = #expect(throws: ParsingFailure.self) {
      try parser.parse("flat 900 #rent", context: context)
    }
    guard case .unknownCategory(_, let nearest, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(nearest == [.bills])
  }

  @Test(.rows) func `a mark that names no category is a doubt with the closest ones`() {
    each([
      ("tea 3 #dinning", ["dining"]), ("tea 3 #gro", ["groceries"]),
      ("tea 3 #petrol", ["transport"]),
      ("tea 3 #habit", []), ("tea 3 #x", []),
    ]) { (sentence: String, nearest: [String]) throws in
      let context = try context()
      let failure = #expect(throws: ParsingFailure.self) {
        try RuleBasedParser().parse(sentence, context: context)
      }
      guard case .unknownCategory(_, let found, let choices) = failure else {
        Issue.record("\(sentence) gave \(String(describing: failure))")
        return
      }
      #expect(found.map(\.text) == nearest)
      // What the rules say without the mark can be chosen as well.
      #expect(Set(choices.map(\.category.text)) == Set(nearest + ["dining"]))
    }
  }

  @Test func `a mark that names no category refuses several entries without a choice`() throws {
    let context = try context()
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("tea 3, cake 4 #dinning", context: context)
    }
    #expect(failure?.choices == [])
    #expect(failure?.name == "unknownCategory")
  }

  @Test func `a mark of several words names a category of the ledger`() throws {
    var context = try context()
    let cats = CategoryName(try #require(Name("eating-out")))
    context.ownCategories = [cats]
    let entry = try parser.parse("tea 3 #eating-out", context: context).entries.first
    #expect(entry?.category == cats)
  }

  @Test func `an at sign names an account where there is one, else a merchant`() throws {
    var context = try context()
    #expect(try parser.parse("coffee 4 @cash", context: context).entries.first?.account == .cash)
    #expect(try parser.parse("@starbucks 4", context: context).entries.first?.account == nil)
    let joint = AccountName(try #require(Name("joint")))
    context.accounts = [joint]
    #expect(try parser.parse("coffee 4 @joint", context: context).entries.first?.account == joint)
  }

  @Test func `an exclamation mark of its own asks for review`() throws {
    #expect(try parser.parse("coffee 4 !", context: context()).entries.first?.needsReview == true)
    #expect(try parser.parse("coffee 4!", context: context()).entries.first?.needsReview == false)
  }

  @Test func `doubt offers the readings, the first word first`() throws {
    let context = try context()
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("3.600 for chairs", context: context)
    }
    #expect(failure?.choices.map(\.amount.minorUnits) == [3_60, 3600_00])
    let several = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("foo 30 20", context: context)
    }
    #expect(several?.choices.map(\.amount.minorUnits) == [30_00, 20_00])
  }

  @Test func `shared names of money are decided by the ledger's own`() throws {
    var context = try context()
    context.currency = try #require(Money.Currency(code: "CAD"))
    let dollars = try parser.parse("45 dollars at starbucks", context: context).entries.first
    #expect(dollars?.amount.currency == context.currency)
    let inCanada = context
    let pesos = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("45 pesos for tacos", context: inCanada)
    }
    #expect(pesos?.choices.count == 5)
    context.currency = try #require(Money.Currency(code: "MXN"))
    let own = try parser.parse("45 pesos for tacos", context: context).entries.first
    #expect(own?.amount.currency == context.currency)
  }

  @Test(.rows) func `merchants are folded to one spelling`() {
    each([
      ("CAFÉ NERO #123", "cafe nero"), ("cafe nero", "cafe nero"), ("Trader Joe's", "trader joes"),
      ("7-Eleven", "eleven"), ("  Zara  ", "zara"), ("", ""), ("Straße 5", "strasse"),
    ]) { (typed: String, folded: String) in
      #expect(RuleBasedParser.folded(merchant: typed) == folded)
    }
  }
}
