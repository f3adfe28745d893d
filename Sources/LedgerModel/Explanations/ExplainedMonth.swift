public import LedgerEvents

/// The figures of a month with their parts: ``MonthlyBuckets``, and the counted entries of that month and of those it
/// carries from.
///
/// It keeps the entries of as many months as the depth can reach, and nothing else of the log.
public struct ExplainedMonth: TextProjection {
  /// The explained month; of several, the last.
  public let month: CalendarMonth
  /// The day on which bills still due are determined; `nil` for none.
  public let today: CalendarDay?
  /// The number of levels of terms below the figure.
  public let depth: Int
  /// The figures.
  public private(set) var buckets = MonthlyBuckets()
  /// Entries that are or were counted in one of the months.
  private(set) var entries: [EventID: ExplainedEntry] = [:]
  private let months: ClosedRange<CalendarMonth>
  /// The months, and those around them whose income may count in one of them.
  private let monthsAround: ClosedRange<CalendarMonth>
  /// Whether the figures count all entries before the first event.
  private var hasAllFigures = false

  /// - Parameters:
  ///   - month: The month to explain.
  ///   - today: The day on which bills still due are determined.
  ///   - depth: The number of levels of terms below the figure: 0 or more. With 3 a figure of the month is broken down
  ///     into buckets, those into categories, and those into entries.
  public init(_ month: CalendarMonth, on today: CalendarDay? = nil, depth: Int = 3) {
    self.init(month...month, on: today, depth: depth)
  }

  /// Creates the same for several months, whose entries are read together.
  ///
  /// - Parameters:
  ///   - explained: The months to explain.
  ///   - today: The day on which bills still due are determined.
  ///   - depth: The number of levels of terms below a figure: 0 or more.
  public init(
    _ explained: ClosedRange<CalendarMonth>, on today: CalendarDay? = nil, depth: Int = 3
  ) {
    month = explained.upperBound
    self.today = today
    self.depth = max(depth, 0)
    let first = ExplainedMonth.first(before: explained.lowerBound, self.depth)
    months = first...month
    let reach = ReceivedIncome.monthReach
    monthsAround = (first.advanced(by: -reach) ?? .first)...(month.advanced(by: reach) ?? .last)
  }

  /// Returns the first month that a figure of a month may rest on: each month back is a level.
  private static func first(before month: CalendarMonth, _ depth: Int) -> CalendarMonth {
    month.advanced(by: -min(depth, Int(month.index))) ?? month
  }

  public mutating func begin(in currency: Money.Currency) { buckets.begin(in: currency) }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    let counted = hasAllFigures ? buckets.counted(change) : buckets.count(change, from: id)
    guard
      isKept(counted.now) || isKept(counted.was)
        || change.entry != id && entries[change.entry] != nil
    else { return }
    let order = entries.count
    entries[change.entry, default: ExplainedEntry(change.entry, order: order, texts.values)]
      .take(counted, texts, cause)
  }

  private func isKept(_ counted: CountedAmount?) -> Bool {
    guard let counted else { return false }
    let isIncome = counted.name == MonthlyBuckets.incomeName
    return (isIncome ? monthsAround : months).contains(counted.day.month)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.revert(fact, from: cause)
  }
}

extension ExplainedMonth: SelectiveProjection {
  package var selection: EntrySelection? { .months(monthsAround) }

  /// Starts from given figures, which count all entries.
  package mutating func begin(with figures: MonthlyBuckets) {
    buckets = figures
    hasAllFigures = true
  }
}

extension ExplainedMonth {
  /// Returns the parts that a figure of the month is made of.
  ///
  /// - Parameters:
  ///   - figure: The figure to explain.
  ///   - conflicts: The conflicts found by the fold (``LedgerFold/conflicts``).
  /// - Throws: ``FigureTooLarge`` if a sum of the month, or of one that it carries from, does not fit.
  public func explanation(
    of figure: BudgetFigure, conflicts: [LedgerConflict] = []
  ) throws(FigureTooLarge) -> Explanation {
    let root = try builder(of: month).term(figure, month, depth)
    var events: Set<EventID> = []
    root.insertEvents(into: &events)
    return Explanation(
      figure: figure, month: month, currency: buckets.currency ?? .usd, root: root,
      conflicts: conflicts.filter {
        events.contains($0.entry) || events.contains($0.earlier) || events.contains($0.later)
      })
  }

  /// Returns the events that each of some figures rests on, in one of the explained months.
  ///
  /// - Throws: ``FigureTooLarge``, as ``explanation(of:conflicts:)``.
  public func events(
    of figures: some Sequence<BudgetFigure>, in month: CalendarMonth
  ) throws(FigureTooLarge) -> [BudgetFigure: Set<EventID>] {
    let builder = try builder(of: month)
    var events: [BudgetFigure: Set<EventID>] = [:]
    for figure in figures where events[figure] == nil {
      builder.term(figure, month, depth).insertEvents(into: &events[figure, default: []])
    }
    return events
  }

