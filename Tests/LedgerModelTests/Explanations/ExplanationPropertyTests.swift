import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Explanations over histories that could have happened: the terms of every node add up to it, every
/// figure is the one that a screen shows, and a full table finds the same entries.
struct ExplanationPropertyTests {
  /// Deep enough for every chain of the histories, and their entries.
  private static let depth = 16

  private static func fold<P: Projection>(_ start: P, _ events: [EventEnvelope]) -> LedgerFold<P> {
    let isSeveral = Set(events.map(\.id.writer)).count > 1
    var fold = LedgerFold(into: start, hasSeveralLogs: isSeveral)
    for event in events { fold.apply(event) }
    return fold
  }

  /// The first thing that is wrong with a term or one below it; `nil` where nothing is.
  private static func mistake(in term: ExplanationTerm) -> String? {
    let sum = term.terms.reduce(0) { $0 + $1.value.minorUnits }
    if !term.terms.isEmpty, sum != term.value.minorUnits {
      return "\(term.label) adds up to \(sum)"
    }
    if term.isFolded, !term.terms.isEmpty { return "\(term.label) is folded and has terms" }
    return term.terms.lazy.compactMap(mistake).first
  }

  private static func isFolded(_ term: ExplanationTerm) -> Bool {
    term.isFolded || term.terms.contains(where: isFolded)
  }

