import LedgerTestSupport
import Testing

/// `-m` of a month that is over: what there was when it ended, as it is known now.
@Suite struct PastMonthTests {
  /// What the last of some commands shows, as one text; each begins with the day on which it is typed.
  private func shown(_ lines: [String]) async throws -> String {
    let conversation = try Conversation()
    var last: (shown: [String], code: Int32) = ([], 0)
    for line in lines {
      let (day, words) = (line.prefix(10), line.dropFirst(11))
      last = try await conversation.answer(to: "puldar \(words) --today \(day)")
      #expect(last.code == 0, "\(line): \(last.shown)")
    }
    return last.shown.joined(separator: "\n")
  }

  private static let january = [
    "2026-01-31 account open bank 1000", "2026-01-31 add coffee 5", "2026-03-10 add shoes 400",
  ]

  @Test(
    arguments: [
      ("-m january", "At hand at 2026-01-31 995.00"), ("", "At hand 595.00"),
      ("-m january --json", #""date":"2026-01-31","total":"995.00""#),
      ("-m 2025-12..january --json", #""date":"2026-01-31","total":"995.00""#),
      ("accounts -m january", "Accounts at 2026-01-31\nbank  995.00"),
      ("accounts --on 2026-02-01", "Accounts at 2026-02-01\nbank  995.00"),
      ("account -m march --json", #""date":"2026-03-10","total":"595.00""#),
      ("snapshot -m january --no-emoji --no-quote", "Actual Funds at 2026-01-31:\n• Bank: $995.00"),
      ("snapshot -m january --json", #""date":"2026-01-31""#),
      ("explain bank -m january", "bank  995.00"),
    ])
  func `a month that is over shows the balances of its last day, and this one those of today`(
    line: String, part: String
  ) async throws {
    let text = try await shown(PastMonthTests.january + ["2026-03-10 \(line)"])
    #expect(text.contains(part), "\(text)")
  }

  @Test(
    arguments: [
      ("-m january", "Goals Bike 50.00 · Main Savings 65.00"),
      ("-m march", "Main Savings 799.99"),
      ("-m january", "Food  885.00"), ("-m january", "Set aside at 2026-01-31"),
      ("goal list -m january", "Goals at 2026-01-31\n2  Bike  50.00"), ("goal list", "200.00"),
      ("explain savings -m january", "Main Savings  65.00"),
      ("explain goal bike -m january", "Bike  50.00"),
      ("snapshot -m january --json", #""mainSavings":"65.00""#),
    ])
  func `what was set aside is that of the last day, too`(line: String, part: String) async throws {
    let text = try await shown([
      "2026-01-02 account open bank 1000", "2026-01-02 goal add Bike",
      "2026-01-02 goal fund bike 50",
      "2026-01-02 bill add Food 885 every month", "2026-02-01 pay food 0.01 --due 2026-01-31",
      "2026-03-01 bill stop food", "2026-03-10 goal fund bike 150",
      "2026-03-10 \(line)",
    ])
    #expect(text.contains(part), "\(text)")
  }

  @Test(
    arguments: [
      ("bills -m january", "2026-01-20  Rent  900.00  housing  OVERDUE", "at 2026-01-31"),
      (
        "bills -m january", "Gym    50.00  health   OVERDUE",
        "2 bills open, 950.00; 2 bills overdue, 950.00 at 2026-01-31"
      ),
      ("bills -m february", "Nothing was open at 2026-02-28.", "paid"),
      ("bills --overdue -m february", "Nothing was overdue at 2026-02-28.", ""),
      ("bills --paid -m january", "No bill was paid.", ""),
      ("-m january", "Due at 2026-01-31", "2 bills overdue, 950.00 at 2026-01-31"),
      ("-m january --json", #""date":"2026-01-31","open":{"count":2"#, ""),
      ("bills -m january --json", #""until":"2026-01-31""#, #""state":"overdue""#),
      ("-m march --json", #""open":{"count":0"#, ""),
      ("calendar -m january", "900.00  OVERDUE", "Rent"),
    ])
  func `a bill is open in a month that is over if nothing that is dated by then pays it`(
    line: String, part: String, other: String
  ) async throws {
    let text = try await shown([
      "2026-01-02 bill add rent 900 20jan", "2026-01-02 bill add gym 50 2025-12-15",
      "2026-02-03 pay rent", "2026-03-10 pay gym --on 2026-02-10", "2026-03-10 \(line)",
    ])
    #expect(text.contains(part), "\(text)")
    #expect(text.contains(other), "\(text)")
  }

  @Test
  func `what is recorded later for a day of that month counts, unless it is looked at as of then`()
    async throws
  {
    let later = PastMonthTests.january + ["2026-03-11 add lunch 20 on 2026-01-31"]
    #expect(try await shown(later + ["2026-03-11 accounts -m january"]).contains("975.00"))
    let then = try await shown(later + ["2026-03-11 accounts -m january --as-of 3"])
    #expect(then.contains("995.00"), "\(then)")
  }
}
