import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// BM3, BM15: what bills have due, for calendars.
struct CalendarFileTests {
  private static let instant = Timestamp(millisecondsSinceEpoch: 1_767_355_200_000) ?? .earliest

  private static func bill(
    _ number: Int, _ name: String, on text: String, note: String = "",
    certainty: BillTerms.Certainty? = nil, time: TimeOfDay? = nil, paid: Bool = false
  ) throws -> Bill.Day {
    let day = CalendarDay.known(text)
    var ledger = PracticeLedger()
    for _ in 0..<number {
      let cent = Money(minorUnits: 1, currency: .usd)
      try ledger.perform(AddEntries([.expense(cent, in: .other, on: day)], today: day))
    }
    let once = try #require(Recurrence.once(on: day))
    let units: Int64 = certainty == .unknown ? 0 : 1234_50
    let terms = BillTerms(
      name, once, time: time, amount: Money(minorUnits: units, currency: .usd),
      certainty: certainty, category: .subscriptions, note: note)
    let bill = try ledger.perform(AddBill(terms))[0]
    if paid { try ledger.perform(PayBill(bill, on: day, today: day)) }
    return try #require(
      ledger.view(DecisionState()).bills.occurrence(of: bill, due: day))
  }

  private static func file(
    _ open: [Bill.Day], cancelled: [Bill.Day] = []
  ) -> [UInt8] {
    CalendarFile(open, cancelled: cancelled, of: .sample, writtenAt: instant).bytes
  }

  /// Name, day, status, note, how many reminders, and the UID, as another reader has them.
  private static func read(_ bytes: [UInt8]) throws -> [[String]] {
    let script = """
      import json, sys, icalendar
      calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
      print(json.dumps([[str(event['summary']), event['dtstart'].dt.isoformat(),
        str(event['status']), str(event.get('description', '')),
        ' '.join(str(one['trigger'].dt) for one in event.walk('VALARM')), str(event['uid'])]
        for event in calendar.walk('VEVENT')]))
      """
    let output = try OutsideProgram.output(of: "python3", ["-c", script], on: bytes)
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
  }

  @Test(.needsCalendarReader)
  func `another program reads each day with its name, its amount and its reminder`() throws {
    let hostile = "Łódź; rent, \\ \"flat\" 🦉\nBEGIN:VEVENT " + String(repeating: "ż🦉", count: 40)
    let open = [
      try Self.bill(0, "Netflix", on: "2026-01-15"),
      try Self.bill(
        1, "Rent; \(String(repeating: "long 🦉 ", count: 20))end", on: "2026-01-31", note: hostile),
      try Self.bill(2, "Gas", on: "2026-02-28", certainty: .about),
      try Self.bill(3, "Plumber", on: "2026-03-01", certainty: .unknown),
      try Self.bill(4, "Dentist", on: "2026-03-29", time: TimeOfDay("02:30")),
    ]
    let found = try Self.read(Self.file(open))
    #expect(
      found.map { $0[0] } == [
        "Netflix 1,234.50 USD",
        "Rent; \(String(repeating: "long 🦉 ", count: 20))end 1,234.50 USD",
        "Gas about 1,234.50 USD", "Plumber", "Dentist 1,234.50 USD",
      ])
    #expect(
      found.map { $0[1] } == [
        "2026-01-15", "2026-01-31", "2026-02-28", "2026-03-01", "2026-03-29T02:30:00",
      ])
    #expect(found.map { $0[2] } == Array(repeating: "CONFIRMED", count: 5))
    #expect(found[1][3] == hostile)
    #expect(
      found.map { $0[4] } == [
        "-1 day, 9:00:00", "-1 day, 9:00:00", "-1 day, 9:00:00", "-1 day, 9:00:00",
        "-1 day, 0:00:00",
      ])
    #expect(Set(found.map { $0[5] }).count == 5)
  }

  @Test(.needsCalendarReader)
  func `what was paid is the same event, cancelled, and reminds of nothing`() throws {
    let before = try Self.read(Self.file([try Self.bill(0, "Netflix", on: "2026-01-15")]))
    let after = try Self.read(
      Self.file([], cancelled: [try Self.bill(0, "Netflix", on: "2026-01-15", paid: true)]))
    #expect(after.map { $0[5] } == before.map { $0[5] })
    #expect(after.map { $0[2] } == ["CANCELLED"])
    #expect(after.map { $0[4] } == [""])
  }

  @Test func `no line has more than 75 bytes, and each ends as RFC 5545 wants it`() throws {
    let name = String(repeating: "🦉ż€a", count: 30)
    let bytes = Self.file([try Self.bill(0, name, on: "2026-01-15", note: name)])
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    #expect(lines.count > 20)
    for line in lines {
      #expect(line.last == 0x0D)
      #expect(line.count <= 76)
      // No scalar is parted by a fold.
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    #expect(!lines.contains { $0.dropLast().contains(0x0D) })
  }
}