  @Test func `months explained together rest on the same events as each alone`() throws {
    var compared = 0
    for seed in TestRun.seeds(24) {
      let history = RandomHistory.ledger(seed: seed, requests: 60)
      guard let span = history.view(MonthlyBuckets()).months else { continue }
      let today = span.upperBound.lastDay
      let together = history.view(ExplainedMonth(span, on: today, depth: 8))
      for month in CalendarMonth.months(from: span.lowerBound, through: span.upperBound) {
        let alone = history.view(ExplainedMonth(month, on: today, depth: 8))
        // A month whose sums do not fit has no figures.
        guard let figures = try? alone.figures() else { continue }
        let events = try together.events(of: figures, in: month)
        compared += figures.count
        for figure in figures {
          let root = try alone.explanation(of: figure).root
          #expect(
            events[figure] == Self.events(of: root), "seed \(seed), \(month.text), \(figure.text)")
        }
      }
    }
    #expect(compared > 0)
  }

  private static func events(of term: ExplanationTerm) -> Set<EventID> {
    term.terms.reduce(Set(term.events)) { $0.union(events(of: $1)) }
  }

  /// Explains every figure of some months, and compares it with what the screens show.
  private static func expectSums(
    _ events: [EventEnvelope], _ months: [CalendarMonth], _ comment: String
  ) throws {
    let buckets = fold(MonthlyBuckets(), events).projection
    let ids = Set(events.map(\.id))
    let today = try #require(months.first).lastDay
    for month in months {
      let budget = try buckets.month(month, on: today)
      let explained = fold(ExplainedMonth(month, on: today, depth: depth), events).projection
      #expect(explained.buckets == buckets)
      for figure in try explained.figures() {
        let explanation = try explained.explanation(of: figure)
        let shown =
          switch figure {
          case .month(let figure): budget.value(of: figure)
          case .bucket(let name, let figure):
            try budget.value(of: figure, #require(budget.buckets.first { $0.bucket == name }))
          case .category(let category): budget.spending(in: category).used
          case .limit(let category):
            try #require(
              try buckets.overview(of: budget).limits.first { $0.category == category }
            ).left
          }
        let name = "\(comment), \(month.text), \(figure.text)"
        if explanation.value != shown { Issue.record("\(name): not \(shown)") }
        if let mistake = mistake(in: explanation.root) { Issue.record("\(name): \(mistake)") }
        if isFolded(explanation.root) { Issue.record("\(name): is folded") }
        if !namedEvents(explanation.root).isSubset(of: ids) { Issue.record("\(name): an event") }
      }
    }
  }

  private static func namedEvents(_ term: ExplanationTerm) -> Set<EventID> {
    term.terms.reduce(into: Set(term.events)) { $0.formUnion(namedEvents($1)) }
  }

  @Test(.rows) func `the terms of every figure add up to what a screen shows`() {
    each(TestRun.seeds(40)) { (seed: UInt64) throws in
      let ledger = RandomHistory.ledger(seed: seed)
      try Self.expectSums(ledger.events, RandomHistoryTests.months, "seed \(seed)")
    }
  }

  @Test(.rows) func `so they do where three devices wrote`() {
    each(TestRun.seeds(20)) { (seed: UInt64) throws in
      let ledgers = RandomHistory.threeDevices(seed: seed)
      var merged = ledgers[0]
      for other in ledgers.dropFirst() { merged.receive(other.events) }
      try Self.expectSums(merged.events, RandomHistoryTests.months, "seed \(seed)")
    }
  }

  @Test(.rows) func `so they do of every beginning of a history`() {
    each(TestRun.seeds(30)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed, requests: 30).events
      for count in stride(from: 1, to: events.count, by: 5) {
        try Self.expectSums(Array(events.prefix(count)), ["2025-12"], "seed \(seed), \(count)")
      }
    }
  }

  @Test(.rows) func `a shallower explanation is a deeper one with its lower terms folded`() {
    each(TestRun.seeds(20)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed).events
      let month: CalendarMonth = "2026-01"
      let deep = Self.fold(ExplainedMonth(month, depth: Self.depth), events).projection
      for depth in 0..<6 {
        let shallow = Self.fold(ExplainedMonth(month, depth: depth), events).projection
        for figure in try deep.figures() {
          let expected = Self.cut(try deep.explanation(of: figure).root, depth)
          let root = try shallow.explanation(of: figure).root
          #expect(root == expected, "seed \(seed), \(figure.text), depth \(depth)")
        }
      }
    }
  }

  /// A term with so many levels below it; what an entry is made of is no level.
  private static func cut(_ term: ExplanationTerm, _ depth: Int) -> ExplanationTerm {
    var term = term
    if case .entry = term.label { return term }
    if depth == 0, !term.terms.isEmpty {
      term.terms = []
      term.isFolded = true
    }
    term.terms = term.terms.map { cut($0, depth - 1) }
    return term
  }

  // MARK: - The independent calculation

  @Test(.rows) func `a full table of all events finds the same figures and the same entries`() {
    each([1, 3], TestRun.seeds(25)) { (writers: Int, seed: UInt64) throws in
      let history = DeviceHistory(seed: seed, count: 70, writers: writers)
      let table = EventTable(history.events)
      let months = CalendarMonth.months(
        from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
      let expected = Dictionary(
        uniqueKeysWithValues: zip(months, table.months(DeviceHistory.months)))
      for month in months {
        let fold = Self.fold(ExplainedMonth(month, depth: Self.depth), history.events)
        for bucket in BucketName.builtIn + ["travel", "kinder"] {
          let explanation = try fold.projection.explanation(
            of: .bucket(bucket, .left), conflicts: fold.conflicts)
          Self.compare(explanation.root, bucket, sign: 1, expected, table, "seed \(seed)")
        }
        let income = try fold.projection.explanation(of: .month(.income)).root
        #expect(income.value.minorUnits == expected[month]?.income, "seed \(seed)")
        let received = table.incomes.counted(in: month).map { ($0.id, $0.units) }
        #expect(
          Self.entries(of: income) == Dictionary(uniqueKeysWithValues: received),
          "seed \(seed), \(month)")
      }
    }
  }

  /// Compares a bucket's figures with the table, and what was spent with the table's entries.
  private static func compare(
    _ term: ExplanationTerm, _ bucket: BucketName, sign: Int64,
    _ expected: [CalendarMonth: TableMonth], _ table: EventTable, _ comment: String
  ) {
    let sign = term.isTakenAway ? -sign : sign
    // What an ended bucket left is taken apart by that bucket's figures.
    var bucket = bucket
    if case .bucketPart(let part) = term.label { bucket = part }
    if case .bucket(let figure, let month) = term.label, let row = expected[month] {
      guard let shown = row.buckets.first(where: { $0.bucket == bucket }) else { return }
      let value =
        switch figure {
        case .income, .budget: shown.budget
        case .carried: shown.carried
        case .capacity: shown.budget + shown.carried
        case .spent: shown.spent
        case .covered: shown.covered
        case .putAway: shown.putAway
        case .used: shown.used
        case .left: shown.left
        case .over: max(-shown.left, 0)
        // Without a day nothing is due.
        case .due: Int64(0)
        case .free: shown.left
        }
      if sign * term.value.minorUnits != value {
        Issue.record("\(comment): \(figure) of \(bucket) in \(month) is \(value)")
      }
      if figure == .spent {
        let counted = counted(table) { values in
          values.type != .income && values.date.month == month
            && table.bucket(of: values.category, on: month.firstDay) == bucket
        }
        let listed = entries(of: term).mapValues { sign * $0 }
        if listed != counted { Issue.record("\(comment): \(month) \(bucket): \(listed)") }
        for case .entry(let id, _, _, _) in term.terms.map(\.label) {
          let versions = table.entry(id)?.versions ?? []
          let named = term.terms.filter { $0.label.isEntry(id) }.flatMap(\.events)
          if !named.allSatisfy({ $0 == id || versions.contains($0) }) {
            Issue.record("\(comment): \(named) did not touch \(id)")
          }
        }
      }
    }
    for part in term.terms { compare(part, bucket, sign: sign, expected, table, comment) }
  }

  /// The entries that count and keep a condition, each with what it adds.
  private static func counted(
    _ table: EventTable, _ isMeant: (EntryValues) -> Bool
  ) -> [EventID: Int64] {
    var counted: [EventID: Int64] = [:]
    for entry in table.entries where entry.status == .counts {
      let values = entry.content.values
      guard isMeant(values) else { continue }
      counted[entry.id] =
        values.type == .credit ? -values.amount.minorUnits : values.amount.minorUnits
    }
    return counted
  }

  /// The entries among the terms that add something.
  private static func entries(of term: ExplanationTerm) -> [EventID: Int64] {
    var entries: [EventID: Int64] = [:]
    for part in term.terms {
      if case .entry(let id, _, _, _) = part.label, part.value.minorUnits != 0 {
        entries[id] = part.value.minorUnits
      }
    }
    return entries
  }
}

extension ExplanationLabel {
  fileprivate func isEntry(_ entry: EventID) -> Bool {
    if case .entry(entry, _, _, _) = self { return true }
    return false
  }
}
