import LedgerModel

/// The figures over time: income beside spending, months by bucket, and worth.
extension LedgerPage {
  private var courseMonths: [CalendarMonth] { course.map(\.month) }

  private var coursePeriod: String {
    guard let first = courseMonths.first, let last = courseMonths.last, first != last else {
      return title
    }
    return "\(MonthName.full(first)) to \(MonthName.full(last))"
  }

  // MARK: Income beside spending

  /// What of the income has not come, after a comma; empty for nothing.
  private var expectedWords: String {
    let expected = Amounts.sum(course.map(\.expected.minorUnits))
    return expected == 0 ? "" : ", of it still expected \(amount(expected))"
  }

  var trendPicture: PuldarReporting.Picture {
    let incomes = course.map(\.income.minorUnits)
    let spent = course.map(\.spent.minorUnits)
    let kept = Amounts.sum([Amounts.sum(incomes), -Amounts.sum(spent)])
    let chart = ColumnChart(
      places: MonthName.axis(courseMonths), series: [("income", incomes), ("spent", spent)],
      arrangement: .sideBySide, label: short, text: amount)
    return PuldarReporting.Picture(
      id: "trend", title: "Income and spending",
      description: "\(coursePeriod): income \(amount(Amounts.sum(incomes)))"
        + "\(expectedWords), spent \(amount(Amounts.sum(spent))), kept \(amount(kept)).",
      height: ColumnChart.height
    ) { chart.draw(in: &$0) }
  }

