import LedgerModel
import Testing

@testable import PuldarCommands

/// What programs read of one thing that an answer tells of.
@Suite struct RecordTests {
  private static let answer: Record = [
    "today": "2026-01-19", "none": String?.none, "money": Money(minorUnits: -450, currency: .usd),
    "months": [
      [
        "id": "2026-01", "entries": ["1", "2"], "isThis": true,
        "buckets": [["id": "fun", "left": 3], ["id": "future", "left": Int?.none]] as [Record],
      ],
      ["id": "2026-02", "entries": [String](), "isThis": false, "buckets": [Record]()],
    ] as [Record],
  ]

  @Test
  func `a record is an object with its fields in their order, and null for what is not there`() {
    #expect(
      JSONWriter.text(of: (["a": 1, "none": Int?.none, "list": [true]] as Record).told)
        == #"{"a":1,"none":null,"list":[true]}"#)
    #expect(
      JSONWriter.text(of: (Self.answer + ["more": "x"]).answer).hasPrefix(
        #"{"schema":1,"today":"2026-01-19","none":null,"money":"-4.50","months":[{"id":"2026-01""#))
  }

  @Test(arguments: [
    ("", "today none money", [["2026-01-19", "", "-4.50"]]),
    (
      "months", "month=id today isThis entries count=entries.count buckets",
      [
        ["2026-01", "2026-01-19", "isThis", "1 2", "2", "fun future"],
        ["2026-02", "2026-01-19", "", "", "0", ""],
      ]
    ),
    (
      "months.buckets", "month=months.id bucket=id left unknown",
      [["2026-01", "fun", "3", ""], ["2026-01", "future", "", ""]]
    ), ("none", "today", []), ("unknown.list", "today", []),
  ])
  func `a row holds the fields of a record of the list, and those of the records around it`(
    list: String, columns: String, rows: [[String]]
  ) {
    #expect(PlainColumns("a command", of: list, columns).rows(of: Self.answer) == rows)
  }

  @Test func `what answers with rows of its records is named as the page names it`() async throws {
    var rows: [[String]] = []
    let report = Report("rule list") { _ in
      []
    } record: {
      ["rules": [["id": "7", "words": "blue door", "category": "dining"]] as [Record]]
    }
    try await report.rows.forEach(ScreenStyle()) { row in
      rows.append(row)
      return true
    }
    #expect(rows == [["7", "blue door", "dining"]])
  }
}
