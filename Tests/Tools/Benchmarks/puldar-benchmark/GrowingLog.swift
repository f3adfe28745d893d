import LedgerModel

/// A log of any length whose events all bear upon one thing.
enum GrowingLog: String, CaseIterable {
  case corrections = "corrections of one entry"
  case fallingMonths = "settings of falling months"
  case categoriesAndMonths = "a category and month for each"
  case waitingVoids = "voids that wait, one by one"

  /// How many events the shorter log has: so few that the processor's caches hold what is kept of
  /// both, for a memory that is slower than they are grows no log.
  var count: Int {
    switch self {
    case .corrections, .fallingMonths, .waitingVoids: 4_000
    case .categoriesAndMonths: 1_500
    }
  }

  /// The first month that anything is of.
  private static let first = CalendarDay.first.month.advanced(by: 12 * 5_000) ?? .first

  /// So many events, in the order in which they are met.
  func events(_ count: Int) -> [EventEnvelope] {
    let (home, other) = (GrowingLog.writer("k7q2"), GrowingLog.writer("m3xd"))
    var events: [EventEnvelope] = []
    func add(_ event: LedgerEvent, _ writer: WriterID, _ number: Int) {
      events.append(
        EventEnvelope(
          id: EventID(writer: writer, number: number),
          recordedAt: Timestamp(startOf: GrowingLog.first.firstDay)
            .adding(milliseconds: Int64(events.count)),
          event: event))
    }
    switch self {
    case .corrections:
      let entry = GrowingLog.entry(0)
      add(.entry(entry), home, 0)
      for number in 1..<count { add(GrowingLog.correction(number, of: entry, home), home, number) }
    case .fallingMonths:
      for number in 0..<count { add(GrowingLog.setting(number), home, number) }
    case .categoriesAndMonths:
      for number in 0..<count { add(.entry(GrowingLog.entry(number)), home, number) }
    case .waitingVoids:
      let entry = GrowingLog.entry(0)
      for number in 0..<count / 2 {
        let id = EventID(writer: home, number: number)
        let void = EntryVoided(entry: id, version: id, was: entry)
        add(.amendment(.entryVoided(void)), other, number)
      }
      for number in 0..<count / 2 { add(.entry(entry), home, number) }
    }
    return events
  }

  /// A figure of the fold, and what it must be by the way in which the log was made.
  func figure(
    of buckets: MonthlyBuckets, _ count: Int
  ) throws(FigureTooLarge) -> (is: Int64, expected: Int64) {
    switch self {
    case .corrections:
      (try buckets.month(GrowingLog.first).spent.minorUnits, Int64(count))
    case .fallingMonths:
      (
        try buckets.month(GrowingLog.month(-(count - 1) / 4)).income.minorUnits,
        Int64((count - 1) / 4 * 4 + 1)
      )
    case .categoriesAndMonths:
      (try buckets.month(GrowingLog.month(count - 1)).spent.minorUnits, Int64(count))
    case .waitingVoids: (try buckets.month(GrowingLog.first).spent.minorUnits, 0)
    }
  }
}

extension GrowingLog {
  private static func writer(_ text: String) -> WriterID {
    guard let writer = WriterID(text) else { preconditionFailure("'\(text)' names a writer") }
    return writer
  }

  private static func month(_ number: Int) -> CalendarMonth { first.advanced(by: number) ?? first }

  private static func money(_ number: Int) -> Money {
    Money(minorUnits: Int64(number + 1), currency: .usd)
  }

  /// An entry of so many minor units and one, in a category and month of its number.
  private static func entry(_ number: Int) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: .expense, amount: money(number), category: CategoryName("c\(number)") ?? .other,
        date: month(number).firstDay, account: .bank),
      texts: EntryTexts(merchant: "Shop", by: "flags"))
  }

  private static func correction(
    _ number: Int, of entry: EntryContent, _ writer: WriterID
  ) -> LedgerEvent {
    .amendment(
      .entryCorrected(
        EntryCorrected(
          entry: EventID(writer: writer, number: 0),
          version: EventID(writer: writer, number: number - 1), was: entry,
          now: EntryAmendment(amount: money(number)))))
  }

  /// One of four kinds of settings, each of the month before the one of its kind before it.
  private static func setting(_ number: Int) -> LedgerEvent {
    let from = month(-number / 4).firstDay
    let event: SettingEvent =
      switch number % 4 {
      case 0: .incomeSet(IncomeSet(from: from, plan: .monthly(money(number))))
      case 1: .allocationChanged(AllocationChanged(from: from, shares: BucketShare.standard))
      case 2: .rolloverSet(RolloverSet(from: from, bucket: .fun, mode: .surplus))
      default: .categoryMoved(CategoryMoved(category: .dining, bucket: .fun, from: from))
      }
    return .setting(event)
  }
}
