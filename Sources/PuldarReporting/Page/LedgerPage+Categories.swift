import LedgerModel

/// Where the money goes: categories and merchants.
extension LedgerPage {
  /// As many as there are colours.
  private static let sliceLimit = 6

  private func byCategory(
    _ months: ClosedRange<CalendarMonth>, hasPeriods: Bool
  ) throws(FigureTooLarge) -> SpendingReport {
    try report(SpendingReport.Question(months, by: .category, hasPeriods: hasPeriods))
  }

  /// Returns a report; the register holds the entries of the span.
  private func report(
    _ question: SpendingReport.Question
  ) throws(FigureTooLarge) -> SpendingReport {
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
    let report = try byCategory(span, hasPeriods: false)
    let rows = report.rows.filter { $0.figures.spent > 0 }
    let isAll = rows.count <= LedgerPage.sliceLimit
    let shown = rows.prefix(isAll ? LedgerPage.sliceLimit : LedgerPage.sliceLimit - 1)
    var slices = shown.map { row in
      let share = row.figures.share ?? 0
      return DonutChart.Slice(
        name: name(row.key), share: share,
        note: "\(amount(row.figures.spent))  \(Amounts.percent(share))")
    }
    if !isAll {
      let rest = rows.dropFirst(shown.count)
      let share = rest.reduce(0) { $0 + ($1.figures.share ?? 0) }
      slices.append(
        DonutChart.Slice(
          name: "Other", share: share,
          note: "\(amount(Amounts.sum(rest.map(\.figures.spent))))  \(Amounts.percent(share))"))
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
    let picture = try categoriesPicture()
    let report = try byCategory(span, hasPeriods: false)
    let last = span.upperBound
    let year =
      max(last.advanced(by: -11) ?? last, min(course.first?.month ?? last, span.lowerBound))...last
    let byMonth = try byCategory(year, hasPeriods: true)
    let lines = Dictionary(
      byMonth.rows.map { ($0.key, $0.periods.map(\.spent)) }, uniquingKeysWith: { one, _ in one })
    let hasLines = byMonth.question.months.count > 1
    var place = 0
    let slices = report.rows.filter { $0.figures.spent > 0 }.count
    let rows = report.rows.filter { $0.figures.spent != 0 }.map { row in
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
          .figure(row.figures.share.map(Amounts.percent) ?? "–"),
        ] + (hasLines ? [.spark(spark)] : []), events: events(of: row.key))
    }
    return Section(heading: picture.title) { markup in
      guard slices > 0 || !rows.isEmpty else { return markup.element("p", "Nothing was spent.") }
      if slices > 0 { picture.write(to: &markup) }
      PageTable(
        caption: "Spent by category",
        columns: ["", "spent", "share"] + (hasLines ? ["\(line(year.count)) months"] : []),
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

  private func line(_ count: Int) -> String { "\(count)" }

  private func events(of key: SpendingReport.Row.Key) -> EventNumbers {
    guard case .category(let category) = key else { return EventNumbers() }
    return events(of: [.category(category)])
  }

  /// The merchants with the highest spending; `nil` if there is none.
  func merchants() throws(FigureTooLarge) -> Section? {
    var question = SpendingReport.Question(span, by: .merchant)
    question.top = 10
    let report = try report(question)
    let rows = report.rows.filter { $0.figures.spent > 0 }
    guard !rows.isEmpty else { return nil }
    var entries: [String: [EventID]] = [:]
    if !explained.isEmpty {
      var filter = ofSpan
      filter.types = [.expense, .credit]
      for entry in register.entries(EntryQuery(filter)) {
        entries[folded(entry.texts.merchant), default: []].append(entry.id)
      }
    }
    let total = max(report.total.figures.spent, 1)
    let bars = rows.enumerated().map { place, row in
      let name =
        switch row.key {
        case .merchant(""): "without a merchant"
        case .merchant(let name): names.text(name, "Merchant", place)
        case .others(let count): "\(count) others"
        default: row.key.text
        }
      return BarChart.Bar(
        name: name, value: row.figures.spent, whole: 0, today: nil, note: amount(row.figures.spent))
    }
    let chart = BarChart(bars: bars, isCommon: true)
    let picture = PuldarReporting.Picture(
      id: "merchants", title: "Biggest merchants",
      description: bars.map { "\($0.name) \($0.note)" }.joined(separator: ", ")
        + ", of \(amount(total)).",
      height: chart.height
    ) { chart.draw(in: &$0) }
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      for (row, bar) in zip(rows, bars) {
        guard case .merchant(let name) = row.key, let ids = entries[folded(name)] else { continue }
        markup.element("details") { markup in
          markup.element("summary") { markup in
            markup.element("bdi", bar.name)
            markup.text(ids.count == 1 ? ": 1 event" : ": \(ids.count) events")
          }
          markup.text(EventNumbers(ids).text(context.number))
        }
      }
    }
  }

  private func folded(_ name: String) -> String { FoldedText(name).text }
}
