import LedgerModel

/// The words of an explanation's terms on the screen.
struct ExplanationWords {
  let explanation: Explanation
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle

  /// The number of events named after an amount.
  private static let eventLimit = 4

  func amount(_ money: Money) -> String { style.amount(money) }

  /// Returns the text before an equation: `spent`, or `spent 2025-12` for another month.
  func heading(of term: ExplanationTerm) -> String {
    switch term.label {
    case .month(let figure, let month), .bucket(let figure, let month):
      figure.shownName + of(month)
    case .bucketPart(let bucket): categories.buckets.shownName(of: bucket)
    case .category(let category): categories.shownName(of: category)
    case .limitLeft: "left"
    case .said: "said"
    case .share(let share, let income, _, _): "\(share.shortText) of \(amount(income))"
    case .entry(let id, _, _, _): numbering.text(id)
    case .setIncome, .change, .remainderCent, .fractions, .overspendNotCarried, .notOver, .moved,
      .due:
      ""
    @unknown default: ""
    }
  }

  private func of(_ month: CalendarMonth) -> String {
    month == explanation.month ? "" : " \(month.text)"
  }

  /// Returns a term of an equation.
  ///
  /// - Parameters:
  ///   - parent: The figure that the equation explains.
  ///   - isNegated: Whether the equation shows the opposite of the values.
  func term(_ term: ExplanationTerm, of parent: ExplanationTerm, isNegated: Bool) -> Equation.Term {
    let value = isNegated ? term.value.negated : term.value
    switch term.label {
    case .month(let figure, _), .bucket(let figure, _):
      return self.figure(figure.shownName, term, value)
    case .bucketPart, .category, .limitLeft: return figure(heading(of: term), term, value)
    case .said:
      return Equation.Term(lead: "said ", amount: value, rest: numbers(term.events))
    case .share(let share, let income, _, let incomeEvents):
      let whole = "of \(amount(income))\(numbers(incomeEvents))"
      // A part of a share only names its whole; the share itself shows how it is computed.
      if case .share = parent.label { return Equation.Term(amount: value, rest: " \(whole)") }
      // The events that set the shares, or moved them when their bucket ended.
      let setBy = term.events.filter { !incomeEvents.contains($0) }
      return Equation.Term(lead: "\(share.shortText)\(numbers(setBy)) \(whole)")
    default:
      return Equation.Term(
        amount: value.minorUnits < 0 ? value.negated : value,
        rest: remark(term, in: parent.label.month ?? explanation.month),
        isSubtracted: value.minorUnits < 0, day: term.label.day)
    }
  }

  /// Returns a term for a figure, which keeps its own sign, so that it reads as elsewhere.
  private func figure(_ name: String, _ term: ExplanationTerm, _ value: Money) -> Equation.Term {
    Equation.Term(
      lead: "\(name) ", amount: term.isTakenAway ? value.negated : value,
      isSubtracted: term.isTakenAway)
  }

  /// Returns the text after an equation of another month's figures: `in 2025-12`.
  func place(of terms: [ExplanationTerm]) -> String {
    guard let month = terms.lazy.compactMap(\.label.month).first, month != explanation.month else {
      return ""
    }
    return "in \(month.text)"
  }

  private func remark(_ term: ExplanationTerm, in month: CalendarMonth) -> String {
    switch term.label {
    case .setIncome(let plan, let came):
      numbers(term.events) + " set\(formula(plan))"
        + (came.isEmpty
          ? "" : ": \(came.map(numbering.text).joined(separator: ", ")) came instead")
    case .entry(let id, let values, let merchant, let movedBy):
      " (\(numbering.text(id))) "
        + (merchant.isEmpty
          ? categories.shownName(of: values.category) : VisibleText(merchant).description)
        + changes(term, values, movedBy, month)
    case .change(let kind, _, _, _, _, _): numbers(term.events) + " \(kind.rawValue)"
    case .moved(let event, _, let source, let destination):
      " (\(numbering.text(event))) \(VisibleText(source)) to \(VisibleText(destination))"
    case .due(let bill, let day, let name):
      " (\(numbering.text(bill))) \(VisibleText(name)) \(day.text)"
    case .remainderCent: " rounding"
    case .fractions: " from the parts' fractions"
    case .overspendNotCarried: " not carried"
    case .notOver: " not over"
    case .month, .bucket, .bucketPart, .category, .limitLeft, .said, .share: ""
    @unknown default: ""
    }
  }

  /// Returns ` (3)` or ` (2, 7 and 3 others)`; empty for none.
  private func numbers(_ events: [EventID]) -> String {
    if events.isEmpty { return "" }
    let isLong = events.count > ExplanationWords.eventLimit
    let shown = isLong ? events.prefix(ExplanationWords.eventLimit - 2) : events[...]
    let names = shown.map(numbering.text).joined(separator: ", ")
    return " (\(names)\(isLong ? " and \(events.count - shown.count) others" : ""))"
  }

  /// Returns ` [23.37 an hour x 37.5 hours x 52 / 12]`.
  private func formula(_ plan: IncomePlan) -> String {
    if let days = plan.days, let base = plan.base { return " [\(amount(base)) \(days.words)]" }
    guard case .hourly(let rate, let hours) = plan else { return "" }
    return " [\(amount(rate)) an hour x \(hours.shortText) hours x 52 / 12]"
  }

  /// Returns the later changes of an entry: ` [1300.00 -> 130.00 by 7]`.
  private func changes(
    _ term: ExplanationTerm, _ values: EntryValues, _ movedBy: EventID?, _ month: CalendarMonth
  ) -> String {
    var changes = term.terms.compactMap { change($0, in: month) }
    if let movedBy {
      changes.append(
        "\(categories.shownName(of: values.category)) moved by \(numbering.text(movedBy))")
    }
    return changes.isEmpty ? "" : " [\(changes.joined(separator: ", "))]"
  }

  private func change(_ term: ExplanationTerm, in month: CalendarMonth) -> String? {
    guard case .change(let kind, let was, let now, let other, let category, let reason) = term.label
    else { return nil }
    let place = other.map { text(category, $0, in: month) }
    let by = term.events.first.map { "by \(numbering.text($0))" } ?? ""
    let why = reason.isEmpty ? "" : " \"\(VisibleText(reason))\""
    switch (was, now) {
    case (let was?, let now?): return "\(amount(was)) -> \(amount(now)) \(by)\(why)"
    case (_, nil):
      if let place { return "moved to \(place) \(by)\(why)" }
      return "\(kind.rawValue) \(by)\(why)"
    case (nil, _):
      if let place { return "moved from \(place) \(by)\(why)" }
      return kind == .added ? nil : "\(kind.rawValue) \(by)\(why)"
    }
  }

  /// - Parameter category: The category; `nil` for income.
  private func text(
    _ category: CategoryName?, _ other: CalendarMonth, in month: CalendarMonth
  ) -> String {
    let category = category.map(categories.shownName) ?? "income"
    return other == month ? category : "\(category) \(other.text)"
  }
}

extension MonthFigure {
  /// The name as a person reads it.
  var shownName: String {
    self == .putAway ? "put away" : self == .due ? "still due" : rawValue
  }
}
