import LedgerModel

/// A report as JSON, and as tab-separated values.
struct SpendingDocument {
  let shown: ShownReport

  var document: Record {
    let by = shown.by.isEmpty ? [shown.report.question.rows] : shown.by
    return [
      "by": by.map(\.rawValue), "show": shown.figure.rawValue, "months": shown.months.map(\.text),
      "currency": shown.report.currency.code,
      "pace": shown.pace.map { pace -> Record in
        ["month": pace.month.text, "day": pace.day, "days": pace.length, "percent": pace.percent]
      },
      "rows": shown.report.rows.enumerated().map { object($0.element, place: $0.offset) },
      "total": object(shown.report.total, place: nil),
    ]
  }

  private func object(_ row: SpendingReport.Row, place: Int?) -> Record {
    var record: Record = ["key": row.key.text, "name": shown.name(row.key)]
    record += figures(row.figures, share: row.figures.share)
    if shown.layout != .list {
      record += [
        "months": zip(shown.months, row.months).enumerated().map { column, month -> Record in
          let share = place.map { shown.report.shares(ofMonth: column)[$0] }
          return ["id": month.0.text]
            + figures(month.1, share: share ?? shown.report.wholeShare(ofMonth: column))
        }
      ]
    }
    if !row.parts.isEmpty { record += ["parts": row.parts.map { object($0, place: nil) }] }
    if shown.trendStart != nil {
      record += [
        "trend": shown.trend(of: row).map { trend -> Record in
          ["last": text(trend.last), "mean": text(trend.mean), "change": text(trend.change)]
        }
      ]
    }
    return record
  }

  private func figures(_ figures: SpendingReport.Figures, share: Int?) -> Record {
    [
      "spent": text(figures.spent), "covered": text(figures.spending.covered),
      "putAway": text(figures.spending.putAway), "used": text(figures.used),
      "budget": figures.budget.map(text), "left": figures.left.map(text),
      "share": share.flatMap { Percentage(hundredths: $0)?.text },
    ]
  }

  private func text(_ minorUnits: Int64) -> String { AmountText.text(shown.money(minorUnits)) }

  // MARK: Columns

  /// The rows: key, part, month, spent, used, budget, left, share, mean, change, currency. Each part has a row, and in
  /// a table each month.
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
    _ names: [String], _ figures: SpendingReport.Figures, _ share: Int?,
    _ trend: SpendingReport.Trend?
  ) -> [String] {
    let amounts = [figures.spent, figures.used, figures.budget, figures.left].map {
      $0.map(text) ?? ""
    }
    return names + amounts + [share.flatMap { Percentage(hundredths: $0)?.text } ?? ""]
      + [trend?.mean, trend?.change].map { $0.map(text) ?? "" } + [shown.report.currency.code]
  }
}
