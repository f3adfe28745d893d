import Foundation
import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct CalendarDayTests {
  /// Foundation knows the first of each month and its length; between them, days follow one another.
  @Test func `every day from 1600 to 2400 is where Foundation has it`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var wrong: [String] = []
    for year in 1600...2400 {
      for month in 1...12 {
        let date = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let length = try #require(calendar.range(of: .day, in: .month, for: date)).count
        let start = Int(date.timeIntervalSince1970) / 86_400
        for day in 1...length {
          guard let found = CalendarDay(year: year, month: month, day: day) else {
            wrong.append("\(year)-\(month)-\(day) is missing")
            continue
          }
          let number = start + day - 1
          if found.daysSinceEpoch != number || CalendarDay(daysSinceEpoch: number) != found {
            wrong.append("\(found) is not day \(number)")
          }
        }
        if CalendarDay(year: year, month: month, day: length + 1) != nil {
          wrong.append("\(year)-\(month) is too long")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `weekdays and weeks are Foundation's around every new year`() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for year in 1600...2400 {
      let newYear = try #require(CalendarDay(year: year, month: 1, day: 1))
      for offset in -8...8 {
        let day = try #require(newYear.adding(days: offset))
        let date = Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)
        let parts = calendar.dateComponents(
          [.weekday, .weekOfYear, .yearForWeekOfYear], from: date)
        let isRight =
          parts.weekday == day.weekday.rawValue % 7 + 1
          && parts.weekOfYear == ISOWeek(of: day).week
          && parts.yearForWeekOfYear == ISOWeek(of: day).year
        if !isRight { Issue.record("\(day): \(day.weekday), \(ISOWeek(of: day))") }
      }
    }
  }

  @Test(.rows) func `a day has its weekday and week`() {
    each([
      ("2026-11-20", CalendarDay.Weekday.friday, "2026-W47"), ("2026-01-01", .thursday, "2026-W01"),
      ("2027-01-03", .sunday, "2026-W53"), ("2024-12-30", .monday, "2025-W01"),
      ("0001-01-01", .monday, "0001-W01"), ("9999-12-31", .friday, "9999-W52"),
      ("2000-02-29", .tuesday, "2000-W09"),
    ]) { (text: String, weekday: CalendarDay.Weekday, week: String) throws in
      let day = try #require(CalendarDay(iso: text))
      #expect(day.weekday == weekday)
      #expect(ISOWeek(of: day).description == week)
    }
  }

  @Test func `weekdays follow one another through all years, and days are ordered`() throws {
    var day = CalendarDay.first
    var weekday = CalendarDay.Weekday.monday
    var number = day.daysSinceEpoch
    // A step of 97 days meets every weekday and place in a month; 1 would take too long.
    while let later = day.adding(days: 97) {
      number += 97
      weekday = try #require(CalendarDay.Weekday(rawValue: (weekday.rawValue - 1 + 97) % 7 + 1))
      let isRight =
        later.daysSinceEpoch == number && later.weekday == weekday && day < later
        && CalendarDay(year: later.year, month: later.monthOfYear, day: later.day) == later
      if !isRight { Issue.record("\(later)") }
      day = later
    }
    #expect(day.year == 9999)
  }

  @Test func `days are counted over the borders of months and years`() throws {
    let day = try #require(CalendarDay(iso: "2026-02-28"))
    #expect(day.next?.text == "2026-03-01")
    #expect(day.adding(days: 365)?.text == "2027-02-28")
    #expect(day.adding(days: -59)?.text == "2025-12-31")
    #expect(CalendarDay(iso: "2024-02-28")?.next?.text == "2024-02-29")
    let later = try #require(CalendarDay(iso: "2028-03-01"))
    #expect(day.days(until: later) == 732)
    #expect(later.days(until: day) == -732)
  }

  @Test func `there is no day beyond the first and the last`() {
    #expect(CalendarDay.first.text == "0001-01-01")
    #expect(CalendarDay.last.text == "9999-12-31")
    #expect(CalendarDay.first.previous == nil)
    #expect(CalendarDay.last.next == nil)
    #expect(CalendarDay.last.adding(days: .max) == nil)
    #expect(CalendarDay.first.adding(days: .min) == nil)
    #expect(CalendarDay(daysSinceEpoch: .max) == nil)
    #expect(CalendarDay(daysSinceEpoch: .min) == nil)
    #expect(CalendarDay.first.adding(days: 3_652_058) == .last)
  }

  @Test func `a day is written and read back`() throws {
    for number in stride(from: CalendarDay.first.daysSinceEpoch, to: 2_932_896, by: 211) {
      let day = try #require(CalendarDay(daysSinceEpoch: number))
      let bytes = Array(day.text.utf8)
      let isRight = CalendarDay(iso: day.text) == day && Self.packed(bytes) == day
      if !isRight || bytes.count != 10 { Issue.record("\(day)") }
    }
  }

  @Test(.rows) func `what is no day is not read`() {
    each([
      "", "2026-1-2", "2026-01-2", "26-01-02", "2026/01/02", "20260102", "2026-01-02T",
      " 2026-01-02",
      "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
      "0000-01-01",
      "2026-04-31", "-026-01-02", "+026-01-02", "2026-01-+2", "2026-01-٠٢", "２026-01-02",
      "2026-01-0²",
      "10000-01-01", "abcd-ef-gh", "2026-01:02", "2026:01-02", "/026-01-02", ":026-01-02",
    ]) { (text: String) in
      #expect(CalendarDay(iso: text) == nil)
      let bytes = Array(text.utf8)
      if bytes.count == 10 { #expect(Self.packed(bytes) == nil) }
    }
  }

  @Test func `a day with any byte changed is that of the new text or none`() {
    let bytes = Array("2026-10-31".utf8)
    for place in bytes.indices {
      for value in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = value
        let text = String(decoding: changed, as: UTF8.self)
        let byText = value < 0x80 ? CalendarDay(iso: text) : nil
        if Self.packed(changed) != byText { Issue.record("byte \(place) as \(value)") }
      }
    }
  }

  @Test(.rows) func `a refused day is answered with one that exists`() {
    each([
      ("2026-02-30", "2026-02-28"), ("2024-02-30", "2024-02-29"), ("2026-04-31", "2026-04-30"),
      ("tomorow", "2026-02-28"), ("2026-13-01", "2026-02-28"), ("", "2026-02-28"),
      ("20.11.2026", "2026-02-28"),
    ]) { (text: String, example: String) throws in
      let error = #expect(throws: UnreadableText.self) { try CalendarDay(reading: text) }
      #expect(error?.problem == "'\(text)' is not a day")
      #expect(error?.remedy == "Write a day as \(example).")
    }
  }

  @Test func `blanks around a day that a person wrote do not matter`() throws {
    #expect(try CalendarDay(reading: " 2026-01-02 ").text == "2026-01-02")
  }

  /// Reads ten bytes through the two words of the log reader.
  private static func packed(_ bytes: [UInt8]) -> CalendarDay? {
    let start = bytes[..<8].reversed().reduce(0 as UInt64) { word, byte in word << 8 | UInt64(byte)
    }
    return CalendarDay(word: start, tail: UInt64(bytes[9]) << 8 | UInt64(bytes[8]))
  }
}
