import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// What a line may not say: damage, named for a person.
struct EventRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var type: EventType
    var text: String
    var error: FieldError?

    init(_ description: String, _ type: EventType, _ text: String, _ error: FieldError? = nil) {
      testDescription = description
      self.type = type
      self.text = text
      self.error = error
    }
  }

  private static func expense(_ amount: String, _ more: String = "") -> String {
    #"{"amount":\#(amount),"currency":"USD","category":"dining","date":"2026-01-02","#
      + #""account":"bank","by":"flags"\#(more)}"#
  }

  private static let amounts = [
    "45.00", #""45""#, #""45.0""#, #""45.000""#, #""045.00""#, #"".50""#, #""-1.00""#,
    #""0.00""#, #""1,000.00""#, #""10000000000000.01""#, #""99999999999999999.00""#, #"" 1.00""#,
    #""1.00 ""#, #""٤.00""#, "4500",
  ]

  static let cases: [Case] =
    amounts.map { Case("the amount \($0)", "ExpenseAdded", expense($0)) } + [
      Case(
        "a currency that is none", "ExpenseAdded",
        #"{"amount":"1.00","currency":"USX","category":"a","date":"2026-01-02","account":"b"}"#),
      Case(
        "a day that does not exist", "CategoryEnded", #"{"category":"a","from":"2026-02-29"}"#,
        .invalid(name: "from", expected: "a day, as 2026-01-31")),
      Case("a name with a slash", "CategoryEnded", #"{"category":"a/b","from":"2026-02-28"}"#),
      Case(
        "a name of 65 bytes", "CategoryEnded",
        #"{"category":"\#(String(repeating: "a", count: 65))","from":"2026-02-28"}"#),
      Case(
        "an unknown member", "CategoryEnded", #"{"category":"a","from":"2026-02-28","tip":"1"}"#,
        .unknownMember("tip")),
      Case(
        "a missing member", "CategoryEnded", #"{"category":"a"}"#, .missing("from")),
      Case("an unknown event", "TaxFiled", "{}", .unknownType("TaxFiled")),
      Case(
        "shares of 99.99", "AllocationChanged",
        #"{"from":"2026-01-01","shares":{"fundamentals":"50.00","fun":"30.00","future":"19.99"}}"#),
      Case(
        "a bucket twice", "AllocationChanged",
        #"{"from":"2026-01-01","shares":{"fun":"50.00","Fun":"50.00"}}"#),
      Case(
        "no shares", "AllocationChanged", #"{"from":"2026-01-01","shares":{}}"#),
      Case(
        "a mode that is none", "RolloverSet", #"{"from":"2026-01-01","bucket":"fun","mode":"x"}"#),
      Case("a day that is none", "WeekStartSet", #"{"day":"Sunday"}"#),
      Case("a rule without words", "RuleAdded", #"{"words":"","category":"dining"}"#),
      Case(
        "a reach that is none", "MonthBudgetSet",
        #"{"from":"2026-01-01","reach":"x","mode":"none"}"#),
      Case(
        "a period that is none", "MonthBudgetSet",
        #"{"from":"2026-01-01","reach":"onward","every":"day","mode":"none"}"#),
      Case(
        "a period of one month", "MonthBudgetSet",
        #"{"from":"2026-01-01","reach":"month","every":"week","mode":"none"}"#),
      Case(
        "a budget below zero", "MonthBudgetSet",
        #"{"from":"2026-01-01","reach":"month","mode":"amount","amount":"-1.00","currency":"USD"}"#),
      Case(
        "'was' without 'on'", "RolloverSet",
        #"{"from":"2026-01-01","bucket":"fun","mode":"off","was":"both"}"#, .unknownMember("was")),
      Case(
        "'on' without 'was'", "RolloverSet",
        #"{"from":"2026-01-01","bucket":"fun","mode":"off","on":"k7q2:1"}"#, .missing("was")),
      Case(
        "an hourly income that gives another amount", "IncomeSet",
        #"{"from":"2026-01-01","mode":"base","amount":"1.00","currency":"USD","hourly":"23.37","#
          + #""hours":"37.50"}"#),
      Case(
        "an undo of an undo", "EventReverted",
        #"{"event":"k7q2:7","type":"EventReverted","data":{"event":"k7q2:6","#
          + #""type":"CategoryEnded","data":{"category":"a","from":"2026-01-01"}}}"#),
      Case(
        "a correction to income", "EntryCorrected",
        #"{"of":"k7q2:6","on":"k7q2:6",\#(SampleEvents.wasText),"#
          + #""now":{"type":"income","by":"flags"}}"#),
      Case(
        "a correction that takes the amount away", "EntryCorrected",
        #"{"of":"k7q2:6","on":"k7q2:6",\#(SampleEvents.wasText),"#
          + #""now":{"by":"flags"},"gone":["amount"]}"#),
      Case("an id without a writer", "EntryVoided", #"{"of":"6"}"#),
      Case(
        "a format of the future", "LogOpened",
        SampleEvents.others[6].text.replacing("\"format\":1", with: "\"format\":2")),
      Case(
        "a text of 4,097 bytes", "ExpenseAdded",
        expense(#""1.00""#).replacing(
          #""by":"flags""#,
          with: #""merchant":"\#(String(repeating: "m", count: 4097))","by":"flags""#)),
    ]

  @Test(.rows) func `what no event may say is refused on both paths`() {
    each(Self.cases) { (example: Case) throws in
      let general = #expect(throws: FieldError.self) {
        try EventText.read(general: example.text, type: example.type)
      }
      if let error = example.error { #expect(general == error) }
      // The canonical path may leave the answer to the general one, and must not take it.
      #expect(throws: FieldError.self) {
        try EventText.read(canonical: example.text, type: example.type)
      }
    }
  }

  static let malformed = [
    "", "[]", "{", "{}x", #"{"a":}"#, #"{"a" "b"}"#, #"{"a":"b",}"#, #"{a:"b"}"#, #"{"a":nul}"#,
    #"{"a":null}"#, #"{"a":1.0}"#, #"{"a":1e2}"#, #"{"a":-}"#, #"{"a":00}"#, #"{"a":"\x"}"#,
    #"{"a":"\ud800"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\u12"}"#,
    #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":1}"#, "{\"a\":\"\u{1}\"}", #"{"a":"b"#,
    #"{"a":[[[[[[[[1]]]]]]]]}"#, #"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}}"#,
  ]

  @Test(.rows) func `what is no JSON of a log is refused with the place`() {
    each(Self.malformed) { (text: String) throws in
      let error = #expect(throws: FieldError.self) {
        try EventText.read(general: text, type: "CategoryEnded")
      }
      guard case .malformed(let offset, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect((0...text.utf8.count).contains(offset))
    }
  }

  @Test func `bytes that are not UTF-8 are refused with the place`() {
    let bytes = Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(throws: FieldError.malformed(offset: 6, reason: "is not UTF-8")) {
      try JSONText.normalized(bytes.span.bytes)
    }
  }
}
