import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct CalendarMonthTests {
  @Test func `months follow one another from the first to the last`() {
    var month = CalendarMonth.first
    var count = 1
    while let next = month.next {
      let isRight =
        next > month && next.previous == month && month.lastDay.next == next.firstDay
        && CalendarMonth(iso: next.text) == next && next.lastDay.month == next
      if !isRight { Issue.record("\(next)") }
      month = next
      count += 1
    }
    #expect(month == .last)
    #expect(count == 9999 * 12)
  }

  @Test func `months are counted over the borders of years`() throws {
    let month = try #require(CalendarMonth(iso: "2026-01"))
    #expect(month.previous?.text == "2025-12")
    #expect(month.advanced(by: 14)?.text == "2027-03")
    #expect(month.advanced(by: -13)?.text == "2024-12")
    #expect(month.months(until: try #require(CalendarMonth(iso: "2027-03"))) == 14)
    #expect(month.advanced(by: .max) == nil)
    #expect(month.advanced(by: .min) == nil)
    #expect(CalendarMonth.first.previous == nil)
    #expect(CalendarMonth.last.next == nil)
  }

  @Test func `a month has its days`() throws {
    let february = try #require(CalendarMonth(iso: "2024-02"))
    #expect(february.days.lowerBound.text == "2024-02-01")
    #expect(february.days.upperBound.text == "2024-02-29")
  }

  @Test func `a range of months holds both ends`() throws {
    let start = try #require(CalendarMonth(iso: "2025-11"))
    let end = try #require(CalendarMonth(iso: "2026-01"))
    #expect(
      CalendarMonth.months(from: start, through: end).map(\.text) == [
        "2025-11", "2025-12", "2026-01",
      ])
    #expect(CalendarMonth.months(from: end, through: start).isEmpty)
    #expect(CalendarMonth.months(from: .last, through: .last) == [.last])
  }

  @Test(.rows) func `what is no month is not read`() {
    each([
      "", "2026", "2026-1", "2026-13", "2026-00", "0000-01", "2026/01", "26-01", "2026-01-01",
      "january", "2026-٠١", " 2026-01",
    ]) { (text: String) in
      #expect(CalendarMonth(iso: text) == nil)
    }
  }

  @Test func `a refused month is answered with an example`() throws {
    let error = #expect(throws: UnreadableText.self) { try CalendarMonth(reading: "2026-13") }
    #expect(error?.problem == "'2026-13' is not a month")
    #expect(error?.remedy == "Write a month as 2026-01.")
    #expect(try CalendarMonth(reading: " 2026-01 ").text == "2026-01")
  }
}
