import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// Reasons of an app's own, in its own words.
@Suite struct OwnReasonTests {
  private static let refusal = Refusal.other(
    code: "PocketMoney.tooMuch", problem: "the week's pocket money is spent",
    remedy: "Wait for sunday.")

  @Test func `a decision of one's own refuses in its own words, with a code of its own`()
    async throws
  {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
      treatsMissingAsEmpty: true)
    let error = await #expect(throws: LedgerError.self) {
      try await ledger.perform(NoMore())
    }
    #expect(error == .refused(Self.refusal))
    #expect(error?.code == "PocketMoney.tooMuch")
    #expect(error?.problem == "the week's pocket money is spent")
    #expect(error?.remedy == "Wait for sunday.")
    #expect(error?.localizedDescription == "The week's pocket money is spent.")
    #expect(Refusal.other(code: "a", problem: "b").remedy == nil)
  }

  @Test func `a parser of one's own says in its own words what it cannot read`() async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
      treatsMissingAsEmpty: true)
    let error = await #expect(throws: ParsingFailure.self) {
      try await ledger.add("tea 3", by: SemicolonParser())
    }
    #expect(error?.code == "Semicolon.missing")
    #expect(error?.problem == "there is no semicolon")
    #expect(error?.remedy == "Write: tea;3.")
    #expect(error?.choices == [])
  }

  @Test func `a plan without days that can be told says what is wrong`() async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
      treatsMissingAsEmpty: true)
    let error = await #expect(throws: RecurrenceFailure.self) {
      try await ledger.plan("netflix every so often")
    }
    #expect(error?.code == "RecurrenceFailure.unclear")
    #expect(error?.localizedDescription.hasPrefix("It is not clear on which days") == true)
    #expect(error?.remedy?.hasPrefix("Say how often") == true)
  }

  @Test(arguments: [
    ("", "the key is empty"), (String(repeating: "k", count: 500), "the key has 500 bytes"),
    ("a#1", "the key 'a#1' holds '#'"),
  ])
  func `a text that is no key says so, and nothing is stored without one`(
    text: String, problem: String
  ) async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
      treatsMissingAsEmpty: true)
    let error = await #expect(throws: IdempotencyKeyError.self) {
      try await ledger.add("coffee 4.50", key: IdempotencyKey(text))
    }
    #expect(error?.problem == problem)
    #expect(error?.remedy == "Give a key of 1 to 128 bytes without '#', or none.")
    #expect(try await ledger.view(EntryRegister()).count == 0)
    for count in 1...2 {
      try await ledger.add("coffee 4.50", key: nil)
      #expect(try await ledger.view(EntryRegister()).count == count)
    }
    #expect(try IdempotencyKey(String(repeating: "k", count: 128)).text.count == 128)
  }
}

/// It always refuses.
private struct NoMore: Decision {
  var rules: DecisionRules<[EventID]> {
    DecisionRules(seeing: EntryRegister()) { _ in
      false
    } events: { (_: EntryRegister) throws(Refusal) in
      throw .other(
        code: "PocketMoney.tooMuch", problem: "the week's pocket money is spent",
        remedy: "Wait for sunday.")
    }
  }
}

/// It reads nothing without a semicolon.
private struct SemicolonParser: EntryParser {
  func entries(in text: String, context: ParsingContext) async throws(ParsingFailure)
    -> ParsedEntries
  {
    throw ParsingFailure.other(
      code: "Semicolon.missing", problem: "there is no semicolon", remedy: "Write: tea;3.")
  }
}
