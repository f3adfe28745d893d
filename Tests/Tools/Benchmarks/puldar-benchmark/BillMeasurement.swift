import LedgerModel

/// What bills cost: `due` where ten thousand are open, and a month at a glance with the bills of ten years
/// beside the same month without any.
struct BillMeasurement {
  private var due: [Cost] = []
  private var statusWith: [Cost] = []
  private var statusWithout: [Cost] = []

  private static let rounds = 31
  private static let openCount = 10_000
  private static let eventCount = 100_000
  private static let today = "2026-01-02"

  init(of program: String, in folder: WorkFolder) throws {
    let paths = ["many", "with", "without"].map { "\(folder.path)/bills-\($0).jsonl" }
    _ = try GeneratedLog(
      path: paths[0], eventCount: 2, followedBy: BillMeasurement.open(BillMeasurement.openCount))
    _ = try GeneratedLog(
      path: paths[1], eventCount: BillMeasurement.eventCount,
      followedBy: BillMeasurement.tenYears(withBills: true))
    _ = try GeneratedLog(
      path: paths[2], eventCount: BillMeasurement.eventCount,
      followedBy: BillMeasurement.tenYears(withBills: false))
    // Each with a home of its own: they have one ledger's name, and would take each other's snapshot away.
    func asked(_ path: String, _ words: String...) -> OtherProgram {
      OtherProgram(
        [program, "-f", path, "--today", BillMeasurement.today] + words,
        environment: [
          "HOME=\(path)-home", "LANG=C.UTF-8",
          "PATH=/usr/bin:/bin", "TZ=UTC",
        ])
    }
    for round in 0...BillMeasurement.rounds {
      let due = try asked(paths[0], "due").cost(.dropped)
      let with = try asked(paths[1], "status").cost(.dropped)
      let without = try asked(paths[2], "status").cost(.dropped)
      // The first round only warms up caches.
      if round == 0 { continue }
      self.due.append(due)
      statusWith.append(with)
      statusWithout.append(without)
    }
  }

  /// Prints what was measured.
  func report(_ thresholds: ThresholdCheck) throws {
    thresholds.take(.bills, Cost.ratio(statusWith, to: statusWithout))
    try Output.results.line("\nbills")
    let rows = [
      ("due, \(BillMeasurement.openCount) open", due), ("status, bills of ten years", statusWith),
      ("status, none", statusWithout),
    ]
    for (name, costs) in rows {
      let cost = Cost.median(costs)
      try Output.results.line(
        Figure.column(name, 26, isNumber: false)
          + Figure.column(Figure.milliseconds(cost.wallNanoseconds), 10) + " ms wall"
          + Figure.column(Figure.milliseconds(cost.processorNanoseconds), 10) + " ms CPU")
    }
  }

  /// Bills that are each due once, in the month of ``today``.
  private static func open(_ count: Int) -> [LedgerEvent] {
    (0..<count).compactMap { number in
      CalendarDay(year: 2026, month: 1, day: 3 + number % 28)
        .flatMap { Recurrence.once(on: $0) }
        .map { .schedule(.bill(.added(BillAdded(terms: terms("Bill \(number)", $0))))) }
    }
  }

  /// The expenses of thirty bills that come each month, of ten years, and the bills and payments with them.
  private static func tenYears(withBills hasBills: Bool) -> [LedgerEvent] {
    var events: [LedgerEvent] = []
    guard let writer = WriterID("k7q2") else { return [] }
    for bill in 0..<30 {
      guard let first = CalendarDay(year: 2016, month: 1, day: 1 + bill % 28),
        let rule = try? Recurrence(.months(1, on: [.day(first.day)]), from: first)
      else { continue }
      let id = EventID(writer: writer, number: eventCount + events.count)
      let terms = terms("Bill \(bill)", rule)
      if hasBills { events.append(.schedule(.bill(.added(BillAdded(terms: terms))))) }
      for month in 0..<120 {
        guard let day = rule.occurrence(month) else { continue }
        let paid = BillPaid(bill: id, due: day, amount: terms.amount, on: day)
        if hasBills { events.append(.schedule(.bill(.paid(paid)))) }
        events.append(
          .entry(
            .expense(
              amount: terms.amount, category: terms.category, date: day,
              texts: EntryTexts(merchant: terms.name, by: PayBill.source))))
      }
    }
    return events
  }

  private static func terms(_ name: String, _ rule: Recurrence) -> BillTerms {
    BillTerms(
      name, rule, amount: Money(minorUnits: 12_50, currency: .usd), category: .subscriptions)
  }
}
