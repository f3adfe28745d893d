import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What is not as a file writes it: the day of an instant, the order of days, and balances that its lines miss.
struct StatementInstantTests {
  /// A clock eleven hours east of Greenwich.
  private struct EasternClock: WallClock {
    func now() -> Timestamp { .earliest }
    func today() -> CalendarDay { day(at: now()) }
    func day(at instant: Timestamp) -> CalendarDay {
      CalendarDay(
        daysSinceEpoch: Int((instant.millisecondsSinceEpoch + 39_600_000) / 86_400_000)) ?? .first
    }
  }

  /// A day's cell, and the day that it is there.
  private static let instants = [
    ("2026-02-28T21:46:00+00:00", "2026-03-01"), ("2026-02-28T13:46:00.000Z", "2026-03-01"),
    ("2026-02-28T12:59:59Z", "2026-02-28"), ("2026-03-01T08:46:00+11:00", "2026-03-01"),
    ("2026-03-01 01:30:00-0500", "2026-03-01"), ("2026-02-28 20:15 UTC", "2026-03-01"),
    ("2026-02-28 20:15:00 +02", "2026-03-01"),
    // Nothing says which zone is meant.
    ("2026-02-28T21:46:00", "2026-02-28"), ("2026-02-28 21:46", "2026-02-28"),
    ("2026-02-28", "2026-02-28"), ("2026-02-28T21:46:00+9", "2026-02-28"),
  ]

  @Test(.rows) func `an instant is on the person's day, and the day as written on its own`() throws
  {
    each(Self.instants) { (written: String, day: String) in
      let bytes = Array("id,created,text,amount\n1,\(written),A,-6.00\n".utf8)
      let read = try StatementReader.read(bytes, clock: EasternClock())
      #expect(read.first?.lines.map(\.day.text) == [day])
      #expect(
        (read.first?.assumptions == [.ownZone(count: 1)]) == !written.hasPrefix(day), "\(written)")
      #expect(
        try StatementReader.read(bytes).first?.lines.map(\.day.text) == [
          String(written.prefix(10))
        ])
    }
  }

  @Test func `the days of a QIF that proves no order are in the ledger's`() throws {
    let text = "!Type:Bank\nD03/04/2022\nT-5.00\n^\nD12/04/2022\nT-6.00\n^\n"
    let days: [(StatementHints.DayOrder?, [String])] = [
      (nil, ["2022-03-04", "2022-12-04"]), (.mdy, ["2022-03-04", "2022-12-04"]),
      (.dmy, ["2022-04-03", "2022-04-12"]), (.ymd, ["2022-03-04", "2022-12-04"]),
    ]
    for (order, wanted) in days {
      var hints = StatementHints()
      hints.likelyDayOrder = order
      let read = try StatementReader.read(text: text, hints: hints)
      #expect(read.first?.lines.map(\.day.text) == wanted)
      #expect(read.first?.assumptions == [.dayOrder(order == .dmy ? .dmy : .mdy)])
    }
    var hints = StatementHints()
    hints.likelyDayOrder = .dmy
    let proven = try StatementReader.read(
      text: "!Type:Bank\nD03/14/2022\nT-5.00\n^\n", hints: hints)
    #expect(proven.first?.lines.map(\.day.text) == ["2022-03-14"])
  }

  /// A file with balances, and the closing one that its lines lead to if that is another.
  private static let balances: [(text: String, missed: String?)] = [
    (
      ":20:X\n:25:1/2\n:28C:1\n:60F:C260112EUR100,00\n:61:260113D10,00NMSC\n:62F:C260113EUR90,00\n-",
      nil
    ),
    (
      ":20:X\n:25:1/2\n:28C:1\n:60F:C260112EUR100,00\n:61:260113D10,00NMSC\n:62F:C260113EUR70,00\n-",
      "90.00"
    ),
    (
      "Date,Text,Amount,Balance\n2026-01-01,A,-1.00,99.00\n2026-01-02,B,-2.00,97.00\n"
        + "2026-01-03,C,-3.00,94.00\n2026-01-05,E,-5.00,85.00\n2026-01-06,F,-1.00,84.00\n", "88.00"
    ),
    (
      "Date,Text,Amount,Balance\n2026-01-01,A,-1.00,99.00\n2026-01-02,B,-2.00,97.00\n"
        + "2026-01-03,C,-3.00,94.00\n", nil
    ),
    ("Date,Text,Amount\n2026-01-01,A,-1.00\n", nil),
  ]

  @Test(.rows) func `balances of a file that its lines do not lead to are known`() {
    each(Self.balances) { row in
      let statement = try #require(try StatementReader.read(text: row.text).first)
      #expect(statement.missedClosing.map { "\($0)" } == row.missed)
    }
  }
}
