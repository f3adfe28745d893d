import LedgerModel

/// A report as JSON, and as tab-separated values.
struct SpendingDocument {
  let shown: ShownReport

  static let shape = Shape<ShownReport>(
    answer: "report", note: "'show' says what a person would see; every figure is in each row.",
    .init("by", { $0.by.isEmpty ? [$0.report.question.rows] : $0.by }), .init("show", \.figure),
    .init("months", \.months), .init("periods", \.periods, "What 'by' counts in.", each: period),
    .init("meanOf", { $0.meanPeriods.map(\.text) }, "The periods that each 'mean' is of."),
    .init("currency", \.report.currency),
    .init(
      "pace", \.pace, "How far this month is; null where the report is not of it.",
      as: Shape(
        .init("month", \.month), .init("day", \.day), .init("days", \.length),
        .init("percent", \.percent))),
    .init(
      "rows",
      { shown in
        shown.report.rows.enumerated().map {
          ToldRow(shown: shown, row: $0.element, place: $0.offset)
        }
      }, "They add up to 'total', but for what is 'repeated'."),
    .ifAny(
      "repeated", { $0.report.repeated > 0 ? $0.report.repeated : nil },
      "By tag: the entries with several tags, which stand in several rows and once in 'total'."),
    .init("total", { ToldRow(shown: $0, row: $0.report.total, place: nil) }))

  private static let period = Shape<ReportPeriod>(
    .init("id", \.text), .init("from", \.days.lowerBound), .init("to", \.days.upperBound),
    .init("isWhole", \.isWhole))

  private func text(_ minorUnits: Int64) -> String { AmountText.text(shown.money(minorUnits)) }

  // MARK: Columns

  /// The rows: key, part, period, spent, used, budget, left, share, mean, change, currency, income, kept. Each part has
  /// a row, and in a table each period.
  var rows: [[String]] {
    shown.report.rows.enumerated().flatMap { place, row in
      if !row.parts.isEmpty {
        return row.parts.map { part in
          cells(
            [row.key.text, part.key.text, ""], part.figures, part.figures.share, of: part)
        }
      }
      guard shown.layout != .list else {
        return [
          cells([row.key.text, "", ""], row.figures, row.figures.share, of: row)
        ]
      }
      return zip(shown.periods, row.periods).enumerated().map { column, period in
        cells(
          [row.key.text, "", period.0.text], period.1,
          shown.report.shares(ofPeriod: column)[place],
          of: period.0 == shown.periods.last ? row : nil)
      }
    }
  }

  private func cells(
    _ names: [String], _ figures: SpendingReport.Figures, _ share: Int?,
    of row: SpendingReport.Row?
  ) -> [String] {
    let trend = row.flatMap(shown.trend)
    let mean = trend?.mean ?? row.flatMap(shown.mean)
    let amounts = [figures.spent, figures.used, figures.budget, figures.left].map {
      $0.map(text) ?? ""
    }
    return names + amounts + [share.flatMap { Percentage(hundredths: $0)?.text } ?? ""]
      + [mean, trend?.change].map { $0.map(text) ?? "" } + [shown.report.currency.code]
      + [figures.income, figures.kept].map { $0.map(text) ?? "" }
  }
}

/// A row of a report, with its parts.
private struct ToldRow: Shaped {
  let shown: ShownReport
  let row: SpendingReport.Row
  /// The place among the rows of the report; `nil` for its total and for parts.
  let place: Int?

  static let shape = Shape<ToldRow>(
    "report-row", .init("key", \.row.key.text), .init("name", { $0.shown.name($0.row.key) })
  ).with(
    { ToldFigures(shown: $0.shown, figures: $0.row.figures, share: $0.row.figures.share) },
    ToldFigures.shape
  ).with(
    \.self,
    Shape(
      .ifAny("months", \.periods, "In a table by periods: each of them, not months alone."),
      .ifAny(
        "mean", { told in told.shown.mean(of: told.row).map(told.shown.money) },
        "Of the shown figure, over the periods in 'meanOf'; the total's where rows are periods."),
      .ifAny("parts", \.parts, "What the row is made of."),
      .ifAny(
        "trend",
        { told in
          told.shown.trendStart.map { _ in
            told.shown.trend(of: told.row).map { ToldTrend(shown: told.shown, trend: $0) }
          }
        },
        "With --trend: the last period beside the mean of those before it; null for the first.")))

  private var periods: [ToldColumn]? {
    guard shown.layout != .list else { return nil }
    return zip(shown.periods, row.periods).enumerated().map { column, period in
      let share = place.map { shown.report.shares(ofPeriod: column)[$0] }
      return ToldColumn(
        id: period.0.text,
        figures: ToldFigures(
          shown: shown, figures: period.1,
          share: share ?? shown.report.wholeShare(ofPeriod: column)))
    }
  }

  private var parts: [ToldRow]? {
    row.parts.isEmpty ? nil : row.parts.map { ToldRow(shown: shown, row: $0, place: nil) }
  }
}

private struct ToldColumn: Shaped {
  let id: String
  let figures: ToldFigures

  static let shape = Shape<ToldColumn>(.init("id", \.id)).with(\.figures, ToldFigures.shape)
}

private struct ToldTrend: Shaped {
  let shown: ShownReport
  let trend: SpendingReport.Trend

  static let shape = Shape<ToldTrend>(
    .init("last", { $0.shown.money($0.trend.last) }),
    .init("mean", { $0.shown.money($0.trend.mean) }),
    .init("change", { $0.shown.money($0.trend.change) }))
}

private struct ToldFigures {
  let shown: ShownReport
  let figures: SpendingReport.Figures
  /// In hundredths of a percent.
  let share: Int?

  static let shape = Shape<ToldFigures>(
    .init("spent", { $0.shown.money($0.figures.spent) }),
    .init("covered", { $0.shown.money($0.figures.spending.covered) }),
    .init("putAway", { $0.shown.money($0.figures.spending.putAway) }),
    .init("used", { $0.shown.money($0.figures.used) }),
    .init("budget", { $0.figures.budget.map($0.shown.money) }, "null for what has none."),
    .init(
      "left", { $0.figures.left.map($0.shown.money) },
      "null for what has no budget, and for several months."),
    .init(
      "share", { $0.share.flatMap { Percentage(hundredths: $0) } },
      "Of all that was spent, or of the period, in percent; null where more came back."),
    .init(
      "income", { $0.figures.income.map($0.shown.money) },
      "Of months, quarters and years as a whole, with what is expected; null elsewhere."),
    .init("kept", { $0.figures.kept.map($0.shown.money) }, "income less spent."))
}

extension SpendingReport.Axis: ToldWord {}
extension ReportFigure: ToldWord {}
