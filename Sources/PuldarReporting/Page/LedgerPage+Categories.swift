import LedgerModel

/// Where the money goes: categories and merchants.
extension LedgerPage {
  /// As many as there are colours.
  private static let sliceLimit = 6
  private static let merchantLimit = 10

  private func byCategory(
    _ months: ClosedRange<CalendarMonth>, hasPeriods: Bool
  ) throws(FigureTooLarge) -> SpendingReport {
    let question = SpendingReport.Question(months, by: .category, hasPeriods: hasPeriods)
    do {
      return try SpendingReport(question, of: buckets, { register })
    } catch let error as FigureTooLarge {
      throw error
    } catch {
      throw FigureTooLarge(since: nil)
    }
  }

  private func name(_ key: SpendingReport.Row.Key) -> String {
    switch key {
    case .category(let category): buckets.plan.categories.displayName(of: category)
    default: key.text
    }
  }

  func categoriesPicture() throws(FigureTooLarge) -> PuldarReporting.Picture {
    picture(of: try byCategory(span, hasPeriods: false))
  }

  private func picture(of report: SpendingReport) -> PuldarReporting.Picture {
    let rows = report.rows.filter { $0.figures.spent > 0 }
    let isAll = rows.count <= LedgerPage.sliceLimit
    let shown = rows.prefix(isAll ? LedgerPage.sliceLimit : LedgerPage.sliceLimit - 1)
    let percents = Amounts.percents(rows.map(\.figures.spent))
    var slices = zip(shown, percents).map { row, percent in
      DonutChart.Slice(
        name: name(row.key), share: row.figures.share ?? 0,
        note: "\(amount(row.figures.spent))  \(Amounts.text(percent: percent))")
    }
    if !isAll {
      let rest = rows.dropFirst(shown.count)
      let percent = percents.dropFirst(shown.count).reduce(0, +)
      slices.append(
        DonutChart.Slice(
          name: "Other", share: rest.reduce(0) { $0 + ($1.figures.share ?? 0) },
          note: "\(amount(Amounts.sum(rest.map(\.figures.spent))))  "
            + Amounts.text(percent: percent)))
    }
    let chart = DonutChart(slices: slices, middle: whole(report.total.figures.spent))
    return PuldarReporting.Picture(
      id: "categories", title: "Where it went",
      description: slices.isEmpty
        ? "Nothing was spent."
        : slices.map { "\($0.name) \($0.note)" }.joined(separator: ", ") + ".",
      height: DonutChart.height
    ) { chart.draw(in: &$0) }
  }

  /// Returns an amount rounded to whole units, for the middle of a ring.
  private func whole(_ minorUnits: Int64) -> String {
    let text = amount(Amounts.rounded(minorUnits, currency))
    return currency.minorUnitDigits == 0
      ? text : String(text.dropLast(currency.minorUnitDigits + 1))
  }

  func categories() throws(FigureTooLarge) -> Section {
    let report = try byCategory(span, hasPeriods: false)
    let picture = picture(of: report)
    let last = span.upperBound
    let year =
      max(last.advanced(by: -11) ?? last, min(course.first?.month ?? last, span.lowerBound))...last
    let byMonth = try byCategory(year, hasPeriods: true)
    let lines = Dictionary(
      byMonth.rows.map { ($0.key, $0.periods.map(\.spent)) }, uniquingKeysWith: { one, _ in one })
    let hasLines = byMonth.question.months.count > 1
    var place = 0
    let slices = report.rows.filter { $0.figures.spent > 0 }.count
    let shown = report.rows.filter { $0.figures.spent != 0 }
    let percents = Amounts.percents(shown.map(\.figures.spent))
    let rows = zip(shown, percents).map { row, percent in
      var key = ""
      if row.figures.spent > 0 {
        key = "s\(min(place, LedgerPage.sliceLimit - 1) + 1)"
        // The last colour is that of all others, if there are others.
        if slices <= LedgerPage.sliceLimit { key = "s\(place + 1)" }
        place += 1
      }
      let name = name(row.key)
      let line = lines[row.key] ?? []
      let spark = Sparkline(
        values: line, description: "\(name) by month: " + line.map(short).joined(separator: ", "))
      return PageTable.Row(
        name: name, key: key,
        cells: [
          .figure(amount(row.figures.spent)),
          .figure(row.figures.spent < 0 ? "–" : Amounts.text(percent: percent)),
        ] + (hasLines ? [.spark(spark)] : []), events: events(of: row.key))
    }
    return Section(heading: picture.title) { markup in
      guard slices > 0 || !rows.isEmpty else { return markup.element("p", "Nothing was spent.") }
      if slices > 0 { picture.write(to: &markup) }
      PageTable(
        caption: "Spent by category",
        columns: ["", "spent", "share"] + (hasLines ? ["\(year.count) months"] : []),
        rows: rows + [
          PageTable.Row(
            name: "All",
            cells: [
              .figure(amount(report.total.figures.spent)), .figure(slices > 0 ? "100 %" : "–"),
            ]
              + (hasLines ? [.words("")] : []), isTotal: true)
        ]
      ).write(to: &markup, self)
    }
  }

  private func events(of key: SpendingReport.Row.Key) -> EventNumbers {
    guard case .category(let category) = key else { return EventNumbers() }
    return events(of: [.category(category)])
  }

  /// The merchants with the highest spending; `nil` if there is none.
  func merchants() throws(FigureTooLarge) -> Section? {
    let all = try register.spendingByMerchant(
      in: span.lowerBound.firstDay...span.upperBound.lastDay)
    let rows = all.prefix(LedgerPage.merchantLimit).filter { $0.spent > 0 }
    let others = all.dropFirst(LedgerPage.merchantLimit)
    let rest = Amounts.sum(others.map(\.spent))
    guard !rows.isEmpty else { return nil }
    let total = Amounts.sum(all.map(\.spent))
    func bar(_ name: String, _ spent: Int64) -> BarChart.Bar {
      BarChart.Bar(name: name, value: spent, whole: 0, today: nil, note: amount(spent))
    }
    var bars = rows.enumerated().map { place, row in
      bar(
        row.name.isEmpty ? "without a merchant" : names.text(row.name, "Merchant", place),
        row.spent)
    }
    if rest > 0 { bars.append(bar("\(others.count) others", rest)) }
    let chart = BarChart(bars: bars, isCommon: true)
    let picture = PuldarReporting.Picture(
      id: "merchants", title: "Biggest merchants",
      description: bars.map { "\($0.name) \($0.note)" }.joined(separator: ", ")
        + ", of \(amount(total)).",
      height: chart.height
    ) { chart.draw(in: &$0) }
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      guard explained != nil else { return }
      for (row, bar) in zip(rows, bars) {
        write(EventNumbers(row.events), named: bar.name, to: &markup)
      }
    }
  }
}
