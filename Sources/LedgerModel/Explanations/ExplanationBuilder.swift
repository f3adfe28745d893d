import LedgerEvents

/// Explains how months came to their figures, as trees of terms. It uses what ``MonthlyBuckets`` formed and counted,
/// and computes no figure itself.
struct ExplanationBuilder {
  /// The formed months within reach.
  let months: [CalendarMonth: FormedMonth]
  let plan: BudgetPlan
  /// The kept accounts: purchases from them are covered.
  let keptAccounts: [AccountName]
  /// The money put away in each month, by day.
  let putAways: [CalendarMonth: [PutAway]]
  /// What bills saved, and what those savings covered.
  let savings: BillSavings
  /// The days of bills that are still due in the explained month.
  let due: [Bill.Day]
  /// The limits of the explained month, with what each carried.
  let limits: [MonthOverview.UsedLimit]
  /// The entries that are or were in each month, by day, then in the order in which they were applied.
  private(set) var entries: [CalendarMonth: [ExplainedEntry]] = [:]
  /// The month that each income counts in, if it is not its own.
  private(set) var countedElsewhere: [EventID: CalendarMonth] = [:]
  /// The bucket of each category found in a month.
  private var buckets: [CalendarMonth: [Name: BucketName]] = [:]

  init(
    months: [CalendarMonth: FormedMonth], of figures: MonthlyBuckets,
    entries: [EventID: ExplainedEntry], due: [Bill.Day],
    carried limits: [MonthOverview.UsedLimit] = []
  ) {
    self.months = months
    self.due = due
    self.limits = limits
    plan = figures.plan
    keptAccounts = figures.keptAccounts
    savings = figures.savings(in: (months.keys.min() ?? .first)...(months.keys.max() ?? .first))
    let savings = savings
    putAways = Dictionary(
      uniqueKeysWithValues: months.keys.map { ($0, figures.putAway(in: $0, savings)) })
    for (month, formed) in months {
      countedElsewhere.merge(formed.incomeParts.elsewhere) { first, _ in first }
      for income in formed.incomeParts.received where income.day.month != month {
        countedElsewhere[income.entry] = month
      }
    }
    let sorted = entries.values.sorted {
      ($0.values.date, $0.order) < ($1.values.date, $1.order)
    }
    for entry in sorted {
      for step in entry.steps {
        if let was = step.was { take(entry, was, in: was.day.month) }
        if let now = step.now { take(entry, now, in: now.day.month) }
      }
      if let month = countedElsewhere[entry.id], let now = entry.steps.last?.now {
        take(entry, now, in: month)
      }
    }
  }

  /// Adds an entry to a month in which it is or was counted.
  private mutating func take(
    _ entry: ExplainedEntry, _ counted: CountedAmount, in month: CalendarMonth
  ) {
    guard months[month] != nil else { return }
    // All steps of an entry are consecutive, so a duplicate can only be the last one.
    if entries[month]?.last?.id != entry.id { entries[month, default: []].append(entry) }
    guard counted.name != MonthlyBuckets.incomeName, buckets[month]?[counted.name] == nil else {
      return
    }
    buckets[month, default: [:]][counted.name] =
      plan.categories.bucket(of: CategoryName(counted.name), on: month.firstDay)
  }

