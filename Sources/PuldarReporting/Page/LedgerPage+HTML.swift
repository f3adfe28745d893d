public import LedgerModel

extension LedgerPage {
  /// The page as an HTML file, in UTF-8.
  ///
  /// - Throws: ``LedgerModel/FigureTooLarge`` if a figure does not fit.
  public func html() throws(FigureTooLarge) -> [UInt8] {
    // The days of many years are as wide as the page, and stand below all that is not.
    let days = try calendar()
    let sections = [
      findings, budget, trend, worth, monthsSection, days.isWide ? nil : days, try categories(),
      try merchants(), plans, goalsSection, try comparison(), changes, days.isWide ? days : nil,
    ].compactMap(\.self)
    var markup = Markup()
    markup.write("<!DOCTYPE html>\n")
    markup.element("html", ["lang": "en"]) { markup in
      head(&markup)
      markup.element("body") { markup in
        header(&markup)
        markup.element("main") { markup in
          for section in sections { section.write(to: &markup) }
        }
        footer(&markup)
      }
    }
    markup.write("\n")
    return markup.bytes
  }

  /// A part of the page, with its heading.
  struct Section {
    var heading: String
    /// Whether it is as wide as the page.
    var isWide = false
    let content: (inout Markup) -> Void

    func write(to markup: inout Markup) {
      markup.element("section", isWide ? ["class": "wide"] : [:]) { markup in
        markup.element("h2", heading)
        content(&markup)
      }
      markup.write("\n")
    }
  }

  /// The title: the months that the page is of.
  var title: String {
    let (first, last) = (span.lowerBound, span.upperBound)
    if first == last { return MonthName.full(first) }
    if first.monthOfYear == 1, last.monthOfYear == 12 {
      return first.year == last.year ? "\(first.year)" : "\(first.year) to \(last.year)"
    }
    return "\(MonthName.full(first)) to \(MonthName.full(last))"
  }

  private func head(_ markup: inout Markup) {
    markup.element("head") { markup in
      markup.void("meta", ["charset": "utf-8"])
      markup.void("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"])
      markup.void(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; style-src 'unsafe-inline'",
        ])
      markup.element(
        "title", context.ledger.isEmpty || names.isHidden ? title : "\(title) · \(context.ledger)")
      markup.element("style") {
        $0.write(Colours.sheet + StyleSheet.ofPages + StyleSheet.ofPictures)
      }
    }
    markup.write("\n")
  }

  private func header(_ markup: inout Markup) {
    markup.element("header") { markup in
      markup.element("h1", title)
      var facts = [names.isHidden ? "" : context.ledger]
      if span.contains(today.month), span.count == 1 {
        facts.append("to \(today.text), day \(today.day) of \(today.month.length)")
      } else if span.upperBound.lastDay > today {
        facts.append("to \(today.text)")
      }
      let count = months.reduce(0) { $0 + buckets.entryCount(in: $1.month) }
      facts += [count == 1 ? "1 entry" : "\(count) entries", "amounts in \(currency.code)"]
      markup.element(
        "p", ["class": "muted"], facts.filter { !$0.isEmpty }.joined(separator: " · "))
      markup.element("dl", ["class": "figures"]) { markup in
        for (place, figure) in headFigures.enumerated() {
          markup.element("div", place == 0 ? ["class": "first"] : [:]) { markup in
            markup.element("dt", figure.name)
            markup.element("dd", figure.isBad ? ["class": "bad"] : [:], amount(figure.value))
          }
        }
      }
    }
  }

  /// The figures of the head: of a month what is left of it, of several what came and went.
  private var headFigures: [(name: String, value: Int64, isBad: Bool)] {
    if months.count == 1, let month = months.first {
      let used = ("used", month.used.minorUnits, false)
      guard month.hasBudget else {
        return [("spent", month.spent.minorUnits, false)]
          + (month.used == month.spent ? [] : [used])
      }
      let left = month.left.minorUnits
      var figures = [("left", left, left < 0), used, ("of", month.capacity.minorUnits, false)]
      if month.stillDue.minorUnits != 0 {
        figures.append(("still due", month.stillDue.minorUnits, false))
        figures.append(("free", month.free.minorUnits, month.free.minorUnits < 0))
      }
      if month.expected.minorUnits != 0 {
        figures.append(("income still expected", month.expected.minorUnits, false))
      }
      return figures
    }
    let spent = Amounts.sum(months.map(\.spent.minorUnits))
    let income = Amounts.sum(months.map(\.income.minorUnits))
    let expected = Amounts.sum(months.map(\.expected.minorUnits))
    // A mean is of months that are over, from the first one with anything in it.
    let over = months.filter { $0.month < now.month }
      .drop { $0.spent.minorUnits == 0 && $0.income.minorUnits == 0 }
    let mean = SpendingReport.Trend.mean(
      of: over.reduce(0) { $0 + Int128($1.spent.minorUnits) }, over: over.count)
    return [("spent", spent, false), ("income", income, false)]
      + (expected == 0 ? [] : [("of it still expected", expected, false)])
      + [("kept", Amounts.sum([income, -spent]), spent > income)]
      + (mean.map { [("spent a month", $0, false)] } ?? [])
  }

  private func footer(_ markup: inout Markup) {
    markup.element("footer") { markup in
      var facts = [context.eventCount == 1 ? "1 event" : "\(context.eventCount) events"]
      if !context.moment.isEmpty { facts.append("as of \(context.moment)") }
      if !context.seals.isEmpty { facts.append("sealed \(context.seals.joined(separator: ", "))") }
      if !context.timeZone.isEmpty { facts.append("days of \(context.timeZone)") }
      markup.element("p") { markup in
        markup.text(facts.joined(separator: " · "))
        guard !context.proof.isEmpty else { return }
        markup.text(" · proven by ")
        markup.element("code", context.proof)
      }
      guard explained == nil, !context.explanation.isEmpty else { return }
      markup.element("p") { markup in
        markup.text("The events of a figure: ")
        markup.element("code", context.explanation)
      }
    }
  }

  /// The currency of all amounts.
  var currency: Money.Currency { buckets.currency ?? .usd }

  /// Returns an amount as the page writes it.
  func amount(_ minorUnits: Int64) -> String {
    Amounts.text(minorUnits, currency, context.conventions)
  }

  /// Returns an amount in few letters, for the axis of a chart.
  func short(_ minorUnits: Int64) -> String {
    Amounts.short(minorUnits, currency, context.conventions)
  }
}
