import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// SP16, M6: the category that a person gave to a merchant last, over the entries that count.
@Suite struct LearnedCategoriesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [LedgerEvent]
    /// What is learned of "Bear"; `nil` where nothing is.
    var learned: String?
  }

  private static let dining = LedgerEvent.spent(5_00, in: "dining", at: "Bear")
  private static let gifts = LedgerEvent.spent(6_00, in: "gifts", at: "Bear")
  private static let read = LedgerEvent.entry(
    .expense(
      amount: Money(minorUnits: 7_00, currency: .usd), category: .travel,
      date: .known("2026-01-02"),
      texts: EntryTexts(merchant: "Bear", said: "bear 7", by: "rules/1")))
  private static let marked = LedgerEvent.entry(
    .expense(
      amount: Money(minorUnits: 7_00, currency: .usd), category: .travel,
      date: .known("2026-01-02"),
      texts: EntryTexts(merchant: "Bear", said: "bear 7 #travel", by: "rules/1+category")))

  static let cases: [Case] = [
    Case(testDescription: "nobody taught", events: [], learned: nil),
    Case(testDescription: "the only lesson", events: [dining], learned: "dining"),
    Case(testDescription: "the last lesson wins", events: [dining, gifts], learned: "gifts"),
    Case(
      testDescription: "it wins over two alike", events: [gifts, gifts, dining], learned: "dining"),
    Case(testDescription: "what a parser read teaches nothing", events: [read], learned: nil),
    Case(testDescription: "a mark in a sentence teaches", events: [marked], learned: "travel"),
    Case(
      testDescription: "income teaches nothing", events: [.received(9_00, from: "Bear")],
      learned: nil),
    Case(
      testDescription: "an undo takes the lesson back, and the one before it holds",
      events: [dining, gifts, .undone(2)], learned: "dining"),
    Case(
      testDescription: "an undo of the first lesson leaves the other",
      events: [dining, gifts, .undone(1)], learned: "gifts"),
    Case(
      testDescription: "a redo puts the lesson back in its place",
      events: [dining, gifts, .undone(1), .redone(1)], learned: "gifts"),
    Case(
      testDescription: "a redo of the last lesson makes it the last again",
      events: [dining, gifts, .undone(2), .redone(2)], learned: "gifts"),
    Case(
      testDescription: "a void takes the lesson back", events: [dining, gifts, .voided(2)],
      learned: "dining"),
    Case(
      testDescription: "all lessons taken back leave none",
      events: [dining, .undone(1)], learned: nil),
    Case(
      testDescription: "a correction of the category teaches",
      events: [read, .corrected(1, EntryAmendment(category: .health))], learned: "health"),
    Case(
      testDescription: "a correction is the last lesson, whatever entry it is of",
      events: [
        dining, gifts, .spent(1, in: "health", at: "Bear"),
        .corrected(1, EntryAmendment(category: .health)),
      ], learned: "health"),
    Case(
      testDescription: "an undone correction leaves what was taught before it",
      events: [
        gifts, dining, .corrected(1, EntryAmendment(category: .health)), .undone(3),
      ], learned: "dining"),
    Case(
      testDescription: "a correction of the amount teaches nothing",
      events: [
        read, .corrected(1, EntryAmendment(amount: Money(minorUnits: 1, currency: .usd))),
      ], learned: nil),
    Case(
      testDescription: "a correction by a parser teaches nothing",
      events: [read, .corrected(1, EntryAmendment(category: .health, by: "rules/1"))],
      learned: nil),
    Case(
      testDescription: "a lesson follows its entry to another merchant",
      events: [dining, .corrected(1, EntryAmendment(merchant: "Wolf"))], learned: nil),
  ]

  private func learned(_ events: [LedgerEvent]) -> [String: CategoryName] {
    LearnedCategories(folding: ([.opened()] + events).envelopes, into: LearnedCategories())
      .lessons { $0.lowercased() }.mapValues(\.category)
  }

  @Test(.rows) func `what a merchant taught`() {
    each(Self.cases) { (example: Case) in
      #expect(learned(example.events)["bear"]?.text == example.learned)
    }
  }

  @Test func `the lesson of a renamed merchant is the new one's`() {
    let events: [LedgerEvent] = [
      Self.dining, .corrected(1, EntryAmendment(merchant: "Wolf")),
    ]
    #expect(learned(events)["wolf"] == .dining)
  }

  @Test func `lessons of two spellings are of one merchant`() {
    let events: [LedgerEvent] = [
      .spent(1, in: "gifts", at: "BEAR"), .spent(1, in: "dining", at: "bear"),
    ]
    #expect(learned(events) == ["bear": .dining])
    #expect(learned(events.reversed()) == ["bear": .gifts])
  }

  @Test func `eight lessons can be undone one after the other`() {
    var events: [LedgerEvent] = [Self.gifts]
    for _ in 0..<8 { events.append(Self.dining) }
    for number in 2...8 { events.append(.undone(number)) }
    #expect(learned(events)["bear"] == .dining)
  }
}
