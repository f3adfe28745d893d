import LedgerModel

/// A report as JSON, and as values between tabs.
struct SpendingDocument {
  let shown: ShownReport

  var document: JSONValue {
    let by = shown.by.isEmpty ? [shown.report.question.rows] : shown.by
    return [
      "schema": 1, "by": .list(by.map { .text($0.rawValue) }),
      "show": .text(shown.figure.rawValue),
      "months": .list(shown.months.map { .text($0.text) }),
      "currency": .text(shown.report.currency.code),
      "pace": shown.pace.map { pace in
        [
          "month": .text(pace.month.text), "day": .integer(Int64(pace.day)),
          "days": .integer(Int64(pace.length)), "percent": .integer(Int64(pace.percent)),
        ]
      } ?? .null,
      "rows": .list(
        shown.report.rows.enumerated().map { object($0.element, place: $0.offset) }),
      "total": object(shown.report.total, place: nil),
    ]
  }

  private func object(_ row: ReportRow, place: Int?) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("key", .text(row.key.text)), ("name", .text(shown.name(row.key))),
    ]
    members += figures(row.figures, share: row.figures.share)
    if shown.layout != .list {
      members.append(
        (
          "months",
          .list(
            zip(shown.months, row.months).enumerated().map { column, month in
              let share = place.map { shown.report.shares(ofMonth: column)[$0] }
              return object(
                [("id", .text(month.0.text))]
                  + figures(month.1, share: share ?? shown.report.wholeShare(ofMonth: column)))
            })
        ))
    }
    if !row.parts.isEmpty {
      members.append(("parts", .list(row.parts.map { object($0, place: nil) })))
    }
    if shown.trendStart != nil {
      members.append(
        (
          "trend",
          shown.trend(of: row).map { trend in
            [
              "last": amount(trend.last), "mean": amount(trend.mean),
              "change": amount(trend.change),
            ]
          } ?? .null
        ))
    }
    return object(members)
  }

  private func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  private func figures(_ figures: ReportFigures, share: Int?) -> [(String, JSONValue)] {
    [
      ("spent", amount(figures.spent)), ("covered", amount(figures.spending.covered)),
      ("putAway", amount(figures.spending.putAway)), ("used", amount(figures.used)),
      ("budget", figures.budget.map(amount) ?? .null),
      ("left", figures.left.map(amount) ?? .null),
      ("share", .optional(share.flatMap { Percentage(hundredths: $0)?.text })),
    ]
  }

  private func amount(_ minorUnits: Int64) -> JSONValue { .text(text(minorUnits)) }

  private func text(_ minorUnits: Int64) -> String { AmountText.text(shown.money(minorUnits)) }

  // MARK: Columns

  /// Key, part, month, spent, used, budget, left, share, mean, change, currency: a row for each part, and in a
  /// table for each month.
  var rows: [[String]] {
    shown.report.rows.enumerated().flatMap { place, row in
      if !row.parts.isEmpty {
        return row.parts.map { part in
          cells(
            [row.key.text, part.key.text, ""], part.figures, part.figures.share,
            shown.trend(of: part))
        }
      }
      guard shown.layout != .list else {
        return [
          cells([row.key.text, "", ""], row.figures, row.figures.share, shown.trend(of: row))
        ]
      }
      return zip(shown.months, row.months).enumerated().map { column, month in
        cells(
          [row.key.text, "", month.0.text], month.1, shown.report.shares(ofMonth: column)[place],
          month.0 == shown.months.last ? shown.trend(of: row) : nil)
      }
    }
  }

  private func cells(
    _ names: [String], _ figures: ReportFigures, _ share: Int?, _ trend: ReportTrend?
  ) -> [String] {
    let amounts = [figures.spent, figures.used, figures.budget, figures.left].map {
      $0.map(text) ?? ""
    }
    return names + amounts + [share.flatMap { Percentage(hundredths: $0)?.text } ?? ""]
      + [trend?.mean, trend?.change].map { $0.map(text) ?? "" } + [shown.report.currency.code]
  }
}
