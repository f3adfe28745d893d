import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sums that words change, texts that tell of no money, and which way money went.
@Suite struct SumAndEvidenceTests {
  /// A sentence and what becomes of it: `type amount`, or the name of the failure.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let outcome: String
    var testDescription: String { text }
  }

  private static func cases(_ table: String) -> [Case] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", maxSplits: 1)
      return Case(
        text: parts[0].trimmingSpaces, outcome: parts.count > 1 ? parts[1].trimmingSpaces : "")
    }
  }

  private static func outcome(of text: String) throws -> String {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en-US"))
    do {
      return try RuleBasedParser().parse(text, context: context).entries.map { entry in
        "\(entry.type.text) \(entry.amount.plainText.dropLast(4))"
      }.joined(separator: ", ")
    } catch {
      return (error as ParsingFailure).name
    }
  }

  private func check(_ table: String) {
    each(Self.cases(table)) { (example: Case) throws in
      #expect(try Self.outcome(of: example.text) == example.outcome)
    }
  }

  @Test(.rows) func `a sum is worked out where the words are sure`() {
    check(Self.sums)
  }

  @Test(.rows) func `words that can mean two sums are asked about`() {
    check(Self.unclearSums)
  }

  @Test(.rows) func `a text that tells of no money is no entry`() {
    each(Self.noEntries.split(separator: "\n").map(String.init)) { (text: String) throws in
      let outcome = try Self.outcome(of: text)
      #expect(Self.refusals.contains(outcome), "\(outcome)")
    }
  }

  @Test(.rows) func `words of denial and plans elsewhere leave an entry alone`() {
    check(Self.entries)
  }

  @Test(.rows) func `who paid whom decides the direction`() {
    check(Self.directions)
  }

  @Test(arguments: [
    ("billed acme 450", [EntryType.income, .expense]), ("interest 30", [.expense, .income]),
    ("shoes back 20", [.expense, .credit]),
  ])
  func `an unclear direction offers the two that it can be`(
    _ text: String, _ types: [EntryType]
  ) throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd)
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context)
    }
    #expect(failure?.choices.map(\.type) == types)
  }

  @Test func `what only a verb speaks against is offered as an entry`() throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd)
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("i visited gilroys 45", context: context)
    }
    #expect(failure?.choices.map(\.amount.minorUnits) == [45_00])
  }

  @Test func `an unclear sum offers both`() throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en-US"))
    let failure = try #require(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("jeans 50 20% off", context: context)
    }
    #expect(failure.choices.map(\.amount.minorUnits) == [4000, 5000])
  }

  private static let refusals: Set<String> = [
    "notAnEntry", "ownTransfer", "regularIncome", "noAmount", "futureDate", "unreadableNumber",
    "severalAmounts", "unknownAccount",
  ]
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