  /// Returns what explains the figures of one of the explained months.
  private func builder(of month: CalendarMonth) throws(FigureTooLarge) -> ExplanationBuilder {
    var reached: [CalendarMonth: FormedMonth] = [:]
    let first = ExplainedMonth.first(before: month, depth)
    try buckets.formChain(to: month) { formed in
      if first <= formed.budget.month { reached[formed.budget.month] = formed }
    }
    if let today, var formed = reached[month] {
      try buckets.addDue(to: &formed.budget, on: today)
      reached[month] = formed
    }
    let limits = try reached[month].map { formed throws(FigureTooLarge) in
      try buckets.overview(of: formed.budget).limits
    }
    return ExplanationBuilder(
      months: reached, of: buckets, entries: entries,
      due: today.map { buckets.open(in: month, on: $0) } ?? [],
      carried: (limits ?? []).filter { $0.reach.isOfMonths })
  }

  /// Returns every figure of the month: those of the month, of each bucket, of each category that is offered or has
  /// spending, and the category limits.
  ///
  /// - Throws: ``FigureTooLarge``, as ``explanation(of:conflicts:)``.
  public func figures() throws(FigureTooLarge) -> [BudgetFigure] {
    var budget = try buckets.month(month)
    if let today { try buckets.addDue(to: &budget, on: today) }
    let spending = budget.buckets.flatMap(\.categories).map(\.category)
    let offered = buckets.plan.categories.offered(on: month.lastDay)
    return MonthFigure.allCases.map { .month($0) }
      + budget.buckets.flatMap { bucket in
        MonthFigure.ofBuckets.map { .bucket(bucket.bucket, $0) }
      }
      + (offered + spending.filter { !offered.contains($0) }).map { .category($0) }
      + buckets.plan.caps.limits(in: month).map { .limit($0.category) }
  }

  /// Returns the figure with a name: `fun.budget`, `month.income`, or a category. A bucket or `month` alone means
  /// what is left; `budget` and `free` are those of the month. `nil` if there is none.
  ///
  /// A category with the name of a bucket is written `category:fun`.
  ///
  /// - Throws: ``FigureTooLarge``, as ``explanation(of:conflicts:)``.
  public func figure(named name: String) throws(FigureTooLarge) -> BudgetFigure? {
    let figures = try figures()
    let prefix = "category:"
    var folded = name.lowercased()
    if ["budget", "free"].contains(folded) { folded = "month.\(folded)" }
    if folded.hasPrefix("budget.") { folded = "limit." + folded.dropFirst("budget.".count) }
    let isCategory = folded.hasPrefix(prefix)
    let names = buckets.plan.categories
    var parts = folded.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == "limit" {
      parts[1] = CategoryName(parts[1]).map(names.meant)?.text ?? parts[1]
    } else if let bucket = parts.first.flatMap({ BucketName($0) }) {
      parts[0] = names.buckets.meant(by: bucket).text
    }
    folded = parts.joined(separator: ".")
    if !isCategory,
      let figure = figures.first(where: { $0.text == folded || $0.text == "\(folded).left" })
    {
      return figure
    }
    guard let category = CategoryName(isCategory ? folded.dropFirst(prefix.count) : folded[...]),
      category != .income
    else { return nil }
    let meant = names.meant(by: category)
    // An ended category may have no spending in this month.
    let isKnown = figures.contains(.category(meant))
    return isKnown || names.exists(meant) ? .category(meant) : nil
  }
}

extension ExplanationTerm {
  /// Inserts the events that the term and its own terms rest on.
  fileprivate func insertEvents(into events: inout Set<EventID>) {
    events.formUnion(self.events)
    for term in terms { term.insertEvents(into: &events) }
  }
}

/// An entry as months count it, with each event that changed its counted amount.
struct ExplainedEntry: Hashable, Sendable {
  /// The change by one event.
  struct Step: Hashable, Sendable {
    var event: EventID
    var kind: EntryChangeKind
    var was: CountedAmount?
    var now: CountedAmount?
    var reason: String
  }

  let id: EventID
  /// The entry's position in the order in which entries were applied.
  let order: Int
  private(set) var values: EntryValues
  private(set) var merchant = ""
  private(set) var steps: [Step] = []

  init(_ id: EventID, order: Int, _ values: EntryValues) {
    self.id = id
    self.order = order
    self.values = values
  }

  /// Applies a change by an event.
  mutating func take(
    _ counted: (was: CountedAmount?, now: CountedAmount?), _ texts: EntryTextChange,
    _ cause: borrowing EventEnvelope
  ) {
    values = texts.values
    // A change does not repeat the sentence.
    let name = texts.now.shownName
    if !name.isEmpty { merchant = name }
    guard counted.was != counted.now else { return }
    let id = cause.id
    let (kind, reason) = ExplainedEntry.kind(of: cause)
    steps.append(
      Step(event: id, kind: kind, was: counted.was, now: counted.now, reason: reason))
  }

  private static func kind(
    of cause: borrowing EventEnvelope
  ) -> (EntryChangeKind, reason: String) {
    switch cause.event {
    case .amendment(.entryCorrected(let correction)): (.corrected, correction.reason)
    case .amendment(.entryVoided(let void)): (.voided, void.reason)
    case .reversal(let event): (event.isUndo ? .undone : .redone, event.reversal.reason)
    case .entry, .amendment(.entryReviewed), .setting, .schedule, .account, .receipt, .purchase,
      .logOpened, .log:
      (.added, "")
    }
  }
}
