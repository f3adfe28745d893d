import LedgerEvents
import LedgerLiterals
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
      "a goal that is an account, wanted on a day",
      .account(
        .envelope(
          .goalAdded(
            GoalAdded("House", from: "2026-01-01", by: "2027-01-31", account: "savings")))),
      #"{"name":"House","from":"2026-01-01","until":"2027-01-31","account":"savings"}"#),
    Sample(
      "a goal that is changed",
      .account(
        .envelope(
          .goalChanged(
            GoalChanged(6, name: "Red bike", target: 600_00, by: "2026-12-01", reason: "new")))),
      #"{"of":"k7q2:6","name":"Red bike","amount":"600.00","currency":"USD","until":"2026-12-01","#
        + #""why":"new"}"#),
    Sample(
      "a purchase of a goal", bought(GoalCover(6, minorUnits: 40_00)),
      #"{"amount":"45.00","currency":"USD","category":"dining","date":"2026-01-02","#
        + #""account":"bank","goal":"k7q2:6","covered":"40.00","by":"flags"}"#),
    Sample(
      "a purchase of a goal that is an account", bought(GoalCover(6, minorUnits: 0)),
      #"{"amount":"45.00","currency":"USD","category":"dining","date":"2026-01-02","#
        + #""account":"bank","goal":"k7q2:6","by":"flags"}"#),
    Sample(
      "a purchase that is of another goal",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 4, version: 4, was: boughtContent(GoalCover(6, minorUnits: 40_00)),
            now: .to(GoalCover(7, minorUnits: 5_00))))),
      #"{"of":"k7q2:4","on":"k7q2:4","was":{"type":"expense","amount":"45.00","currency":"USD","#
        + #""category":"dining","date":"2026-01-02","account":"bank","goal":"k7q2:6","#
        + #""covered":"40.00"},"now":{"goal":"k7q2:7","covered":"5.00","by":"flags"}}"#),
    Sample(
      "a purchase that is of no goal",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 4, version: 4, was: boughtContent(GoalCover(6, minorUnits: 40_00)),
            now: .to(nil)))),
      #"{"of":"k7q2:4","on":"k7q2:4","was":{"type":"expense","amount":"45.00","currency":"USD","#
        + #""category":"dining","date":"2026-01-02","account":"bank","goal":"k7q2:6","#
        + #""covered":"40.00"},"now":{"by":"flags"},"gone":["goal"]}"#),
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

  private static func boughtContent(_ cover: GoalCover) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: .expense, amount: 45_00, category: .dining, date: "2026-01-02", account: .bank,
        cover: cover), texts: EntryTexts())
  }

  private static func bought(_ cover: GoalCover) -> LedgerEvent {
    var content = boughtContent(cover)
    content.texts = EntryTexts(by: "flags")
    return .entry(content)
  }

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
