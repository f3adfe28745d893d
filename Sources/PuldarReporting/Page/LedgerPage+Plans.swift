import LedgerModel

/// What is due, what is saved for, and what needs a person.
extension LedgerPage {
  private static let (dueLimit, findingLimit) = (20, 8)

  /// What needs a person; `nil` if nothing does.
  var findings: Section? {
    guard !context.findings.isEmpty else { return nil }
    let count = context.findings.count
    return Section(
      heading: count == 1 ? "1 thing needs you" : "\(count) things need you", isWide: true
    ) { markup in
      guard !names.isHidden else { return }
      markup.element("ul") { markup in
        for finding in context.findings.prefix(LedgerPage.findingLimit) {
          markup.element("li") { write(finding, to: &$0) }
        }
        let more = count - LedgerPage.findingLimit
        if more > 0 { markup.element("li", "and \(more) more") }
      }
    }
  }

  /// Writes a line, its commands as such.
  private func write(_ line: String, to markup: inout Markup) {
    var rest = line[...]
    while !context.program.isEmpty, let start = rest.firstRange(of: "'\(context.program) "),
      let end = rest[start.upperBound...].firstIndex(of: "'")
    {
      markup.element("bdi", String(rest[..<start.lowerBound]))
      markup.element("code", String(rest[rest.index(after: start.lowerBound)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { markup.element("bdi", String(rest)) }
  }

  /// The open days of plans; `nil` if there is none.
  var plans: Section? {
    guard !due.isEmpty else { return nil }
    let shown = due.prefix(LedgerPage.dueLimit)
    return Section(heading: "Due by \(span.upperBound.lastDay.text)") { markup in
      let rows = shown.enumerated().map { place, day in
        let isLate = day.isOverdue(on: today)
        return PageTable.Row(
          name: names.text(day.terms.name, day.terms.flow, place),
          cells: [
            .words(isLate ? "\(day.due.text), overdue" : day.due.text), .words(day.terms.flow),
            .figure(amount(day.left.minorUnits), isBad: isLate),
          ], events: explained == nil ? EventNumbers() : EventNumbers([day.bill]))
      }
      PageTable(
        caption: due.count > shown.count
          ? "The first \(shown.count) of \(due.count)" : "Bills, expected income and planned moves",
        columns: ["", "day", "what", "amount"], rows: rows
      ).write(to: &markup, self)
    }
  }

  /// The goals in force; `nil` if there is none.
  var goalsSection: Section? {
    let open = goals.filter { goal in goal.end.map { $0 > today } ?? true }
    guard !open.isEmpty else { return nil }
    let bars = open.enumerated().map { place, goal in
      var small: [String] = []
      if let by = goal.by { small.append("wanted by \(by.text)") }
      if let monthly = goal.monthly { small.append("\(amount(monthly.minorUnits)) a month") }
      if let done = goal.done {
        small.append(done <= today ? "reached \(done.text)" : "at this pace \(done.text)")
      }
      return BarChart.Bar(
        name: names.text(goal.name, "Goal", place), value: goal.saved.minorUnits,
        whole: goal.target?.minorUnits ?? 0, today: nil,
        note: goal.target.map { "\(amount(goal.saved.minorUnits)) of \(amount($0.minorUnits))" }
          ?? amount(goal.saved.minorUnits),
        small: small.joined(separator: ", "))
    }
    let chart = BarChart(bars: bars)
    let picture = PuldarReporting.Picture(
      id: "goals", title: "Goals",
      description: bars.map { "\($0.name): \($0.note)" }.joined(separator: ", ") + ".",
      height: chart.height
    ) { chart.draw(in: &$0) }
    return Section(heading: picture.title) { markup in
      picture.write(to: &markup)
      guard explained != nil else { return }
      for (goal, bar) in zip(open, bars) {
        write(goalEvents[goal.id] ?? EventNumbers(), named: bar.name, to: &markup)
      }
    }
  }
}
