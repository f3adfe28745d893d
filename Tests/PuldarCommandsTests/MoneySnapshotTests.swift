import LedgerModel
import Testing

@testable import PuldarCommands

/// What there is and what it is for, as it is printed.
struct MoneySnapshotTests {
  /// The two accounts and the allowance of the demo, on the first of a month of 31 days.
  private func demo(on day: String = "2026-01-01") async throws -> Conversation {
    let conversation = try Conversation()
    let made = try await conversation.answer(
      to: "puldar init --demo drip --today \(day) -f ~/drip -q")
    #expect(made.code == 0)
    return conversation
  }

  private func snapshot(
    _ conversation: Conversation, _ options: String = "--no-quote", on day: String = "2026-01-01"
  ) async throws -> String {
    try await conversation.answer(
      to: "puldar -f ~/drip --today \(day) status --snapshot \(options)"
    ).shown
      .joined(separator: "\n")
  }

  private func perform(
    _ conversation: Conversation, _ words: String, on day: String = "2026-01-01"
  ) async throws {
    let answer = try await conversation.answer(to: "puldar -f ~/drip --today \(day) \(words) -q")
    #expect(answer.code == 0, "\(answer.shown)")
  }

  @Test func `DR50, DR53, DR60: the snapshot has exactly these words, and its sums are equal`()
    async throws
  {
    let conversation = try await demo()
    let text = try await snapshot(conversation, "")
    #expect(
      text == """
        🟩 Remaining Daily Allowance (today): $88.41

        Actual Funds:
        • 🏦 Bank: $382.19
        • 💵 Cash Reserve: $3000.00
        • 🔢 Total: $3382.19

        Buckets (must equal Actual Funds):
        • 📦 Set-aside (Allowances): $2740.71 (includes today)
        • 📦 Set-aside (Monthly): $0.00
        • 🎯 Custom Buckets (Goals): $0.00
        • 🛟 Main Savings (Buffer): $641.48
        • 🔢 Total: $3382.19

        \(DailyThought.of(CalendarDay(existingYear: 2026, month: 1, day: 1)))
        """)
  }

  @Test func `DR33, DR53, DR60: bills and goals are listed, and what is short is said`()
    async throws
  {
    let conversation = try await demo()
    for words in [
      "bill add Rent 900 every month", "bill add Gas 404.29 every month",
      "goal add Bike --target 500",
      "goal fund bike 0.01",
    ] {
      try await perform(conversation, words)
    }
    let lines = try await snapshot(conversation).split(separator: "\n")
    #expect(
      lines.suffix(8).joined(separator: "\n") == """
        • 📦 Set-aside (Allowances): $2740.71 (includes today)
        • 📦 Set-aside (Monthly): $1304.29
          – Rent: $900.00
          – Gas: $404.29
        • 🎯 Custom Buckets (Goals): $0.01
          – Bike: $0.01
        • 🛟 Main Savings (Buffer): -$662.82 (short by $662.82)
        • 🔢 Total: $3382.19
        """)
  }

  @Test func `DR60: without pictures the words stay`() async throws {
    let text = try await snapshot(try await demo(), "--no-quote --no-emoji")
    #expect(
      text == """
        Remaining Daily Allowance (today): $88.41

        Actual Funds:
        • Bank: $382.19
        • Cash Reserve: $3000.00
        • Total: $3382.19

        Buckets (must equal Actual Funds):
        • Set-aside (Allowances): $2740.71 (includes today)
        • Set-aside (Monthly): $0.00
        • Custom Buckets (Goals): $0.00
        • Main Savings (Buffer): $641.48
        • Total: $3382.19
        """)
  }

  @Test func `DR60: a program is told the same numbers, in this order`() async throws {
    let text = try await snapshot(try await demo(), "--json")
    let start =
      #"{"schema":1,"today":"2026-01-01","remainingToday":"88.41","accounts":{"bank":"382.19","#
      + #""cash":"3000.00"},"total":"3382.19","buckets":{"allowances":"2740.71","monthly":"0.00","#
    #expect(text.filter { !$0.isWhitespace }.hasPrefix(start), "\(text)")
    #expect(text.filter { !$0.isWhitespace }.contains(#""bucketsTotal":"3382.19""#))
  }

  @Test func `DR54: 45 spent from the bank leave 43.41 of today`() async throws {
    let conversation = try await demo()
    try await perform(conversation, "add 45 espresso")
    let text = try await snapshot(conversation)
    #expect(text.contains("(today): $43.41"))
    #expect(text.contains("Bank: $337.19"))
    #expect(text.contains("(Buffer): $596.48"))
  }

  @Test func `DR55: 1000 withdrawn make the bank owe, which is said, and no bucket changes`()
    async throws
  {
    let conversation = try await demo()
    try await perform(conversation, "move 1000 bank cash")
    let text = try await snapshot(conversation)
    #expect(text.contains("Bank: -$617.81 (overdrawn)"))
    #expect(text.contains("Cash Reserve: $4000.00"))
    #expect(text.contains("(Buffer): $641.48"))
  }

  @Test func `DR50: what is set aside falls day by day, and a new month sets it aside anew`()
    async throws
  {
    let conversation = try await demo()
    for (day, savings) in [
      ("2026-01-01", "$641.48"), ("2026-01-30", "$3205.37"), ("2026-01-31", "$3293.78"),
      ("2026-02-01", "$906.71"), ("2026-04-01", "$729.89"),
    ] {
      let text = try await snapshot(conversation, on: day)
      #expect(text.contains("(Buffer): \(savings)\n"), "\(day): \(text)")
    }
  }

  @Test
  func `DR20, DR61: there are six thoughts, two of each, and each day has its own`()
    throws
  {
    #expect(DailyThought.all.count == 6)
    for name in ["Epictetus", "Seneca", "Marcus Aurelius"] {
      #expect(DailyThought.all.count { $0.by == name } == 2)
    }
    #expect(Set(DailyThought.all.map(\.words)).count == 6)
    for (text, place) in [
      ("2026-01-01", 0), ("2026-01-06", 5), ("2026-01-07", 0), ("2026-12-31", 4), ("2028-12-31", 5),
    ] {
      let day = try #require(CalendarDay(iso: text))
      #expect(DailyThought.of(day).contains(DailyThought.all[place].words), "\(text)")
    }
  }
}
