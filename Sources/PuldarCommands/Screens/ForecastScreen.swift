import LedgerModel

/// The forecast of months to come, for a person and for programs.
struct ForecastScreen {
  let forecast: Forecast
  let categories: CategoryCatalog
  let today: CalendarDay
  let currency: Money.Currency

  /// - Parameter overdue: The open bills from before today.
  func lines(_ overdue: BillSums, _ style: ScreenStyle) -> [Report.Line] {
    var lines: [String] = []
    for month in forecast.months { lines += self.lines(month, style) }
    if overdue.count > 0 {
      lines.append("Not in it: \(overdue.text("overdue", style))")
    }
    return lines.map { Report.Line($0) } + [
      .dispensable(basis), .dispensable(ForecastScreen.reminder),
    ]
  }

  private static let reminder = "This is a forecast: nothing of it is stored."

  private var basis: String {
    guard let first = forecast.basis.first, let last = forecast.basis.last else {
      return "No month of the ledger is over: what is usual is not known yet."
    }
    let months = first == last ? first.text : "the mean of \(first.text) to \(last.text)"
    return "Usual is \(months), without what bills were."
  }

  private func lines(_ month: Forecast.Month, _ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .words(), .words(leaving: 1), .whole(.right), .whole(.right, leaving: 2),
      .whole(.right, leaving: 3),
    ])
    let hasBudget = month.budget != nil
    table.add([
      "Forecast of \(MonthTitle.text(month.month))", "", "expected", hasBudget ? "budget" : "",
      hasBudget ? "left" : "",
    ])
    for part in month.income {
      table.add(["Income \(name(part))", what(part, style), style.amount(part.amount), "", ""])
    }
    for bucket in month.buckets {
      add(
        VisibleText(bucket.name).description, bucket.expected, bucket.budget, bucket.left, style,
        &table)
      for part in bucket.parts {
        table.add(["  \(name(part))", what(part, style), amount(part, style), "", ""])
      }
    }
    add("Month", month.expected, month.budget, month.left, style, &table)
    return table.lines(
      within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
  }

  private func add(
    _ name: String, _ expected: Money, _ budget: Money?, _ left: Money?, _ style: ScreenStyle,
    _ table: inout TextTable
  ) {
    table.add(
      [
        name, "", style.amount(expected), budget.map(style.amount) ?? "",
        left.map(style.amount) ?? "",
      ], inked: (left?.minorUnits ?? 0) < 0 ? [4: .red] : [:])
  }

  private func name(_ part: Forecast.Part) -> String {
    part.name.isEmpty
      ? categories.shownName(of: part.category) : VisibleText(part.name).description
  }

  private func what(_ part: Forecast.Part, _ style: ScreenStyle) -> String {
    guard let day = part.day else { return part.kind.rawValue }
    return "\(part.kind.rawValue) \(style.day(day))"
  }

  private func amount(_ part: Forecast.Part, _ style: ScreenStyle) -> String {
    switch part.certainty {
    case .unknown: "?"
    case .about: "~\(style.amount(part.amount))"
    case nil: style.amount(part.amount)
    }
  }

  /// The rows, whose columns never change: month, bucket, kind, name, date, category, amount, currency. The
  /// budget of each bucket follows its parts.
  var rows: [[String]] {
    forecast.months.flatMap { month -> [[String]] in
      let income = month.income.map { row($0, month.month, "", kind: "income") }
      return income
        + month.buckets.flatMap { bucket -> [[String]] in
          let parts = bucket.parts.map {
            row($0, month.month, bucket.bucket.text, kind: $0.kind.rawValue)
          }
          guard let budget = bucket.budget else { return parts }
          return parts + [
            [
              month.month.text, bucket.bucket.text, "budget", "", "", "", AmountText.text(budget),
              currency.code,
            ]
          ]
        }
    }
  }

  private func row(
    _ part: Forecast.Part, _ month: CalendarMonth, _ bucket: String, kind: String
  ) -> [String] {
    [
      month.text, bucket, kind, part.name, part.day?.text ?? "", part.category.text,
      AmountText.text(part.amount), currency.code,
    ]
  }

  static let shape = Shape<(screen: ForecastScreen, overdue: BillSums)>(
    answer: "forecast",
    note: "What months to come will probably take; nothing of it is stored.",
    .init("today", \.screen.today), .init("currency", \.screen.currency),
    .init("basis", \.screen.forecast.basis, "The months whose mean is what is usual."),
    .init("months", \.screen.forecast.months),
    .init(
      "overdue", \.overdue, "What bills have open from before today; no part of any month."))
}

extension Forecast.Month: Shaped {
  static let shape = Shape<Forecast.Month>(
    .init("id", \.month), .init("expected", \.expected),
    .init("budget", \.budget, "Without what may be carried; null if no income is set."),
    .init("left", \.left),
    .init(
      "income", \.income, "What income brings that comes again; no part of the budget."),
    .init(
      "buckets", \.buckets,
      each: Shape(
        .init("id", \.bucket), .init("name", \.name),
        .init("expected", \.expected, "What its parts add up to."), .init("budget", \.budget),
        .init("left", \.left), .init("parts", \.parts))))
}

extension Forecast.Part: Shaped {
  static let shape = Shape<Forecast.Part>(
    "forecast-part", .init("kind", \.kind.rawValue).among(["bill", "usual", "so far"]),
    .init("by", \.source, "The event that planned it; null for what is usual."),
    .init("name", \.name.nonEmpty), .init("date", \.day), .init("category", \.category),
    .init("amount", \.amount),
    .init(
      "certainty",
      { $0.certainty?.rawValue ?? ($0.kind == .usual ? "about" : "known") }
    ).among(BillTerms.certainties))
}
