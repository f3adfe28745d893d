import Foundation
import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct TimestampTests {
  @Test(.rows) func `an instant is written and read to the millisecond`() {
    each([
      ("1970-01-01T00:00:00.000Z", 0), ("1969-12-31T23:59:59.999Z", -1),
      ("2026-11-20T12:00:00.123Z", 1_795_176_000_123),
      ("2000-02-29T23:59:59.999Z", 951_868_799_999),
      ("0001-01-01T00:00:00.000Z", -62_135_596_800_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ]) { (text: String, milliseconds: Int64) throws in
      let instant = try #require(Timestamp(millisecondsSinceEpoch: milliseconds))
      #expect(instant.text == text)
      #expect(Timestamp(iso: text) == instant)
      #expect(instant.day.text == String(text.prefix(10)))
      #expect(
        Timestamp(startOf: instant.day).adding(milliseconds: Int64(instant.millisecondOfDay))
          == instant)
    }
  }

  @Test func `any instant is written as Foundation pads its figures, and read back`() throws {
    var generator = SeededGenerator(seed: 6)
    let all = Timestamp.earliest.millisecondsSinceEpoch...Timestamp.latest.millisecondsSinceEpoch
    for _ in 0..<5_000 {
      let milliseconds = Int64.random(in: all, using: &generator)
      let instant = try #require(Timestamp(millisecondsSinceEpoch: milliseconds))
      let (day, time) = (instant.day, instant.millisecondOfDay)
      let expected = String(
        format: "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ", day.year, day.monthOfYear, day.day,
        time / 3_600_000, time / 60_000 % 60, time / 1000 % 60, time % 1000)
      if instant.text != expected || Timestamp(iso: expected) != instant {
        Issue.record("\(milliseconds): \(instant)")
      }
    }
  }

  @Test(.rows) func `what is no instant is not read`() {
    each([
      "", "2026-11-20", "2026-11-20T12:00:00Z", "2026-11-20T12:00:00.12Z",
      "2026-11-20T12:00:00.1234Z",
      "2026-11-20 12:00:00.123Z", "2026-11-20t12:00:00.123z", "2026-11-20T24:00:00.000Z",
      "2026-11-20T12:60:00.000Z", "2026-11-20T23:59:60.000Z", "2026-11-31T12:00:00.000Z",
      "2026-11-20T12:00:00.123+", "2026-11-20T12:00:00,123Z", "2026-11-20T1a:00:00.123Z",
      "0000-11-20T12:00:00.123Z", "2026-11-20T12:00:00.1é", "2026-11-20T12:00:00.-12Z",
    ]) { (text: String) in
      #expect(Timestamp(iso: text) == nil)
    }
  }

  @Test func `time stops at both ends`() {
    #expect(Timestamp.latest.adding(milliseconds: 1) == .latest)
    #expect(Timestamp.latest.adding(milliseconds: .max) == .latest)
    #expect(Timestamp.earliest.adding(milliseconds: -1) == .earliest)
    #expect(Timestamp.earliest.adding(milliseconds: .min) == .earliest)
    #expect(Timestamp.earliest.adding(milliseconds: 1) > .earliest)
    #expect(Timestamp(millisecondsSinceEpoch: .max) == nil)
    #expect(Timestamp(millisecondsSinceEpoch: .min) == nil)
    #expect(Timestamp(millisecondsSinceEpoch: Timestamp.latest.millisecondsSinceEpoch + 1) == nil)
    #expect(Timestamp(millisecondsSinceEpoch: Timestamp.earliest.millisecondsSinceEpoch - 1) == nil)
  }
}
