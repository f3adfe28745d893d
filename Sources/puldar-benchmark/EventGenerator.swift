import LedgerModel

/// The events of an invented person, 2021 to 2025: the same ones for the same seed and count.
///
/// Nothing is kept but the entries of late, so that a log of any length can be made. Of a thousand
/// events thirty are corrections, ten voids and fifty credits; every month has an allocation and
/// received income, every January a base income.
struct EventGenerator {
  /// How many events there will be, line 0 included.
  let count: Int
  /// What the entries so far add up to.
  var totals = GeneratedTotals()
  var random: SeededGenerator
  var entries = RecentEntries()
  let places = ZipfTable(count: Merchant.all.count)

  private let ledger: LedgerID
  private let writer: WriterID
  private var number = 0
  /// What a new month begins with, the last first.
  private var due: [LedgerEvent] = []
  private var month: CalendarMonth?
  private var allocation: (id: EventID, shares: [BucketShare])?

  /// The days of the log: five years.
  private static let dayCount = 1826
  private let firstDay: CalendarDay

  init(count: Int, seed: UInt64) throws {
    guard let ledger = LedgerID("benchmarkbenchmarkbenchmar"), let writer = WriterID("k7q2"),
      let firstDay = CalendarDay(year: 2021, month: 1, day: 1)
    else { throw BenchmarkError.wrongAnswer("the generated ledger has no name") }
    self.count = count
    self.ledger = ledger
    self.writer = writer
    self.firstDay = firstDay
    random = SeededGenerator(seed: seed)
  }

  /// The next event; `nil` after the last.
  mutating func next() -> EventEnvelope? {
    guard number < count else { return nil }
    let time = nextTime()
    let id = EventID(writer: writer, number: number)
    if month != time.day.month { begin(time.day.month) }
    let event = number == 0 ? opening : due.popLast() ?? nextEvent(id, on: time.day)
    if case .setting(.allocationChanged(let changed)) = event { allocation = (id, changed.shares) }
    number += 1
    return EventEnvelope(id: id, recordedAt: time, event: event)
  }

  /// A moment in the event's own part of the five years, so that time always goes on.
  private mutating func nextTime() -> Timestamp {
    let span = Int64(EventGenerator.dayCount) * 86_400_000
    let part = max(span / Int64(count), 1)
    let within = Int64.random(in: 0..<part, using: &random)
    return Timestamp(startOf: firstDay).adding(milliseconds: Int64(number) * part + within)
  }

  private var opening: LedgerEvent {
    .logOpened(
      LogOpened(
        ledger: ledger, writer: writer, deviceName: "benchmark", currency: .usd, version: "0.1.0"))
  }

  /// Lines up what a month begins with.
  private mutating func begin(_ month: CalendarMonth) {
    self.month = month
    let day = month.firstDay
    var events: [LedgerEvent] = []
    if month.monthOfYear == 1 {
      let base = Money(minorUnits: 400_000 + Int64(month.year - 2021) * 15_000, currency: .usd)
      events.append(.setting(.incomeSet(IncomeSet(from: day, plan: .monthly(base)))))
    }
    let fundamentals = Int.random(in: 45...60, using: &random) * 100
    let shares = zip(BucketName.builtIn, [fundamentals, 8000 - fundamentals, 2000])
      .compactMap { bucket, hundredths in
        Percentage(hundredths: hundredths).map { BucketShare(bucket: bucket, share: $0) }
      }
    events.append(
      .setting(
        .allocationChanged(
          AllocationChanged(
            from: day, shares: shares,
            change: SettingChange(on: allocation?.id, was: allocation?.shares)))))
    let received = Money(
      minorUnits: Int64.random(in: 5_000...60_000, using: &random), currency: .usd)
    events.append(
      .entry(
        .incomeReceived(
          IncomeReceived(
            amount: received, date: day, texts: EntryTexts(merchant: "Side Job", by: "flags")))))
    due = events.reversed()
  }
}