  /// Returns the term of a figure with `depth` levels below it.
  func term(_ figure: BudgetFigure, _ month: CalendarMonth, _ depth: Int) -> ExplanationTerm {
    guard let formed = months[month] else {
      preconditionFailure("only a month that was formed is explained")
    }
    switch figure {
    case .month(let figure): return term(figure, formed, depth)
    case .bucket(let bucket, let figure): return term(figure, of: bucket, formed, depth)
    case .category(let category):
      let spending = formed.budget.spending(in: category)
      return folding(.category(category), spending.used, depth) { depth in
        let covered = folding(.bucket(.covered, month), spending.covered, depth) { _ in
          self.covered(in: month) { $0 == category }
        }
        return terms(in: month) { $0.name == category.name }
          + (spending.covered == zero ? [] : [covered.takenAway])
          + putAway(in: month) { $0 == category }
      }
    case .limit(let category):
      let cap = plan.caps.inForce(in: month, of: category)
      let limit = ExplanationTerm(
        label: .said, value: cap?.value.money ?? zero, events: [cap?.event].compactMap(\.self))
      let carried = limits.first { $0.category == category }?.carried ?? zero
      let left = limit.value.adding(carried)
        .subtracting(formed.budget.spending(in: category).used)
      let rollover = plan.rollover(ofLimitsOf: category).inForce(on: month.firstDay)
      return folding(.limitLeft, left, depth) { depth in
        [limit]
          + (rollover.map {
            [
              ExplanationTerm(
                label: .bucket(.carried, month), value: carried, events: [$0.event])
            ]
          } ?? [])
          + [term(.category(category), month, depth).takenAway]
      }
    }
  }

  /// Returns a term whose own terms are built only as far as the depth reaches.
  private func folding(
    _ label: ExplanationLabel, _ value: Money, events: [EventID] = [], _ depth: Int,
    _ terms: (Int) -> [ExplanationTerm]
  ) -> ExplanationTerm {
    if depth <= 0 {
      let isFolded = depth < 0 || !terms(-1).isEmpty
      return ExplanationTerm(label: label, value: value, events: events, isFolded: isFolded)
    }
    let terms = terms(depth - 1)
    assert(sum(of: terms) == value, "the terms add up to the figure")
    return ExplanationTerm(label: label, value: value, events: events, terms: terms)
  }

  var currency: Money.Currency { months.values.first?.budget.currency ?? .usd }
  var zero: Money { .zero(currency) }

