import LedgerTestSupport
import Testing

/// Rules that say what a person sees: each is shown by a conversation, which ``TranscriptTests`` holds.
@Suite struct ShownRuleTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var transcript: String
    var command: String
    /// What the command shows, among other lines; nothing else where it stands alone.
    var shown: String
    var isAll = false
  }

  static let rules = [
    Rule(
      testDescription: "P36: a base income is a month's, or so many hours a week",
      transcript: "settings",
      command: "puldar income --hourly 23.37 --hours 37.5 --from 2026-02 --why \"new job\"",
      shown: "base income 3797.62 a month"),
    Rule(
      testDescription: "P73: what is written says what changed, and what is left",
      transcript: "january-day-by-day", command: "puldar --today 2026-01-02 add coffee 3.80",
      shown: "Fun: 956.20 left of 960.00"),
    Rule(
      testDescription: "P74: what is over is said in words, and the answer is no failure",
      transcript: "a-month", command: "puldar", shown: "-50.00  OVER by 50.00"),
    Rule(
      testDescription: "P74: for scripts a check ends with another code", transcript: "check",
      command: "puldar check over", shown: "? 1"),
    Rule(
      testDescription: "P75: a wrong amount is put right by naming the last entry",
      transcript: "january-day-by-day",
      command: "puldar --today 2026-01-12 edit last --amount 12.50",
      shown: "corrects 15: amount 125.00 -> 12.50"),
    Rule(
      testDescription: "P75: what was just added is taken back without a number",
      transcript: "january-day-by-day", command: "puldar --today 2026-01-13 undo",
      shown: "undoes 17: expense 18.00 Taxi"),
    Rule(
      testDescription: "P77: a list is its entries and one line of sums",
      transcript: "january-day-by-day",
      command: "puldar --today 2026-01-14 list --merchant zara",
      shown: """
        14  2026-01-09  expense  89.90  Zara  shopping
        1 entry · out 89.90 · in 0.00 · net -89.90
        """,
      isAll: true),
    Rule(
      testDescription: "EX15: a receipt is read from standard input", transcript: "receipt",
      command: "cat lunch.txt | puldar receipt read - -q", shown: "total    31.83 USD"),
    Rule(
      testDescription: "P83: what is voided is in no list", transcript: "splits",
      command: "puldar undo 3", shown: "voids 3: expense 35.00 Costco Wholesale"),
  ]

  @Test(.rows) func `a conversation shows it`() {
    each(Self.rules) { (rule: Rule) throws in
      let transcript = try #require(Transcript.all.first { $0.name == rule.transcript })
      let shown = transcript.steps.filter { $0.command == rule.command }
        .map { $0.shown.joined(separator: "\n") }
      #expect(shown.contains { rule.isAll ? $0 == rule.shown : $0.contains(rule.shown) })
    }
  }
}
