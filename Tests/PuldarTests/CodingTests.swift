import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// What an app keeps or sends of a ledger.
@Suite struct CodingTests {
  private static func same<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `entries, months and explanations are the same when they are read again`() async throws
  {
    let folder = try TemporaryFolder()
    let ledger = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
    try await ledger.add("coffee 4.50")
    try await ledger.add("12 books \u{201C}Z\u{201D}")
    let income = Money(minorUnits: 4000_00, currency: .eur)
    let start = ledger.today.month
    _ = try await ledger.perform(
      SetIncome(.monthly(income), from: start.firstDay, isStartFilledIn: true))
    let entries = try await ledger.view(EntryRegister()).entries()
    #expect(entries.count == 2)
    #expect(try Self.same(entries) == entries)
    let month = try await ledger.view(MonthlyBuckets()).month(start)
    #expect(try Self.same(month) == month)
    let explained = try await ledger.view(ExplainedMonth(start, depth: 9))
    for figure in try explained.figures() {
      let explanation = try explained.explanation(of: figure)
      #expect(try Self.same(explanation) == explanation, "\(figure.text)")
    }
  }

  @Test func `a month's document holds what is left, free and over, and what each bucket had`()
    async throws
  {
    let folder = try TemporaryFolder()
    let ledger = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
    let income = Money(minorUnits: 100_00, currency: .eur)
    _ = try await ledger.perform(
      SetIncome(.monthly(income), from: ledger.today.month.firstDay, isStartFilledIn: true))
    try await ledger.add("sushi 40")
    let month = try await ledger.view(MonthlyBuckets()).month(ledger.today.month)
    struct Amounts: Decodable, Equatable {
      var capacity, used, left, free, over: Money
    }
    struct Document: Decodable {
      var budget: Money
      var buckets: [Amounts]
    }
    let data = try JSONEncoder().encode(month)
    let amounts = try JSONDecoder().decode(Amounts.self, from: data)
    #expect(amounts.capacity == income)
    #expect(amounts.used == month.spent && amounts.left == month.left)
    #expect(amounts.free == month.free && amounts.over == month.over)
    let document = try JSONDecoder().decode(Document.self, from: data)
    #expect(document.budget == income)
    #expect(
      document.buckets
        == month.buckets.map {
          Amounts(capacity: $0.capacity, used: $0.used, left: $0.left, free: $0.free, over: $0.over)
        })
    #expect(document.buckets.map(\.over.minorUnits) == [0, 10_00, 0])
  }

  @Test func `money is encoded as its exact amount and its code`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (money, text) in [
      (Money(minorUnits: -5_00, currency: .eur), #"{"amount":"-5.00","currency":"EUR"}"#),
      (Money(minorUnits: 7, currency: .jpy), #"{"amount":"7","currency":"JPY"}"#),
      (
        Money(minorUnits: .min, currency: .usd),
        #"{"amount":"-92233720368547758.08","currency":"USD"}"#
      ),
    ] {
      #expect(String(decoding: try encoder.encode(money), as: UTF8.self) == text)
      #expect(try Self.same(money) == money)
    }
  }

  @Test func `what is no amount, day, name or id is refused`() {
    for text in ["5", "5.0", "5.000", "+5.00", "05.00", "5,00", "", ".", "1e2", "5.0.0"] {
      let json = Data(#"{"amount":"\#(text)","currency":"EUR"}"#.utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Money.self, from: json) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CategoryName].self, from: Data(#"[""]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([EventID].self, from: Data(#"["6"]"#.utf8))
    }
  }
}
