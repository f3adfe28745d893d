import EntryParsing
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// The person's own rules in sentences.
struct OwnRuleSearchTests {
  private struct Row: CustomTestStringConvertible {
    var text: String
    /// Of each entry.
    var categories: [String]
    /// Whether a rule of the person's own decides.
    var isOwn: [Bool]

    init(_ text: String, _ categories: [String], own: [Bool]) {
      (self.text, self.categories, isOwn) = (text, categories, own)
    }

    var testDescription: String { text }
  }

  private static let rows = [
    Row("lunch 12 at blue door", ["travel"], own: [true]),
    Row("Lunch 12 at the BLUE-DOOR", ["travel"], own: [true]),
    Row("blue  d\u{F6}\u{F6}r 3", ["travel"], own: [true]),
    Row("door 3 blue", ["shopping"], own: [true]),
    Row("lunch 12 at blue doors", ["dining"], own: [false]),
    Row("tea 3, red door 5", ["dining", "shopping"], own: [false, true]),
    Row("blue door 5 #gifts", ["gifts"], own: [false]),
    Row("lunch 12 at taught", ["health"], own: [false]),
    Row("taught blue door 7", ["travel"], own: [true]),
  ]

  private func context() -> ParsingContext {
    var context = ParsingContext(today: .known("2026-01-02"), currency: .usd)
    context.learnedCategories = ["taught": .health, "blue door": .health]
    context.ownRules = [
      OwnRule(event: .sample(1), words: "blue door", category: .travel),
      OwnRule(event: .sample(2), words: "door", category: .shopping),
    ]
    return context
  }

  @Test(.rows) func `SP42: words of an own rule decide before all but a mark`() async {
    let context = context()
    await each(Self.rows) { row async throws in
      let parsed = try await RuleBasedParser().entries(in: row.text, context: context)
      #expect(parsed.entries.map(\.category.text) == row.categories)
      #expect(parsed.entries.map { $0.origins.category?.rule == .ownRule } == row.isOwn)
    }
  }

  @Test func `a rule of a category that the ledger does not have says nothing`() async throws {
    var context = context()
    context.offer([.other, .dining, .shopping])
    let parsed = try await RuleBasedParser().entries(in: "blue door 5", context: context)
    #expect(parsed.entries.first?.category == .shopping)
  }
}