  func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: currency)
  }

  func sum(of terms: [ExplanationTerm]) -> Money {
    terms.reduce(zero) { $0.adding($1.value) }
  }

  // MARK: - The month

  private func term(
    _ figure: MonthFigure, _ formed: FormedMonth, _ depth: Int
  ) -> ExplanationTerm {
    let budget = formed.budget
    let label = ExplanationLabel.month(figure, budget.month)
    func part(_ figure: MonthFigure, _ depth: Int) -> ExplanationTerm {
      term(figure, formed, depth)
    }
    let value = budget.value(of: figure)
    // A stated budget replaces the income.
    let whole: MonthFigure = budget.cap == nil ? .income : .budget
    var events: [EventID] = []
    if figure == .income, let set = formed.income, set.value == .actual { events = [set.event] }
    return folding(label, value, events: events, depth) { depth in
      switch figure {
      case .income: income(formed)
      case .budget: said(formed).map { [$0] } ?? income(formed)
      case .carried:
        budget.buckets.filter { formed.carries[$0.bucket] != nil }.map { bucket in
          named(bucket.bucket, term(.carried, of: bucket.bucket, formed, depth))
        }
      case .spent, .covered, .putAway, .due:
        budget.buckets.map { bucket in
          named(bucket.bucket, term(figure, of: bucket.bucket, formed, depth))
        }
      case .used: used { part($0, depth) }
      case .capacity: [part(whole, depth), part(.carried, depth)]
      case .left:
        [part(whole, depth), part(.carried, depth)] + used { part($0, depth) }.map(\.takenAway)
      case .over:
        excess(
          value,
          of: used { part($0, depth) }
            + [part(whole, depth).takenAway, part(.carried, depth).takenAway])
      case .free: [part(.left, depth), part(.due, depth).takenAway]
      }
    }
  }

  /// Returns the stated budget of a month; `nil` if its income is its budget.
  private func said(_ formed: FormedMonth) -> ExplanationTerm? {
    formed.budget.cap.map {
      ExplanationTerm(label: .said, value: $0, events: [formed.cap].compactMap(\.self))
    }
  }

  /// Returns what was spent, minus what was covered, plus what was put away; the last two only if not zero.
  private func used(_ part: (MonthFigure) -> ExplanationTerm) -> [ExplanationTerm] {
    let (covered, putAway) = (part(.covered), part(.putAway))
    return [part(.spent)] + (covered.value == zero ? [] : [covered.takenAway])
      + (putAway.value == zero ? [] : [putAway])
  }

  private func named(_ bucket: BucketName, _ term: ExplanationTerm) -> ExplanationTerm {
    var term = term
    term.label = .bucketPart(bucket)
    return term
  }

  /// Returns the terms of an excess, with the part that keeps it from being negative.
  private func excess(_ value: Money, of terms: [ExplanationTerm]) -> [ExplanationTerm] {
    let rest = value.subtracting(sum(of: terms))
    return rest == zero ? terms : terms + [ExplanationTerm(label: .notOver, value: rest)]
  }

  /// Returns the planned income and each received entry.
  private func income(_ formed: FormedMonth) -> [ExplanationTerm] {
    var terms: [ExplanationTerm] = []
    if let set = formed.income, set.value.base != nil {
      let label = ExplanationLabel.setIncome(set.value, came: formed.incomeParts.instead)
      terms.append(
        ExplanationTerm(label: label, value: formed.budget.expected, events: [set.event]))
    }
    return terms
      + self.terms(in: formed.budget.month) {
        $0.name == MonthlyBuckets.incomeName && $0.minorUnits != 0
          && !keptAccounts.contains($0.account)
      }
  }

  // MARK: - Buckets

  private func term(
    _ figure: MonthFigure, of name: BucketName, _ formed: FormedMonth, _ depth: Int
  ) -> ExplanationTerm {
    let month = formed.budget.month
    let label = ExplanationLabel.bucket(figure, month)
    guard let bucket = formed.budget.buckets.first(where: { $0.bucket == name }) else {
      return ExplanationTerm(label: label, value: zero)
    }
    func part(_ figure: MonthFigure, _ depth: Int) -> ExplanationTerm {
      term(figure, of: name, formed, depth)
    }
    let value = formed.budget.value(of: figure, bucket)
    switch figure {
    case .income, .budget:
      let terms = budget(bucket, formed)
      return folding(label, value, events: terms.first?.events ?? [], depth) { depth in
        depth > 0 ? terms : terms.map(\.folded)
      }
    case .carried: return carried(bucket, formed, depth)
    case .spent:
      return folding(label, value, depth) { _ in
        let buckets = buckets[month] ?? [:]
        return terms(in: month, namesMoves: true) { buckets[$0.name] == name }
      }
    case .covered:
      return folding(label, value, depth) { _ in
        covered(in: month) { plan.categories.bucket(of: $0, on: month.firstDay) == name }
      }
    case .putAway:
      return folding(label, value, depth) { _ in
        putAway(in: month) { plan.categories.bucket(of: $0, on: month.firstDay) == name }
      }
    case .used: return folding(label, value, depth) { depth in used(of: name, formed, depth) }
    case .capacity:
      return folding(label, value, depth) { depth in
        [part(.budget, depth), part(.carried, depth)]
      }
    case .left:
      return folding(label, value, depth) { depth in
        [part(.budget, depth), part(.carried, depth)]
          + used(of: name, formed, depth).map(\.takenAway)
      }
    case .over:
      return folding(label, value, depth) { depth in
        excess(
          value,
          of: used(of: name, formed, depth)
            + [part(.budget, depth).takenAway, part(.carried, depth).takenAway])
      }
    case .due: return folding(label, value, depth) { _ in stillDue(in: month, name) }
    case .free:
      return folding(label, value, depth) { depth in
        [part(.left, depth), part(.due, depth).takenAway]
      }
    }
  }

  /// Returns the terms of what a bucket used.
  private func used(
    of bucket: BucketName, _ formed: FormedMonth, _ depth: Int
  ) -> [ExplanationTerm] {
    used { term($0, of: bucket, formed, depth) }
  }

  /// Returns what a bucket carries from the month before, explained by that month's figures.
  private func carried(
    _ bucket: BucketBudget, _ formed: FormedMonth, _ depth: Int
  ) -> ExplanationTerm {
    let month = formed.budget.month
    let label = ExplanationLabel.bucket(.carried, month)
    guard let carries = formed.carries[bucket.bucket], let own = carries.first else {
      return ExplanationTerm(label: label, value: bucket.carried)
    }
    if carries.count == 1, own.bucket == bucket.bucket { return carried(own, label, month, depth) }
    return folding(label, bucket.carried, depth) { depth in
      carries.map { carry in
        var part = carried(carry, .bucketPart(carry.bucket), month, depth)
        part.events += plan.buckets.moves(of: carry.bucket, on: month.firstDay)
        return part
      }
    }
  }

  /// Returns what is carried from one bucket of the month before.
  private func carried(
    _ carry: FormedMonth.Carry, _ label: ExplanationLabel, _ month: CalendarMonth, _ depth: Int
  ) -> ExplanationTerm {
    let events = [carry.setting.event]
    let value = money(carry.carried)
    guard carry.setting.value != .off, let before = month.previous.flatMap({ months[$0] }) else {
      let isFolded = carry.setting.value != .off
      return ExplanationTerm(label: label, value: value, events: events, isFolded: isFolded)
    }
    return folding(label, value, events: events, depth) { depth in
      var terms = [
        term(.budget, of: carry.bucket, before, depth),
        term(.carried, of: carry.bucket, before, depth),
      ]
      terms += used(of: carry.bucket, before, depth).map(\.takenAway)
      let left = money(carry.left)
      if left != value {
        terms.append(ExplanationTerm(label: .overspendNotCarried, value: value.subtracting(left)))
      }
      return terms
    }
  }

  /// Returns a bucket's share of the budget, and the cent gained or lost so that all shares add up.
  private func budget(_ bucket: BucketBudget, _ formed: FormedMonth) -> [ExplanationTerm] {
    let setBy = formed.shares?.event
    let moves = plan.movesOfShares(to: bucket.bucket, on: formed.budget.month.firstDay)
    func share(of income: Money, _ events: [EventID]) -> ExplanationTerm {
      ExplanationTerm(
        label: .share(bucket.share, income: income, setBy: setBy, incomeEvents: events),
        value: money(bucket.share.roundedDown(of: income.minorUnits)),
        events: [setBy].compactMap(\.self) + moves + events)
    }
    let all = said(formed).map { [$0] } ?? income(formed)
    let parts = formed.budget.isShared ? all.filter { $0.value != zero } : []
    var whole = share(
      of: formed.budget.isShared ? formed.budget.budget : zero, parts.flatMap(\.events))
    if parts.count > 1 {
      whole.terms = parts.map { share(of: $0.value, $0.events) }
      let rest = whole.value.subtracting(sum(of: whole.terms))
      if rest != zero { whole.terms.append(ExplanationTerm(label: .fractions, value: rest)) }
    }
    let shifts = shifts(of: bucket, formed)
    let cent = bucket.budget.subtracting(whole.value).subtracting(sum(of: shifts))
    return [whole] + (cent == zero ? [] : [ExplanationTerm(label: .remainderCent, value: cent)])
      + shifts
  }

  /// Returns the amounts shifted to and from a bucket's budget.
  private func shifts(of bucket: BucketBudget, _ formed: FormedMonth) -> [ExplanationTerm] {
    let month = formed.budget.month
    guard formed.budget.isShared else { return [] }
    return plan.shiftedParts(in: month).filter { $0.bucket == bucket.bucket }.map { part in
      let shifted = part.shift.shifted
      return ExplanationTerm(
        label: .moved(
          part.shift.event, on: month.firstDay,
          from: plan.buckets.displayName(of: shifted.source),
          to: plan.buckets.displayName(of: shifted.destination)), value: money(part.minorUnits),
        events: [part.shift.event])
    }
  }
}

extension ExplanationTerm {
  /// The term without its terms.
  fileprivate var folded: ExplanationTerm {
    guard !terms.isEmpty else { return self }
    return ExplanationTerm(
      label: label, value: value, events: events, isFolded: true, isTakenAway: isTakenAway)
  }
}