  /// Income beside spending by month; `nil` if nothing came in.
  var trend: Section? {
    guard course.contains(where: { $0.income != $0.expected }) else { return nil }
    let picture = trendPicture
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      let rows = courseRows { months in
        let income = Amounts.sum(months.map(\.income.minorUnits))
        let spent = Amounts.sum(months.map(\.spent.minorUnits))
        return figures([income, spent, Amounts.sum([income, -spent])])
      } events: {
        [.month(.income), .month(.spent)]
      }
      let (income, spent) = (
        Amounts.sum(course.map(\.income.minorUnits)), Amounts.sum(course.map(\.spent.minorUnits))
      )
      PageTable(
        caption: coursePeriod
          + (expectedWords.isEmpty
            ? "" : ": income \(amount(income))\(expectedWords)"),
        columns: ["", "income", "spent", "kept"],
        rows: rows
          + (rows.count > 1
            ? [
              PageTable.Row(
                name: "Together", cells: figures([income, spent, Amounts.sum([income, -spent])]),
                isTotal: true)
            ] : [])
      ).write(to: &markup, self)
    }
  }

  private func figures(_ values: [Int64]) -> [PageTable.Cell] {
    values.enumerated().map { place, value in
      .figure(amount(value), isBad: place == values.count - 1 && value < 0)
    }
  }

  // MARK: Months by bucket

  private var bucketNames: [(bucket: BucketName, name: String)] {
    var seen: Set<BucketName> = []
    return course.reversed().flatMap(\.buckets).compactMap { bucket in
      seen.insert(bucket.bucket).inserted ? (bucket.bucket, bucket.name) : nil
    }
  }

  var monthsPicture: PuldarReporting.Picture {
    let used = bucketNames.map { bucket in
      (
        name: bucket.name,
        values: course.map { month in
          month.buckets.first { $0.bucket == bucket.bucket }?.used.minorUnits ?? 0
        }
      )
    }
    let limits = course.map { $0.hasBudget ? $0.budget.minorUnits : nil }
    let chart = ColumnChart(
      places: MonthName.axis(courseMonths), series: used, arrangement: .stacked,
      limits: limits.contains { $0 != nil } ? limits : [], limitName: "budget", label: short,
      text: amount)
    let whole = course.map(\.used.minorUnits)
    let most = course.max { $0.used.minorUnits < $1.used.minorUnits }
    return PuldarReporting.Picture(
      id: "months", title: "Months",
      description: "\(coursePeriod): used \(amount(Amounts.sum(whole)))"
        + (most.map { ", most in \(MonthName.full($0.month)), \(amount($0.used.minorUnits))" } ?? "")
        + ".",
      height: ColumnChart.height
    ) { chart.draw(in: &$0) }
  }

  /// What was used month by month.
  var monthsSection: Section {
    let picture = monthsPicture
    return Section(heading: "What was used by month") { markup in
      if course.contains(where: { $0.used.minorUnits != 0 }) { picture.write(to: &markup) }
      PageTable(
        caption: coursePeriod, columns: ["", "used", "budget", "left"],
        rows: courseRows { months in
          let used = PageTable.Cell.figure(amount(Amounts.sum(months.map(\.used.minorUnits))))
          guard months.allSatisfy(\.hasBudget), let month = months.last else {
            return [used, .figure("–"), .figure("–")]
          }
          let left = month.left.minorUnits
          return [
            used, .figure(amount(Amounts.sum(months.map(\.budget.minorUnits)))),
            // What is left is of one month: the next one may carry it.
            months.count > 1 ? .figure("–") : .figure(amount(left), isBad: left < 0),
          ]
        } events: {
          [.month(.used), .month(.budget)]
        }
      ).write(to: &markup, self)
    }
  }

  /// Returns a row for each month, the last one first; for each year if there are many months.
  private func courseRows(
    _ cells: ([MonthBudget]) -> [PageTable.Cell], events: () -> [BudgetFigure]
  ) -> [PageTable.Row] {
    guard course.count <= 24 else {
      return Dictionary(grouping: course, by: \.month.year).sorted { $0.key > $1.key }.map {
        year, months in
        PageTable.Row(name: "\(year)", isShort: true, cells: cells(months))
      }
    }
    return course.reversed().map { month in
      PageTable.Row(
        name: MonthName.dated(month.month), isShort: true, cells: cells([month]),
        events: self.events(of: events(), in: month.month))
    }
  }

  // MARK: Worth

  /// Returns what the accounts hold together at the end of each month; `nil` before they are in use.
  private func worths() throws(FigureTooLarge) -> [Int64?] {
    try accounts.totals(of: courseMonths, through: today).map { $0?.worth.minorUnits }
  }

  func worthPicture() throws(FigureTooLarge) -> PuldarReporting.Picture {
    let worths = try worths()
    let last = worths.last { $0 != nil }.flatMap(\.self)
    let chart = LineChart(
      places: MonthName.axis(courseMonths), values: worths, label: short,
      last: last.map { "\(amount($0)) on \(today.text)" } ?? "")
    return PuldarReporting.Picture(
      id: "worth", title: "Worth of all accounts",
      description: last.map { "\(amount($0)) on \(today.text)." } ?? "No account is in use.",
      height: LineChart.height
    ) { chart.draw(in: &$0) }
  }

  /// What the accounts hold, over time and now; `nil` before they are in use.
  var worth: Section? {
    guard accounts.isInUse, let picture = try? worthPicture(),
      let now = try? accounts.accounts(on: today), let totals = try? accounts.totals(on: today)
    else { return nil }
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      var rows = now.enumerated().map { place, account in
        let (balance, kind) = (account.balance.minorUnits, account.kind.rawValue)
        return PageTable.Row(
          name: names.text(account.name.text, kind, place),
          cells: [.words(kind), .figure(amount(balance), isBad: account.isOverdrawn)],
          events: explained == nil ? EventNumbers() : events(of: account))
      }
      rows.append(
        PageTable.Row(
          name: "Worth", cells: [.words(""), .figure(amount(totals.worth.minorUnits))],
          isTotal: true))
      PageTable(
        caption: "On \(today.text): at hand \(amount(totals.atHand.minorUnits)), "
          + "kept \(amount(totals.kept.minorUnits))"
          + (totals.lent.minorUnits == 0 ? "" : ", lent \(amount(totals.lent.minorUnits))"),
        columns: ["", "kind", "holds"], rows: rows
      ).write(to: &markup, self)
    }
  }

  /// Returns the events of what an account holds: all, or those of the span if it was in use before.
  func events(of account: Account) -> EventNumbers {
    let start = min(span.lowerBound.firstDay, today)
    let days = min(max(start, account.from), today)...today
    let isOlder = account.from < days.lowerBound
    var filter = EntryQuery.Filter()
    (filter.from, filter.to) = (days.lowerBound, days.upperBound)
    filter.accounts = [account.name]
    let entries = register.entries(EntryQuery(filter)).flatMap { [$0.id] + $0.correctedBy }
    let moves = transfers.filter { _, made in
      days.contains(made.date) && [made.source, made.destination].contains(account.name)
    }
    let corrections = account.corrections.filter { days.contains($0.difference.date) }
    var events = EventNumbers(
      entries + moves.map(\.event) + corrections.map(\.event)
        + (isOlder ? [] : [account.openedBy].compactMap(\.self)))
    if isOlder { events.since = days.lowerBound }
    return events
  }
}
