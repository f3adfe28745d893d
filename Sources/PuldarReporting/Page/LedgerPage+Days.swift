import LedgerModel

/// The days of the page.
extension LedgerPage {
  func calendarPicture() throws(FigureTooLarge) -> PuldarReporting.Picture {
    let chart = try dayChart()
    let days = chart.blocks.flatMap(\.days)
    let spent = days.filter { $0.shade > 0 }.count
    return PuldarReporting.Picture(
      id: "calendar", title: "Days",
      description: "Money was spent on \(spent) of \(days.count) days; the darker, the more.",
      height: chart.height
    ) { chart.draw(in: &$0) }
  }

  func calendar() throws(FigureTooLarge) -> Section {
    let picture = try calendarPicture()
    return Section(heading: "Days by what was spent", isWide: months.count > 12) { markup in
      picture.write(to: &markup)
    }
  }

  private func dayChart() throws(FigureTooLarge) -> DayChart {
    let week = buckets.plan.weekStart.week
    var figures: [DayFigures] = []
    for month in months { figures += try buckets.days(of: month.month) }
    let shades = DayFigures.shades(of: figures, steps: DayChart.darkest)
    var blocks: [DayChart.Block] = []
    for (day, shade) in zip(figures, shades) {
      let month = day.day.month
      let name = months.count == 1 ? MonthName.full(month) : "\(month.year)"
      if blocks.last?.name != name { blocks.append(DayChart.Block(name: name, days: [])) }
      let last = blocks.count - 1
      if day.day.day == 1 {
        blocks[last].months.append((blocks[last].days.count, MonthName.short(month)))
      }
      let spent = day.spent.minorUnits
      blocks[last].days.append(
        DayChart.Day(
          weekday: week.firstIndex(of: day.day.weekday) ?? 0, name: "\(day.day.day)",
          shade: shade,
          words: "\(day.day.text): \(amount(spent))",
          note: spent == 0 ? "" : short(Amounts.rounded(spent, currency)),
          isToday: day.day == today && isNow))
    }
    return DayChart(
      blocks: blocks, weekdays: week.map { String(describing: $0).prefix(2).capitalizedFirst },
      isSingle: months.count <= 12)
  }

  /// Whether today lies within the page, and not after it.
  private var isNow: Bool { today < span.upperBound.lastDay }
}

extension Substring {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
