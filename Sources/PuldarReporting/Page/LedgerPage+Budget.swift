import LedgerModel

extension LedgerPage {
  /// The last month of the span that has begun, whose budget is shown.
  private var shownMonth: MonthBudget? {
    months.last { $0.month <= today.month } ?? months.last
  }

  /// The buckets of the month, each within what it may use.
  var budgetPicture: PuldarReporting.Picture {
    let bars = budgetBars
    let chart = BarChart(bars: bars)
    let month = shownMonth.map { MonthName.full($0.month) } ?? title
    return PuldarReporting.Picture(
      id: "budget", title: "Budget of \(month)",
      description: bars.map { bar in
        "\(bar.name): \([bar.small, bar.note].filter { !$0.isEmpty }.joined(separator: ", "))."
      }.joined(separator: " "),
      height: chart.height
    ) { chart.draw(in: &$0) }
  }

  private var budgetBars: [BarChart.Bar] {
    guard let month = shownMonth else { return [] }
    let pace = month.month == today.month ? (day: today.day, of: month.month.length) : nil
    func bar(_ name: String, used: Money, of whole: Money, left: Money, due: Money) -> BarChart.Bar
    {
      let (isOver, dues) = (left.minorUnits < 0, due.minorUnits)
      return BarChart.Bar(
        name: name, value: used.minorUnits, whole: whole.minorUnits, today: pace,
        note: isOver
          ? "over by \(amount(left.negated.minorUnits))" : "\(amount(left.minorUnits)) left",
        warns: isOver,
        small: "\(amount(used.minorUnits)) of \(amount(whole.minorUnits)) used"
          + (dues == 0 ? "" : ", \(amount(dues)) still due"))
    }
    func plain(_ name: String, _ used: Money) -> BarChart.Bar {
      BarChart.Bar(
        name: name, value: used.minorUnits, whole: 0, today: nil, note: amount(used.minorUnits))
    }
    var bars = month.buckets.map { bucket in
      month.isShared
        ? bar(
          bucket.name, used: bucket.used, of: bucket.capacity, left: bucket.left,
          due: bucket.stillDue)
        : plain(bucket.name, bucket.used)
    }
    if month.hasBudget {
      bars.append(
        bar("Month", used: month.used, of: month.capacity, left: month.left, due: month.stillDue))
    }
    return bars
  }

  /// The section of the budget: the picture, and its figures with what they are made of.
  var budget: Section {
    let month = shownMonth
    let picture = budgetPicture
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      guard let month else { return }
      budgetTable(month).write(to: &markup, self)
      guard let overview = try? buckets.overview(of: month, on: today),
        !overview.limits.isEmpty
      else {
        return
      }
      PageTable(
        caption: "Limits", columns: ["", "used", "limit", "left"],
        rows: overview.limits.map { limit in
          PageTable.Row(
            name: LedgerPage.name(of: limit),
            cells: [
              .figure(amount(limit.used.minorUnits)), .figure(amount(limit.capacity.minorUnits)),
              .figure(amount(limit.left.minorUnits), isBad: limit.left.minorUnits < 0),
            ],
            events: limit.reach.isOfMonths
              ? events(of: limit.category.map { [.limit($0)] } ?? [], in: month.month)
              : EventNumbers())
        }
      ).write(to: &markup, self)
    }
  }

  /// Returns the category, with the days of a limit of another period than a month.
  private static func name(of limit: MonthOverview.UsedLimit) -> String {
    let name = limit.name.isEmpty ? "all" : limit.name
    let days = limit.days
    return limit.reach.isOfMonths
      ? name : "\(name), \(days.lowerBound.text) to \(days.upperBound.text)"
  }

  /// Returns the table of what the picture leaves open: what the used amounts are made of, or how they stand to the
  /// budget.
  private func budgetTable(_ month: MonthBudget) -> PageTable {
    let differs = month.usesOtherThanSpent
    func cells(_ amounts: [Money], used: Money, _ capacity: Money, _ left: Money, hasBudget: Bool)
      -> [PageTable.Cell]
    {
      let figures: [PageTable.Cell] = (amounts + [used]).map { .figure(amount($0.minorUnits)) }
      guard amounts.isEmpty else { return figures }
      guard hasBudget else { return figures + [.figure("–"), .figure("–")] }
      return figures + [
        .figure(amount(capacity.minorUnits)),
        .figure(amount(left.minorUnits), isBad: left.minorUnits < 0),
      ]
    }
    let rows = month.buckets.map { bucket in
      PageTable.Row(
        name: bucket.name,
        cells: cells(
          differs ? [bucket.spent, bucket.covered, bucket.putAway] : [], used: bucket.used,
          bucket.capacity, bucket.left, hasBudget: month.isShared),
        events: events(
          of: [.used, .budget, .carried].map { .bucket(bucket.bucket, $0) }, in: month.month))
    }
    let total = PageTable.Row(
      name: "Month",
      cells: cells(
        differs ? [month.spent, month.covered, month.putAway] : [], used: month.used,
        month.capacity, month.left, hasBudget: month.hasBudget),
      events: events(of: [.month(.used), .month(.capacity)], in: month.month), isTotal: true)
    return PageTable(
      caption: differs ? "What was used: spent, less covered, and put away" : "Used of the budget",
      columns: [""]
        + (differs ? ["spent", "covered", "put away", "used"] : ["used", "of", "left"]),
      rows: rows + [total])
  }
}
