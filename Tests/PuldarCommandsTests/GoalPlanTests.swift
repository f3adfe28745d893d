import LedgerTestSupport
import Testing

/// Goals that a plan fills, day by day, up to their target.
@Suite struct GoalPlanTests {
  private static let begin = [
    "income 1000 --monthly", "account open bank 5000", "goal add buffer 250",
    "goal fund buffer 100 --every \"month on the 5th\"",
  ]

  @Test func `a planned goal is filled on each day, stops at its target, and keeps the law`()
    async throws
  {
    let first = try await shown(Self.begin)
    #expect(
      first.contains("bill buffer 100.00, into a goal, every month on the 5th"), "\(first)")
    let run = Self.begin + ["bill run --today 2026-02-10"]
    #expect(
      try await shown(run + ["goal list --today 2026-02-10"]).contains("200.00  of 250.00"))
    let last = try await shown(run + ["bill run --today 2026-06-01"])
    #expect(last.contains("due on 2026-03-05 paid: 50.00"), "\(last)")
    #expect(last.contains("stops on 2026-03-06"), "\(last)")
    let done = run + ["bill run --today 2026-06-01"]
    #expect(
      try await shown(done + ["bill run --today 2026-12-01"]).contains("Nothing is to be recorded"))
    #expect(try await shown(done + ["goal list --today 2026-12-01"]).contains("250.00  of 250.00"))
    #expect(try await shown(done + ["check money --today 2026-12-01"]).contains("Nothing"))
    let undone = try await shown(done + ["undo", "goal list --today 2026-06-01"])
    #expect(undone.contains("200.00  of 250.00"), "\(undone)")
  }

  @Test(
    arguments: [
      "bill add \"save 100 every month on the 5th\" --to buffer --auto",
      "bill add 100 --every \"month on the 5th\" --to Buffer --auto",
    ])
  func `a bill may go to a goal by its name`(line: String) async throws {
    let lines =
      Array(Self.begin.dropLast()) + [
        line, "bill run --today 2026-02-10", "goal list --today 2026-02-10",
      ]
    #expect(try await shown(lines).contains("200.00  of 250.00"))
  }

  @Test func `what fills a goal by hand ends its plan at the next run, and pays no day`()
    async throws
  {
    let full = Self.begin + ["goal fund buffer 250", "bill run --today 2026-02-10"]
    let text = try await shown(full)
    #expect(text.contains("stops on 2026-01-05") && !text.contains("paid"), "\(text)")
    let paid = try await shown(Self.begin + ["goal fund buffer 200", "pay buffer"])
    #expect(paid.contains("paid: 50.00") && paid.contains("stops on"), "\(paid)")
  }

  @Test(
    arguments: [
      ("goal withdraw buffer 10 --every month", 64, "Only what is put in is planned"),
      ("goal fund buffer 10 --every \"now and then\"", 65, "now and then"),
    ])
  func `what cannot be planned is refused`(line: String, code: Int32, part: String) async throws {
    #expect(try await shown(Self.begin + [line], ends: code).contains(part))
  }

  @Test(
    arguments: [
      ("tires 300 until may", "by 2026-05-31"), ("tires 300 in 6 months", "by 2026-07-02"),
      ("tires 300 by next year", "by 20"), ("tires 300 in a year", "by 2027-01-02"),
    ])
  func `words after a goal say by when`(words: String, part: String) async throws {
    let text = try await shown(["goal add \(words)"])
    #expect(text.contains("goal tires · target 300.00 · \(part)"), "\(text)")
  }

  @Test func `a name with such a word stays a name`() async throws {
    #expect(try await shown(["goal add house in spain 20000"]).contains("goal house in spain"))
  }
}
