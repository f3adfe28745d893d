import LedgerModel
import LedgerTestSupport

extension SampleEvents {
  private static let step = GoalStep(6, 50_00, on: "2026-01-05", reason: "birthday")
  private static let stepText =
    #"{"of":"k7q2:6","amount":"50.00","currency":"USD","date":"2026-01-05","why":"birthday"}"#

  static let envelopes: [Sample] = [
    Sample(
      "an allowance",
      .setting(
        .allowanceSet(
          AllowanceSet(
            from: "2026-01-05", amount: 88_41,
            change: SettingChange(on: 3, was: 0, reason: "thrift")))),
      #"{"from":"2026-01-05","amount":"88.41","currency":"USD","on":"k7q2:3","#
        + #""was":{"amount":"0.00","currency":"USD"},"why":"thrift"}"#),
    Sample(
      "an allowance that ends",
      .setting(.allowanceSet(AllowanceSet(from: "2026-01-05", amount: 0))),
      #"{"from":"2026-01-05","amount":"0.00","currency":"USD"}"#),
    Sample(
      "a goal",
      .account(
        .envelope(.goalAdded(GoalAdded("Bike", from: "2026-01-01", target: 500_00, reason: "fun")))),
      #"{"name":"Bike","from":"2026-01-01","amount":"500.00","currency":"USD","why":"fun"}"#),
    Sample(
      "a goal without a target",
      .account(.envelope(.goalAdded(GoalAdded("餌", from: "2026-01-01")))),
      #"{"name":"餌","from":"2026-01-01"}"#),
    Sample(
      "money put into a goal", .account(.envelope(.goalFunded(GoalFunded(step)))), stepText),
    Sample(
      "money taken out of a goal", .account(.envelope(.goalWithdrawn(GoalWithdrawn(step)))),
      stepText),
    Sample(
      "a goal that ends", .account(.envelope(.goalEnded(GoalEnded(6, from: "2026-03-01")))),
      #"{"of":"k7q2:6","from":"2026-03-01"}"#),
    Sample(
      "an expense that does not count daily", marked(.notDaily, .expense),
      #"{"amount":"45.00","currency":"USD","category":"dining","date":"2026-01-02","#
        + #""account":"bank","allowance":"ignored","by":"flags"}"#),
    Sample(
      "an expense that counts daily", marked(.daily, .expense),
      #"{"amount":"45.00","currency":"USD","category":"dining","date":"2026-01-02","#
        + #""account":"bank","allowance":"counts","by":"flags"}"#),
    Sample(
      "an income as savings", marked(.savings, .income),
      #"{"amount":"45.00","currency":"USD","date":"2026-01-02","account":"bank","as":"savings","#
        + #""by":"flags"}"#),
    Sample(
      "a regular income for another month", marked(.regular, .income, for: "2026-02"),
      #"{"amount":"45.00","currency":"USD","date":"2026-01-02","account":"bank","as":"regular","#
        + #""for":"2026-02","by":"flags"}"#),
    Sample(
      "an income that is said to come on top",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 4, version: 4,
            was: EntryContent(
              values: EntryValues(
                type: .income, amount: 45_00, category: .income, date: "2026-01-02",
                account: .bank, mark: .regular), texts: EntryTexts()),
            now: EntryAmendment(mark: .extra, month: "2026-01")))),
      #"{"of":"k7q2:4","on":"k7q2:4","was":{"type":"income","amount":"45.00","currency":"USD","#
        + #""date":"2026-01-02","account":"bank","as":"regular"},"now":{"as":"extra","#
        + #""for":"2026-01","by":"flags"}}"#),
  ]

  private static func marked(
    _ mark: EntryMark, _ type: EntryType, for month: CalendarMonth? = nil
  ) -> LedgerEvent {
    .entry(
      EntryContent(
        values: EntryValues(
          type: type, amount: 45_00, category: type == .income ? .income : .dining,
          date: "2026-01-02", account: .bank, mark: mark, month: month),
        texts: EntryTexts(by: "flags")))
  }
}
